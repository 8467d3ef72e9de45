// What one more card can do to the conditions that look no farther than to the next cell: a bound for every spot.
//
// Such a condition gives each territory points by what it bears and what lies beside it. A card then changes only the
// four cells under it and the eight beside it, each of which has one side on the card. So it is enough to know what a
// cell brings now and is lost when it is covered, what it could bring if one of its sides changed to something on the
// card, and what a territory of the card could bring.

import type { Bonus, Things } from '@wagons/rules/scoring';
import { type Likeness, likenessOf } from '../kernel/likeness.ts';
import { SIDE } from '../kernel/rows.ts';
import { type CardCodes, EMPTY_CELL, type KernelTown } from '../kernel/town.ts';
import { type CellTest, compileCellTest } from './cellTest.ts';
import { CODES, isPlain, mayMatch } from './codes.ts';

/** Points for every territory that a filter marks. */
export type Term = {
  readonly points: number;
  readonly matches: CellTest;
  /** By code: whether it can match at all. */
  readonly mayMatch: readonly boolean[];
  /** Which territories are alike to it. */
  readonly likeness: Likeness;
  /** Whether its points cannot change while it is visible. */
  readonly isPlain: boolean;
};

/** Points for every hole: an empty cell with a territory on each side. */
type Holes = { readonly points: number };

/** What a condition gives to single cells, and what it gives anyway. */
export type Local = {
  readonly terms: readonly Term[];
  readonly holes: readonly Holes[];
  readonly anyway: number;
};

const NOTHING: Local = { terms: [], holes: [], anyway: 0 };

/** A condition as a sum of what single cells bring; undefined when it is none, or looks farther. */
export function makeLocal(bonus: Bonus): Local | undefined {
  if (typeof bonus === 'number') return { ...NOTHING, anyway: bonus };
  if ('each' in bonus) return 'steps' in bonus ? undefined : localThings(bonus.each, bonus.points ?? 1);
  if (!('sum' in bonus)) return undefined;
  const parts = bonus.sum.map(makeLocal);
  return parts.reduce((sum, part) => sum && part && added(sum, part), NOTHING);
}

const added = (a: Local, b: Local): Local => ({
  terms: [...a.terms, ...b.terms],
  holes: [...a.holes, ...b.holes],
  anyway: a.anyway + b.anyway,
});

function localThings(things: Things, points: number): Local | undefined {
  if ('space' in things && things.space.atMost === 1 && !things.corners)
    return { ...NOTHING, holes: [{ points }] };
  if (!('cell' in things)) return undefined;
  const filter = things.cell;
  const matches = compileCellTest(filter);
  if (!matches) return undefined;
  const term = {
    points,
    matches,
    mayMatch: Array.from({ length: CODES }, (_, code) => code !== EMPTY_CELL && mayMatch(filter, code)),
    likeness: likenessOf({ each: { cell: filter } }),
    isPlain: isPlain(filter),
  };
  return { ...NOTHING, terms: [term] };
}

/** Other cards to come: how many, and the codes on them. */
export type Company = { readonly cards: number; readonly codes: readonly number[] };
const NOBODY: Company = { cards: 0, codes: [] };

export const companyOf = (cards: readonly CardCodes[]): Company => ({
  cards: cards.length,
  codes: cards.flatMap((card) => [...card.subarray(0, 4)]),
});

/** By code: what a territory costs wherever it lies. */
export function costsOf(terms: readonly Term[]): Float64Array<ArrayBuffer> {
  const costs = new Float64Array(CODES);
  for (const { points, mayMatch } of terms.filter((term) => term.isPlain && term.points < 0)) {
    for (let code = 0; code < CODES; code++) if (mayMatch[code]) costs[code]! += points;
  }
  return costs;
}

/** The codes of a card and of others that a term can tell apart. */
type Helpers = { readonly laid: readonly number[]; readonly others: readonly number[] };

const unlike = (codes: ArrayLike<number>, { likeness }: Term): number[] => [
  ...new Map(Array.from(codes, (code) => [likeness[code], code])).values(),
];

// Above, left, right and below, as they follow a cell's own code.
const SIDES = [1, 2, 3, 4] as const;

export class Prospects {
  readonly #terms: readonly Term[];
  readonly #holePoints: number;
  readonly #anyway: number;
  #sum = 0;
  /** By code: the most that a new territory brings, and what it costs wherever it lies. */
  readonly #fresh = new Float64Array(CODES);
  readonly #cost: Float64Array<ArrayBuffer>;
  /** The most that is gained by covering one territory of other cards, and all of them. */
  #relief = 0;
  #reliefs = 0;
  readonly #keep = new Int32Array(SIDE * SIDE);
  // What a cell can gain if the one above it changes, or the one on its left, on its right, or below.
  readonly #up = new Int32Array(SIDE * SIDE);
  readonly #left = new Int32Array(SIDE * SIDE);
  readonly #right = new Int32Array(SIDE * SIDE);
  readonly #down = new Int32Array(SIDE * SIDE);

  readonly #sides = [this.#up, this.#left, this.#right, this.#down] as const;
  #company: Company = NOBODY;
  #before = { top: 0, bottom: -1, left: 0, right: -1 };

  constructor(locals: readonly Local[]) {
    const { terms, holes, anyway } = locals.reduce(added, NOTHING);
    this.#terms = terms;
    this.#holePoints = holes.reduce((sum, { points }) => sum + points, 0);
    this.#anyway = anyway;
    this.#cost = costsOf(terms);
    for (const { points, isPlain, mayMatch } of terms) {
      for (let code = 0; code < CODES; code++) {
        if (mayMatch[code] && (isPlain || points > 0)) this.#fresh[code]! += points;
      }
    }
  }

  get terms(): readonly Term[] {
    return this.#terms;
  }

  /**
   * The most that the four territories of a card bring by themselves, where other cards may cover them. What they cost
   * anyway they cost all the same: it is the gain of the card that covers them.
   */
  mostOf(codes: ArrayLike<number>): number {
    let sum = 0;
    for (let part = 0; part < 4; part++) {
      sum += Math.max(this.#cost[codes[part]!]!, this.#fresh[codes[part]!]!);
    }
    return sum;
  }

  /**
   * Looks at a town as it lies, with a card to come, and maybe others whose codes may help it; answers the points of
   * all these conditions.
   */
  begin(town: KernelTown, card: CardCodes, company: Company = NOBODY): number {
    this.#company = company;
    this.#relief = company.codes.reduce((most, code) => Math.max(most, -this.#cost[code]!), 0);
    this.#reliefs = company.codes.reduce((sum, code) => sum - this.#cost[code]!, 0);
    this.#sum = this.#anyway;
    // Only where the town before lay, or around it, something was noted.
    const { top, bottom, left, right } = this.#before;
    for (let y = top - 1; y <= bottom + 1; y++) {
      const row = (y & 31) * SIDE;
      for (let x = left - 1; x <= right + 1; x++) {
        const at = row + (x & 31);
        this.#keep[at] = this.#up[at] = this.#left[at] = this.#right[at] = this.#down[at] = 0;
      }
    }
    this.#before = { top: town.top, bottom: town.bottom, left: town.left, right: town.right };
    for (const term of this.#terms) this.#addTerm(town, card, term);
    if (this.#holePoints !== 0) this.#addHoles(town);
    return this.#sum;
  }

  #addTerm({ cells, top, bottom, left, right }: KernelTown, card: CardCodes, term: Term): void {
    const { points, matches, mayMatch, isPlain } = term;
    const laid = unlike(card.subarray(0, 4), term);
    const helpers = { laid, others: unlike(this.#company.codes, term) };
    for (let y = top; y <= bottom; y++) {
      const row = (y & 31) * SIDE;
      for (let x = left; x <= right; x++) {
        const at = row + (x & 31);
        const code = cells[at]!;
        if (!mayMatch[code]) continue;
        const a = cells[((y - 1) & 31) * SIDE + (x & 31)]!;
        const b = cells[row + ((x - 1) & 31)]!;
        const c = cells[row + ((x + 1) & 31)]!;
        const d = cells[((y + 1) & 31) * SIDE + (x & 31)]!;
        const now = matches(code, a, b, c, d);
        if (now) {
          this.#keep[at]! += points;
          this.#sum += points;
        }
        // There is something to gain where points are not had yet, or where a loss can be turned away.
        if (isPlain || now === points > 0) continue;
        const gain = Math.abs(points);
        if (this.#company.cards > 0) {
          this.#helped(at, term, helpers, [code, a, b, c, d]);
          continue;
        }
        let [up, toLeft, toRight, down] = [0, 0, 0, 0];
        for (const other of laid) {
          if (matches(code, other, b, c, d) !== now) up = gain;
          if (matches(code, a, other, c, d) !== now) toLeft = gain;
          if (matches(code, a, b, other, d) !== now) toRight = gain;
          if (matches(code, a, b, c, other) !== now) down = gain;
        }
        this.#up[at]! += up;
        this.#left[at]! += toLeft;
        this.#right[at]! += toRight;
        this.#down[at]! += down;
      }
    }
  }

  /** What a cell can gain if one of its sides changes to something on the card, and others to something on others. */
  #helped(at: number, { points, matches }: Term, { laid, others }: Helpers, around: number[]): void {
    const [own = 0, ...sides] = around;
    const [above = 0, before = 0, behind = 0, below = 0] = sides;
    const now = matches(own, above, before, behind, below);
    const flips = (helpers: number, changed: number): boolean => {
      const [code = 0, up = 0, left = 0, right = 0, down = 0] = around;
      if (matches(code, up, left, right, down) !== now) return true;
      if (helpers === 0) return false;
      return SIDES.some((side) => {
        if ((changed & (1 << side)) !== 0) return false;
        const found = others.some((other) => {
          around[side] = other;
          return flips(helpers - 1, changed | (1 << side));
        });
        around[side] = sides[side - 1]!;
        return found;
      });
    };
    for (const side of SIDES) {
      const helps = laid.some((code) => {
        around[side] = code;
        return flips(this.#company.cards, 1 << side);
      });
      if (helps) this.#sides[side - 1]![at]! += Math.abs(points);
      around[side] = sides[side - 1]!;
    }
  }

  /** A hole is lost when it is covered; an empty cell with one open side becomes one when that is closed. */
  #addHoles({ cells, top, bottom, left, right }: KernelTown): void {
    const points = this.#holePoints;
    for (let y = top - 1; y <= bottom + 1; y++) {
      const row = (y & 31) * SIDE;
      for (let x = left - 1; x <= right + 1; x++) {
        const at = row + (x & 31);
        if (cells[at] !== EMPTY_CELL) continue;
        const up = cells[((y - 1) & 31) * SIDE + (x & 31)] === EMPTY_CELL;
        const toLeft = cells[row + ((x - 1) & 31)] === EMPTY_CELL;
        const toRight = cells[row + ((x + 1) & 31)] === EMPTY_CELL;
        const down = cells[((y + 1) & 31) * SIDE + (x & 31)] === EMPTY_CELL;
        const open = (up ? 1 : 0) + (toLeft ? 1 : 0) + (toRight ? 1 : 0) + (down ? 1 : 0);
        if (open === 0) {
          this.#keep[at]! += points;
          this.#sum += points;
        }
        if (open === 0 || open > 1 + this.#company.cards || points < 0) continue;
        if (up) this.#up[at]! += points;
        if (toLeft) this.#left[at]! += points;
        if (toRight) this.#right[at]! += points;
        if (down) this.#down[at]! += points;
      }
    }
  }

  /** The most that can be gained around a spot, besides what the card brings by itself. */
  around(x: number, y: number): number {
    const keep = this.#keep;
    const row = (y & 31) * SIDE;
    const nextRow = ((y + 1) & 31) * SIDE;
    const column = x & 31;
    const nextColumn = (x + 1) & 31;
    return (
      this.#beside(x, y) -
      keep[row + column]! -
      keep[row + nextColumn]! -
      keep[nextRow + column]! -
      keep[nextRow + nextColumn]!
    );
  }

  /** The same where another card may lie there already: only what covering gains is sure to be had once. */
  aroundFree(x: number, y: number): number {
    const keep = this.#keep;
    const row = (y & 31) * SIDE;
    const nextRow = ((y + 1) & 31) * SIDE;
    const a = Math.max(0, -keep[row + (x & 31)]!);
    const b = Math.max(0, -keep[row + ((x + 1) & 31)]!);
    const c = Math.max(0, -keep[nextRow + (x & 31)]!);
    const d = Math.max(0, -keep[nextRow + ((x + 1) & 31)]!);
    const relief = this.#relief;
    if (relief === 0) return this.#beside(x, y) + a + b + c + d;
    const each = Math.max(a, relief) + Math.max(b, relief) + Math.max(c, relief) + Math.max(d, relief);
    return this.#beside(x, y) + Math.min(each, a + b + c + d + this.#reliefs);
  }

  #beside(x: number, y: number): number {
    const above = ((y - 1) & 31) * SIDE;
    const row = (y & 31) * SIDE;
    const nextRow = ((y + 1) & 31) * SIDE;
    const below = ((y + 2) & 31) * SIDE;
    const left = (x - 1) & 31;
    const column = x & 31;
    const nextColumn = (x + 1) & 31;
    const right = (x + 2) & 31;
    return (
      this.#down[above + column]! +
      this.#down[above + nextColumn]! +
      this.#right[row + left]! +
      this.#left[row + right]! +
      this.#right[nextRow + left]! +
      this.#left[nextRow + right]! +
      this.#up[below + column]! +
      this.#up[below + nextColumn]!
    );
  }
}
