import { type CardId, opponent, type Seat, SEATS, type Town } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { dice } from '@wagons/rules/deal';
import { scoreTowns } from '@wagons/rules/scoring';
import { placements, visible } from '@wagons/rules/town';
import { describe, expect, it } from 'vitest';
import { baseDeck } from './agree.ts';
import { crowdedTown } from './crowdedTown.ts';
import { gridTally } from './gridTally.ts';
import { gridCardOf, type GridTown, gridTownOf, placeAt, takeBack, tryEveryWay } from './gridTown.ts';

const CARDS = baseDeck.cards.map(({ id }) => id);

/** A town of different cards, placed at random. */
function looseTown(count: number, seed: string): Town {
  const roll = dice(seed);
  const rest = [...CARDS];
  let town: Town = [];
  for (let i = 0; i < count; i++) {
    const [card = ''] = rest.splice(roll(rest.length), 1);
    const spots = placements(visible(baseDeck, town), card);
    town = [...town, spots[roll(spots.length)]!];
  }
  return town;
}

/** What a grid town looks like, whatever the order in which it grew. */
const picture = ({ terrains, icons, cells }: GridTown): string =>
  cells
    .toSorted((a, b) => a - b)
    .map((cell) => `${cell} ${terrains[cell]} ${icons[cell]}`)
    .join();

const gridCard = (id: CardId) => gridCardOf(cardOf(baseDeck, id));

describe('a grid town', () => {
  it('grows by every legal placement of the rules, in their order', () => {
    for (let count = 0; count < 15; count++) {
      const town = looseTown(count, `grows ${count}`);
      const grid = gridTownOf(baseDeck, town);
      const before = picture(grid);
      const card = CARDS[count] ?? '';
      const grown: string[] = [];
      tryEveryWay(grid, [gridCard(card)], (path) => {
        expect(path).toEqual([grown.length]);
        grown.push(picture(grid));
      });
      expect(picture(grid)).toBe(before);
      const legal = placements(visible(baseDeck, town), card);
      expect(grown).toEqual(legal.map((one) => picture(gridTownOf(baseDeck, [...town, one]))));
    }
  });

  it('is reached again by the indices of a path', () => {
    const grid = gridTownOf(baseDeck, looseTown(2, 'path'));
    const before = picture(grid);
    const cards = CARDS.slice(5, 7).map(gridCard);
    const ways: Array<{ readonly path: readonly number[]; readonly end: string }> = [];
    tryEveryWay(grid, cards, (path) => ways.push({ path: [...path], end: picture(grid) }));
    expect(ways.length).toBeGreaterThan(2000);
    for (const { path, end } of ways.filter((_, i) => i % 37 === 0)) {
      for (const [i, card] of cards.entries()) placeAt(grid, card, path[i] ?? -1);
      expect(picture(grid)).toBe(end);
      for (const _ of cards) takeBack(grid);
      expect(picture(grid)).toBe(before);
    }
    expect(() => placeAt(grid, cards[0]!, 5000)).toThrow('legal');
  });
});

describe('the tally of grid towns is that of the rules', () => {
  const compare = (towns: Readonly<Record<Seat, Town>>, different: Map<CardId, Set<number>>): void => {
    const tallies = scoreTowns(baseDeck, CARDS, towns);
    const grids = { first: gridTownOf(baseDeck, towns.first), second: gridTownOf(baseDeck, towns.second) };
    const pointsOf = (center: readonly CardId[], seat: Seat): number => {
      const { ownPoints, counts, comparedPoints } = gridTally(center);
      const [own, rival] = [grids[seat], grids[opponent(seat)]];
      return ownPoints(own) + comparedPoints(counts(own), counts(rival));
    };
    for (const seat of SEATS) {
      const { bonuses, terrains, total } = tallies[seat];
      const groups = Object.values(terrains).reduce((sum, { points }) => sum + points, 0);
      expect(pointsOf([], seat)).toBe(groups);
      for (const { card, points } of bonuses) {
        expect(pointsOf([card], seat) - groups, card).toBe(points);
        different.set(card, (different.get(card) ?? new Set()).add(points));
      }
      expect(pointsOf(CARDS, seat)).toBe(total);
    }
  };

  it('for 1,000 pairs of loose and of dense towns, with each of the 18 cards', { timeout: 300_000 }, () => {
    const different = new Map<CardId, Set<number>>();
    const roll = dice('grid');
    for (let i = 0; i < 1000; i++) {
      const like = [0, 1, 2].map(() => CARDS[roll(CARDS.length)] ?? '');
      compare(
        { first: looseTown(i % 16, `first ${i}`), second: looseTown(roll(16), `second ${i}`) },
        different,
      );
      compare(
        { first: crowdedTown(baseDeck, like, roll), second: crowdedTown(baseDeck, like, roll) },
        different,
      );
    }
    expect(different.size).toBe(18);
    for (const [card, points] of different) expect(points.size, card).toBeGreaterThan(2);
  });

  it('and cards of other decks are refused', () => {
    expect(() => gridTally(['general-store'])).toThrow('printed');
  });
});
