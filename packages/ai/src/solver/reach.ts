// How far a scoring condition can still go: bounds for its points, whichever way some more cards are laid.
//
// A territory visible at the end is visible now or on a card to come, so counting both bounds whatever counts cells.
// Nothing can be said about where they will lie; things that have a shape are bounded by how many one card can make.

import {
  type Bonus,
  type Choice,
  type Filter,
  ICONS,
  type Range,
  TERRAINS,
  type Things,
} from '@wagons/rules';
import { compileThings } from '../kernel/counts.ts';
import { makeRows } from '../kernel/rows.ts';
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
    const count = reachOfThings(bonus.each, choosable);
    const points = bonus.points ?? 1;
    return (own) => scaled(count(own), points);
  }
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
  if ('when' in bonus) {
    const [tested, then, otherwise] = [inner(bonus.when), inner(bonus.then), inner(bonus.else ?? 0)];
    const { atLeast = -Infinity, atMost = Infinity } = bonus;
    return (own, rival) => {
      const { low, high } = tested(own, rival);
      if (low >= atLeast && high <= atMost) return then(own, rival);
      if (high < atLeast || low > atMost) return otherwise(own, rival);
      return hull(then(own, rival), otherwise(own, rival));
    };
  }
  const branches = [bonus.more ?? 0, bonus.equal ?? 0, bonus.fewer ?? 0].map(inner);
  return (own, rival) => branches.map((branch) => branch(own, rival)).reduce(hull);
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
  if ('group' in things) return upTo(atLeastEach(codes(things.group), things.size));
  if ('line' in things) {
    const lines = atLeastEach(codes(things.line), things.size);
    return upTo((own) => 2 * lines(own));
  }
  if ('pair' in things) {
    const such = codes(things.pair);
    return upTo((own) => 2 * Math.max(0, cells(own, such) - 1));
  }
  if ('space' in things) {
    // A card changes only spaces beside it, and both cells along one of its four sides are of one space.
    const now = compileThings(things, { rows: makeRows() });
    return upTo((own) => now(own.town) + 4 * own.coming.cards);
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

/** How many disjoint things of at least so many such territories there can be. */
const atLeastEach =
  (codes: readonly number[], { atLeast = 1 }: Range = {}) =>
  (own: Outlook): number =>
    Math.floor(cells(own, codes) / Math.max(1, atLeast));

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
