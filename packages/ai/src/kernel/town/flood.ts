// Flood fill on bit rows: takes groups of marked cells out one by one, with their cells or only their size.

import { makeRows, type Rows, torus } from './rows.ts';

const { fromLeft, fromRight, popcount, wrap } = torus;

/** Moves one group from `rest` to `group`, between the rows `top` and `bottom`; returns its size, or 0 if none is left. */
export function takeGroup(rest: Rows, group: Rows, top: number, bottom: number): number {
  let first = top;
  while (first <= bottom && rest[wrap(first)] === 0) first++;
  if (first > bottom) return 0;
  for (let y = top - 1; y <= bottom + 1; y++) group[wrap(y)] = 0;
  const seeds = rest[wrap(first)]!;
  group[wrap(first)] = seeds & -seeds;
  let grew = true;
  while (grew) {
    grew = false;
    for (let y = first; y <= bottom; y++) grew = spread(rest, group, y) || grew;
    for (let y = bottom - 1; y >= first; y--) grew = spread(rest, group, y) || grew;
  }
  let size = 0;
  for (let y = first; y <= bottom; y++) {
    const row = group[wrap(y)]!;
    size += popcount(row);
    rest[wrap(y)]! &= ~row;
  }
  return size;
}

/** Spreads the group into one row from above, below and along it; returns whether it grew. */
function spread(rest: Rows, group: Rows, y: number): boolean {
  const room = rest[wrap(y)]!;
  const before = group[wrap(y)]!;
  let row = before | ((group[wrap(y - 1)]! | group[wrap(y + 1)]!) & room);
  if (row === 0) return false;
  for (let wider = row; ; row = wider) {
    wider |= (fromLeft(wider) | fromRight(wider)) & room;
    if (wider === row) break;
  }
  group[wrap(y)] = row;
  return row !== before;
}

const flow = makeRows();

/** Removes the topmost group from `rest`, between the rows `top` and `bottom`; returns its size, or 0 if none is left. */
export function takeSize(rest: Rows, top: number, bottom: number): number {
  let row = top;
  while (row <= bottom && rest[wrap(row)] === 0) row++;
  if (row > bottom) return 0;
  const seeds = rest[wrap(row)]!;
  let size = 0;
  flow[wrap(row)] = seeds & -seeds;
  let low = row;
  let high = row;
  // Sweep over the rows reached so far until no row changes any more.
  for (let moved = true; moved;) {
    moved = false;
    for (let y = low; y <= high; y++) {
      const room = rest[wrap(y)]!;
      let here = flow[wrap(y)]! & room;
      flow[wrap(y)] = 0;
      if (here === 0) continue;
      for (let wider = here; ; here = wider) {
        wider |= (fromLeft(wider) | fromRight(wider)) & room;
        if (wider === here) break;
      }
      rest[wrap(y)] = room & ~here;
      size += popcount(here);
      moved = true;
      if (y > top) {
        if (y - 1 < low) {
          low = y - 1;
          flow[wrap(low)] = 0;
        }
        flow[wrap(y - 1)]! |= here;
      }
      if (y < bottom) {
        if (y + 1 > high) {
          high = y + 1;
          flow[wrap(high)] = 0;
        }
        flow[wrap(y + 1)]! |= here;
      }
    }
  }
  return size;
}

/** The size of the largest group among the cells of `rest`, which is consumed. */
export function largestSize(rest: Rows, top: number, bottom: number): number {
  let left = 0;
  for (let y = top; y <= bottom; y++) left += popcount(rest[wrap(y)]!);
  let largest = 0;
  while (left > largest) {
    const size = takeSize(rest, top, bottom);
    if (size > largest) largest = size;
    left -= size;
  }
  return largest;
}

/** A pool of row sets that are reused between calls. */
export class GroupPool {
  readonly #groups: Rows[] = [];

  at(index: number): Rows {
    return (this.#groups[index] ??= makeRows());
  }

  swap(a: number, b: number): void {
    const kept = this.at(a);
    this.#groups[a] = this.at(b);
    this.#groups[b] = kept;
  }
}
