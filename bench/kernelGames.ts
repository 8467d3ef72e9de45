// Random games on the kernel: typed arrays and a few numbers, without the rules and without allocation during play.
//
// A random game never takes a card back and needs points only at its end. So a town is kept as cells alone while it
// grows, with the spots around it, and its bit planes are built once, when it is scored.

import {
  codesOf,
  compileBonus,
  type CompiledBonus,
  compileFeatures,
  type Features,
  type FeatureScoring,
  KernelTown,
  largestGroups,
  looksAcross,
  makeRows,
  SIDE,
  torus,
} from '@wagons/ai/kernel';
import type { Deck } from '@wagons/rules';
import { TRIPLES } from './peers/deals.mjs';
import { firstState, nextState, shown } from './peers/dice.mjs';

const { lowestBit, popcount, shifted, wrap } = torus;

const CIRCLE = 15;

class RandomTown {
  readonly kernel = new KernelTown();
  /** The cells where the next card may be placed, their number in each row, and in all rows. */
  readonly #spots = makeRows();
  readonly #inRow = new Uint8Array(SIDE);
  spots = 0;

  clear(): void {
    this.kernel.clear();
    this.#spots.fill(0);
    this.#inRow.fill(0);
    // The first card is placed at 0,0.
    this.spots = 1;
    this.#spots[0] = 1;
    this.#inRow[0] = 1;
  }

  /** Places the card whose codes start at `at` on the spot with this number, in the order of `legalMoves`. */
  place(codes: Uint8Array, at: number, spot: number): void {
    const { kernel } = this;
    const { cells, occupied } = kernel;
    const isFirst = kernel.size++ === 0;
    let y = isFirst ? 0 : kernel.top - 2;
    const inRow = this.#inRow;
    let rest = spot;
    for (let here = inRow[wrap(y)]!; rest >= here; here = inRow[wrap(++y)]!) rest -= here;
    const start = isFirst ? 0 : kernel.left - 2;
    let bits = shifted(this.#spots[wrap(y)]!, wrap(start));
    for (; rest > 0; rest--) bits &= bits - 1;
    const x = start + lowestBit(bits);

    const row = wrap(y) * SIDE;
    const below = wrap(y + 1) * SIDE;
    const column = wrap(x);
    const right = wrap(x + 1);
    cells[row + column] = codes[at]!;
    cells[row + right] = codes[at + 1]!;
    cells[below + column] = codes[at + 2]!;
    cells[below + right] = codes[at + 3]!;
    const covered = (1 << column) | (1 << right);
    occupied[wrap(y)]! |= covered;
    occupied[wrap(y + 1)]! |= covered;

    if (isFirst) {
      // The only spot of an empty town becomes one of those around the card.
      this.#spots[0] = 0;
      this.#inRow[0] = 0;
      this.spots = 0;
    }
    if (isFirst || x < kernel.left) kernel.left = x;
    if (isFirst || y < kernel.top) kernel.top = y;
    if (isFirst || x + 1 > kernel.right) kernel.right = x + 1;
    if (isFirst || y + 1 > kernel.bottom) kernel.bottom = y + 1;

    // Another card touches or covers this one from everywhere within two cells, except for the corners.
    const near = shifted(0b111, wrap(1 - x));
    const wide = shifted(0b11111, wrap(2 - x));
    const rows = this.#spots;
    this.spots +=
      open(rows, inRow, y - 2, near) +
      open(rows, inRow, y - 1, wide) +
      open(rows, inRow, y, wide) +
      open(rows, inRow, y + 1, wide) +
      open(rows, inRow, y + 2, near);
  }
}

/** Opens spots in a row; returns how many are new. */
function open(rows: Int32Array, inRow: Uint8Array, y: number, columns: number): number {
  const row = wrap(y);
  const before = rows[row]!;
  const fresh = columns & ~before;
  rows[row] = before | fresh;
  const count = popcount(fresh);
  inRow[row]! += count;
  return count;
}

export class KernelGames {
  readonly #codes: Uint8Array;
  /** By card: its points if it looks at one town, else the features that it compares. */
  readonly #bonuses: ReadonlyArray<CompiledBonus | undefined>;
  readonly #comparisons: ReadonlyArray<FeatureScoring | undefined>;
  readonly #firstFeatures: Features = new Float64Array(8);
  readonly #secondFeatures: Features = new Float64Array(8);
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
    this.#comparisons = cards.map(({ bonus }) => (looksAcross(bonus) ? compileFeatures([bonus]) : undefined));
    this.#bonuses = cards.map(({ bonus }, card) =>
      this.#comparisons[card] ? undefined : compileBonus(bonus),
    );
  }

  // The stages of a game. Each includes those before it, so that a benchmark can tell what each of them costs.

  /** Clears the towns and deals the game with this number. */
  deal(game: number): void {
    for (const town of this.#towns) town.clear();
    this.#dice = firstState(game);
    const center = 3 * (game % TRIPLES.length);
    this.#shuffle(this.#centers[center]!, this.#centers[center + 1]!, this.#centers[center + 2]!);
  }

  /** Plays the game to its end; nothing is scored. */
  playOut(game: number): void {
    this.deal(game);
    const [first, second] = this.#towns;
    const start = this.#roll(CIRCLE);
    let drafter = first;
    let rival = second;
    for (let next = 0; next < CIRCLE;) {
      const drafted = next + this.#roll(CIRCLE - next);
      this.#place(drafter, start + drafted);
      for (let free = next; free < drafted; free++) this.#place(rival, start + free);
      next = drafted + 1;
      const waiting = rival;
      rival = drafter;
      drafter = waiting;
    }
  }

  /** Builds the planes of both towns. */
  markTowns(game: number): void {
    this.playOut(game);
    for (const { kernel } of this.#towns) kernel.mark();
  }

  /** Scores the groups of both towns. */
  scoreGroups(game: number): void {
    this.markTowns(game);
    const [first, second] = this.#towns;
    this.first = largestGroups(first.kernel, this.#sizes);
    this.second = largestGroups(second.kernel, this.#sizes);
  }

  /** Adds the scoring cards: the whole game. */
  play(game: number): void {
    this.scoreGroups(game);
    const [{ kernel: first }, { kernel: second }] = this.#towns;
    const center = 3 * (game % TRIPLES.length);
    for (let i = 0; i < 3; i++) this.#addBonus(this.#centers[center + i]!, first, second);
  }

  #roll(sides: number): number {
    this.#dice = nextState(this.#dice);
    return shown(this.#dice, sides);
  }

  /** Shuffles all cards except the three center cards, as `dealOf` does. */
  #shuffle(a: number, b: number, c: number): void {
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

  /** Places a card of the circle on a random spot, upright or upside down. */
  #place(town: RandomTown, place: number): void {
    const card = this.#circle[place < CIRCLE ? place : place - CIRCLE]!;
    const placement = this.#roll(2 * town.spots);
    town.place(this.#codes, 8 * card + 4 * (placement & 1), placement >> 1);
  }

  /** Adds the points of a scoring card for both players. Features are computed once per town. */
  #addBonus(card: number, first: KernelTown, second: KernelTown): void {
    const bonus = this.#bonuses[card];
    if (bonus) {
      this.first += bonus(first, second);
      this.second += bonus(second, first);
      return;
    }
    const comparison = this.#comparisons[card]!;
    comparison.readInto(this.#firstFeatures, first);
    comparison.readInto(this.#secondFeatures, second);
    this.first += comparison.points(this.#firstFeatures, this.#secondFeatures);
    this.second += comparison.points(this.#secondFeatures, this.#firstFeatures);
  }
}
