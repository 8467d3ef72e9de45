// What one more card can do to the conditions that ask for a shape: squares and pairs.

import type { Bonus } from '@wagons/rules';
import { compileFilter, type Marks } from '../kernel/filters.ts';
import { makeRows, SIDE } from '../kernel/rows.ts';
import { type CardCodes, type KernelTown, terrainOf } from '../kernel/town.ts';
import { codesWhere, iconOf, isPlain, mayMatch } from './codes.ts';

/** Bounds a condition at every spot of a town. */
export type Shape = {
  /**
   * Looks at a town as it lies, with a card to come, and the points that the condition has there; answers the most it
   * can have once the card lies.
   */
  begin(town: KernelTown, card: CardCodes, now: number): number;
  /** The most points that it can have once the card lies at x, y. */
  most(card: CardCodes, rotation: number, x: number, y: number): number;
};

/** The bound for a condition, where its form is known. */
export function plainShape(bonus: Bonus): Shape | undefined {
  if (typeof bonus === 'number' || !('each' in bonus)) return undefined;
  const { each: things, points = 1 } = bonus;
  if (points <= 0) return undefined;
  if ('block' in things && things.same && !things.of && things.block.every((side) => side === 2)) {
    return squares(things.same === 'terrain' ? terrainOf : iconOf, points);
  }
  if ('pair' in things && things.apart > 1 && isPlain(things.pair) && isPlain(things.between ?? {})) {
    const such = codesWhere((code) => mayMatch(things.pair, code));
    return pairs(compileFilter(things.pair, { rows: makeRows() }), such, things, points);
  }
  return undefined;
}

/** Two by two cells that bear the same: with one new corner, two new cells along a side, or the whole card. */
function squares(kind: Int8Array, points: number): Shape {
  let cells = new Uint8Array(SIDE * SIDE);
  let before = 0;
  const at = (x: number, y: number): number => kind[cells[(y & 31) * SIDE + (x & 31)]!]!;
  return {
    begin(town, _card, now) {
      ({ cells } = town);
      before = now;
      return now + points * 9;
    },
    most(card, rotation, x, y) {
      const a = kind[card[4 * rotation]!]!;
      const b = kind[card[4 * rotation + 1]!]!;
      const c = kind[card[4 * rotation + 2]!]!;
      const d = kind[card[4 * rotation + 3]!]!;
      const aboveA = at(x, y - 1) === a;
      const aboveB = at(x + 1, y - 1) === b;
      const belowC = at(x, y + 2) === c;
      const belowD = at(x + 1, y + 2) === d;
      const leftOfA = at(x - 1, y) === a;
      const leftOfC = at(x - 1, y + 1) === c;
      const rightOfB = at(x + 2, y) === b;
      const rightOfD = at(x + 2, y + 1) === d;
      let made = 0;
      if (aboveA && leftOfA && at(x - 1, y - 1) === a) made++;
      if (aboveB && rightOfB && at(x + 2, y - 1) === b) made++;
      if (belowC && leftOfC && at(x - 1, y + 2) === c) made++;
      if (belowD && rightOfD && at(x + 2, y + 2) === d) made++;
      if (a === b && aboveA && aboveB) made++;
      if (c === d && belowC && belowD) made++;
      if (a === c && leftOfA && leftOfC) made++;
      if (b === d && rightOfB && rightOfD) made++;
      if (a === b && a === c && a === d) made++;
      return before + points * made;
    },
  };
}

/** Pairs so far apart: a new end meets old ones, or a new cell between lets two old ones meet. */
function pairs(
  marks: Marks,
  such: Uint8Array,
  { apart, between }: { readonly apart: number; readonly between?: unknown },
  points: number,
): Shape {
  const ends = new Uint8Array(SIDE * SIDE);
  const middles = new Uint8Array(SIDE * SIDE);
  const steps = between === undefined ? 0 : apart;
  let before = 0;
  return {
    begin(town, _card, now) {
      before = now;
      let most = 0;
      const rows = marks(town);
      const has = (x: number, y: number): number =>
        y < town.top || y > town.bottom ? 0 : (rows[y & 31]! >>> (x & 31)) & 1;
      for (let y = town.top - 2; y <= town.bottom + 2; y++) {
        for (let x = town.left - 2; x <= town.right + 2; x++) {
          const index = (y & 31) * SIDE + (x & 31);
          ends[index] = has(x - apart, y) + has(x + apart, y) + has(x, y - apart) + has(x, y + apart);
          let parted = 0;
          for (let step = 1; step < steps; step++) {
            parted += has(x - step, y) & has(x - step + apart, y);
            parted += has(x, y - step) & has(x, y - step + apart);
          }
          middles[index] = parted;
          most = Math.max(most, ends[index] + parted);
        }
      }
      return now + 4 * points * most;
    },
    most(card, rotation, x, y) {
      let made = 0;
      for (let part = 0; part < 4; part++) {
        const index = ((y + (part >> 1)) & 31) * SIDE + ((x + (part & 1)) & 31);
        made += middles[index]! + (such[card[4 * rotation + part]!] === 1 ? ends[index]! : 0);
      }
      return before + points * made;
    },
  };
}
