import {
  type Bonus,
  type Game,
  opponent,
  placements,
  ROTATIONS,
  score,
  scoreTowns,
  SEATS,
  TERRAINS,
  visible,
} from '@wagons/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryBonus } from '../../../rules/test/arbitraryBonus.ts';
import { randomCourse } from '../../../rules/test/course.ts';
import { baseDeck, deckFile } from '../../../rules/test/table.ts';
import { compileBonus, looksAcross } from './compile.ts';
import { largestGroups } from './groups.ts';
import { codesIn, setTable, setTown, worthIn } from './table.ts';
import { codesOf, KernelTown, makeSpots } from './town.ts';

const base = baseDeck();

const sizes = new Int16Array(6);
const spots = makeSpots();

/** Expects that kernel and rules see the same: groups, every condition of the deck, spots, totals. */
function expectAgreement(game: Game): void {
  const { deck } = game;
  const cards = deck.cards.map(({ id }) => id);
  const tallies = scoreTowns(deck, cards, game.towns);
  const table = setTable(game);
  const running = score(game);
  for (const seat of SEATS) {
    const own = setTown(deck, game.towns[seat]);
    const rival = setTown(deck, game.towns[opponent(seat)]);
    largestGroups(own, sizes);
    expect([...sizes]).toEqual(TERRAINS.map((terrain) => tallies[seat].terrains[terrain].points));
    expect(cards.map((card) => worthIn(deck, card)(own, rival))).toEqual(
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
  it.each(['base', 'example-frontier'])('at every step of random games with %s', (name) => {
    for (let i = 0; i < 40; i++)
      for (const game of randomCourse(`${name} ${i}`, deckFile(name))) expectAgreement(game);
  });

  it('on any valid condition, with towns of random games', () => {
    const positions = Array.from({ length: 12 }, (_, i) => randomCourse(`any ${i}`)).flat();
    fc.assert(
      fc.property(arbitraryBonus, fc.constantFrom(...positions), (bonus: Bonus, { towns }) => {
        const [first] = base.cards;
        const deck = { ...base, hash: 'random', cards: [{ ...first!, bonus }, ...base.cards.slice(1)] };
        const worth = compileBonus(bonus);
        const tallies = scoreTowns(deck, [first!.id], towns);
        for (const seat of SEATS) {
          const own = setTown(base, towns[seat]);
          const rival = setTown(base, towns[opponent(seat)]);
          expect(worth(own, rival)).toBe(tallies[seat].total - largestGroups(own, sizes));
          if (!looksAcross(bonus)) expect(worth(own, new KernelTown())).toBe(worth(own, rival));
        }
      }),
      { numRuns: 3000 },
    );
  });
});

describe('a kernel town', () => {
  it('cannot overflow: fourteen cards in a chain, in every direction and around corners', () => {
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
      const own = setTown(base, chain);
      expect(cards.map((card) => worthIn(base, card)(own, new KernelTown()))).toEqual(
        scoreTowns(base, cards, towns).first.bonuses.map(({ points }) => points),
      );
      const count = own.spots(spots);
      expect(2 * count).toBe(placements(visible(base, chain), 'any').length);
    }
  });

  it('is after undo what it was before', () => {
    for (const game of randomCourse('undo')) {
      const town = setTown(base, game.towns.first);
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

  it('is marked by what lies in its cells, and empty once it is cleared', () => {
    for (const game of randomCourse('mark')) {
      const town = setTown(base, game.towns.second);
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

  it('knows a card both ways up', () => {
    const [card] = base.cards;
    const codes = codesOf(card!);
    expect([...codes.slice(4)]).toEqual([...codes.slice(0, 4)].toReversed());
  });
});
