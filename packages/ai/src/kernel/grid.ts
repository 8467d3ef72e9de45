// A town laid out for sweeping: its box on a sheet with a wide margin, so that no neighbour is ever outside.

import { KernelTown } from './town.ts';

/** From a cell to the one below it. A town is at most 28 cells wide; a card reaches two further, its neighbours three. */
export const STRIDE = 36;
export const SHEET = STRIDE * STRIDE;
const MARGIN = 3;
const MOST_LYING = 64;
/** A card opens at most 21 spots, and a player has at most fourteen cards. */
export const MOST_SPOTS = 320;

let versions = 0;

export class Grid {
  /** The town that is laid out. */
  town = new KernelTown();
  /** By cell of the sheet: the code of what lies there. */
  readonly codes = new Uint8Array(SHEET);
  /** The cells where something lies, row by row. */
  readonly lying = new Int16Array(MOST_LYING);
  count = 0;
  /**
   * Another number whenever something else lies, on any grid: what depends on the town alone is computed once for all
   * the cards that are tried on it.
   */
  version = 0;
  /** The spots in the order of `legalMoves`: the cell under the top left territory of a card, and where that is. */
  readonly spots = new Int16Array(MOST_SPOTS);
  readonly xs = new Int8Array(MOST_SPOTS);
  readonly ys = new Int8Array(MOST_SPOTS);
  spotCount = 0;
  /** By cell: the number of its spot; one beyond all spots where no card may lie. */
  readonly spotAt = new Int16Array(SHEET);
  #hasSpots = false;
  #left = 0;
  #top = 0;

  /** Lays a town out, unless it lies there already. */
  show(town: KernelTown): void {
    this.town = town;
    if (this.#shows(town)) return;
    const { cells, occupied, top, bottom, left } = town;
    const { codes, lying } = this;
    codes.fill(0);
    this.version = ++versions;
    this.#hasSpots = false;
    this.#left = left;
    this.#top = top;
    let count = 0;
    for (let y = top; y <= bottom; y++) {
      const row = (y & 31) << 5;
      const start = this.at(left, y);
      const line = occupied[y & 31]!;
      for (let rest = (line >>> (left & 31)) | (line << (-left & 31)); rest !== 0; rest &= rest - 1) {
        const column = 31 - Math.clz32(rest & -rest);
        codes[start + column] = cells[row | ((left + column) & 31)]!;
        lying[count++] = start + column;
      }
    }
    this.count = count;
  }

  /** Whether a town is, cell by cell, the one that was laid out last. */
  #shows({ cells, occupied, top, bottom, left }: KernelTown): boolean {
    if (this.version === 0 || top !== this.#top || left !== this.#left) return false;
    const { codes, lying } = this;
    let count = 0;
    for (let y = top; y <= bottom; y++) {
      const row = (y & 31) << 5;
      const start = this.at(left, y);
      const line = occupied[y & 31]!;
      for (let rest = (line >>> (left & 31)) | (line << (-left & 31)); rest !== 0; rest &= rest - 1) {
        const column = 31 - Math.clz32(rest & -rest);
        const at = start + column;
        if (lying[count++] !== at || codes[at] !== cells[row | ((left + column) & 31)]) return false;
      }
    }
    return count === this.count;
  }

  /** Finds the spots of the town that is laid out. */
  findSpots(): void {
    if (this.#hasSpots) return;
    this.#hasSpots = true;
    const { spots, xs, ys, spotAt } = this;
    spotAt.fill(MOST_SPOTS);
    const { occupied, left, top, bottom, size } = this.town;
    if (size === 0) {
      this.spotCount = 1;
      xs[0] = 0;
      ys[0] = 0;
      spots[0] = this.at(0, 0);
      spotAt[spots[0]] = 0;
      return;
    }
    const from = left - 2;
    let count = 0;
    for (let y = top - 2; y <= bottom + 1; y++) {
      const above = occupied[(y - 1) & 31]!;
      const covered = occupied[y & 31]! | occupied[(y + 1) & 31]!;
      // Covering: the town has one of the card's two columns. Edges: it has the column beside them, or a row beside.
      const wide = covered | above | occupied[(y + 2) & 31]!;
      const row =
        wide |
        (wide >>> 1) |
        (wide << 31) |
        (covered >>> 2) |
        (covered << 30) |
        (covered << 1) |
        (covered >>> 31);
      const start = this.at(from, y);
      for (let rest = (row >>> (from & 31)) | (row << (-from & 31)); rest !== 0; rest &= rest - 1) {
        const column = 31 - Math.clz32(rest & -rest);
        spots[count] = start + column;
        spotAt[start + column] = count;
        xs[count] = from + column;
        ys[count] = y;
        count++;
      }
    }
    this.spotCount = count;
  }

  at(x: number, y: number): number {
    return (y - this.#top + MARGIN) * STRIDE + (x - this.#left + MARGIN);
  }
}
