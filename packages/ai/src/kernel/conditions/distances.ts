// The `distance` condition, compiled: territories between a territory and the nearest end in its row or column.

import type { Bonus } from '@wagons/rules/scoring';
import { type Rows, SIDE, torus } from '../town/rows.ts';
import type { KernelTown } from '../town/town.ts';
import type { Count } from './counts.ts';
import { type Chosen, compileFilter } from './filters.ts';
import { nearestEnd, territoriesBetween, tieBreakOf } from './nearestEnd.ts';

const { alignedTo, lowestBit, wrap } = torus;

/** The points of all measured territories together. */
export function compileDistance(
  { distance, to, points = 1 }: Extract<Bonus, { readonly distance: unknown }>,
  chosen: Chosen,
): Count {
  const measured = compileFilter(distance, chosen);
  const ends = compileFilter(to, chosen);
  const columns = makeColumns();
  const tieBreak = tieBreakOf(points);
  return (town) => {
    const from = measured(town);
    const marks = ends(town);
    if (!transpose(town, marks, columns)) return 0;
    const { left, top, bottom } = town;
    let sum = 0;
    for (let y = top; y <= bottom; y++) {
      const line = alignedTo(from[wrap(y)]!, left);
      if (line === 0) continue;
      const endsInRow = alignedTo(marks[wrap(y)]!, left);
      const occupied = alignedTo(town.occupied[wrap(y)]!, left);
      for (let rest = line; rest !== 0; rest &= rest - 1) {
        const column = lowestBit(rest);
        const inRow = nearestEnd(endsInRow, occupied, column, tieBreak);
        const inColumn = nearestEnd(columns.ends[column]!, columns.occupied[column]!, y - top, tieBreak);
        sum += territoriesBetween(inRow < inColumn ? inRow : inColumn, tieBreak);
      }
    }
    return points * sum + 0;
  };
}

/** By column, from the left edge of the town: ends and territories as bits, from the top row down. */
type Columns = { readonly ends: Rows; readonly occupied: Rows };

const makeColumns = (): Columns => ({ ends: new Int32Array(SIDE), occupied: new Int32Array(SIDE) });

/** Transposes the rows of a town into columns; returns whether there is any end. */
function transpose(town: KernelTown, marks: Rows, { ends, occupied }: Columns): boolean {
  const { left, top, bottom } = town;
  ends.fill(0);
  occupied.fill(0);
  let any = 0;
  for (let y = top; y <= bottom; y++) {
    const bit = 1 << (y - top);
    const row = alignedTo(marks[wrap(y)]!, left);
    any |= row;
    for (let rest = row; rest !== 0; rest &= rest - 1) ends[lowestBit(rest)]! |= bit;
    for (let rest = alignedTo(town.occupied[wrap(y)]!, left); rest !== 0; rest &= rest - 1)
      occupied[lowestBit(rest)]! |= bit;
  }
  return any !== 0;
}
