// What a second card adds at most when it lies near the first, by where the first lies.

import { SIDE } from '../kernel/rows.ts';
import type { KernelTown } from '../kernel/town.ts';

/** How far apart two cards are, at most, that have to do with a common cell. */
const CLOSE = 3;

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export class Nearness {
  /** By where the second card lies: what it adds close to the first, beside it, and over it. */
  readonly #close = new Int32Array(SIDE * SIDE);
  readonly #beside = new Int32Array(SIDE * SIDE);
  readonly #over = new Int32Array(SIDE * SIDE);
  /** By where the first card lies: the most in a row close to it, then all around; and touching or over it. */
  readonly #row = new Int32Array(SIDE * SIDE);
  readonly #around = new Int32Array(SIDE * SIDE);
  #box: Box = { left: 0, top: 0, right: -1, bottom: -1 };

  /** Begins with a town and so many cells around it. */
  begin({ left, top, right, bottom }: KernelTown, rim: number): void {
    this.#box = { left: left - rim, top: top - rim, right: right + rim - 1, bottom: bottom + rim - 1 };
  }

  note(x: number, y: number, close: number, beside: number, over: number): void {
    const at = (y & 31) * SIDE + (x & 31);
    this.#close[at] = close;
    this.#beside[at] = beside;
    this.#over[at] = over;
  }

  /** To be called when all is noted. */
  finish(): void {
    const { left, top, right, bottom } = this.#box;
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        let most = -Infinity;
        const last = Math.min(x + CLOSE, right);
        for (let near = Math.max(x - CLOSE, left); near <= last; near++) {
          most = Math.max(most, this.#close[(y & 31) * SIDE + (near & 31)]!);
        }
        this.#row[(y & 31) * SIDE + (x & 31)] = most;
      }
    }
    // Beyond the box it is everywhere as in its corner.
    const corner = this.#close[(top & 31) * SIDE + (left & 31)]!;
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        let most = corner;
        const last = Math.min(y + CLOSE, bottom);
        for (let near = Math.max(y - CLOSE, top); near <= last; near++) {
          most = Math.max(most, this.#row[(near & 31) * SIDE + (x & 31)]!);
        }
        this.#around[(y & 31) * SIDE + (x & 31)] = most;
      }
    }
  }

  /** With the first card at x, y, and the second close to it, but not touching. */
  close(x: number, y: number): number {
    return this.#around[(y & 31) * SIDE + (x & 31)]!;
  }

  /** With the first card at x, y, and the second beside it, at the corner, or over it. */
  touching(x: number, y: number): number {
    const { left, top, right, bottom } = this.#box;
    let most = this.#beside[(top & 31) * SIDE + (left & 31)]!;
    for (let down = -2; down <= 2; down++) {
      if (y + down < top || y + down > bottom) continue;
      const row = ((y + down) & 31) * SIDE;
      for (let across = -2; across <= 2; across++) {
        if (x + across < left || x + across > right) continue;
        const covers = down * down <= 1 && across * across <= 1;
        const here = (covers ? this.#over : this.#beside)[row + ((x + across) & 31)]!;
        if (here > most) most = here;
      }
    }
    return most;
  }
}
