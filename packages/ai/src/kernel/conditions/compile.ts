// Scoring conditions compiled to closures that compute points from the bits of both towns, without allocation.

import type { Bonus, Choice, Filter, Steps } from '@wagons/rules/scoring';
import { GroupPool, largestSize, takeGroup } from '../town/flood.ts';
import { makeRows, torus } from '../town/rows.ts';
import type { KernelTown } from '../town/town.ts';
import { columnHits, compileEach } from './counts.ts';
import { crossTableOf } from './crossTable.ts';
import { compileDistance } from './distances.ts';
import { type Chosen, type CompiledFilter, compileFilter } from './filters.ts';
import { pointsOf } from './structure.ts';

const { popcount, wrap } = torus;

/** The points of a condition to the owner of the first town, against the second. */
export type CompiledBonus = (own: KernelTown, rival: KernelTown) => number;

export function compileBonus(bonus: Bonus): CompiledBonus {
  const table = crossTableOf(bonus);
  // The table does not visit empty cells; where these have a weight, bit planes are used.
  if (table?.weighs[table.empty] === 0) return (own) => table.weigh(own);
  return compile(bonus, { rows: makeRows() });
}

function compile(bonus: Bonus, chosen: Chosen): CompiledBonus {
  const inner = (part: Bonus): CompiledBonus => compile(part, chosen);
  if (typeof bonus === 'number') return () => bonus;
  if ('each' in bonus) return compileEach(bonus, chosen);
  if ('distance' in bonus) return compileDistance(bonus, chosen);
  if ('sum' in bonus) {
    const parts = bonus.sum.map(inner);
    return (own, rival) => {
      let sum = 0;
      for (const part of parts) sum += part(own, rival);
      return sum;
    };
  }
  if ('product' in bonus) {
    const [a, b] = bonus.product.map(inner);
    return (own, rival) => a!(own, rival) * b!(own, rival) + 0;
  }
  if ('least' in bonus) {
    const parts = bonus.least.map(inner);
    return (own, rival) => parts.reduce((least, part) => Math.min(least, part(own, rival)), Infinity);
  }
  if ('most' in bonus) {
    const parts = bonus.most.map(inner);
    return (own, rival) => parts.reduce((most, part) => Math.max(most, part(own, rival)), -Infinity);
  }
  if ('rival' in bonus) {
    const theirs = compileBonus(bonus.rival);
    return (own, rival) => theirs(rival, own);
  }
  if ('choose' in bonus) return compileChoice(bonus.choose, bonus.score);
  if ('divide' in bonus) {
    const whole = inner(bonus.divide);
    return (own, rival) => Math.floor(whole(own, rival) / bonus.by) + 0;
  }
  if ('table' in bonus)
    return compileTable(
      inner(bonus.table),
      bonus.steps.map(([from, branch]) => [from, inner(branch)]),
    );
  return compileAcross(bonus, inner);
}

function compileTable(value: CompiledBonus, steps: Steps<CompiledBonus>): CompiledBonus {
  return (own, rival) => {
    const at = value(own, rival);
    let reached: CompiledBonus | undefined;
    for (const [from, branch] of steps) if (at >= from) reached = branch;
    return reached ? reached(own, rival) : 0;
  };
}

/** Compared values are evaluated outside of any surrounding choice. */
function compileAcross(
  bonus: Extract<
    Bonus,
    { readonly compare: unknown } | { readonly difference: unknown } | { readonly changeHands: unknown }
  >,
  inner: (part: Bonus) => CompiledBonus,
): CompiledBonus {
  if ('compare' in bonus) {
    const lead = leadIn(bonus.compare);
    const more = inner(bonus.more ?? 0);
    const equal = inner(bonus.equal ?? 0);
    const fewer = inner(bonus.fewer ?? 0);
    return (own, rival) => {
      const difference = lead(own, rival);
      return (difference > 0 ? more : difference < 0 ? fewer : equal)(own, rival);
    };
  }
  if ('difference' in bonus) {
    const lead = leadIn(bonus.difference);
    const sign = bonus.to === 'more' ? 1 : -1;
    return (own, rival) => Math.max(0, sign * lead(own, rival));
  }
  const points = compileBonus(bonus.of);
  const lead = leadIn(bonus.toMore);
  return (own, rival) => {
    const mine = points(own, rival);
    const difference = lead(own, rival);
    if (difference < 0) return mine - handedOver(bonus.changeHands, mine);
    return difference > 0 ? mine + handedOver(bonus.changeHands, points(rival, own)) : mine;
  };
}

function leadIn(value: Bonus): CompiledBonus {
  const points = compileBonus(value);
  return (own, rival) => points(own, rival) - points(rival, own);
}

/** How many of some points change hands. */
export const handedOver = (most: number, points: number): number => Math.min(most, Math.max(0, points));

/** The best score over all largest groups, or all fullest lines. */
function compileChoice(choice: Choice, score: Bonus): CompiledBonus {
  const chosen: Chosen = { rows: makeRows() };
  const points = compile(score, chosen);
  if ('fullestLine' in choice) {
    const such = compileFilter(choice.fullestLine, chosen);
    const each = pointsPerChosen(score, choice.fullestLine);
    return each === undefined ? ofFullestLines(such, chosen, points) : ofFullestCount(such, each);
  }
  const such = compileFilter(choice.largestGroup, chosen);
  const each = pointsPerChosen(score, {}) ?? pointsPerChosen(score, choice.largestGroup);
  return each === undefined ? ofLargestGroups(such, chosen, points) : ofLargestSize(such, each);
}

/** The points of each if a score just counts the chosen territories that match. */
export function pointsPerChosen(score: Bonus, filter: Filter): number | undefined {
  if (typeof score === 'number' || !('each' in score) || !('cell' in score.each)) return undefined;
  const { chosen, ...rest } = score.each.cell;
  return chosen && JSON.stringify(rest) === JSON.stringify(filter) ? pointsOf(score) : undefined;
}

/** If only the size of the largest group counts, any of the largest will do. */
function ofLargestSize(such: CompiledFilter, each: number): CompiledBonus {
  const rest = makeRows();
  return (own) => {
    rest.set(such(own));
    return each * largestSize(rest, own.top, own.bottom) + 0;
  };
}

function ofLargestGroups(such: CompiledFilter, chosen: Chosen, points: CompiledBonus): CompiledBonus {
  const rest = makeRows();
  const pool = new GroupPool();
  return (own, rival) => {
    rest.set(such(own));
    let largest = 0;
    let kept = 0;
    for (let size = 1; size > 0;) {
      size = takeGroup(rest, pool.at(kept), own.top, own.bottom);
      if (size === 0 || size < largest) continue;
      if (size > largest) {
        largest = size;
        pool.swap(0, kept);
        kept = 0;
      }
      kept++;
    }
    let best = -Infinity;
    for (let i = 0; i < kept; i++) {
      const group = pool.at(i);
      for (let y = own.top; y <= own.bottom; y++) chosen.rows[wrap(y)] = group[wrap(y)]!;
      best = Math.max(best, points(own, rival));
    }
    return kept === 0 ? 0 : best;
  };
}

/** If only the number in the fullest line counts, any of the fullest will do. */
function ofFullestCount(such: CompiledFilter, each: number): CompiledBonus {
  return (own) => {
    const rows = such(own);
    let most = 0;
    // A bitwise adder counts all columns in parallel, with a carry from each binary place to the next.
    let ones = 0;
    let twos = 0;
    let fours = 0;
    let eights = 0;
    let sixteens = 0;
    for (let y = own.top; y <= own.bottom; y++) {
      const row = rows[wrap(y)]!;
      const hits = popcount(row);
      if (hits > most) most = hits;
      const toTwos = ones & row;
      ones ^= row;
      const toFours = twos & toTwos;
      twos ^= toTwos;
      const toEights = fours & toFours;
      fours ^= toFours;
      sixteens |= eights & toEights;
      eights ^= toEights;
    }
    let tallest = -1;
    let column = 0;
    if ((tallest & sixteens) !== 0) {
      tallest &= sixteens;
      column += 16;
    }
    if ((tallest & eights) !== 0) {
      tallest &= eights;
      column += 8;
    }
    if ((tallest & fours) !== 0) {
      tallest &= fours;
      column += 4;
    }
    if ((tallest & twos) !== 0) {
      tallest &= twos;
      column += 2;
    }
    if ((tallest & ones) !== 0) column += 1;
    return each * Math.max(most, column) + 0;
  };
}

function ofFullestLines(such: CompiledFilter, chosen: Chosen, points: CompiledBonus): CompiledBonus {
  const marks = makeRows();
  return (own, rival) => {
    marks.set(such(own));
    let most = 1;
    for (let y = own.top; y <= own.bottom; y++) most = Math.max(most, popcount(marks[wrap(y)]!));
    for (let x = own.left; x <= own.right; x++) most = Math.max(most, columnHits(marks, own, x));
    let best = -Infinity;
    for (let line = own.top; line <= own.bottom; line++) {
      if (popcount(marks[wrap(line)]!) !== most) continue;
      for (let y = own.top; y <= own.bottom; y++)
        chosen.rows[wrap(y)] = y === line ? own.occupied[wrap(y)]! : 0;
      best = Math.max(best, points(own, rival));
    }
    for (let x = own.left; x <= own.right; x++) {
      if (columnHits(marks, own, x) !== most) continue;
      for (let y = own.top; y <= own.bottom; y++)
        chosen.rows[wrap(y)] = own.occupied[wrap(y)]! & (1 << wrap(x));
      best = Math.max(best, points(own, rival));
    }
    return best === -Infinity ? 0 : best;
  };
}
