// What the potential of a town looks at: its cells, what lies beside them, and its bounding box.
//
// Every number is a sum over cells and over pairs of neighbors, so a card changes it only where it is placed.

import { CODE_COUNT, EMPTY_CELL, iconOf, terrainOf } from '../../kernel/town/codes.ts';
import { torus } from '../../kernel/town/rows.ts';
import type { KernelTown } from '../../kernel/town/town.ts';

const { cellIndex } = torus;

const TERRAINS = 6;
const ICONS = 6;
const KINDS = TERRAINS + ICONS;

/** Where each kind of number starts: for each of the six terrains, then of the six icons. */
const CELLS = 0;
const OPEN_EDGES = CELLS + KINDS;
const EQUAL_TERRAINS = OPEN_EDGES + KINDS;
/** Each pair of icons. */
const ICON_PAIRS = EQUAL_TERRAINS + TERRAINS;
const BOX = ICON_PAIRS + (ICONS * (ICONS + 1)) / 2;
const LONG_SIDE = BOX + 1;

/** How many numbers describe the shape of a town. */
export const SHAPE_SIZE = LONG_SIDE + 1;

/**
 * The shape of a town: cells and open edges of each terrain and icon, neighbors with equal terrains, neighbors with each
 * pair of icons, half the perimeter of its box, and the longer side.
 */
export function shapeOf(town: KernelTown): Float64Array {
  const shape = new Float64Array(SHAPE_SIZE);
  const { cells, left, top, right, bottom } = town;
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const code = cells[cellIndex(x, y)]!;
      if (code === EMPTY_CELL) continue;
      addCell(shape, code);
      // Each pair of neighbors once, and the open edges on all sides.
      addPair(shape, code, cells[cellIndex(x + 1, y)]!);
      addPair(shape, code, cells[cellIndex(x, y + 1)]!);
      if (cells[cellIndex(x - 1, y)] === EMPTY_CELL) addPair(shape, code, EMPTY_CELL);
      if (cells[cellIndex(x, y - 1)] === EMPTY_CELL) addPair(shape, code, EMPTY_CELL);
    }
  }
  shape[BOX] = right - left + (bottom - top);
  shape[LONG_SIDE] = Math.max(right - left, bottom - top);
  return shape;
}

function addCell(shape: Float64Array, code: number): void {
  shape[CELLS + terrainOf[code]!]! += 1;
  shape[CELLS + TERRAINS + iconOf[code]!]! += 1;
}

/** Adds a cell and its neighbor, which may be empty. */
function addPair(shape: Float64Array, code: number, neighbor: number): void {
  if (neighbor === EMPTY_CELL) {
    shape[OPEN_EDGES + terrainOf[code]!]! += 1;
    shape[OPEN_EDGES + TERRAINS + iconOf[code]!]! += 1;
    return;
  }
  if (terrainOf[code] === terrainOf[neighbor]) shape[EQUAL_TERRAINS + terrainOf[code]!]! += 1;
  shape[iconPair(code, neighbor)]! += 1;
}

/** Where the pair of icons of two cells is counted. */
function iconPair(one: number, other: number): number {
  const a = iconOf[one]!;
  const b = iconOf[other]!;
  return ICON_PAIRS + (a > b ? (a * (a + 1)) / 2 + b : (b * (b + 1)) / 2 + a);
}

/** The worth of every cell, of every pair of neighbors, of each row or column of the box, and of its longer side. */
export type ShapeTables = {
  /** By code. */
  readonly cells: Float64Array<ArrayBuffer>;
  /** By code, times `CODE_COUNT`, plus the code of the neighbor. */
  readonly pairs: Float64Array<ArrayBuffer>;
  readonly box: number;
  readonly longSide: number;
};

/** Turns a weight for each number of a shape into tables by code. */
export function shapeTables(weights: Float64Array): ShapeTables {
  const cells = new Float64Array(CODE_COUNT);
  const pairs = new Float64Array(CODE_COUNT * CODE_COUNT);
  for (let code = 1; code < CODE_COUNT; code++) {
    const terrain = terrainOf[code]!;
    const icon = iconOf[code]!;
    cells[code] = weights[CELLS + terrain]! + weights[CELLS + TERRAINS + icon]!;
    const open = weights[OPEN_EDGES + terrain]! + weights[OPEN_EDGES + TERRAINS + icon]!;
    pairs[code * CODE_COUNT + EMPTY_CELL] = open;
    pairs[EMPTY_CELL * CODE_COUNT + code] = open;
    for (let other = 1; other < CODE_COUNT; other++) {
      const same = terrain === terrainOf[other] ? weights[EQUAL_TERRAINS + terrain]! : 0;
      pairs[code * CODE_COUNT + other] = same + weights[iconPair(code, other)]!;
    }
  }
  return { cells, pairs, box: weights[BOX]!, longSide: weights[LONG_SIDE]! };
}
