// The draft, searched to its end: who takes what, with the towns read from the tries.

import { opponent, type Seat } from '@wagons/rules';
import type { Spending } from '../budget.ts';
import type { Judge } from './judge.ts';
import type { TownTrie } from './trie.ts';

/** The cards to come: some already promised to a seat, the rest to be drafted beginning with `drafter`. */
export type Course = {
  readonly length: number;
  readonly promised: readonly Seat[];
  readonly drafter: Seat;
};

export class DraftSearch {
  readonly #judge: Judge;
  readonly #tries: Readonly<Record<Seat, TownTrie>>;
  readonly #course: Course;
  readonly #spending: Spending;
  /** The best draft found at a node so far, to be tried first. */
  readonly #favourites = new Map<number, number>();

  constructor(judge: Judge, tries: Readonly<Record<Seat, TownTrie>>, course: Course, spending: Spending) {
    this.#judge = judge;
    this.#tries = tries;
    this.#course = course;
    this.#spending = spending;
  }

  /** The margin of the first player when both draft best, between the bounds; undefined when the budget is spent. */
  value(alpha = -Infinity, beta = Infinity): number | undefined {
    const { promised, drafter } = this.#course;
    let first = 0;
    for (const [i, seat] of promised.entries()) if (seat === 'first') first |= 1 << i;
    return this.#search(promised.length, drafter, first, alpha, beta);
  }

  /** The margin when the seat drafts, after `skips` skips, and both draft best from then on. */
  after(skips: number, alpha: number, beta: number): number | undefined {
    const { promised, drafter } = this.#course;
    let first = 0;
    for (const [i, seat] of promised.entries()) if (seat === 'first') first |= 1 << i;
    return this.#search(
      promised.length + skips + 1,
      opponent(drafter),
      first | owned(promised.length, skips, drafter),
      alpha,
      beta,
    );
  }

  #search(at: number, drafter: Seat, first: number, alpha: number, beta: number): number | undefined {
    const { length } = this.#course;
    if (at >= length) return this.#margin(first);
    if (this.#spending.isSpent()) return undefined;
    const maximises = drafter === 'first';
    let low = alpha;
    let high = beta;
    let best = maximises ? -Infinity : Infinity;
    const key = (first << 5) | at;
    const favourite = this.#favourites.get(key) ?? 0;
    for (let i = 0; i < length - at; i++) {
      const skips = i === 0 ? favourite : i <= favourite ? i - 1 : i;
      const value = this.#search(
        at + skips + 1,
        opponent(drafter),
        first | owned(at, skips, drafter),
        low,
        high,
      );
      if (value === undefined) return undefined;
      if (maximises ? value > best : value < best) {
        best = value;
        this.#favourites.set(key, skips);
      }
      if (maximises) low = Math.max(low, best);
      else high = Math.min(high, best);
      if (low >= high) break;
    }
    return best;
  }

  /** The margin of the first player at the end: each has the best of his towns against the best of the other's. */
  #margin(first: number): number {
    const all = (1 << this.#course.length) - 1;
    const own = this.#tries.first.beam(first);
    const rival = this.#tries.second.beam(all & ~first);
    if (!this.#judge.compares) return own[0]!.alone - rival[0]!.alone;
    let best = -Infinity;
    for (const mine of own) {
      let worst = Infinity;
      for (const his of rival) {
        worst = Math.min(worst, mine.alone - his.alone + this.#judge.between(mine.face, his.face));
      }
      best = Math.max(best, worst);
    }
    return best;
  }
}

/** The bits of the cards that become the first player's when a seat drafts after some skips. */
function owned(at: number, skips: number, drafter: Seat): number {
  return drafter === 'first' ? 1 << (at + skips) : ((1 << skips) - 1) << at;
}
