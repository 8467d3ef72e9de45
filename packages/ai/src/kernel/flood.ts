// Groups among marked cells, taken out one by one.

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
