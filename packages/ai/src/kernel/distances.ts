// The `distance` condition, compiled: territories between a territory and the closest end in its row or column.

import type { Bonus } from '@wagons/rules/scoring';
import type { Count } from './counts.ts';
import { type Chosen, compileFilter } from './filters.ts';
import { between, nearest, wishOf } from './nearest.ts';
import { type Rows, SIDE } from './rows.ts';
import type { KernelTown } from './town.ts';

/** The points of all measured territories together. */
export function compileDistance(
  { distance, to, points = 1 }: Extract<Bonus, { readonly distance: unknown }>,
  chosen: Chosen,
): Count {
  const measured = compileFilter(distance, chosen);
  const ends = compileFilter(to, chosen);
  const upright = makeColumns();
  const wish = wishOf(points);
  return (town) => {
    const from = measured(town);
    const marks = ends(town);
    if (!turn(town, marks, upright)) return 0;
    const { left, top, bottom } = town;
    let sum = 0;
    for (let y = top; y <= bottom; y++) {
      const line = aligned(from[y & 31]!, left);
      if (line === 0) continue;
      const endsBeside = aligned(marks[y & 31]!, left);
      const lying = aligned(town.occupied[y & 31]!, left);
      for (let rest = line; rest !== 0; rest &= rest - 1) {
        const column = 31 - Math.clz32(rest & -rest);
        const beside = nearest(endsBeside, lying, column, wish);
        const along = nearest(upright.ends[column]!, upright.lying[column]!, y - top, wish);
        sum += between(beside < along ? beside : along, wish);
      }
    }
    return points * sum + 0;
  };
}

/** A row, rotated so that the leftmost column of the town is bit 0. */
const aligned = (row: number, left: number): number => (row >>> (left & 31)) | (row << (-left & 31));

/** By column, from the left edge of the town: ends and territories as bits, from the top row down. */
type Columns = { readonly ends: Rows; readonly lying: Rows };

const makeColumns = (): Columns => ({ ends: new Int32Array(SIDE), lying: new Int32Array(SIDE) });

/** Transposes the rows of a town into columns; returns whether there is any end. */
function turn({ occupied, left, top, bottom }: KernelTown, marks: Rows, { ends, lying }: Columns): boolean {
  ends.fill(0);
  lying.fill(0);
  let any = 0;
  for (let y = top; y <= bottom; y++) {
    const bit = 1 << (y - top);
    const row = aligned(marks[y & 31]!, left);
    any |= row;
    for (let rest = row; rest !== 0; rest &= rest - 1) ends[31 - Math.clz32(rest & -rest)]! |= bit;
    for (let rest = aligned(occupied[y & 31]!, left); rest !== 0; rest &= rest - 1)
      lying[31 - Math.clz32(rest & -rest)]! |= bit;
  }
  return any !== 0;
}
