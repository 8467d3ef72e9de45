// A town for searching: cells and bit planes that are changed in place, card by card, and changed back.

import { type Card, ICONS, ROTATIONS, TERRAINS } from '@wagons/rules';
import { facing } from '@wagons/rules/town';
import { makeRows, type Rows, shifted, SIDE } from './rows.ts';

export const EMPTY_CELL = 0;

/** A territory as a small number: 1 + 6 · terrain + icon. */
export const terrainOf = Int8Array.from({ length: 37 }, (_, code) =>
  code === EMPTY_CELL ? -1 : Math.floor((code - 1) / 6),
);
/** By code: where the rows of its terrain and of its icon begin among all rows. Those of the empty cell are never read. */
const NOWHERE = 12 * SIDE;
const terrainRows = Int16Array.from({ length: 37 }, (_, code) =>
  code === EMPTY_CELL ? NOWHERE : Math.floor((code - 1) / 6) * SIDE,
);
const iconRows = Int16Array.from({ length: 37 }, (_, code) =>
  code === EMPTY_CELL ? NOWHERE : (6 + ((code - 1) % 6)) * SIDE,
);

/** A card both ways up: four codes upright, then four upside down. */
export type CardCodes = Uint8Array<ArrayBuffer>;

export function codesOf(card: Card): CardCodes {
  return Uint8Array.from(
    ROTATIONS.flatMap((rotation) =>
      facing(card, rotation).map(
        ({ terrain, icon }) => 1 + 6 * TERRAINS.indexOf(terrain) + ICONS.indexOf(icon),
      ),
    ),
  );
}

const MOST_CARDS = 14;

export class KernelTown {
  readonly cells = new Uint8Array(SIDE * SIDE);
  /** The rows of all terrains, then of all icons; `terrains` and `icons` are parts of it. */
  readonly planes: Rows = new Int32Array(13 * SIDE);
  readonly terrains: readonly Rows[] = TERRAINS.map((_, i) => this.planes.subarray(SIDE * i, SIDE * (i + 1)));
  readonly icons: readonly Rows[] = ICONS.map((_, i) => this.planes.subarray(SIDE * (6 + i), SIDE * (7 + i)));
  readonly occupied: Rows = makeRows();
  /** The box around the town, in coordinates that do not wrap; empty while `size` is 0. */
  left = 0;
  top = 0;
  right = -1;
  bottom = -1;
  /** How many cards lie. */
  size = 0;

  // What each card covered and how large the box was before it, so that it can be taken up again.
  readonly #corners = new Int32Array(2 * MOST_CARDS);
  readonly #covered = new Uint8Array(4 * MOST_CARDS);
  readonly #boxes = new Int32Array(4 * MOST_CARDS);

  /** Lays a card with its top left territory at x, y. Whether it may lie there is not asked. */
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
      const column = (x + (part & 1)) & 31;
      const row = (y + (part >> 1)) & 31;
      this.#covered[4 * at + part] = this.cells[row * SIDE + column]!;
      this.#write(row, column, card[4 * rotation + part]!);
    }
  }

  /** Takes the last card up again. */
  undo(): void {
    const at = --this.size;
    const x = this.#corners[2 * at]!;
    const y = this.#corners[2 * at + 1]!;
    for (let part = 0; part < 4; part++) {
      this.#write((y + (part >> 1)) & 31, (x + (part & 1)) & 31, this.#covered[4 * at + part]!);
    }
    this.left = this.#boxes[4 * at]!;
    this.top = this.#boxes[4 * at + 1]!;
    this.right = this.#boxes[4 * at + 2]!;
    this.bottom = this.#boxes[4 * at + 3]!;
  }

  #write(row: number, column: number, code: number): void {
    const { planes, cells, occupied } = this;
    const bit = 1 << column;
    const index = (row << 5) | column;
    const before = cells[index]!;
    planes[terrainRows[before]! + row]! &= ~bit;
    planes[iconRows[before]! + row]! &= ~bit;
    cells[index] = code;
    planes[terrainRows[code]! + row]! |= bit;
    planes[iconRows[code]! + row]! |= bit;
    occupied[row] = code === EMPTY_CELL ? occupied[row]! & ~bit : occupied[row]! | bit;
  }

  /** Takes all cards up. */
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
      const row = y & 31;
      for (let rest = occupied[row]!; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        const code = cells[(row << 5) | (31 - Math.clz32(bit))]!;
        planes[terrainRows[code]! + row]! |= bit;
        planes[iconRows[code]! + row]! |= bit;
      }
    }
  }

  /**
   * Writes the cells where a card may lie into `spots`, as x and y in turn, in the order of `legalMoves`; answers
   * how many there are.
   */
  spots(spots: Int32Array): number {
    if (this.size === 0) {
      spots[0] = 0;
      spots[1] = 0;
      return 1;
    }
    const { occupied } = this;
    let count = 0;
    for (let y = this.top - 2; y <= this.bottom + 1; y++) {
      const above = occupied[(y - 1) & 31]!;
      const covered = occupied[y & 31]! | occupied[(y + 1) & 31]!;
      const below = occupied[(y + 2) & 31]!;
      // Covering: the town has one of the card's two columns. Edges: it has the column beside them, or a row beside.
      const wide = covered | above | below;
      const row = wide | shifted(wide, 1) | shifted(covered, 2) | shifted(covered, 31);
      for (let x = this.left - 2; x <= this.right + 1; x++) {
        if (((row >>> (x & 31)) & 1) === 0) continue;
        spots[2 * count] = x;
        spots[2 * count + 1] = y;
        count++;
      }
    }
    return count;
  }
}

/** As if every cell of the ring were a spot. */
export const MOST_PLACEMENTS = 2 * SIDE * SIDE;

/** Room for the spots of any town, x and y of each. */
export const makeSpots = (): Int32Array<ArrayBuffer> => new Int32Array(MOST_PLACEMENTS);
