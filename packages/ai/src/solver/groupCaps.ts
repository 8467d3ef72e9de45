// How large the largest groups can become with one more card, wherever it is laid: a bound for a whole town at once.
//
// New territories of a terrain can only join groups that are close to each other: one cell joins what touches it, two
// cells what lies two steps apart. Whatever they join, there is one old group that all the others are close to.

import { GroupPool, takeGroup } from '../kernel/flood.ts';
import { largestGroups } from '../kernel/groups.ts';
import { fromLeft, fromRight, makeRows, type Rows } from '../kernel/rows.ts';
import type { KernelTown } from '../kernel/town.ts';
import type { Coming } from './reach.ts';

const TERRAIN_COUNT = 6;
const ICON_COUNT = 6;

export class GroupCaps {
  readonly #sizes = new Int16Array(TERRAIN_COUNT);
  readonly #rest = makeRows();
  readonly #groups = new GroupPool();
  /** The cells of each group and those beside it, and the cells beside these too. */
  readonly #once = new GroupPool();
  readonly #twice = new GroupPool();
  readonly #counts = new Int16Array(64);

  /** At most this is the sum of the largest groups once the card lies. */
  of(town: KernelTown, card: Coming): number {
    let sum = largestGroups(town, this.#sizes);
    for (let terrain = 0; terrain < TERRAIN_COUNT; terrain++) {
      let laid = 0;
      for (let icon = 0; icon < ICON_COUNT; icon++) laid += card.codes[1 + ICON_COUNT * terrain + icon]!;
      if (laid > 0) sum += this.#most(town, terrain, laid) - this.#sizes[terrain]!;
    }
    return sum;
  }

  #most(town: KernelTown, terrain: number, laid: number): number {
    const { top, bottom } = town;
    const rest = this.#rest;
    const plane = town.terrains[terrain]!;
    for (let y = top - 1; y <= bottom + 1; y++) rest[y & 31] = plane[y & 31]!;
    let groups = 0;
    let all = 0;
    for (let size = 1; size > 0;) {
      size = takeGroup(rest, this.#groups.at(groups), top, bottom);
      if (size === 0) break;
      this.#counts[groups++] = size;
      all += size;
    }
    // One group is all there is; three new cells may make a chain that no single group is close to.
    if (groups <= 1 || laid > 2) return all + laid;
    for (let i = 0; i < groups; i++) {
      widen(this.#groups.at(i), this.#once.at(i), top, bottom, 1);
      if (laid === 2) widen(this.#once.at(i), this.#twice.at(i), top, bottom, 2);
    }
    const far = laid === 2 ? this.#twice : this.#once;
    let most = 0;
    for (let i = 0; i < groups; i++) {
      let size = this.#counts[i]!;
      for (let j = 0; j < groups; j++) {
        if (j !== i && meet(this.#once.at(i), far.at(j), top, bottom)) size += this.#counts[j]!;
      }
      if (size > most) most = size;
    }
    return most + laid;
  }
}

/** Adds the cells beside; the result is right from `by` rows above the town to as many below. */
function widen(from: Rows, to: Rows, top: number, bottom: number, by: number): void {
  // Beyond what was right before nothing lies.
  from[(top - by) & 31] = 0;
  from[(top - by - 1) & 31] = 0;
  from[(bottom + by) & 31] = 0;
  from[(bottom + by + 1) & 31] = 0;
  for (let y = top - by; y <= bottom + by; y++) {
    const row = from[y & 31]!;
    to[y & 31] = row | fromLeft(row) | fromRight(row) | from[(y - 1) & 31]! | from[(y + 1) & 31]!;
  }
}

function meet(a: Rows, b: Rows, top: number, bottom: number): boolean {
  for (let y = top - 1; y <= bottom + 1; y++) if ((a[y & 31]! & b[y & 31]!) !== 0) return true;
  return false;
}
