// Scoring conditions, compiled: what a bonus is worth, from the bits of both towns. No allocation once compiled.

import type { Bonus, Choice, Filter, Steps } from '@wagons/rules/scoring';
import { columnHits, compileEach } from './counts.ts';
import { crossTableOf } from './crossTable.ts';
import { compileDistance } from './distances.ts';
import { type Chosen, compileFilter, type Marks } from './filters.ts';
import { GroupPool, largestSize, takeGroup } from './flood.ts';
import { pointsOf } from './parts.ts';
import { makeRows, popcount } from './rows.ts';
import type { KernelTown } from './town.ts';

/** The points of a condition to the owner of the first town, against the second. */
export type Worth = (own: KernelTown, rival: KernelTown) => number;

export function compileBonus(bonus: Bonus): Worth {
  const table = crossTableOf(bonus);
  // Where empty cells weigh something, planes of bits find them sooner.
  if (table?.weighs[table.empty] === 0) return (own) => table.weigh(own);
  return compile(bonus, { rows: makeRows() });
}

function compile(bonus: Bonus, chosen: Chosen): Worth {
  const inner = (part: Bonus): Worth => compile(part, chosen);
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
      bonus.steps.map(([from, worth]) => [from, inner(worth)]),
    );
  return compileAcross(bonus, inner);
}

function compileTable(value: Worth, steps: Steps<Worth>): Worth {
  return (own, rival) => {
    const at = value(own, rival);
    let worth: Worth | undefined;
    for (const [from, branch] of steps) if (at >= from) worth = branch;
    return worth ? worth(own, rival) : 0;
  };
}

/** What both towns are compared by is looked at without any choice. */
function compileAcross(
  bonus: Extract<
    Bonus,
    { readonly compare: unknown } | { readonly difference: unknown } | { readonly changeHands: unknown }
  >,
  inner: (part: Bonus) => Worth,
): Worth {
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

function leadIn(value: Bonus): Worth {
  const worth = compileBonus(value);
  return (own, rival) => worth(own, rival) - worth(rival, own);
}

/** How much of some points goes to the opponent. */
export const handedOver = (most: number, points: number): number => Math.min(most, Math.max(0, points));

/** Of the largest groups, or the fullest lines, the one that scores most. */
function compileChoice(choice: Choice, score: Bonus): Worth {
  const chosen: Chosen = { rows: makeRows() };
  const worth = compile(score, chosen);
  if ('fullestLine' in choice) {
    const such = compileFilter(choice.fullestLine, chosen);
    const each = pointsPerChosen(score, choice.fullestLine);
    return each === undefined ? ofFullestLines(such, chosen, worth) : ofFullestCount(such, each);
  }
  const such = compileFilter(choice.largestGroup, chosen);
  const each = pointsPerChosen(score, {}) ?? pointsPerChosen(score, choice.largestGroup);
  return each === undefined ? ofLargestGroups(such, chosen, worth) : ofLargestSize(such, each);
}

/** The points of each when a score counts the chosen territories that match, and nothing else. */
export function pointsPerChosen(score: Bonus, filter: Filter): number | undefined {
  if (typeof score === 'number' || !('each' in score) || !('cell' in score.each)) return undefined;
  const { chosen, ...rest } = score.each.cell;
  return chosen && JSON.stringify(rest) === JSON.stringify(filter) ? pointsOf(score) : undefined;
}

/** Where only the size of the largest group counts, it does not matter which one it is. */
function ofLargestSize(such: Marks, each: number): Worth {
  const rest = makeRows();
  return (own) => {
    rest.set(such(own));
    return each * largestSize(rest, own.top, own.bottom) + 0;
  };
}

function ofLargestGroups(such: Marks, chosen: Chosen, worth: Worth): Worth {
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
      for (let y = own.top; y <= own.bottom; y++) chosen.rows[y & 31] = group[y & 31]!;
      best = Math.max(best, worth(own, rival));
    }
    return kept === 0 ? 0 : best;
  };
}

/** Where only the number in the fullest line counts, it does not matter which line it is. */
function ofFullestCount(such: Marks, each: number): Worth {
  return (own) => {
    const rows = such(own);
    let most = 0;
    // The columns are counted all at once, bit by bit, with a carry from each binary place to the next.
    let ones = 0;
    let twos = 0;
    let fours = 0;
    let eights = 0;
    let sixteens = 0;
    for (let y = own.top; y <= own.bottom; y++) {
      const row = rows[y & 31]!;
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

function ofFullestLines(such: Marks, chosen: Chosen, worth: Worth): Worth {
  const marks = makeRows();
  return (own, rival) => {
    marks.set(such(own));
    let most = 1;
    for (let y = own.top; y <= own.bottom; y++) most = Math.max(most, popcount(marks[y & 31]!));
    for (let x = own.left; x <= own.right; x++) most = Math.max(most, columnHits(marks, own, x));
    let best = -Infinity;
    for (let line = own.top; line <= own.bottom; line++) {
      if (popcount(marks[line & 31]!) !== most) continue;
      for (let y = own.top; y <= own.bottom; y++)
        chosen.rows[y & 31] = y === line ? own.occupied[y & 31]! : 0;
      best = Math.max(best, worth(own, rival));
    }
    for (let x = own.left; x <= own.right; x++) {
      if (columnHits(marks, own, x) !== most) continue;
      for (let y = own.top; y <= own.bottom; y++)
        chosen.rows[y & 31] = own.occupied[y & 31]! & (1 << (x & 31));
      best = Math.max(best, worth(own, rival));
    }
    return best === -Infinity ? 0 : best;
  };
}
