// Alpha-beta search of the draft to its end: who takes what, with the towns read from the tries.

import { type BySeat, opponent, type Seat } from '@wagons/rules';
import type { Spending } from './budget.ts';
import { CIRCLE, keyOf } from './cardSets.ts';
import type { Evaluator } from './evaluator.ts';
import type { BestDrafts } from './searchCache.ts';
import type { BeamTown, TownTrie } from './townTrie.ts';

/** The towns that a seat can build, and the cards of the queue that are in its town already. */
export type SeatTowns = { readonly trie: TownTrie; readonly placed: number };

/** A point of the draft: cards before `at` have their owners, the drafter takes one from `at` on, the search ends at `end`. */
export type DraftState = {
  readonly start: number;
  readonly at: number;
  readonly end: number;
  readonly drafter: Seat;
  /** The cards of the queue before `at` that belong to the first player. */
  readonly first: number;
  /** All cards that either player has or will get. */
  readonly all: number;
};

/** A node of the search tree in one number: `first`, four bits for `at`, and 1 if the first player drafts. */
type DraftNode = number;

const nodeOf = ({ at, drafter, first }: DraftState): DraftNode =>
  (first << 5) | (at << 1) | (drafter === 'first' ? 1 : 0);
const atOf = (node: DraftNode): number => (node >> 1) & 15;
const firstOf = (node: DraftNode): number => node >> 5;
const isFirstDrafting = (node: DraftNode): boolean => (node & 1) === 1;

/** The node after the drafter has skipped some cards and taken the next. */
function nodeAfter(node: DraftNode, skips: number): DraftNode {
  const at = atOf(node);
  const owned = isFirstDrafting(node) ? 1 << (at + skips) : ((1 << skips) - 1) << at;
  return ((firstOf(node) | owned) << 5) | ((at + skips + 1) << 1) | (isFirstDrafting(node) ? 0 : 1);
}

/** How the draft continues: the skips of each turn, and the towns of both players at the end. */
export type DraftLine = { readonly skipped: readonly number[]; readonly towns: BySeat<BeamTown> };

/** The value of drafting next, in points, where the search stops before the last card. */
const TEMPO = 1;

/** What a draft search needs besides the state where it starts. */
export type DraftSearchContext = {
  readonly evaluator: Evaluator;
  readonly sides: BySeat<SeatTowns>;
  readonly bestDrafts: BestDrafts;
  readonly spending: Spending;
};

export class DraftSearch {
  readonly #evaluator: Evaluator;
  readonly #sides: BySeat<SeatTowns>;
  readonly #bestDrafts: BestDrafts;
  readonly #spending: Spending;
  readonly #state: DraftState;

  constructor({ evaluator, sides, bestDrafts, spending }: DraftSearchContext, state: DraftState) {
    this.#evaluator = evaluator;
    this.#sides = sides;
    this.#bestDrafts = bestDrafts;
    this.#spending = spending;
    this.#state = state;
  }

  /** The first player's margin if both draft best, between the bounds; undefined if the budget is spent. */
  value(alpha: number, beta: number): number | undefined {
    return this.#search(nodeOf(this.#state), alpha, beta);
  }

  /** Fail-soft alpha-beta with null windows after the first move: a value outside of the bounds is itself a bound. */
  #search(node: DraftNode, alpha: number, beta: number): number | undefined {
    const { end } = this.#state;
    const at = atOf(node);
    const maximizes = isFirstDrafting(node);
    if (at >= end) return this.#margin(firstOf(node)) + this.#tempo(maximizes ? 1 : -1);
    if (this.#spending.isSpent()) return undefined;
    let low = alpha;
    let high = beta;
    let best = maximizes ? -Infinity : Infinity;
    const key = node >> 1;
    const favorite = Math.min(this.#bestDrafts.get(key) ?? 0, end - at - 1);
    for (let i = 0; i < end - at; i++) {
      const skips = i === 0 ? favorite : i <= favorite ? i - 1 : i;
      const next = nodeAfter(node, skips);
      // After the first draft it is enough to know whether another is better. Points are integers.
      const isScout = i > 0 && high - low > 1;
      let value = this.#search(
        next,
        isScout && !maximizes ? high - 1 : low,
        isScout && maximizes ? low + 1 : high,
      );
      if (value === undefined) return undefined;
      if (isScout && value > low && value < high) {
        value = this.#search(next, low, high);
        if (value === undefined) return undefined;
      }
      if (maximizes ? value > best : value < best) {
        best = value;
        this.#bestDrafts.set(key, skips);
      }
      if (maximizes) low = Math.max(low, best);
      else high = Math.min(high, best);
      if (low >= high) break;
    }
    return best;
  }

  /** How both draft if the margin is known to be `value`. */
  line(value: number): DraftLine | undefined {
    const skipped: number[] = [];
    let state = this.#state;
    while (state.at < state.end) {
      const skips = this.#keeping(value, state);
      if (skips === undefined) return undefined;
      skipped.push(skips);
      state = drafted(state, skips);
    }
    return { skipped, towns: this.#towns(state.first) };
  }

  /** The skips of a draft that keeps the margin for the drafter. */
  #keeping(value: number, state: DraftState): number | undefined {
    const { at, end, drafter, first } = state;
    const favorite = Math.min(this.#bestDrafts.get((first << 4) | at) ?? 0, end - at - 1);
    const all = Array.from({ length: end - at }, (_, skips) => skips);
    const maximizes = drafter === 'first';
    for (const skips of [favorite, ...all]) {
      const margin = this.#search(
        nodeOf(drafted(state, skips)),
        maximizes ? value - 1 : value,
        maximizes ? value : value + 1,
      );
      if (margin === undefined) return undefined;
      if (maximizes ? margin >= value : margin <= value) return skips;
    }
    return undefined;
  }

  #beam(seat: Seat, cards: number): readonly BeamTown[] {
    const { trie, placed } = this.#sides[seat];
    return trie.beam(keyOf(cards & ~placed, this.#state.start), this.#spending);
  }

  #tempo(sign: 1 | -1): number {
    return this.#state.end === CIRCLE ? 0 : sign * TEMPO;
  }

  /** The first player's margin at the end. */
  #margin(first: number): number {
    const towns = this.#towns(first);
    return this.#marginOf(towns.first, towns.second);
  }

  /** The best pair of towns: the first player chooses one, and the second player the best reply. */
  #towns(first: number): BySeat<BeamTown> {
    const own = this.#beam('first', first);
    const rival = this.#beam('second', this.#state.all & ((1 << this.#state.end) - 1) & ~first);
    let towns = { first: own[0]!, second: rival[0]! };
    if (!this.#evaluator.compares) return towns;
    let best = -Infinity;
    for (const mine of own) {
      let worst = Infinity;
      let reply = rival[0]!;
      for (const theirs of rival) {
        const margin = this.#marginOf(mine, theirs);
        if (margin >= worst) continue;
        worst = margin;
        reply = theirs;
      }
      if (worst <= best) continue;
      best = worst;
      towns = { first: mine, second: reply };
    }
    return towns;
  }

  #marginOf(mine: BeamTown, theirs: BeamTown): number {
    return mine.ownPoints - theirs.ownPoints + this.#evaluator.lead(mine.features, theirs.features);
  }
}

/** The state after the drafter has skipped some cards and taken the next. */
export function drafted(state: DraftState, skips: number): DraftState {
  const { at, end, drafter, first } = state;
  const next = at + skips + 1;
  return {
    ...state,
    at: next,
    end: Math.max(end, next),
    drafter: opponent(drafter),
    first: first | owned(at, skips, drafter),
  };
}

/** The same, but the skipped cards go to no one. */
export function withoutGifts(state: DraftState, skips: number): DraftState {
  const gifts = ((1 << skips) - 1) << state.at;
  const after = drafted(state, skips);
  return { ...after, first: after.first & ~gifts, all: after.all & ~gifts };
}

/** The cards that become the first player's when a seat drafts after some skips. */
const owned = (at: number, skips: number, drafter: Seat): number =>
  drafter === 'first' ? 1 << (at + skips) : ((1 << skips) - 1) << at;
