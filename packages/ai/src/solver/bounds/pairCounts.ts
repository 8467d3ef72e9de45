// Counts of territories after two cards, exactly, and what conditions and comparisons make of them.
//
// A bound for one card alone must allow for every count that the other card could lead to. For a pair of placements the
// counts are known, so their points replace that allowance.

import { AREA, torus } from '../../kernel/town/rows.ts';
import type { CardCodes } from '../../kernel/town/town.ts';
import type { Features } from '../../kernel/conditions/featureLeads.ts';
import { CODE_COUNT } from '../../kernel/town/codes.ts';
import { type PackedSpot, rotationOf, xOf, yOf } from '../../kernel/town/packedSpot.ts';
import type { OpenTown } from './base/openTown.ts';
import type { CountForm } from './countBound.ts';
import type { Objective } from './objective.ts';
import type { Comparison } from './scoring.ts';

const { cellIndex } = torus;

/** Bits for each count in a packed number. Counts and changes are small; more counts than fit are not tracked. */
const BITS = 8;
const MOST_COUNTS = 3;
const MASK = (1 << BITS) - 1;
/** Points that were computed last, by packed counts: a cache with one place for each remainder. */
const CACHE_SIZE = 4096;

export class PairCounts {
  readonly #forms: readonly CountForm[];
  readonly #comparison: Comparison | undefined;
  /** By count: the weight of each code. Those of conditions come first, then those of compared values. */
  readonly #weights: ReadonlyArray<ArrayLike<number>>;
  /** By code: the weights of all counts, packed. */
  readonly #packed: Int32Array;
  readonly #features: Features;
  /** A copy, because the first card is on the town while pairs are looked up. */
  readonly #cells = new Uint8Array(AREA);
  #now = 0;
  #objective: Objective | undefined;
  readonly #knownCounts = new Int32Array(CACHE_SIZE).fill(-1);
  readonly #knownPoints = new Float64Array(CACHE_SIZE);

  constructor(forms: readonly CountForm[], comparison: Comparison | undefined) {
    // Values that are not plain counts are not known for a pair of placements.
    const isKnown = comparison?.values.every(({ counted }) => counted) ?? false;
    const compared = isKnown ? comparison!.values.map(({ counted }) => counted!) : [];
    const weights: Array<ArrayLike<number>> = [...forms.map((form) => form.weights), ...compared];
    const fits = weights.length <= MOST_COUNTS && weights.every((one) => Array.from(one).every(isSmall));
    this.#forms = fits ? forms : [];
    this.#comparison = fits && isKnown ? comparison : undefined;
    this.#weights = fits ? weights : [];
    this.#packed = Int32Array.from({ length: CODE_COUNT }, (_, code) =>
      this.#weights.reduce((sum, one, m) => sum + (one[code]! << (m * BITS)), 0),
    );
    this.#features = new Float64Array(comparison?.conditions.length ?? 0);
  }

  /** Whether the counts decide anything for an objective; if not, nothing else may be called. */
  knows(objective: Objective | undefined): boolean {
    return this.#forms.length > 0 || (objective !== undefined && this.#comparison !== undefined);
  }

  begin({ town, visible }: OpenTown, objective: Objective | undefined): void {
    this.#cells.set(town.cells);
    const compared = this.#comparison && objective;
    if (compared !== this.#objective) this.#knownCounts.fill(-1);
    this.#objective = compared;
    this.#now = 0;
    for (let code = 1; code < CODE_COUNT; code++) this.#now += this.#packed[code]! * visible[code]!;
  }

  /** How a card at a spot changes the counts of the town, packed. */
  change(card: CardCodes, rotation: number, x: number, y: number): number {
    const packed = this.#packed;
    const cells = this.#cells;
    const at = 4 * rotation;
    return (
      packed[card[at]!]! -
      packed[cells[cellIndex(x, y)]!]! +
      packed[card[at + 1]!]! -
      packed[cells[cellIndex(x + 1, y)]!]! +
      packed[card[at + 2]!]! -
      packed[cells[cellIndex(x, y + 1)]!]! +
      packed[card[at + 3]!]! -
      packed[cells[cellIndex(x + 1, y + 1)]!]!
    );
  }

  /** What the changes of two cards count too much where the second, at an offset, covers the first, which is at x, y. */
  overlap(card: CardCodes, first: PackedSpot, right: number, down: number): number {
    let sum = 0;
    for (let part = 0; part < 4; part++) {
      const column = part & 1;
      const row = part >> 1;
      const isCovered = column >= right && column <= right + 1 && row >= down && row <= down + 1;
      if (!isCovered) continue;
      const under = this.#cells[cellIndex(xOf(first) + column, yOf(first) + row)]!;
      sum += this.#packed[card[4 * rotationOf(first) + part]!]! - this.#packed[under]!;
    }
    return sum;
  }

  /** The points of the town's counts with a change. */
  points(change: number): number {
    const counts = this.#now + change;
    const place = (counts ^ (counts >>> 9)) & (CACHE_SIZE - 1);
    if (this.#knownCounts[place] !== counts) {
      this.#knownCounts[place] = counts;
      this.#knownPoints[place] = this.#compute(counts);
    }
    return this.#knownPoints[place]!;
  }

  #compute(counts: number): number {
    let sum = 0;
    for (const [m, form] of this.#forms.entries()) sum += form.points((counts >>> (m * BITS)) & MASK);
    if (!this.#objective || !this.#comparison) return sum;
    for (const [v, { uses }] of this.#comparison.values.entries()) {
      const count = (counts >>> ((this.#forms.length + v) * BITS)) & MASK;
      for (const { at, times } of uses) this.#features[at] = times * count;
    }
    return sum + this.#objective.points(this.#features);
  }
}

/** Weights are not negative, and so small that no count of a town overflows its bits. */
const isSmall = (weight: number): boolean => Number.isInteger(weight) && weight >= 0 && weight <= 4;
