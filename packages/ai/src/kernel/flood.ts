// Groups among marked cells, taken out one by one: whole, or only counted.

import { fromLeft, fromRight, makeRows, popcount, type Rows } from './rows.ts';

/** Takes one group out of `rest` and writes it into `group`, both from row `top` to `bottom`; answers its size, or 0. */
export function takeGroup(rest: Rows, group: Rows, top: number, bottom: number): number {
  let first = top;
  while (first <= bottom && rest[first & 31] === 0) first++;
  if (first > bottom) return 0;
  for (let y = top - 1; y <= bottom + 1; y++) group[y & 31] = 0;
  const seeds = rest[first & 31]!;
  group[first & 31] = seeds & -seeds;
  let grew = true;
  while (grew) {
    grew = false;
    for (let y = first; y <= bottom; y++) grew = spread(rest, group, y) || grew;
    for (let y = bottom - 1; y >= first; y--) grew = spread(rest, group, y) || grew;
  }
  let size = 0;
  for (let y = first; y <= bottom; y++) {
    const row = group[y & 31]!;
    size += popcount(row);
    rest[y & 31]! &= ~row;
  }
  return size;
}

/** Lets the group flow into one row from above, below and along it; answers whether it grew. */
function spread(rest: Rows, group: Rows, y: number): boolean {
  const room = rest[y & 31]!;
  const before = group[y & 31]!;
  let row = before | ((group[(y - 1) & 31]! | group[(y + 1) & 31]!) & room);
  if (row === 0) return false;
  for (let wider = row; ; row = wider) {
    wider |= (fromLeft(wider) | fromRight(wider)) & room;
    if (wider === row) break;
  }
  group[y & 31] = row;
  return row !== before;
}

const flow = makeRows();

/** Takes one group out of `rest`, from row `top` to `bottom`, and answers its size, or 0. It begins at the first row. */
export function takeSize(rest: Rows, top: number, bottom: number): number {
  let row = top;
  while (row <= bottom && rest[row & 31] === 0) row++;
  if (row > bottom) return 0;
  const seeds = rest[row & 31]!;
  let size = 0;
  flow[row & 31] = seeds & -seeds;
  let low = row;
  let high = row;
  // The front runs up and down between the rows it has reached until nothing more flows.
  for (let moved = true; moved;) {
    moved = false;
    for (let y = low; y <= high; y++) {
      const room = rest[y & 31]!;
      let here = flow[y & 31]! & room;
      flow[y & 31] = 0;
      if (here === 0) continue;
      for (let wider = here; ; here = wider) {
        wider |= (fromLeft(wider) | fromRight(wider)) & room;
        if (wider === here) break;
      }
      rest[y & 31] = room & ~here;
      size += popcount(here);
      moved = true;
      if (y > top) {
        if (y - 1 < low) {
          low = y - 1;
          flow[low & 31] = 0;
        }
        flow[(y - 1) & 31]! |= here;
      }
      if (y < bottom) {
        if (y + 1 > high) {
          high = y + 1;
          flow[high & 31] = 0;
        }
        flow[(y + 1) & 31]! |= here;
      }
    }
  }
  return size;
}

/** The size of the largest group among the cells of `rest`, which is used up. */
export function largestSize(rest: Rows, top: number, bottom: number): number {
  let left = 0;
  for (let y = top; y <= bottom; y++) left += popcount(rest[y & 31]!);
  let largest = 0;
  while (left > largest) {
    const size = takeSize(rest, top, bottom);
    if (size > largest) largest = size;
    left -= size;
  }
  return largest;
}

/** Keeps groups for as long as their owner needs them, without making new ones each time. */
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
