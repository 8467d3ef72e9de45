// A table of upper bounds for what the second of two cards adds, by its spot and its distance from the first.

import { AREA, torus } from '../../kernel/town/rows.ts';
import type { KernelTown } from '../../kernel/town/town.ts';

const { cellIndex } = torus;

/** Two cards can affect a common cell only if they are at most this far apart in each direction. */
const CLOSE = 3;

/** What the second card adds at a spot, by where the first card is. */
export type SecondCardGains = {
  far: number;
  /** Close to the first card, but not touching it. */
  close: number;
  beside: number;
  overlapping: number;
  /** What covering territories of the first card can save besides. */
  relief: number;
  /** The most that is added to groups if it touches the first card, besides the gains above. */
  linked: number;
  /** Its terrains that touch none of their kind in the town, as bits. */
  isolated: number;
};

export class SecondCard {
  // By slot: rotation and spot of the second card.
  readonly #far = new Int32Array(2 * AREA);
  readonly #close = new Int32Array(2 * AREA);
  readonly #beside = new Int32Array(2 * AREA);
  readonly #overlapping = new Int32Array(2 * AREA);
  readonly #relief = new Int32Array(2 * AREA);
  readonly #linked = new Int32Array(2 * AREA);
  readonly #isolated = new Uint8Array(2 * AREA);
  /** By slot: how it changes counts, packed. */
  readonly changes = new Int32Array(2 * AREA);
  /** By spot of the first card: the most that the second adds close to it in the same row, and all around. */
  readonly #closeInRow = new Int32Array(AREA);
  readonly #closeAround = new Int32Array(AREA);
  /** The most that the second card adds anywhere far from the first. */
  mostFar = 0;
  // The box of recorded spots. Outside of it all gains are those of its corner.
  #left = 0;
  #top = 0;
  #right = -1;
  #bottom = -1;

  /** The most that covering one territory of the first card saves. */
  #reliefPerCell = 0;

  /** Starts with a town and a rim of cells around it, and the most that covering a territory of the first card saves. */
  begin({ left, top, right, bottom }: KernelTown, rim: number, reliefPerCell: number): void {
    this.#reliefPerCell = reliefPerCell;
    this.#left = left - rim;
    this.#top = top - rim;
    this.#right = right + rim - 1;
    this.#bottom = bottom + rim - 1;
    this.mostFar = -Infinity;
  }

  record(rotation: number, x: number, y: number, gains: SecondCardGains): void {
    const slot = rotation * AREA + cellIndex(x, y);
    this.#far[slot] = gains.far;
    this.#close[slot] = gains.close;
    this.#beside[slot] = gains.beside;
    this.#overlapping[slot] = gains.overlapping;
    this.#relief[slot] = gains.relief;
    this.#linked[slot] = gains.linked;
    this.#isolated[slot] = gains.isolated;
    if (gains.far > this.mostFar) this.mostFar = gains.far;
  }

  /** Records the same as in the corner, which is recorded first. */
  repeatCorner(x: number, y: number): void {
    for (let rotation = 0; rotation < 2; rotation++) {
      const from = rotation * AREA + cellIndex(this.#left, this.#top);
      const to = rotation * AREA + cellIndex(x, y);
      this.#far[to] = this.#far[from]!;
      this.#close[to] = this.#close[from]!;
      this.#beside[to] = this.#beside[from]!;
      this.#overlapping[to] = this.#overlapping[from]!;
      this.#relief[to] = this.#relief[from]!;
      this.#linked[to] = this.#linked[from]!;
      this.#isolated[to] = this.#isolated[from]!;
      this.changes[to] = this.changes[from]!;
    }
  }

  /** Computes the maxima after all spots are recorded. */
  finish(): void {
    for (let y = this.#top; y <= this.#bottom; y++) {
      for (let x = this.#left; x <= this.#right; x++) {
        let most = -Infinity;
        const last = Math.min(x + CLOSE, this.#right);
        for (let near = Math.max(x - CLOSE, this.#left); near <= last; near++) {
          const at = cellIndex(near, y);
          most = Math.max(most, this.#close[at]!, this.#close[AREA + at]!);
        }
        this.#closeInRow[cellIndex(x, y)] = most;
      }
    }
    const corner = this.#corner(this.#close);
    for (let y = this.#top; y <= this.#bottom; y++) {
      for (let x = this.#left; x <= this.#right; x++) {
        let most = corner;
        const last = Math.min(y + CLOSE, this.#bottom);
        for (let near = Math.max(y - CLOSE, this.#top); near <= last; near++)
          most = Math.max(most, this.#closeInRow[cellIndex(x, near)]!);
        this.#closeAround[cellIndex(x, y)] = most;
      }
    }
  }

  #corner(values: Int32Array): number {
    const at = cellIndex(this.#left, this.#top);
    return Math.max(values[at]!, values[AREA + at]!);
  }

  /** The most with the first card at x, y and the second close to it, but not touching. */
  mostClose(x: number, y: number): number {
    return this.#closeAround[cellIndex(x, y)]!;
  }

  /** The most with the first card at x, y and the second beside or over it. */
  mostTouching(x: number, y: number): number {
    let most = this.#corner(this.#beside) + this.#corner(this.#linked);
    for (let down = -2; down <= 2; down++) {
      if (y + down < this.#top || y + down > this.#bottom) continue;
      const reach = Math.abs(down) === 2 ? 1 : 2;
      for (let right = -reach; right <= reach; right++) {
        if (x + right < this.#left || x + right > this.#right) continue;
        const at = cellIndex(x + right, y + down);
        most = Math.max(
          most,
          this.gainAt(at, right, down) + this.#linked[at]!,
          this.gainAt(AREA + at, right, down) + this.#linked[AREA + at]!,
        );
      }
    }
    return most;
  }

  /** The slot of a spot, which stands for the corner if it is outside of the box. */
  slotAt(rotation: number, x: number, y: number): number {
    const isInside = x >= this.#left && x <= this.#right && y >= this.#top && y <= this.#bottom;
    return rotation * AREA + (isInside ? cellIndex(x, y) : cellIndex(this.#left, this.#top));
  }

  /** What the second card adds in a slot at an offset from the first, besides the links between both. */
  gainAt(slot: number, right: number, down: number): number {
    if (Math.abs(right) > CLOSE || Math.abs(down) > CLOSE) return this.#far[slot]!;
    if (!touches(right, down)) return this.#close[slot]!;
    if (!overlaps(right, down)) return this.#beside[slot]!;
    const covered = (2 - Math.abs(right)) * (2 - Math.abs(down));
    return this.#overlapping[slot]! + Math.min(this.#relief[slot]!, covered * this.#reliefPerCell);
  }

  isolatedAt(slot: number): number {
    return this.#isolated[slot]!;
  }
}

export const overlaps = (right: number, down: number): boolean => Math.abs(right) <= 1 && Math.abs(down) <= 1;

/** Whether two cards share an edge or a cell, by the offset of the second from the first. */
export function touches(right: number, down: number): boolean {
  const across = Math.abs(right);
  const along = Math.abs(down);
  return across <= 2 && along <= 2 && across + along <= 3;
}

/** The offsets at which a second card touches the first. */
export const TOUCHING: ReadonlyArray<readonly [right: number, down: number]> = [-2, -1, 0, 1, 2].flatMap(
  (down) => [-2, -1, 0, 1, 2].filter((right) => touches(right, down)).map((right) => [right, down] as const),
);
