// Scoring conditions, compiled: what a bonus is worth, from the bits of both towns. No allocation once compiled.

import type { Bonus, Choice } from '@wagons/rules';
import { columnHits, compileThings } from './counts.ts';
import { type Chosen, compileFilter, type Marks } from './filters.ts';
import { GroupPool, takeGroup } from './flood.ts';
import { makeRows, popcount } from './rows.ts';
import type { KernelTown } from './town.ts';

/** The points of a condition to the owner of the first town, against the second. */
export type Worth = (own: KernelTown, rival: KernelTown) => number;

export const compileBonus = (bonus: Bonus): Worth => compile(bonus, { rows: makeRows() });

function compile(bonus: Bonus, chosen: Chosen): Worth {
  const inner = (part: Bonus): Worth => compile(part, chosen);
  if (typeof bonus === 'number') return () => bonus;
  if ('each' in bonus) {
    const count = compileThings(bonus.each, chosen);
    const points = bonus.points ?? 1;
    return (own) => points * count(own) + 0;
  }
  if ('sum' in bonus) {
    const parts = bonus.sum.map(inner);
    return (own, rival) => parts.reduce((sum, part) => sum + part(own, rival), 0);
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
  if ('when' in bonus) {
    const { atLeast = -Infinity, atMost = Infinity } = bonus;
    const tested = inner(bonus.when);
    const then = inner(bonus.then);
    const otherwise = inner(bonus.else ?? 0);
    return (own, rival) => {
      const value = tested(own, rival);
      return value >= atLeast && value <= atMost ? then(own, rival) : otherwise(own, rival);
    };
  }
  const compared = compileBonus(bonus.compare);
  const more = inner(bonus.more ?? 0);
  const equal = inner(bonus.equal ?? 0);
  const fewer = inner(bonus.fewer ?? 0);
  return (own, rival) => {
    const difference = compared(own, rival) - compared(rival, own);
    return (difference > 0 ? more : difference < 0 ? fewer : equal)(own, rival);
  };
}

/** Of the largest groups, or the fullest lines, the one that scores most. */
function compileChoice(choice: Choice, score: Bonus): Worth {
  const chosen: Chosen = { rows: makeRows() };
  const worth = compile(score, chosen);
  return 'largestGroup' in choice
    ? ofLargestGroups(compileFilter(choice.largestGroup, chosen), chosen, worth)
    : ofFullestLines(compileFilter(choice.fullestLine, chosen), chosen, worth);
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

/** Whether a condition looks at both towns. */
export function looksAcross(bonus: Bonus): boolean {
  if (typeof bonus === 'number' || 'each' in bonus) return false;
  if ('compare' in bonus || 'rival' in bonus) return true;
  if ('choose' in bonus) return looksAcross(bonus.score);
  if ('when' in bonus) return [bonus.when, bonus.then, bonus.else ?? 0].some(looksAcross);
  if ('sum' in bonus) return bonus.sum.some(looksAcross);
  if ('product' in bonus) return bonus.product.some(looksAcross);
  return ('least' in bonus ? bonus.least : bonus.most).some(looksAcross);
}
