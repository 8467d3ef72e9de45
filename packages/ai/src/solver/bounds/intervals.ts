// Interval bounds: the lowest and highest points of any condition, however the remaining cards are placed.
//
// A territory visible at the end is visible now or on a future card, so counting both bounds everything that counts
// cells. Their positions are unknown; shapes are bounded by how many of them one card can complete.

import { ICONS, TERRAINS } from '@wagons/rules';
import type { Bonus, Choice, Filter, SizedThings, Steps, Things } from '@wagons/rules/scoring';
import { handedOver } from '../../kernel/conditions/compile.ts';
import { compileSized, compileThings } from '../../kernel/conditions/counts.ts';
import { isSized, type PointsBySize, pointsBySizeOf } from '../../kernel/conditions/pointsBySize.ts';
import { TERRITORY_CODES } from '../../kernel/town/codes.ts';
import { makeRows } from '../../kernel/town/rows.ts';
import { type ChoosableCodes, hasWord, isPlain, mayMatch } from './base/matching.ts';
import type { OpenTown } from './base/openTown.ts';

export type Interval = { readonly low: number; readonly high: number };

/** Bounds for the points of a condition for the owner of the first town. */
export type IntervalBound = (own: OpenTown, rival: OpenTown) => Interval;

export const compileInterval = (bonus: Bonus): IntervalBound => compile(bonus, TERRITORY_CODES);

function compile(bonus: Bonus, choosable: ChoosableCodes): IntervalBound {
  const inner = (part: Bonus): IntervalBound => compile(part, choosable);
  if (typeof bonus === 'number') return () => ({ low: bonus, high: bonus });
  if ('each' in bonus) {
    if ('steps' in bonus) return intervalOfSized(bonus.each, pointsBySizeOf(bonus.each, bonus), choosable);
    const count = intervalOfThings(bonus.each, choosable);
    const points = bonus.points ?? 1;
    return (own) => scaled(count(own), points);
  }
  if ('distance' in bonus) return intervalOfDistance(bonus, choosable);
  if ('sum' in bonus) return joined(bonus.sum.map(inner), (a, b) => a + b);
  if ('least' in bonus) return joined(bonus.least.map(inner), Math.min);
  if ('most' in bonus) return joined(bonus.most.map(inner), Math.max);
  if ('product' in bonus) {
    const [a, b] = [inner(bonus.product[0]), inner(bonus.product[1])];
    return (own, rival) => product(a(own, rival), b(own, rival));
  }
  if ('rival' in bonus) {
    const theirs = compileInterval(bonus.rival);
    return (own, rival) => theirs(rival, own);
  }
  if ('choose' in bonus) {
    const score = compile(bonus.score, choosableBy(bonus.choose));
    // Without anything to choose it scores 0.
    return (own, rival) => hull(score(own, rival), NOTHING);
  }
  if ('divide' in bonus) {
    const whole = inner(bonus.divide);
    return (own, rival) => mapped(whole(own, rival), (value) => Math.floor(value / bonus.by));
  }
  if ('table' in bonus)
    return intervalOfTable(
      inner(bonus.table),
      bonus.steps.map(([from, branch]) => [from, inner(branch)]),
    );
  return intervalOfComparison(bonus, inner);
}

/** The hull of all steps that the value can reach. */
function intervalOfTable(value: IntervalBound, steps: Steps<IntervalBound>): IntervalBound {
  return (own, rival) => {
    const { low, high } = value(own, rival);
    const intervals = steps.flatMap(([from, branch], i) => {
      const next = steps[i + 1]?.[0] ?? Infinity;
      return high >= from && low < next ? [branch(own, rival)] : [];
    });
    if (low < (steps[0]?.[0] ?? Infinity)) intervals.push(NOTHING);
    return intervals.reduce(hull);
  };
}

function intervalOfComparison(
  bonus: Extract<
    Bonus,
    { readonly compare: unknown } | { readonly difference: unknown } | { readonly changeHands: unknown }
  >,
  inner: (part: Bonus) => IntervalBound,
): IntervalBound {
  if ('compare' in bonus) {
    const branches = [bonus.more ?? 0, bonus.equal ?? 0, bonus.fewer ?? 0].map(inner);
    return (own, rival) => branches.map((branch) => branch(own, rival)).reduce(hull);
  }
  if ('difference' in bonus) {
    const value = compileInterval(bonus.difference);
    return (own, rival) => {
      const [mine, theirs] = [value(own, rival), value(rival, own)];
      const [more, fewer] = bonus.to === 'more' ? [mine, theirs] : [theirs, mine];
      return { low: Math.max(0, more.low - fewer.high), high: Math.max(0, more.high - fewer.low) };
    };
  }
  const points = compileInterval(bonus.of);
  const handed = (most: number): number => handedOver(bonus.changeHands, most);
  return (own, rival) => {
    const [mine, theirs] = [points(own, rival), points(rival, own)];
    return { low: mine.low - handed(mine.low), high: mine.high + handed(theirs.high) };
  };
}

// ---- Interval arithmetic ----

const NOTHING: Interval = { low: 0, high: 0 };

const hull = (a: Interval, b: Interval): Interval => ({
  low: Math.min(a.low, b.low),
  high: Math.max(a.high, b.high),
});

const scaled = ({ low, high }: Interval, by: number): Interval =>
  by >= 0 ? { low: low * by, high: high * by } : { low: high * by, high: low * by };

function product(a: Interval, b: Interval): Interval {
  const corners = [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high];
  return { low: Math.min(...corners), high: Math.max(...corners) };
}

/** For monotonically increasing functions. */
const mapped = ({ low, high }: Interval, map: (value: number) => number): Interval => ({
  low: map(low),
  high: map(high),
});

/** For operations that are monotonic in each operand. */
const joined =
  (parts: readonly IntervalBound[], join: (a: number, b: number) => number): IntervalBound =>
  (own, rival) =>
    parts
      .map((part) => part(own, rival))
      .reduce((a, b) => ({ low: join(a.low, b.low), high: join(a.high, b.high) }));

// ---- Things ----

type ThingsInterval = (own: OpenTown) => Interval;

function intervalOfThings(things: Things, choosable: ChoosableCodes): ThingsInterval {
  const codes = (filter: Filter | undefined): readonly number[] =>
    filter ? TERRITORY_CODES.filter((code) => mayMatch(filter, code, choosable)) : TERRITORY_CODES;
  if ('cell' in things) {
    const such = codes(things.cell);
    return isPlain(things.cell) ? plainCells(such) : upTo((own) => cells(own, such));
  }
  if (isSized(things)) return intervalOfSized(things, pointsBySizeOf(things, {}), choosable);
  if ('pair' in things) {
    const such = codes(things.pair);
    return upTo((own) => 2 * Math.max(0, cells(own, such) - 1));
  }
  if ('block' in things) return blocks(things, codes(things.of));
  if ('set' in things) {
    const each = things.set.map((word) => TERRITORY_CODES.filter((code) => hasWord(code, word)));
    return upTo((own) => Math.min(...each.map((such) => cells(own, such))));
  }
  const such = codes(things.of);
  const kinds = (things.kind === 'terrain' ? TERRAINS : ICONS).map((word) =>
    such.filter((code) => hasWord(code, word)),
  );
  return upTo((own) => kinds.filter((kind) => cells(own, kind) > 0).length);
}

const upTo =
  (high: (own: OpenTown) => number): ThingsInterval =>
  (own) => ({ low: 0, high: high(own) });

/** Upper bound for the number of territories with these codes. */
function cells({ visible, future }: OpenTown, codes: readonly number[]): number {
  let count = 0;
  for (const code of codes) count += visible[code]! + future.codes[code]!;
  return count;
}

/** Territories that count in any position: only covering removes them, at most four per card. */
const plainCells =
  (codes: readonly number[]): ThingsInterval =>
  (own) => {
    let now = 0;
    for (const code of codes) now += own.visible[code]!;
    return { low: Math.max(0, now - 4 * own.future.cards), high: cells(own, codes) };
  };

/** Things that score by their size. */
function intervalOfSized(
  things: SizedThings,
  bySize: PointsBySize,
  choosable: ChoosableCodes,
): ThingsInterval {
  if ('space' in things) return intervalOfSpaces(things, bySize);
  const filter = 'group' in things ? things.group : 'line' in things ? things.line : things.run;
  const such = TERRITORY_CODES.filter((code) => mayMatch(filter, code, choosable));
  // Groups are disjoint; so are rows, and so are columns.
  const ways = 'group' in things ? 1 : 2;
  const gains = mostByCells(bySize, 1);
  const losses = mostByCells(bySize, -1);
  return (own) => {
    const count = cells(own, such);
    return { low: -ways * losses[count]! + 0, high: ways * gains[count]! };
  };
}

/** More than both players have together. */
const MOST_CELLS = 128;

/** By number of territories: the most that disjoint things made of them can score, or cost. */
const mostByCells = (bySize: PointsBySize, sign: 1 | -1): Int32Array =>
  Int32Array.from({ length: MOST_CELLS }, (_, count) =>
    bySize.reduce(
      (most, points, size) =>
        size > 0 && size <= count ? Math.max(most, Math.floor((sign * points * count) / size)) : most,
      0,
    ),
  );

/**
 * A card only changes spaces that it touches, at least at a corner. Two cells along one of its sides belong to the same
 * space; where corners count, spaces don't touch at corners either. So it makes at most four.
 */
function intervalOfSpaces(
  things: Extract<SizedThings, { readonly space: unknown }>,
  bySize: PointsBySize,
): ThingsInterval {
  const [gains, losses] = [
    bySize.map((points) => Math.max(0, points)),
    bySize.map((points) => Math.min(0, points)),
  ];
  const best = compileSized(things, gains, { rows: makeRows() });
  const worst = compileSized(things, losses, { rows: makeRows() });
  const [most, least] = [Math.max(...gains), Math.min(...losses)];
  return ({ town, future }) => ({
    low: worst(town) + 4 * future.cards * least,
    high: best(town) + 4 * future.cards * most,
  });
}

/** Territories between two others: a card makes a town at most two cells longer. */
function intervalOfDistance(
  { distance, to, points = 1 }: Extract<Bonus, { readonly distance: unknown }>,
  choosable: ChoosableCodes,
): IntervalBound {
  const measured = TERRITORY_CODES.filter((code) => mayMatch(distance, code, choosable));
  const ends = TERRITORY_CODES.filter((code) => mayMatch(to, code, choosable));
  return (own) => {
    const { town, future } = own;
    const length = Math.max(town.right - town.left, town.bottom - town.top) + 1 + 2 * future.cards;
    const between = Math.max(0, Math.min(length, cells(own, TERRITORY_CODES)) - 2);
    const most = cells(own, ends) === 0 ? 0 : cells(own, measured) * between;
    return scaled({ low: 0, high: most }, points);
  };
}

type Block = Extract<Things, { readonly block: unknown }>;

function blocks(things: Block, codes: readonly number[]): ThingsInterval {
  const [width, height] = things.block;
  const ways = width === height ? 1 : 2;
  const most: (own: OpenTown) => number = (own) => ways * cells(own, codes);
  // If a block depends on its surroundings or on a choice, only the number of cells is a bound.
  if (things.of && !isPlain(things.of)) return upTo(most);
  const now = compileThings(things, { rows: makeRows() });
  // Every new block includes a cell of a new card.
  const byOneCard = ways * (width + 1) * (height + 1);
  return upTo((own) => Math.min(most(own), now(own.town) + byOneCard * own.future.cards));
}

/** A chosen line includes all of its territories, a chosen group only matching ones. */
const choosableBy = (choice: Choice): ChoosableCodes =>
  'largestGroup' in choice
    ? TERRITORY_CODES.filter((code) => mayMatch(choice.largestGroup, code, TERRITORY_CODES))
    : TERRITORY_CODES;
