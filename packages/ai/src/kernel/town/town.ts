// A town for searching: cells and bit planes that are changed in place, card by card, with undo.

import { type Card, ICONS, ROTATIONS, TERRAINS } from '@wagons/rules';
import { facing } from '@wagons/rules/town';
import { CODE_COUNT, codeOf, EMPTY_CELL, iconOf, terrainOf } from './codes.ts';
import { AREA, makeRows, type Rows, SIDE, torus } from './rows.ts';

const { fromLeft, fromRight, highestBit, rowStart, shifted, wrap } = torus;

/** A plane that is written for empty cells, so that writing needs no branch. It is never read. */
const UNUSED_PLANE = TERRAINS.length + ICONS.length;

/** By code: where the rows of its terrain start in `planes`, and those of its icon. */
const terrainRows = planeStarts((code) => terrainOf[code]!);
const iconRows = planeStarts((code) => TERRAINS.length + iconOf[code]!);

function planeStarts(planeOf: (code: number) => number): Int16Array {
  return Int16Array.from(
    { length: CODE_COUNT },
    (_, code) => SIDE * (code === EMPTY_CELL ? UNUSED_PLANE : planeOf(code)),
  );
}

/** A card both ways up: four codes upright, then four upside down. */
export type CardCodes = Uint8Array<ArrayBuffer>;

export const codesOf = (card: Card): CardCodes =>
  Uint8Array.from(ROTATIONS.flatMap((rotation) => facing(card, rotation).map(codeOf)));

const MOST_CARDS = 14;

export class KernelTown {
  readonly cells = new Uint8Array(AREA);
  /** The rows of all terrains, then of all icons. `terrains` and `icons` are views of it. */
  readonly planes: Rows = new Int32Array((UNUSED_PLANE + 1) * SIDE);
  readonly terrains: readonly Rows[] = TERRAINS.map((_, i) => this.planes.subarray(SIDE * i, SIDE * (i + 1)));
  readonly icons: readonly Rows[] = ICONS.map((_, i) => this.planes.subarray(SIDE * (6 + i), SIDE * (7 + i)));
  readonly occupied: Rows = makeRows();
  /** The bounding box, in coordinates that don't wrap; empty while `size` is 0. */
  left = 0;
  top = 0;
  right = -1;
  bottom = -1;
  /** Number of cards placed. */
  size = 0;

  // The undo stack: where each card was placed, what it covered, and the bounding box before it.
  readonly #corners = new Int32Array(2 * MOST_CARDS);
  readonly #covered = new Uint8Array(4 * MOST_CARDS);
  readonly #boxes = new Int32Array(4 * MOST_CARDS);

  /** Places a card with its top left territory at x, y. Legality is not checked. */
  place(card: CardCodes, rotation: number, x: number, y: number): void {
    const at = this.size++;
    this.#corners[2 * at] = x;
    this.#corners[2 * at + 1] = y;
    this.#boxes[4 * at] = this.left;
    this.#boxes[4 * at + 1] = this.top;
    this.#boxes[4 * at + 2] = this.right;
    this.#boxes[4 * at + 3] = this.bottom;
    if (at === 0) {
      this.left = x;
      this.top = y;
      this.right = x + 1;
      this.bottom = y + 1;
    } else {
      if (x < this.left) this.left = x;
      if (y < this.top) this.top = y;
      if (x + 1 > this.right) this.right = x + 1;
      if (y + 1 > this.bottom) this.bottom = y + 1;
    }
    for (let part = 0; part < 4; part++) {
      const column = wrap(x + (part & 1));
      const row = wrap(y + (part >> 1));
      this.#covered[4 * at + part] = this.cells[rowStart(row) | column]!;
      this.#write(row, column, card[4 * rotation + part]!);
    }
  }

  /** Takes the last card back. */
  undo(): void {
    const at = --this.size;
    const x = this.#corners[2 * at]!;
    const y = this.#corners[2 * at + 1]!;
    for (let part = 0; part < 4; part++) {
      this.#write(wrap(y + (part >> 1)), wrap(x + (part & 1)), this.#covered[4 * at + part]!);
    }
    this.left = this.#boxes[4 * at]!;
    this.top = this.#boxes[4 * at + 1]!;
    this.right = this.#boxes[4 * at + 2]!;
    this.bottom = this.#boxes[4 * at + 3]!;
  }

  #write(row: number, column: number, code: number): void {
    const { planes, cells, occupied } = this;
    const bit = 1 << column;
    const index = rowStart(row) | column;
    const before = cells[index]!;
    planes[terrainRows[before]! + row]! &= ~bit;
    planes[iconRows[before]! + row]! &= ~bit;
    cells[index] = code;
    planes[terrainRows[code]! + row]! |= bit;
    planes[iconRows[code]! + row]! |= bit;
    occupied[row] = code === EMPTY_CELL ? occupied[row]! & ~bit : occupied[row]! | bit;
  }

  /** Removes all cards. */
  clear(): void {
    this.cells.fill(0);
    this.planes.fill(0);
    this.occupied.fill(0);
    this.left = 0;
    this.top = 0;
    this.right = -1;
    this.bottom = -1;
    this.size = 0;
  }

  /** Rebuilds the planes after only `cells` and `occupied` were written. */
  mark(): void {
    const { planes, cells, occupied, bottom } = this;
    planes.fill(0);
    for (let y = this.top; y <= bottom; y++) {
      const row = wrap(y);
      for (let rest = occupied[row]!; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const code = cells[rowStart(row) | highestBit(bit)]!;
        planes[terrainRows[code]! + row]! |= bit;
        planes[iconRows[code]! + row]! |= bit;
      }
    }
  }

  /** The columns where a card may be placed with its top row at y, as bits. */
  spotsInRow(y: number): number {
    const { occupied } = this;
    const covered = occupied[wrap(y)]! | occupied[wrap(y + 1)]!;
    // Covering: the town has one of the card's two columns. Edges: it has the column beside them, or a row beside.
    const wide = covered | occupied[wrap(y - 1)]! | occupied[wrap(y + 2)]!;
    return wide | fromRight(wide) | shifted(covered, 2) | fromLeft(covered);
  }

  /**
   * Writes the cells where a card may be placed into `spots`, as alternating x and y, in the order of `legalMoves`.
   * Returns how many there are.
   */
  spots(spots: Int32Array): number {
    if (this.size === 0) {
      spots[0] = 0;
      spots[1] = 0;
      return 1;
    }
    let count = 0;
    for (let y = this.top - 2; y <= this.bottom + 1; y++) {
      const row = this.spotsInRow(y);
      for (let x = this.left - 2; x <= this.right + 1; x++) {
        if (((row >>> wrap(x)) & 1) === 0) continue;
        spots[2 * count] = x;
        spots[2 * count + 1] = y;
        count++;
      }
    }
    return count;
  }
}

/** Upper bound for the placements of a card: every cell of the torus, both ways up. */
export const MOST_PLACEMENTS = 2 * AREA;

/** A buffer for the spots of any town, x and y of each. */
export const makeSpots = (): Int32Array<ArrayBuffer> => new Int32Array(MOST_PLACEMENTS);
