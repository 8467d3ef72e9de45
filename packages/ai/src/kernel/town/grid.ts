// A town copied to a sheet with a wide margin, so that sweeps can index neighbors without wrapping or bounds checks.

import { torus } from './rows.ts';
import { KernelTown } from './town.ts';

const { alignedTo, lowestBit, rowStart, wrap } = torus;

/** Index offset from a cell to the one below. A town spans at most 28 cells, plus four cells on each side. */
const STRIDE = 36;
const SHEET = STRIDE * STRIDE;
const MARGIN = 3;
const MOST_CELLS = 64;
/** A card opens at most 21 spots, and a player has at most 14 cards. */
const MOST_SPOTS = 320;

/** Index offsets to the four neighbors of a cell. */
const NEIGHBORS = Int8Array.of(-1, 1, -STRIDE, STRIDE);

/** Index offsets from the first cell of a card to its four cells. */
const CARD_CELLS = Int8Array.of(0, 1, STRIDE, STRIDE + 1);

/** The geometry of the sheet. Hot modules copy it into constants of their own, like `torus`. */
export const sheet = { STRIDE, SHEET, MOST_SPOTS, NEIGHBORS, CARD_CELLS } as const;

let versions = 0;

export class Grid {
  /** The town that is on the sheet. */
  town = new KernelTown();
  /** By cell of the sheet: its code. */
  readonly codes = new Uint8Array(SHEET);
  /** The cells with a territory, row by row. */
  readonly occupied = new Int16Array(MOST_CELLS);
  count = 0;
  /** Changes whenever the sheet shows different cells, on any grid: the key of all per-town caches. */
  version = 0;
  /** The spots in the order of `legalMoves`: the cell of the card's top left territory, and its coordinates. */
  readonly spots = new Int16Array(MOST_SPOTS);
  readonly xs = new Int8Array(MOST_SPOTS);
  readonly ys = new Int8Array(MOST_SPOTS);
  spotCount = 0;
  /** By cell: the number of its spot; `MOST_SPOTS` where no card may be placed. */
  readonly spotAt = new Int16Array(SHEET);
  #hasSpots = false;
  #left = 0;
  #top = 0;

  /** Copies a town to the sheet, unless it is there already. */
  show(town: KernelTown): void {
    this.town = town;
    if (this.#shows(town)) return;
    const { cells, occupied, top, bottom, left } = town;
    const { codes } = this;
    codes.fill(0);
    this.version = ++versions;
    this.#hasSpots = false;
    this.#left = left;
    this.#top = top;
    let count = 0;
    for (let y = top; y <= bottom; y++) {
      const row = rowStart(y);
      const start = this.at(left, y);
      for (let rest = alignedTo(occupied[wrap(y)]!, left); rest !== 0; rest &= rest - 1) {
        const column = lowestBit(rest);
        codes[start + column] = cells[row | wrap(left + column)]!;
        this.occupied[count++] = start + column;
      }
    }
    this.count = count;
  }

  /** Whether a town is, cell by cell, the one on the sheet. */
  #shows({ cells, occupied, top, bottom, left }: KernelTown): boolean {
    if (this.version === 0 || top !== this.#top || left !== this.#left) return false;
    const { codes } = this;
    let count = 0;
    for (let y = top; y <= bottom; y++) {
      const row = rowStart(y);
      const start = this.at(left, y);
      for (let rest = alignedTo(occupied[wrap(y)]!, left); rest !== 0; rest &= rest - 1) {
        const column = lowestBit(rest);
        const at = start + column;
        if (this.occupied[count++] !== at || codes[at] !== cells[row | wrap(left + column)]) return false;
      }
    }
    return count === this.count;
  }

  /** Finds the spots of the town on the sheet. */
  findSpots(): void {
    if (this.#hasSpots) return;
    this.#hasSpots = true;
    const { spots, xs, ys, spotAt, town } = this;
    spotAt.fill(MOST_SPOTS);
    if (town.size === 0) {
      this.spotCount = 1;
      xs[0] = 0;
      ys[0] = 0;
      spots[0] = this.at(0, 0);
      spotAt[spots[0]] = 0;
      return;
    }
    const from = town.left - 2;
    let count = 0;
    for (let y = town.top - 2; y <= town.bottom + 1; y++) {
      const start = this.at(from, y);
      for (let rest = alignedTo(town.spotsInRow(y), from); rest !== 0; rest &= rest - 1) {
        const column = lowestBit(rest);
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
