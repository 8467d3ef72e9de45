import { type Game, opponent, ROTATIONS, score, SEATS, TERRAINS } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { type Bonus, scoreTowns, worth } from '@wagons/rules/scoring';
import { placements, visible } from '@wagons/rules/town';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryBonus } from '../../../rules/test/arbitraryBonus.ts';
import { randomCourse } from '../../../rules/test/course.ts';
import { baseDeck, deckFile } from '../../../rules/test/table.ts';
import { drawn } from '../../test/drawn.ts';
import { compileBonus } from './conditions/compile.ts';
import { looksAcross } from './conditions/structure.ts';
import { codesIn, compiledBonusOf, kernelTownOf, makeScoreboard } from './scoreboard.ts';
import { largestGroups } from './town/largestGroups.ts';
import { codesOf, KernelTown, makeSpots } from './town/town.ts';

const base = baseDeck();

const sizes = new Int16Array(6);
const spots = makeSpots();

/** Expects that kernel and rules agree on groups, every condition of the deck, spots and totals. */
function expectAgreement(game: Game): void {
  const { deck } = game;
  const cards = deck.cards.map(({ id }) => id);
  const tallies = scoreTowns(deck, cards, game.towns);
  const table = makeScoreboard(game);
  const running = score(game);
  for (const seat of SEATS) {
    const own = kernelTownOf(deck, game.towns[seat]);
    const rival = kernelTownOf(deck, game.towns[opponent(seat)]);
    largestGroups(own, sizes);
    expect([...sizes]).toEqual(TERRAINS.map((terrain) => tallies[seat].terrains[terrain].points));
    expect(cards.map((card) => compiledBonusOf(deck, card)(own, rival))).toEqual(
      tallies[seat].bonuses.map(({ points }) => points),
    );
    expect(table.total(seat)).toBe(running[seat].total);
    expect(table.margin(seat)).toBe(running[seat].total - running[opponent(seat)].total);
    const count = own.spots(spots);
    const found = Array.from({ length: count }, (_, i) => ({ x: spots[2 * i], y: spots[2 * i + 1] }));
    const upright = placements(visible(deck, game.towns[seat]), 'any').filter(
      ({ rotation }) => rotation === 'upright',
    );
    expect(found).toEqual(upright.map(({ cell }) => cell));
  }
}

describe('kernel and rules agree', () => {
  it.each(['base', 'frontier', 'example'])('at every step of random games with %s', (name) => {
    for (let i = 0; i < 26; i++)
      for (const game of randomCourse(`${name} ${i}`, deckFile(name))) expectAgreement(game);
  });

  it('on any valid condition, with towns of random games', () => {
    const positions = Array.from({ length: 12 }, (_, i) => randomCourse(`any ${i}`)).flat();
    fc.assert(
      fc.property(arbitraryBonus, fc.constantFrom(...positions), (bonus: Bonus, { towns }) => {
        const [first] = base.cards;
        const deck = { ...base, hash: 'random', cards: [{ ...first!, bonus }, ...base.cards.slice(1)] };
        const compiled = compileBonus(bonus);
        const tallies = scoreTowns(deck, [first!.id], towns);
        for (const seat of SEATS) {
          const own = kernelTownOf(base, towns[seat]);
          const rival = kernelTownOf(base, towns[opponent(seat)]);
          expect(compiled(own, rival)).toBe(tallies[seat].total - largestGroups(own, sizes));
          if (!looksAcross(bonus)) expect(compiled(own, new KernelTown())).toBe(compiled(own, rival));
        }
      }),
      { numRuns: 3000 },
    );
  });
});

describe('kernel and rules agree on arbitrary towns', () => {
  const expectWorth = (bonus: Bonus, seed: string): number => {
    const roll = dice(seed);
    const [first, second] = [drawn(roll), drawn(roll)];
    const views = { first: first.view, second: second.view };
    const compiled = compileBonus(bonus);
    const { points } = worth(bonus, views, 'first');
    expect(compiled(first.town, second.town)).toBe(points);
    expect(compiled(second.town, first.town)).toBe(worth(bonus, views, 'second').points);
    return points;
  };

  it.each(['base', 'frontier', 'example'])('with all conditions of the deck %s', (name) => {
    for (const { id, bonus } of deckFile(name).cards) {
      const points = Array.from({ length: 60 }, (_, i) => expectWorth(bonus, `${name} ${id} ${i}`));
      expect(points.some((some) => some !== 0)).toBe(true);
    }
  });

  const beer = { icon: 'beer' } as const;
  it.each<readonly [string, Bonus]>([
    [
      'spaces closed at the corners, by size',
      {
        each: { space: { atLeast: 1 }, corners: true },
        steps: [
          [1, -1],
          [2, 4],
        ],
      },
    ],
    [
      'spaces by size',
      {
        each: { space: { atMost: 9 } },
        steps: [
          [2, 3],
          [3, -2],
        ],
      },
    ],
    [
      'groups by size',
      {
        each: { group: { terrain: 'snow' }, size: { atLeast: 2, atMost: 5 } },
        steps: [
          [1, 7],
          [3, 1],
          [4, 9],
        ],
      },
    ],
    [
      'lines by size',
      {
        each: { line: beer, size: { atMost: 4 } },
        steps: [
          [2, 5],
          [3, -3],
        ],
      },
    ],
    ['runs of a certain size', { each: { run: { not: beer }, size: { atLeast: 3, atMost: 4 } }, points: -2 }],
    [
      'runs of what lies beside something',
      {
        each: { run: { beside: { terrain: 'water' } } },
        steps: [
          [2, 1],
          [4, 5],
        ],
      },
    ],
    ['distances that cost', { distance: { terrain: 'forest' }, to: beer, points: -2 }],
    ['distances among the same', { distance: beer, to: beer, points: 3 }],
    ['division of a loss', { divide: { each: { cell: beer }, points: -1 }, by: 3 }],
    [
      'a table below its first step',
      {
        table: { each: { cell: beer } },
        steps: [
          [4, { each: { cell: {} } }],
          [9, -2],
        ],
      },
    ],
    ['a difference to the one with more', { difference: { each: { run: beer } }, to: 'more' }],
    [
      'a loss that stays where it is',
      {
        changeHands: 2,
        of: { each: { cell: beer }, points: -1 },
        toMore: { each: { cell: { terrain: 'snow' } } },
      },
    ],
    [
      'points that change hands, of what both have',
      { changeHands: 4, of: { each: { cell: beer } }, toMore: { distance: beer, to: { icon: 'gun' } } },
    ],
    [
      'runs and distances of a choice',
      {
        choose: { fullestLine: beer },
        score: {
          sum: [
            { each: { run: { chosen: true } }, steps: [[3, 2]] },
            { distance: beer, to: { chosen: true } },
          ],
        },
      },
    ],
  ])('with %s', (name, bonus) => {
    const points = Array.from({ length: 200 }, (_, i) => expectWorth(bonus, `${name} ${i}`));
    expect(points.some((some) => some !== 0)).toBe(true);
  });
});

describe('a kernel town', () => {
  it('has room for a chain of fourteen cards in every direction', () => {
    const steps = [
      [2, 0],
      [-2, 0],
      [0, 2],
      [0, -2],
      [2, 1],
      [-2, 1],
      [1, -2],
    ] as const;
    for (const [dx, dy] of steps) {
      const chain = base.cards
        .slice(0, 14)
        .map(({ id }, i) => ({ card: id, cell: { x: i * dx, y: i * dy }, rotation: ROTATIONS[i % 2]! }));
      const towns = { first: chain, second: [] };
      const cards = base.cards.map(({ id }) => id);
      const own = kernelTownOf(base, chain);
      expect(cards.map((card) => compiledBonusOf(base, card)(own, new KernelTown()))).toEqual(
        scoreTowns(base, cards, towns).first.bonuses.map(({ points }) => points),
      );
      const count = own.spots(spots);
      expect(2 * count).toBe(placements(visible(base, chain), 'any').length);
    }
  });

  it('is unchanged after undo', () => {
    for (const game of randomCourse('undo')) {
      const town = kernelTownOf(base, game.towns.first);
      const before = structuredClone({
        cells: town.cells,
        terrains: town.terrains,
        icons: town.icons,
        box: [town.left, town.top, town.right, town.bottom],
      });
      const count = town.spots(spots);
      for (let i = 0; i < count; i++) {
        town.place(codesIn(base)('badlands'), i % 2, spots[2 * i]!, spots[2 * i + 1]!);
        town.undo();
      }
      expect({
        cells: town.cells,
        terrains: town.terrains,
        icons: town.icons,
        box: [town.left, town.top, town.right, town.bottom],
      }).toEqual(before);
    }
  });

  it('rebuilds its planes from its cells, and is empty after clear', () => {
    for (const game of randomCourse('mark')) {
      const town = kernelTownOf(base, game.towns.second);
      const { terrains, icons } = structuredClone({ terrains: town.terrains, icons: town.icons });
      town.planes.fill(-1);
      town.mark();
      expect({ terrains: town.terrains, icons: town.icons }).toEqual({ terrains, icons });
      town.clear();
      expect(town).toEqual(new KernelTown());
      expect([town.cells, town.planes, town.occupied].every((rows) => rows.every((row) => row === 0))).toBe(
        true,
      );
    }
  });

  it('has the codes of a card for both rotations', () => {
    const [card] = base.cards;
    const codes = codesOf(card!);
    expect([...codes.slice(4)]).toEqual([...codes.slice(0, 4)].toReversed());
  });
});
