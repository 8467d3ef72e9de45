// Upper bound for what one more card adds to local forms, for every spot.
//
// A card changes only the four cells under it and the eight cells beside it, and each of these eight has one neighbor on
// the card. So the bound needs three tables: what a cell scores now, which is lost if it is covered; what it could gain
// if one of its neighbors changed to a territory of the card; and what a territory of the card could score.

import { CODE_COUNT, EMPTY_CELL } from '../../../kernel/town/codes.ts';
import { AREA, torus } from '../../../kernel/town/rows.ts';
import type { CardCodes, KernelTown } from '../../../kernel/town/town.ts';
import { DOWN, LEFT, RIGHT, UP } from '../base/cellTest.ts';
import { NO_OTHERS, type OtherCards } from '../base/openTown.ts';
import { fixedCosts, type LocalForm, type LocalTerm, sumOfForms } from './localForm.ts';

const { cellIndex } = torus;

const SIDES = [UP, LEFT, RIGHT, DOWN] as const;

/** One code of each class that a term distinguishes: on the card, and on the other cards. */
type Representatives = { readonly own: readonly number[]; readonly others: readonly number[] };

const representatives = (codes: ArrayLike<number>, { classes }: LocalTerm): number[] => [
  ...new Map(Array.from(codes, (code) => [classes[code], code])).values(),
];

export class LocalBound {
  readonly terms: readonly LocalTerm[];
  readonly #holePoints: number;
  readonly #constant: number;
  /** The points of all forms for the town. */
  #now = 0;
  /** By code: the most that a new territory scores, and what it costs in any position. */
  readonly #newPoints = new Float64Array(CODE_COUNT);
  readonly #cost: Float64Array<ArrayBuffer>;
  /** The most that is saved by covering one territory of the other cards, and all of them. */
  #relief = 0;
  #reliefs = 0;
  /** By cell: what it scores now. */
  readonly #score = new Int32Array(AREA);
  /** By cell: the most that it can gain if its upper, left, right or lower neighbor changes. */
  readonly #up = new Int32Array(AREA);
  readonly #left = new Int32Array(AREA);
  readonly #right = new Int32Array(AREA);
  readonly #down = new Int32Array(AREA);
  readonly #gains = [this.#up, this.#left, this.#right, this.#down] as const;
  #others: OtherCards = NO_OTHERS;
  /** The box that was written, to be cleared. */
  #written = { top: 0, bottom: -1, left: 0, right: -1 };
  /** The codes of a cell and its neighbors, as tests take them. */
  readonly #cross = new Uint8Array(5);

  constructor(forms: readonly LocalForm[]) {
    const { terms, holePoints, constant } = sumOfForms(forms);
    this.terms = terms;
    this.#holePoints = holePoints;
    this.#constant = constant;
    this.#cost = fixedCosts(terms);
    for (const { points, isPlain, mayMatch } of terms) {
      for (let code = 0; code < CODE_COUNT; code++) {
        if (mayMatch[code] && (isPlain || points > 0)) this.#newPoints[code]! += points;
      }
    }
  }

  /** Whether holes count: a card can complete one without touching the town. */
  get hasHoles(): boolean {
    return this.#holePoints !== 0;
  }

  /**
   * The most that the four territories of a card score by themselves if other cards may cover them. A covered territory
   * still counts with its fixed cost: the card that covers it is credited with the saving.
   */
  mostOnCard(codes: ArrayLike<number>): number {
    let sum = 0;
    for (let part = 0; part < 4; part++) {
      sum += Math.max(this.#cost[codes[part]!]!, this.#newPoints[codes[part]!]!);
    }
    return sum;
  }

  /** Starts with a town, a card, and other cards that may help it; returns the points of all forms for the town. */
  begin(town: KernelTown, card: CardCodes, others: OtherCards = NO_OTHERS): number {
    this.#others = others;
    this.#relief = others.codes.reduce((most, code) => Math.max(most, -this.#cost[code]!), 0);
    this.#reliefs = others.codes.reduce((sum, code) => sum - this.#cost[code]!, 0);
    this.#now = this.#constant;
    this.#clear();
    this.#written = { top: town.top, bottom: town.bottom, left: town.left, right: town.right };
    for (const term of this.terms) this.#addTerm(town, card, term);
    if (this.#holePoints !== 0) this.#addHoles(town);
    return this.#now;
  }

  #clear(): void {
    const { top, bottom, left, right } = this.#written;
    for (let y = top - 1; y <= bottom + 1; y++) {
      for (let x = left - 1; x <= right + 1; x++) {
        const at = cellIndex(x, y);
        this.#score[at] = this.#up[at] = this.#left[at] = this.#right[at] = this.#down[at] = 0;
      }
    }
  }

  #addTerm({ cells, top, bottom, left, right }: KernelTown, card: CardCodes, term: LocalTerm): void {
    const { points, matches, mayMatch, isPlain } = term;
    const codes: Representatives = {
      own: representatives(card.subarray(0, 4), term),
      others: representatives(this.#others.codes, term),
    };
    const cross = this.#cross;
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const at = cellIndex(x, y);
        if (!mayMatch[cells[at]!]) continue;
        cross[0] = cells[at]!;
        cross[UP] = cells[cellIndex(x, y - 1)]!;
        cross[LEFT] = cells[cellIndex(x - 1, y)]!;
        cross[RIGHT] = cells[cellIndex(x + 1, y)]!;
        cross[DOWN] = cells[cellIndex(x, y + 1)]!;
        const now = matches(cross);
        if (now) {
          this.#score[at]! += points;
          this.#now += points;
        }
        // There is a gain only where points are missing, or where a loss can be averted.
        if (isPlain || now === points > 0) continue;
        this.#addGains(at, term, codes, now);
      }
    }
  }

  /** Adds what a cell gains if one neighbor changes to a code of the card, and others to codes of other cards. */
  #addGains(
    at: number,
    { points, matches }: LocalTerm,
    { own, others }: Representatives,
    now: boolean,
  ): void {
    const cross = this.#cross;
    const gain = Math.abs(points);
    const flips = (helpers: number, changed: number): boolean => {
      if (matches(cross) !== now) return true;
      if (helpers === 0) return false;
      for (const side of SIDES) {
        if ((changed & (1 << side)) !== 0) continue;
        const before = cross[side]!;
        const found = others.some((code) => {
          cross[side] = code;
          return flips(helpers - 1, changed | (1 << side));
        });
        cross[side] = before;
        if (found) return true;
      }
      return false;
    };
    for (const side of SIDES) {
      const before = cross[side]!;
      const isGain = own.some((code) => {
        cross[side] = code;
        return flips(this.#others.cards, 1 << side);
      });
      cross[side] = before;
      if (isGain) this.#gains[side - 1]![at]! += gain;
    }
  }

  /** A hole is lost if it is covered; an empty cell with one open side becomes a hole if that side is closed. */
  #addHoles({ cells, top, bottom, left, right }: KernelTown): void {
    const points = this.#holePoints;
    for (let y = top - 1; y <= bottom + 1; y++) {
      for (let x = left - 1; x <= right + 1; x++) {
        const at = cellIndex(x, y);
        if (cells[at] !== EMPTY_CELL) continue;
        const up = cells[cellIndex(x, y - 1)] === EMPTY_CELL;
        const toLeft = cells[cellIndex(x - 1, y)] === EMPTY_CELL;
        const toRight = cells[cellIndex(x + 1, y)] === EMPTY_CELL;
        const down = cells[cellIndex(x, y + 1)] === EMPTY_CELL;
        const open = (up ? 1 : 0) + (toLeft ? 1 : 0) + (toRight ? 1 : 0) + (down ? 1 : 0);
        if (open === 0) {
          this.#score[at]! += points;
          this.#now += points;
        }
        if (open === 0 || open > 1 + this.#others.cards || points < 0) continue;
        if (up) this.#up[at]! += points;
        if (toLeft) this.#left[at]! += points;
        if (toRight) this.#right[at]! += points;
        if (down) this.#down[at]! += points;
      }
    }
  }

  /** The most gained around a spot, minus what the card covers. The card's own territories are not included. */
  around(x: number, y: number): number {
    const score = this.#score;
    return (
      this.#beside(x, y) -
      score[cellIndex(x, y)]! -
      score[cellIndex(x + 1, y)]! -
      score[cellIndex(x, y + 1)]! -
      score[cellIndex(x + 1, y + 1)]!
    );
  }

  /** The same if another card may be there already: losses may be counted there, so only savings are credited here. */
  aroundOverlap(x: number, y: number): number {
    return this.aroundSaved(x, y) + this.reliefAt(x, y);
  }

  /** The most gained around a spot, plus what covering the town saves there. */
  aroundSaved(x: number, y: number): number {
    let saved = this.#beside(x, y);
    for (let part = 0; part < 4; part++) saved += this.#savedAt(x, y, part);
    return saved;
  }

  /** The most that is saved besides by covering territories of other cards at a spot. */
  reliefAt(x: number, y: number): number {
    if (this.#relief === 0) return 0;
    let more = 0;
    for (let part = 0; part < 4; part++) more += Math.max(0, this.#relief - this.#savedAt(x, y, part));
    return Math.min(more, this.#reliefs);
  }

  /** The most that is saved by covering one territory of the other cards. */
  get relief(): number {
    return this.#relief;
  }

  /** What covering a cell of the town saves. */
  #savedAt(x: number, y: number, part: number): number {
    return Math.max(0, -this.#score[cellIndex(x + (part & 1), y + (part >> 1))]!);
  }

  #beside(x: number, y: number): number {
    return (
      this.#down[cellIndex(x, y - 1)]! +
      this.#down[cellIndex(x + 1, y - 1)]! +
      this.#right[cellIndex(x - 1, y)]! +
      this.#left[cellIndex(x + 2, y)]! +
      this.#right[cellIndex(x - 1, y + 1)]! +
      this.#left[cellIndex(x + 2, y + 1)]! +
      this.#up[cellIndex(x, y + 2)]! +
      this.#up[cellIndex(x + 1, y + 2)]!
    );
  }
}
