import { checkTowns, scoreTowns, type Terrain, territoryAt, visible } from '@wagons/rules';
import { BASE_CARD_IDS, type BaseCardId } from '@wagons/words';
import { describe, expect, test } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import { scoredLine, townOf } from '../rules/pictures.ts';
import { EXAMPLES } from './examples.ts';

const deck = baseDeck();

function exampleOf(id: BaseCardId) {
  const { town, rival = '' } = EXAMPLES[id];
  const towns = { first: townOf(deck, town), second: townOf(deck, rival) };
  const views = { first: visible(deck, towns.first), second: visible(deck, towns.second) };
  const line = scoredLine(deck, id, towns.first, towns.second);
  /** Whether any of the lit cells of the own town has this terrain. */
  const lights = (terrain: Terrain): boolean =>
    line.contributions.some(({ cells }) =>
      cells.some(
        ({ town: seat, cell }) =>
          seat === 'first' && territoryAt(views.first, cell.x, cell.y)?.terrain === terrain,
      ),
    );
  const count = (icon: string, seat: 'first' | 'second' = 'first'): number =>
    views[seat].territories.filter((territory) => territory?.icon === icon).length;
  return { towns, line, lights, count };
}

describe.each(BASE_CARD_IDS)('the example of %s', (id) => {
  const { towns, line } = exampleOf(id);
  const cards = [...towns.first, ...towns.second].map(({ card }) => card);

  test('could come up in a game that this card scores', () => {
    expect(checkTowns(deck, towns).ok).toBe(true);
    expect(new Set(cards).size).toBe(cards.length);
    expect(cards).not.toContain(id);
  });

  test('brings points, or costs some, and shows where', () => {
    expect(line.points).not.toBe(0);
    expect(line.contributions.every(({ cells }) => cells.length > 0)).toBe(true);
    expect(line.choices).toBe(1);
  });
});

describe('what the captions say is so', () => {
  const parts = (id: BaseCardId): readonly number[] =>
    exampleOf(id).line.contributions.map(({ points }) => points);

  test('two guns on snow, and not the one on plains', () => {
    const { line, lights } = exampleOf('badlands');
    expect(line.contributions).toHaveLength(2);
    expect([lights('snow'), lights('plains')]).toEqual([true, false]);
  });

  test('more beers than the opponent, and a loss for each of the other town', () => {
    const { count, line } = exampleOf('one-too-many');
    expect(count('beer')).toBeGreaterThan(count('beer', 'second'));
    expect(line.points).toBe(-count('beer', 'second'));
    const { first, second } = exampleOf('one-too-many').towns;
    expect(scoreTowns(deck, ['one-too-many'], { first, second }).second.bonuses[0]?.points).toBe(0);
  });

  test.each([
    ['happy-cows', 'cow', 2, 5],
    ['cool-water', 'wagon', 2, 4],
    ['the-herd', 'cow', 4, 5],
    ['mother-lode', 'mine', 2, 3],
    ['stronghold', 'fort', 2, 4],
    ['border-patrol', 'fort', 2, 3],
    ['wagon-train', 'wagon', 3, 5],
  ] as const)('of %s, some of the %ss count: %i of %i', (id, icon, counting, all) => {
    expect(parts(id)).toHaveLength(counting);
    expect(exampleOf(id).count(icon)).toBe(all);
  });

  test('points and losses side by side', () => {
    expect(parts('the-clearing').filter((points) => points < 0)).toHaveLength(2);
    expect(parts('chuck-wagon').filter((points) => points < 0)).toHaveLength(1);
    expect(parts('claim-stakes').filter((points) => points < 0)).toHaveLength(2);
  });

  test('one single empty cell, two pairs, one set, two squares', () => {
    expect(parts('circled-camp')).toHaveLength(1);
    expect(parts('standoff')).toHaveLength(2);
    expect(parts('general-store')).toHaveLength(1);
    expect(exampleOf('general-store').count('fort')).toBe(2);
    expect(parts('square-deal')).toHaveLength(2);
  });

  test('three guns against two that can be seen, three mountains together against two', () => {
    const { count, towns } = exampleOf('fastest-draw');
    expect([count('gun'), count('gun', 'second')]).toEqual([3, 2]);
    const printed = towns.second.flatMap(
      ({ card }) => deck.cards.find(({ id }) => id === card)?.territories ?? [],
    );
    expect(printed.filter(({ icon }) => icon === 'gun')).toHaveLength(3);
    const divide = exampleOf('great-divide').towns;
    const { first, second } = scoreTowns(deck, [], divide);
    expect([first.terrains.mountains.points, second.terrains.mountains.points]).toEqual([3, 2]);
  });
});
