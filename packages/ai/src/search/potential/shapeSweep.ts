// What a card adds to the worth of a town's shape, for every placement at once.

import { CODE_COUNT } from '../../kernel/town/codes.ts';
import { type Grid, sheet } from '../../kernel/town/grid.ts';
import type { CardCodes } from '../../kernel/town/town.ts';
import type { ShapeTables } from './shape.ts';

const { STRIDE, CARD_CELLS } = sheet;

/** For each cell of a card, its two neighbors outside of the card. */
const OUTSIDE = Int8Array.of(-1, -STRIDE, 1, -STRIDE, -1, STRIDE, 1, STRIDE);
/** The four pairs of neighbors within a card. */
const INSIDE = Int8Array.of(0, 1, 2, 3, 0, 2, 1, 3);

/** Adds the worth of the shape after each placement to `values`, up to a constant of the town: each spot both ways up. */
export function addShapeWorth(
  grid: Grid,
  card: CardCodes,
  { cells, pairs, box, longSide }: ShapeTables,
  values: Float64Array,
): void {
  const { codes, spots, xs, ys, spotCount, town } = grid;
  const width = town.right - town.left;
  const height = town.bottom - town.top;
  const long = Math.max(width, height);
  const own = ownWorth(card, cells, pairs);
  const c0 = card[0]! * CODE_COUNT;
  const c1 = card[1]! * CODE_COUNT;
  const c2 = card[2]! * CODE_COUNT;
  const c3 = card[3]! * CODE_COUNT;
  for (let spot = 0; spot < spotCount; spot++) {
    const at = spots[spot]!;
    let before = 0;
    let upright = 0;
    let turned = 0;
    for (let part = 0; part < 4; part++) {
      const cell = at + CARD_CELLS[part]!;
      const old = codes[cell]!;
      const a = codes[cell + OUTSIDE[2 * part]!]!;
      const b = codes[cell + OUTSIDE[2 * part + 1]!]!;
      const row = old * CODE_COUNT;
      before += cells[old]! + pairs[row + a]! + pairs[row + b]!;
      const up = part === 0 ? c0 : part === 1 ? c1 : part === 2 ? c2 : c3;
      const down = part === 0 ? c3 : part === 1 ? c2 : part === 2 ? c1 : c0;
      upright += pairs[up + a]! + pairs[up + b]!;
      turned += pairs[down + a]! + pairs[down + b]!;
    }
    const d0 = codes[at]! * CODE_COUNT;
    const d1 = codes[at + 1]!;
    const d2 = codes[at + STRIDE]!;
    const d3 = codes[at + STRIDE + 1]! * CODE_COUNT;
    before += pairs[d0 + d1]! + pairs[d0 + d2]! + pairs[d3 + d1]! + pairs[d3 + d2]!;
    const x = xs[spot]!;
    const y = ys[spot]!;
    const wider = Math.max(town.left - x, x + 1 - town.right, 0);
    const taller = Math.max(town.top - y, y + 1 - town.bottom, 0);
    const longer = Math.max(width + wider, height + taller) - long;
    const rest = own - before + box * (wider + taller) + longSide * longer;
    values[2 * spot]! += rest + upright;
    values[2 * spot + 1]! += rest + turned;
  }
}

/** The worth of a card by itself, without its open edges. Turned upside down it is the same. */
function ownWorth(card: CardCodes, cells: Float64Array, pairs: Float64Array): number {
  let worth = 0;
  for (let part = 0; part < 4; part++) worth += cells[card[part]!]!;
  for (let i = 0; i < INSIDE.length; i += 2)
    worth += pairs[card[INSIDE[i]!]! * CODE_COUNT + card[INSIDE[i + 1]!]!]!;
  return worth;
}
