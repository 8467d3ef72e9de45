// Random games on the kernel: typed arrays and a few numbers, no rules and no allocation once they are set up.
//
// A random game never takes a card up again and asks for points only at its end. So a town is kept as cells alone while
// it grows, with the spots beside it, and is shown to the kernel once, when it is scored.

import {
  codesOf,
  compileBonus,
  type Face,
  type Faces,
  KernelTown,
  largestGroups,
  looksAcross,
  makeFaces,
  makeRows,
  popcount,
  shifted,
  SIDE,
  type Worth,
} from '@wagons/ai/kernel';
import type { Deck } from '@wagons/rules';
import { TRIPLES } from './peers/deals.mjs';
import { firstState, nextState, shown } from './peers/dice.mjs';

const CIRCLE = 15;

class RandomTown {
  readonly kernel = new KernelTown();
  /** The cells where the next card may lie, how many of them each row has, and all rows together. */
  readonly #spots = makeRows();
  readonly #inRow = new Uint8Array(SIDE);
  spots = 0;

  clear(): void {
    this.kernel.clear();
    this.#spots.fill(0);
    this.#inRow.fill(0);
    // The first card lies at 0,0.
    this.spots = 1;
    this.#spots[0] = 1;
    this.#inRow[0] = 1;
  }

  /** Lays the card whose codes begin at `at` on the spot with this number, in the order of `legalMoves`. */
  lay(codes: Uint8Array, at: number, spot: number): void {
    const { kernel } = this;
    const { cells, occupied } = kernel;
    const isFirst = kernel.size++ === 0;
    let y = isFirst ? 0 : kernel.top - 2;
    const inRow = this.#inRow;
    let rest = spot;
    for (let here = inRow[y & 31]!; rest >= here; here = inRow[++y & 31]!) rest -= here;
    const start = isFirst ? 0 : kernel.left - 2;
    let bits = shifted(this.#spots[y & 31]!, start & 31);
    for (; rest > 0; rest--) bits &= bits - 1;
    const x = start + columnOf(bits);

    const row = (y & 31) * SIDE;
    const below = ((y + 1) & 31) * SIDE;
    const column = x & 31;
    const right = (x + 1) & 31;
    cells[row + column] = codes[at]!;
    cells[row + right] = codes[at + 1]!;
    cells[below + column] = codes[at + 2]!;
    cells[below + right] = codes[at + 3]!;
    const covered = (1 << column) | (1 << right);
    occupied[y & 31]! |= covered;
    occupied[(y + 1) & 31]! |= covered;

    if (isFirst) {
      // It was the only spot of an empty table; from now on it is one of those around the card.
      this.#spots[0] = 0;
      this.#inRow[0] = 0;
      this.spots = 0;
    }
    if (isFirst || x < kernel.left) kernel.left = x;
    if (isFirst || y < kernel.top) kernel.top = y;
    if (isFirst || x + 1 > kernel.right) kernel.right = x + 1;
    if (isFirst || y + 1 > kernel.bottom) kernel.bottom = y + 1;

    // A further card touches or covers this one from everywhere within two cells, but for the corners.
    const near = shifted(0b111, (1 - x) & 31);
    const wide = shifted(0b11111, (2 - x) & 31);
    const rows = this.#spots;
    this.spots +=
      open(rows, inRow, y - 2, near) +
      open(rows, inRow, y - 1, wide) +
      open(rows, inRow, y, wide) +
      open(rows, inRow, y + 1, wide) +
      open(rows, inRow, y + 2, near);
  }
}

/** Opens spots in a row; answers how many are new. */
function open(rows: Int32Array, inRow: Uint8Array, y: number, columns: number): number {
  const row = y & 31;
  const before = rows[row]!;
  const fresh = columns & ~before;
  rows[row] = before | fresh;
  const count = popcount(fresh);
  inRow[row]! += count;
  return count;
}

/** The column of the lowest bit of a row. */
const columnOf = (row: number): number => 31 - Math.clz32(row & -row);

export class KernelGames {
  readonly #codes: Uint8Array;
  /** By card: its worth where it looks at one town, otherwise what it compares. */
  readonly #worths: ReadonlyArray<Worth | undefined>;
  readonly #faces: ReadonlyArray<Faces | undefined>;
  readonly #firstFace: Face = new Float64Array(8);
  readonly #secondFace: Face = new Float64Array(8);
  readonly #centers = Uint8Array.from(TRIPLES.flat());
  readonly #towns = [new RandomTown(), new RandomTown()] as const;
  readonly #circle = new Uint8Array(CIRCLE);
  readonly #sizes = new Int16Array(6);
  #dice = 0;

  /** The tallies of the game that was played last. */
  first = 0;
  second = 0;

  constructor({ cards }: Deck) {
    this.#codes = Uint8Array.from(cards.flatMap((card) => [...codesOf(card)]));
    this.#faces = cards.map(({ bonus }) => (looksAcross(bonus) ? makeFaces([bonus]) : undefined));
    this.#worths = cards.map(({ bonus }, card) => (this.#faces[card] ? undefined : compileBonus(bonus)));
  }

  /** Plays the game of this number to its end and scores it. */
  play(game: number): void {
    const [first, second] = this.#towns;
    first.clear();
    second.clear();
    this.#dice = firstState(game);
    const center = 3 * (game % TRIPLES.length);
    const a = this.#centers[center]!;
    const b = this.#centers[center + 1]!;
    const c = this.#centers[center + 2]!;
    this.#deal(a, b, c);
    const start = this.#roll(CIRCLE);
    let drafter = first;
    let rival = second;
    for (let next = 0; next < CIRCLE;) {
      const drafted = next + this.#roll(CIRCLE - next);
      this.#lay(drafter, start + drafted);
      for (let free = next; free < drafted; free++) this.#lay(rival, start + free);
      next = drafted + 1;
      const waiting = rival;
      rival = drafter;
      drafter = waiting;
    }
    this.#score(a, b, c);
  }

  #roll(sides: number): number {
    this.#dice = nextState(this.#dice);
    return shown(this.#dice, sides);
  }

  /** Shuffles all but the three centre cards, as `dealOf` does. */
  #deal(a: number, b: number, c: number): void {
    const circle = this.#circle;
    let count = 0;
    for (let card = 0; card < CIRCLE + 3; card++) {
      if (card !== a && card !== b && card !== c) circle[count++] = card;
    }
    for (let last = CIRCLE - 1; last > 0; last--) {
      const other = this.#roll(last + 1);
      const card = circle[last]!;
      circle[last] = circle[other]!;
      circle[other] = card;
    }
  }

  /** Lays a card of the circle in any legal way: every spot twice, upright and upside down. */
  #lay(town: RandomTown, place: number): void {
    const card = this.#circle[place < CIRCLE ? place : place - CIRCLE]!;
    const placement = this.#roll(2 * town.spots);
    town.lay(this.#codes, 8 * card + 4 * (placement & 1), placement >> 1);
  }

  #score(a: number, b: number, c: number): void {
    const [{ kernel: first }, { kernel: second }] = this.#towns;
    first.mark();
    second.mark();
    this.first = largestGroups(first, this.#sizes);
    this.second = largestGroups(second, this.#sizes);
    this.#addBonus(a, first, second);
    this.#addBonus(b, first, second);
    this.#addBonus(c, first, second);
  }

  /** Adds what a scoring card is worth to both. What it compares is read off each town once. */
  #addBonus(card: number, first: KernelTown, second: KernelTown): void {
    const worth = this.#worths[card];
    if (worth) {
      this.first += worth(first, second);
      this.second += worth(second, first);
      return;
    }
    const faces = this.#faces[card]!;
    faces.readInto(this.#firstFace, first);
    faces.readInto(this.#secondFace, second);
    this.first += faces.points(this.#firstFace, this.#secondFace);
    this.second += faces.points(this.#secondFace, this.#firstFace);
  }
}
