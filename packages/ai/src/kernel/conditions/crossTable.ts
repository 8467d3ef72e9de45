// The weights of all crosses that a condition can distinguish in one lookup table, and the weight of a town by it.

import type { Bonus } from '@wagons/rules/scoring';
import { EMPTY_CELL, iconOf, terrainOf } from '../town/codes.ts';
import { SIDE, torus } from '../town/rows.ts';
import type { KernelTown } from '../town/town.ts';
import { type CodeClasses, codeClassesOf } from './codeClasses.ts';
import { type CrossWeight, crossWeight } from './crossWeight.ts';

const { lowestBit, rowStart, wrap } = torus;

/** Shifts of the five classes in the number of a cross, three bits each. */
export const [OWN, LEFT, RIGHT, UP, DOWN] = [12, 9, 6, 3, 0] as const;
export const CLASS_MASK = 0b111;

/** With more classes the table would take too long to build. */
const MOST_CLASSES = 6;

export class CrossTable {
  /** By territory code: its class. */
  readonly classes: CodeClasses;
  /** By class: 1 if a cell of that class can have a weight other than 0. */
  readonly weighs = new Uint8Array(CLASS_MASK + 1);
  /** By number of the cross. */
  readonly weights = new Int16Array(1 << 15);
  /** The class of the empty cell. */
  readonly empty: number;
  /** Where the rows of a plane start that includes all cells with a weight; undefined if there is no such plane. */
  readonly #plane: number | undefined;

  constructor(weight: CrossWeight, classes: CodeClasses) {
    this.classes = classes;
    this.empty = classes[EMPTY_CELL]!;
    const representatives = Array.from({ length: Math.max(...classes) + 1 }, (_, kind) =>
      classes.indexOf(kind),
    );
    const each = [...representatives.entries()];
    for (const [own, code] of each)
      for (const [left, leftCode] of each)
        for (const [right, rightCode] of each)
          for (const [up, upCode] of each)
            for (const [down, downCode] of each) {
              const points = weight([code, leftCode, rightCode, upCode, downCode]);
              const cross = (own << OWN) | (left << LEFT) | (right << RIGHT) | (up << UP) | (down << DOWN);
              this.weights[cross] = points;
              if (points !== 0) this.weighs[own] = 1;
            }
    this.#plane = planeOf([...classes.keys()].filter((code) => this.weighs[classes[code]!] === 1));
  }

  /** The weight of all territories of a town. Empty cells are left out. */
  weigh({ planes, occupied, cells, top, bottom }: KernelTown): number {
    const { classes, weights } = this;
    const rows = this.#plane === undefined ? occupied : planes;
    const start = this.#plane ?? 0;
    let points = 0;
    for (let y = top; y <= bottom; y++) {
      const row = rowStart(y);
      const above = rowStart(y - 1);
      const below = rowStart(y + 1);
      for (let rest = rows[start + wrap(y)]!; rest !== 0; rest &= rest - 1) {
        const column = lowestBit(rest);
        points +=
          weights[
            (classes[cells[row | column]!]! << OWN) |
              (classes[cells[row | wrap(column - 1)]!]! << LEFT) |
              (classes[cells[row | wrap(column + 1)]!]! << RIGHT) |
              (classes[cells[above | column]!]! << UP) |
              classes[cells[below | column]!]!
          ]!;
      }
    }
    return points;
  }
}

/** Where the rows start of a terrain or an icon that all these codes have in common. */
function planeOf(codes: readonly number[]): number | undefined {
  const [first] = codes;
  if (first === undefined || codes.includes(EMPTY_CELL)) return undefined;
  if (codes.every((code) => terrainOf[code] === terrainOf[first])) return SIDE * terrainOf[first]!;
  return codes.every((code) => iconOf[code] === iconOf[first]) ? SIDE * (6 + iconOf[first]!) : undefined;
}

const cache = new WeakMap<object, CrossTable>();

/** The table of a condition that weighs crosses; undefined for others. */
export function crossTableOf(bonus: Bonus): CrossTable | undefined {
  if (typeof bonus === 'number') return undefined;
  const known = cache.get(bonus);
  if (known) return known;
  const weight = crossWeight(bonus);
  const classes = codeClassesOf(bonus);
  if (!weight || Math.max(...classes) >= MOST_CLASSES) return undefined;
  const table = new CrossTable(weight, classes);
  cache.set(bonus, table);
  return table;
}
