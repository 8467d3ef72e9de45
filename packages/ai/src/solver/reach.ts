// How far a scoring condition can still go: bounds for its points, whichever way some more cards are laid.
//
// A territory visible at the end is visible now or on a card to come, so counting both bounds whatever counts cells.
// Nothing can be said about where they will lie; things that have a shape are bounded by how many one card can make.

import { ICONS, TERRAINS } from '@wagons/rules';
import type { Bonus, Choice, Filter, SizedThings, Steps, Things } from '@wagons/rules/scoring';
import { handedOver } from '../kernel/compile.ts';
import { compileSized, compileThings } from '../kernel/counts.ts';
import { makeRows } from '../kernel/rows.ts';
import { isSized, type Worths, worthsOf } from '../kernel/sizes.ts';
import type { KernelTown } from '../kernel/town.ts';
import { ALL_CODES, bears, type Choosable, isPlain, mayMatch } from './codes.ts';

/** From the lowest to the highest number that is possible. */
export type Span = { readonly low: number; readonly high: number };

/** A town, how often each code is visible in it, and the cards that may still be laid there. */
export type Outlook = {
  readonly town: KernelTown;
  readonly visible: ArrayLike<number>;
  readonly coming: Coming;
};

/** Some cards to come: how many, and how often each code is on them. */
export type Coming = { readonly cards: number; readonly codes: ArrayLike<number> };

/** Bounds for the points of a condition to the owner of the first town. */
export type Reach = (own: Outlook, rival: Outlook) => Span;

export const compileReach = (bonus: Bonus): Reach => compile(bonus, ALL_CODES);

function compile(bonus: Bonus, choosable: Choosable): Reach {
  const inner = (part: Bonus): Reach => compile(part, choosable);
  if (typeof bonus === 'number') return () => ({ low: bonus, high: bonus });
  if ('each' in bonus) {
    if ('steps' in bonus) return reachOfSized(bonus.each, worthsOf(bonus.each, bonus), choosable);
    const count = reachOfThings(bonus.each, choosable);
    const points = bonus.points ?? 1;
    return (own) => scaled(count(own), points);
  }
  if ('distance' in bonus) return reachOfDistance(bonus, choosable);
  if ('sum' in bonus) return joined(bonus.sum.map(inner), (a, b) => a + b);
  if ('least' in bonus) return joined(bonus.least.map(inner), Math.min);
  if ('most' in bonus) return joined(bonus.most.map(inner), Math.max);
  if ('product' in bonus) {
    const [a, b] = [inner(bonus.product[0]), inner(bonus.product[1])];
    return (own, rival) => product(a(own, rival), b(own, rival));
  }
  if ('rival' in bonus) {
    const theirs = compileReach(bonus.rival);
    return (own, rival) => theirs(rival, own);
  }
  if ('choose' in bonus) {
    const score = compile(bonus.score, choosableBy(bonus.choose));
    // With nothing to pick it is worth 0.
    return (own, rival) => hull(score(own, rival), NOTHING);
  }
  if ('divide' in bonus) {
    const whole = inner(bonus.divide);
    return (own, rival) => mapped(whole(own, rival), (value) => Math.floor(value / bonus.by));
  }
  if ('table' in bonus)
    return reachOfTable(
      inner(bonus.table),
      bonus.steps.map(([from, worth]) => [from, inner(worth)]),
    );
  return reachAcross(bonus, inner);
}

/** Every step that the value can come to. */
function reachOfTable(value: Reach, steps: Steps<Reach>): Reach {
  return (own, rival) => {
    const { low, high } = value(own, rival);
    const spans = steps.flatMap(([from, worth], i) => {
      const next = steps[i + 1]?.[0] ?? Infinity;
      return high >= from && low < next ? [worth(own, rival)] : [];
    });
    if (low < (steps[0]?.[0] ?? Infinity)) spans.push(NOTHING);
    return spans.reduce(hull);
  };
}

function reachAcross(
  bonus: Extract<
    Bonus,
    { readonly compare: unknown } | { readonly difference: unknown } | { readonly changeHands: unknown }
  >,
  inner: (part: Bonus) => Reach,
): Reach {
  if ('compare' in bonus) {
    const branches = [bonus.more ?? 0, bonus.equal ?? 0, bonus.fewer ?? 0].map(inner);
    return (own, rival) => branches.map((branch) => branch(own, rival)).reduce(hull);
  }
  if ('difference' in bonus) {
    const value = compileReach(bonus.difference);
    return (own, rival) => {
      const [mine, theirs] = [value(own, rival), value(rival, own)];
      const [more, fewer] = bonus.to === 'more' ? [mine, theirs] : [theirs, mine];
      return { low: Math.max(0, more.low - fewer.high), high: Math.max(0, more.high - fewer.low) };
    };
  }
  const points = compileReach(bonus.of);
  const handed = (most: number): number => handedOver(bonus.changeHands, most);
  return (own, rival) => {
    const [mine, theirs] = [points(own, rival), points(rival, own)];
    return { low: mine.low - handed(mine.low), high: mine.high + handed(theirs.high) };
  };
}

// ---- Spans ----

const NOTHING: Span = { low: 0, high: 0 };

const hull = (a: Span, b: Span): Span => ({ low: Math.min(a.low, b.low), high: Math.max(a.high, b.high) });

const scaled = ({ low, high }: Span, by: number): Span =>
  by >= 0 ? { low: low * by, high: high * by } : { low: high * by, high: low * by };

function product(a: Span, b: Span): Span {
  const corners = [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high];
  return { low: Math.min(...corners), high: Math.max(...corners) };
}

/** For functions that never fall. */
const mapped = ({ low, high }: Span, map: (value: number) => number): Span => ({
  low: map(low),
  high: map(high),
});

/** For operations that grow with each operand. */
const joined =
  (parts: readonly Reach[], join: (a: number, b: number) => number): Reach =>
  (own, rival) =>
    parts
      .map((part) => part(own, rival))
      .reduce((a, b) => ({ low: join(a.low, b.low), high: join(a.high, b.high) }));

// ---- Things ----

type ReachOfThings = (own: Outlook) => Span;

function reachOfThings(things: Things, choosable: Choosable): ReachOfThings {
  const codes = (filter: Filter | undefined): readonly number[] =>
    filter ? ALL_CODES.filter((code) => mayMatch(filter, code, choosable)) : ALL_CODES;
  if ('cell' in things) {
    const such = codes(things.cell);
    return isPlain(things.cell) ? plainCells(such) : upTo((own) => cells(own, such));
  }
  if (isSized(things)) return reachOfSized(things, worthsOf(things, {}), choosable);
  if ('pair' in things) {
    const such = codes(things.pair);
    return upTo((own) => 2 * Math.max(0, cells(own, such) - 1));
  }
  if ('block' in things) return blocks(things, codes(things.of));
  if ('set' in things) {
    const each = things.set.map((word) => ALL_CODES.filter((code) => bears(code, word)));
    return upTo((own) => Math.min(...each.map((such) => cells(own, such))));
  }
  const such = codes(things.of);
  const kinds = (things.kind === 'terrain' ? TERRAINS : ICONS).map((word) =>
    such.filter((code) => bears(code, word)),
  );
  return upTo((own) => kinds.filter((kind) => cells(own, kind) > 0).length);
}

const upTo =
  (high: (own: Outlook) => number): ReachOfThings =>
  (own) => ({ low: 0, high: high(own) });

/** How many territories with such codes there can be at most. */
function cells({ visible, coming }: Outlook, codes: readonly number[]): number {
  let count = 0;
  for (const code of codes) count += visible[code]! + coming.codes[code]!;
  return count;
}

/** Territories that count wherever they lie: only covering takes them away, four at a time. */
const plainCells =
  (codes: readonly number[]): ReachOfThings =>
  (own) => {
    let now = 0;
    for (const code of codes) now += own.visible[code]!;
    return { low: Math.max(0, now - 4 * own.coming.cards), high: cells(own, codes) };
  };

/** Things that have a size of their own, by what each size is worth. */
function reachOfSized(things: SizedThings, worths: Worths, choosable: Choosable): ReachOfThings {
  if ('space' in things) return reachOfSpaces(things, worths);
  const filter = 'group' in things ? things.group : 'line' in things ? things.line : things.run;
  const such = ALL_CODES.filter((code) => mayMatch(filter, code, choosable));
  // Groups have no territory in common; nor have rows, nor columns.
  const ways = 'group' in things ? 1 : 2;
  const gains = mostByCells(worths, 1);
  const losses = mostByCells(worths, -1);
  return (own) => {
    const count = cells(own, such);
    return { low: -ways * losses[count]! + 0, high: ways * gains[count]! };
  };
}

/** More territories than both players have together. */
const MOST_CELLS = 128;

/** By number of territories: the most that disjoint things made of them are worth, or cost. */
const mostByCells = (worths: Worths, sign: 1 | -1): Int32Array =>
  Int32Array.from({ length: MOST_CELLS }, (_, count) =>
    worths.reduce(
      (most, worth, size) =>
        size > 0 && size <= count ? Math.max(most, Math.floor((sign * worth * count) / size)) : most,
      0,
    ),
  );

/**
 * A card changes only spaces that it touches, be it at a corner. Both cells along one of its sides are of one space; and
 * where corners count, spaces do not touch each other there. So it makes at most four.
 */
function reachOfSpaces(
  things: Extract<SizedThings, { readonly space: unknown }>,
  worths: Worths,
): ReachOfThings {
  const [gains, losses] = [
    worths.map((worth) => Math.max(0, worth)),
    worths.map((worth) => Math.min(0, worth)),
  ];
  const best = compileSized(things, gains, { rows: makeRows() });
  const worst = compileSized(things, losses, { rows: makeRows() });
  const [most, least] = [Math.max(...gains), Math.min(...losses)];
  return ({ town, coming }) => ({
    low: worst(town) + 4 * coming.cards * least,
    high: best(town) + 4 * coming.cards * most,
  });
}

/** How many territories can lie between two others: a card makes a town at most two cells longer. */
function reachOfDistance(
  { distance, to, points = 1 }: Extract<Bonus, { readonly distance: unknown }>,
  choosable: Choosable,
): Reach {
  const measured = ALL_CODES.filter((code) => mayMatch(distance, code, choosable));
  const ends = ALL_CODES.filter((code) => mayMatch(to, code, choosable));
  return (own) => {
    const { town, coming } = own;
    const length = Math.max(town.right - town.left, town.bottom - town.top) + 1 + 2 * coming.cards;
    const between = Math.max(0, Math.min(length, cells(own, ALL_CODES)) - 2);
    const most = cells(own, ends) === 0 ? 0 : cells(own, measured) * between;
    return scaled({ low: 0, high: most }, points);
  };
}

type Block = Extract<Things, { readonly block: unknown }>;

function blocks(things: Block, codes: readonly number[]): ReachOfThings {
  const [width, height] = things.block;
  const ways = width === height ? 1 : 2;
  const most: (own: Outlook) => number = (own) => ways * cells(own, codes);
  // What lies beside a block may change whether it counts, and what is chosen too: then only the cells are a bound.
  if (things.of && !isPlain(things.of)) return upTo(most);
  const now = compileThings(things, { rows: makeRows() });
  // Every new block has a cell of a new card in it.
  const byOneCard = ways * (width + 1) * (height + 1);
  return upTo((own) => Math.min(most(own), now(own.town) + byOneCard * own.coming.cards));
}

/** A chosen line has all its territories in it, a chosen group only such as match. */
const choosableBy = (choice: Choice): Choosable =>
  'largestGroup' in choice
    ? ALL_CODES.filter((code) => mayMatch(choice.largestGroup, code, ALL_CODES))
    : ALL_CODES;
