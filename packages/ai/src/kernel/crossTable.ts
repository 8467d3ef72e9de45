// The weights of all crosses that a condition can tell apart, in one table; and what a town weighs by it.

import type { Bonus } from '@wagons/rules/scoring';
import type { CrossWeight } from './crossWeight.ts';
import { crossWeight } from './crossWeight.ts';
import { type Likeness, likenessOf } from './likeness.ts';
import type { KernelTown } from './town.ts';

/** Where the classes of a cross stand in its number, three bits each. */
export const [OWN, LEFT, RIGHT, UP, DOWN] = [12, 9, 6, 3, 0] as const;
export const BITS = 0b111;

/** More classes would take too long to weigh. */
const MOST_CLASSES = 6;

export const crossOf = (own: number, left: number, right: number, up: number, down: number): number =>
  (own << OWN) | (left << LEFT) | (right << RIGHT) | (up << UP) | (down << DOWN);

export class CrossTable {
  /** By code of a territory: its class. */
  readonly likeness: Likeness;
  /** By class: whether a cell of that class ever weighs anything. */
  readonly weighs = new Uint8Array(BITS + 1);
  readonly weights = new Int16Array(1 << 15);
  /** The class of the empty cell. */
  readonly empty: number;
  /** Where the rows begin that hold all cells which may weigh something; undefined where every territory may. */
  readonly #plane: number | undefined;

  constructor(weight: CrossWeight, likeness: Likeness) {
    this.likeness = likeness;
    this.empty = likeness[0]!;
    const codes = Array.from({ length: Math.max(...likeness) + 1 }, (_, kind) => likeness.indexOf(kind));
    const each = [...codes.entries()];
    for (const [own, code] of each)
      for (const [left, leftCode] of each)
        for (const [right, rightCode] of each)
          for (const [up, upCode] of each)
            for (const [down, downCode] of each) {
              const points = weight([code, leftCode, rightCode, upCode, downCode]);
              this.weights[crossOf(own, left, right, up, down)] = points;
              if (points !== 0) this.weighs[own] = 1;
            }
    this.#plane = planeOf([...likeness.keys()].filter((code) => this.weighs[likeness[code]!] === 1));
  }

  /** What all territories of a town weigh; empty cells are left out. */
  weigh({ planes, occupied, cells, top, bottom }: KernelTown): number {
    const { likeness, weights } = this;
    const rows = this.#plane === undefined ? occupied : planes;
    const start = this.#plane ?? 0;
    let points = 0;
    for (let y = top; y <= bottom; y++) {
      const row = (y & 31) << 5;
      const above = ((y - 1) & 31) << 5;
      const below = ((y + 1) & 31) << 5;
      for (let rest = rows[start + (y & 31)]!; rest !== 0; rest &= rest - 1) {
        const column = 31 - Math.clz32(rest & -rest);
        points +=
          weights[
            (likeness[cells[row | column]!]! << OWN) |
              (likeness[cells[row | ((column - 1) & 31)]!]! << LEFT) |
              (likeness[cells[row | ((column + 1) & 31)]!]! << RIGHT) |
              (likeness[cells[above | column]!]! << UP) |
              likeness[cells[below | column]!]!
          ]!;
      }
    }
    return points;
  }
}

/** Where the rows of a terrain or an icon begin that all these codes bear. */
function planeOf(codes: readonly number[]): number | undefined {
  const [first] = codes;
  if (first === undefined || codes.includes(0)) return undefined;
  const terrain = Math.floor((first - 1) / 6);
  const icon = (first - 1) % 6;
  if (codes.every((code) => Math.floor((code - 1) / 6) === terrain)) return 32 * terrain;
  return codes.every((code) => (code - 1) % 6 === icon) ? 32 * (6 + icon) : undefined;
}

const known = new WeakMap<object, CrossTable>();

/** The table of a condition that weighs crosses; undefined for others. Made once for each. */
export function crossTableOf(bonus: Bonus): CrossTable | undefined {
  if (typeof bonus === 'number') return undefined;
  const table = known.get(bonus);
  if (table) return table;
  const weight = crossWeight(bonus);
  const likeness = likenessOf(bonus);
  if (!weight || Math.max(...likeness) >= MOST_CLASSES) return undefined;
  const made = new CrossTable(weight, likeness);
  known.set(bonus, made);
  return made;
}
