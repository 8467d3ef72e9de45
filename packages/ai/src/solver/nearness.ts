// What the second of two cards adds at most, by where it lies and how near to the first.

import { SIDE } from '../kernel/rows.ts';
import type { KernelTown } from '../kernel/town.ts';

/** How far apart two cards are, at most, that have to do with a common cell. */
const CLOSE = 3;
const AREA = SIDE * SIDE;

/**
 * What the second card adds at a spot: far from the first, close to it, beside it, and over it; at most so much more
 * where it touches the first; and which of its terrains touch nothing in the town.
 */
export type Additions = {
  far: number;
  close: number;
  beside: number;
  over: number;
  more: number;
  lonely: number;
};

export class Nearness {
  // By rotation and spot of the second card.
  readonly #far = new Int32Array(2 * AREA);
  readonly #close = new Int32Array(2 * AREA);
  readonly #beside = new Int32Array(2 * AREA);
  readonly #over = new Int32Array(2 * AREA);
  readonly #more = new Int32Array(2 * AREA);
  readonly #lonely = new Uint8Array(2 * AREA);
  /** By spot of the first card: the most that is close to it in the same row, and all around. */
  readonly #row = new Int32Array(AREA);
  readonly #around = new Int32Array(AREA);
  /** The most that the second card adds anywhere far from the first. */
  farthest = 0;
  // Beyond this box all is as in its corner.
  #left = 0;
  #top = 0;
  #right = -1;
  #bottom = -1;

  /** Begins with a town and so many cells around it. */
  begin({ left, top, right, bottom }: KernelTown, rim: number): void {
    this.#left = left - rim;
    this.#top = top - rim;
    this.#right = right + rim - 1;
    this.#bottom = bottom + rim - 1;
    this.farthest = -Infinity;
  }

  note(rotation: number, x: number, y: number, { far, close, beside, over, more, lonely }: Additions): void {
    const at = rotation * AREA + (y & 31) * SIDE + (x & 31);
    this.#far[at] = far;
    this.#close[at] = close;
    this.#beside[at] = beside;
    this.#over[at] = over;
    this.#more[at] = more;
    this.#lonely[at] = lonely;
    if (far > this.farthest) this.farthest = far;
  }

  /** To be called when all is noted. */
  finish(): void {
    for (let y = this.#top; y <= this.#bottom; y++) {
      const row = (y & 31) * SIDE;
      for (let x = this.#left; x <= this.#right; x++) {
        let most = -Infinity;
        const last = Math.min(x + CLOSE, this.#right);
        for (let near = Math.max(x - CLOSE, this.#left); near <= last; near++) {
          const at = row + (near & 31);
          most = Math.max(most, this.#close[at]!, this.#close[AREA + at]!);
        }
        this.#row[row + (x & 31)] = most;
      }
    }
    const corner = this.#corner(this.#close);
    for (let y = this.#top; y <= this.#bottom; y++) {
      for (let x = this.#left; x <= this.#right; x++) {
        let most = corner;
        const last = Math.min(y + CLOSE, this.#bottom);
        for (let near = Math.max(y - CLOSE, this.#top); near <= last; near++) {
          most = Math.max(most, this.#row[(near & 31) * SIDE + (x & 31)]!);
        }
        this.#around[(y & 31) * SIDE + (x & 31)] = most;
      }
    }
  }

  #corner(values: Int32Array): number {
    const at = (this.#top & 31) * SIDE + (this.#left & 31);
    return Math.max(values[at]!, values[AREA + at]!);
  }

  /** The most with the first card at x, y, and the second close to it, but not touching. */
  close(x: number, y: number): number {
    return this.#around[(y & 31) * SIDE + (x & 31)]!;
  }

  /** The most with the first card at x, y, and the second beside it or over it, wherever they help each other. */
  touching(x: number, y: number): number {
    let most = this.#corner(this.#beside) + this.#corner(this.#more);
    for (let down = -2; down <= 2; down++) {
      if (y + down < this.#top || y + down > this.#bottom) continue;
      const row = ((y + down) & 31) * SIDE;
      const reach = down * down === 4 ? 1 : 2;
      for (let across = -reach; across <= reach; across++) {
        if (x + across < this.#left || x + across > this.#right) continue;
        const values = down * down <= 1 && across * across <= 1 ? this.#over : this.#beside;
        const at = row + ((x + across) & 31);
        most = Math.max(most, values[at]! + this.#more[at]!, values[AREA + at]! + this.#more[AREA + at]!);
      }
    }
    return most;
  }

  /** Where a spot is noted. */
  #at(rotation: number, x: number, y: number): number {
    const isInside = x >= this.#left && x <= this.#right && y >= this.#top && y <= this.#bottom;
    const place = isInside ? (y & 31) * SIDE + (x & 31) : (this.#top & 31) * SIDE + (this.#left & 31);
    return rotation * AREA + place;
  }

  /** What the second card adds at x, y, so far right of the first and below it; without what they are to each other. */
  added(right: number, down: number, rotation: number, x: number, y: number): number {
    const at = this.#at(rotation, x, y);
    const across = Math.abs(right);
    const along = Math.abs(down);
    if (across > CLOSE || along > CLOSE) return this.#far[at]!;
    if (!touches(right, down)) return this.#close[at]!;
    return (across <= 1 && along <= 1 ? this.#over : this.#beside)[at]!;
  }

  lonely(rotation: number, x: number, y: number): number {
    return this.#lonely[this.#at(rotation, x, y)]!;
  }
}

/** Whether two cards share an edge or a cell, the second of them so far right of the first and below it. */
export function touches(right: number, down: number): boolean {
  const across = Math.abs(right);
  const along = Math.abs(down);
  return across <= 2 && along <= 2 && across + along <= 3;
}
