import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryBonus } from '../../test/arbitraryBonus.ts';
import { frozen } from '../../test/course.ts';
import { baseDeck, deckJson } from '../../test/table.ts';
import { readDeck } from '../deck/readDeck.ts';
import { placements } from '../town/place.ts';
import { invariant } from '../core/result.ts';
import { cover, EMPTY_VIEW, territoryAt, type View } from '../town/town.ts';
import { type Bonus, type BySeat, type Line, opponent, SEATS } from '../core/types.ts';
import { worth } from './evaluate.ts';

/** A town of up to ten printed cards, each on one of its legal spots. */
const arbitraryTown: fc.Arbitrary<View> = fc
  .tuple(
    fc.shuffledSubarray([...baseDeck().cards], { maxLength: 10 }),
    fc.array(fc.nat(), { minLength: 10, maxLength: 10 }),
  )
  .map(([cards, throws]) =>
    cards.reduce((view, card, i) => {
      const spots = placements(view, card.id);
      const spot = spots[(throws[i] ?? 0) % spots.length];
      invariant(spot, 'a card always finds a place');
      return cover(view, card, spot);
    }, EMPTY_VIEW),
  );
const arbitraryTowns: fc.Arbitrary<BySeat<View>> = fc.record({
  first: arbitraryTown,
  second: arbitraryTown,
});
const always = (check: (bonus: Bonus, towns: BySeat<View>) => void): void =>
  fc.assert(fc.property(arbitraryBonus, arbitraryTowns, check), { numRuns: 300 });

it('[F12] the expressions of these tests are valid', () => {
  const file = deckJson('base');
  const eighteen = fc.array(arbitraryBonus, { minLength: 18, maxLength: 18 });
  const check = (bonuses: readonly Bonus[]): void => {
    const read = readDeck({ ...file, cards: file.cards.map((card, i) => ({ ...card, bonus: bonuses[i] })) });
    expect(read.ok ? read.value.cards.map(({ bonus }) => bonus) : read.error).toEqual(bonuses);
  };
  fc.assert(fc.property(eighteen, check), { numRuns: 40 });
});

it('[F11] contributions add up to the points, and none is empty', () => {
  always((bonus, towns) => {
    const { points, contributions } = worth(bonus, towns, 'first');
    expect(contributions.reduce((sum, part) => sum + part.points, 0)).toBe(points);
    expect(contributions.every((part) => part.points !== 0)).toBe(true);
  });
});

it('[F11] every cell that is shown is a territory of its town, and is shown once', () => {
  always((bonus, towns) => {
    for (const { cells } of worth(bonus, towns, 'first').contributions) {
      expect(cells.every(({ town, cell }) => territoryAt(towns[town], cell.x, cell.y))).toBe(true);
      expect(new Set(cells.map(({ town, cell }) => `${town} ${cell.x},${cell.y}`)).size).toBe(cells.length);
    }
  });
});

it('[B0] points are whole numbers, never minus zero', () => {
  always((bonus, towns) => {
    for (const seat of SEATS) {
      const { points } = worth(bonus, towns, seat);
      expect(Number.isSafeInteger(points)).toBe(true);
      expect(Object.is(points, -0)).toBe(false);
    }
  });
});

it('[F4] the towns and the expression stay as they were', () => {
  always((bonus, towns) => {
    const before = JSON.stringify([bonus, towns]);
    worth(frozen(bonus), frozen(towns), 'first');
    expect(JSON.stringify([bonus, towns])).toBe(before);
  });
});

it('[F9] it makes no difference in which seat a player sits', () => {
  const swapped = ({ contributions, ...line }: Line): Line => ({
    ...line,
    contributions: contributions.map(({ points, cells }) => ({
      points,
      cells: cells.map(({ town, cell }) => ({ town: opponent(town), cell })),
    })),
  });
  always((bonus, { first, second }) => {
    const line = worth(bonus, { first, second }, 'first');
    expect(worth(bonus, { first: second, second: first }, 'second')).toEqual(swapped(line));
    expect(worth({ rival: bonus }, { first: second, second: first }, 'first').points).toBe(line.points);
  });
});

it('[P1][F5] where a town lies on the grid moves the cells and nothing else', () => {
  always((bonus, towns) => {
    const shift = (view: View): View => ({ ...view, left: view.left + 7, top: view.top - 3 });
    const line = worth(bonus, towns, 'first');
    expect(worth(bonus, { first: shift(towns.first), second: shift(towns.second) }, 'first')).toEqual({
      ...line,
      contributions: line.contributions.map(({ points, cells }) => ({
        points,
        cells: cells.map(({ town, cell }) => ({ town, cell: { x: cell.x + 7, y: cell.y - 3 } })),
      })),
    });
  });
});

it('[F5][F6] rows and columns, left and right, above and below are alike', () => {
  const transposed = ({ left, top, width, height, territories }: View): View => ({
    left: top,
    top: left,
    width: height,
    height: width,
    territories: territories.map((_, i) => territories[(i % height) * width + Math.floor(i / height)]),
  });
  const reversed = (view: View): View => ({ ...view, territories: view.territories.toReversed() });
  always((bonus, { first, second }) => {
    const { points } = worth(bonus, { first, second }, 'first');
    for (const turn of [transposed, reversed]) {
      expect(worth(bonus, { first: turn(first), second: turn(second) }, 'first').points).toBe(points);
    }
  });
});

it('[F5] an empty town holds nothing to count', () => {
  fc.assert(
    fc.property(arbitraryBonus, (bonus) => {
      fc.pre(typeof bonus === 'object' && ('each' in bonus || 'distance' in bonus));
      expect(worth(bonus, { first: EMPTY_VIEW, second: EMPTY_VIEW }, 'first').points).toBe(0);
    }),
  );
});

it('[F7] a quotient is the value divided and rounded down', () => {
  const by = fc.integer({ min: 2, max: 9 });
  const check = (bonus: Bonus, towns: BySeat<View>, divisor: number): void => {
    const { points } = worth(bonus, towns, 'first');
    const quotient = worth({ divide: bonus, by: divisor }, towns, 'first').points;
    expect(quotient * divisor <= points && points < (quotient + 1) * divisor).toBe(true);
  };
  fc.assert(fc.property(arbitraryBonus, arbitraryTowns, by, check), { numRuns: 200 });
});

it('[F8] a table follows the step that the value reaches', () => {
  always((bonus, towns) => {
    const { points } = worth(bonus, towns, 'first');
    const table: Bonus = {
      table: bonus,
      steps: [
        [points - 1, 50],
        [points, 7],
        [points + 1, 50],
      ],
    };
    expect(worth(table, towns, 'first').points).toBe(7);
  });
});

it('[F9] one player gains the difference, and the other nothing', () => {
  always((bonus, towns) => {
    const [first, second] = SEATS.map((seat) => worth(bonus, towns, seat).points) as [number, number];
    for (const [to, leader] of [
      ['more', first - second],
      ['fewer', second - first],
    ] as const) {
      const gains = SEATS.map((seat) => worth({ difference: bonus, to }, towns, seat).points);
      expect(gains).toEqual([Math.max(0, leader), Math.max(0, -leader)]);
    }
  });
});

it('[F9] points that change hands are neither made nor lost', () => {
  const limit = fc.integer({ min: 1, max: 9 });
  const check = (of: Bonus, toMore: Bonus, towns: BySeat<View>, changeHands: number): void => {
    const sum = (bonus: Bonus): number =>
      SEATS.reduce((points, seat) => points + worth(bonus, towns, seat).points, 0);
    expect(sum({ changeHands, of, toMore })).toBe(sum(of));
  };
  fc.assert(fc.property(arbitraryBonus, arbitraryBonus, arbitraryTowns, limit, check), { numRuns: 300 });
});
