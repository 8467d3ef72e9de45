// The draft, searched to its end: who takes what, with the towns read from the tries.

import { type BySeat, opponent, type Seat } from '@wagons/rules';
import type { Spending } from '../budget.ts';
import type { Judge } from './judge.ts';
import type { Favorites } from './memory.ts';
import { CIRCLE, keyOf } from './queue.ts';
import type { Sketch, TownTrie } from './trie.ts';

/** What a player can make of the cards to come, and the cards of the queue that are already in their town. */
export type Side = { readonly trie: TownTrie; readonly laid: number };

/** The cards to come: those up to `at` have their owners, the next is up to the drafter, and `end` is as far as we look. */
export type Course = {
  readonly start: number;
  readonly at: number;
  readonly end: number;
  readonly drafter: Seat;
  /** The cards of the queue before `at` that are the first player's, and all cards that either player has or will get. */
  readonly first: number;
  readonly all: number;
};

/** What it is worth to be the next to draft, in points. */
const LEAD = 1;

export class DraftSearch {
  readonly #judge: Judge;
  readonly #sides: BySeat<Side>;
  readonly #course: Course;
  readonly #favorites: Favorites;
  readonly #spending: Spending;

  constructor(judge: Judge, sides: BySeat<Side>, course: Course, favorites: Favorites, spending: Spending) {
    this.#judge = judge;
    this.#sides = sides;
    this.#course = course;
    this.#favorites = favorites;
    this.#spending = spending;
  }

  /** The margin of the first player when both draft best, between the bounds; undefined when the budget is spent. */
  value(alpha: number, beta: number): number | undefined {
    const { at, drafter, first } = this.#course;
    return this.#search(at, drafter, first, alpha, beta);
  }

  /** A margin outside of the bounds is at least (or at most) what is answered. */
  #search(at: number, drafter: Seat, first: number, alpha: number, beta: number): number | undefined {
    const { end } = this.#course;
    if (at >= end) return this.#margin(first) + this.#lead(drafter);
    if (this.#spending.isSpent()) return undefined;
    const maximises = drafter === 'first';
    const next = opponent(drafter);
    let low = alpha;
    let high = beta;
    let best = maximises ? -Infinity : Infinity;
    const key = (first << 4) | at;
    const favorite = Math.min(this.#favorites.get(key) ?? 0, end - at - 1);
    for (let i = 0; i < end - at; i++) {
      const skips = i === 0 ? favorite : i <= favorite ? i - 1 : i;
      const then = at + skips + 1;
      const theirs = first | owned(at, skips, drafter);
      // After the first it is enough to know whether another is better at all; points are whole numbers.
      const isScout = i > 0 && high - low > 1;
      let value = this.#search(
        then,
        next,
        theirs,
        isScout && !maximises ? high - 1 : low,
        isScout && maximises ? low + 1 : high,
      );
      if (value === undefined) return undefined;
      if (isScout && value > low && value < high) {
        value = this.#search(then, next, theirs, low, high);
        if (value === undefined) return undefined;
      }
      if (maximises ? value > best : value < best) {
        best = value;
        this.#favorites.set(key, skips);
      }
      if (maximises) low = Math.max(low, best);
      else high = Math.min(high, best);
      if (low >= high) break;
    }
    return best;
  }

  /** How both draft when the margin is known to be `value`: the skips of each turn, and the towns at the end. */
  course(value: number): Foreseen | undefined {
    const skipped: number[] = [];
    let course = this.#course;
    while (course.at < course.end) {
      const skips = this.#keeping(value, course);
      if (skips === undefined) return undefined;
      skipped.push(skips);
      course = drafted(course, skips);
    }
    return { skipped, towns: this.#towns(course.first) };
  }

  /** A draft that keeps the margin for the one who drafts. */
  #keeping(value: number, course: Course): number | undefined {
    const { at, end, drafter, first } = course;
    const favorite = Math.min(this.#favorites.get((first << 4) | at) ?? 0, end - at - 1);
    const all = Array.from({ length: end - at }, (_, skips) => skips);
    const maximises = drafter === 'first';
    for (const skips of [favorite, ...all]) {
      const then = drafted(course, skips);
      const margin = this.#search(
        then.at,
        then.drafter,
        then.first,
        maximises ? value - 1 : value,
        maximises ? value : value + 1,
      );
      if (margin === undefined) return undefined;
      if (maximises ? margin >= value : margin <= value) return skips;
    }
    return undefined;
  }

  #beam(seat: Seat, cards: number): readonly Sketch[] {
    const { trie, laid } = this.#sides[seat];
    return trie.beam(keyOf(cards & ~laid, this.#course.start), this.#spending);
  }

  /** Where we stop looking before the last card, being the next to draft is worth something. */
  #lead(drafter: Seat): number {
    if (this.#course.end === CIRCLE) return 0;
    return drafter === 'first' ? LEAD : -LEAD;
  }

  /** The margin of the first player at the end. */
  #margin(first: number): number {
    const towns = this.#towns(first);
    return this.#between(towns.first, towns.second);
  }

  /** The best pair of towns: the first player chooses, and the second player answers with the best reply. */
  #towns(first: number): BySeat<Sketch> {
    const own = this.#beam('first', first);
    const rival = this.#beam('second', this.#course.all & ((1 << this.#course.end) - 1) & ~first);
    let towns = { first: own[0]!, second: rival[0]! };
    if (!this.#judge.compares) return towns;
    let best = -Infinity;
    for (const mine of own) {
      let worst = Infinity;
      let answer = rival[0]!;
      for (const theirs of rival) {
        const margin = this.#between(mine, theirs);
        if (margin >= worst) continue;
        worst = margin;
        answer = theirs;
      }
      if (worst <= best) continue;
      best = worst;
      towns = { first: mine, second: answer };
    }
    return towns;
  }

  #between(mine: Sketch, theirs: Sketch): number {
    return mine.alone - theirs.alone + this.#judge.between(mine.face, theirs.face);
  }
}

/** How the draft goes on: the skips of each turn, and the towns that both have made at its end. */
export type Foreseen = { readonly skipped: readonly number[]; readonly towns: BySeat<Sketch> };

/** What is to come once the drafter has skipped so many and taken the next. */
export function drafted(course: Course, skips: number): Course {
  const { at, end, drafter, first } = course;
  const next = at + skips + 1;
  return {
    ...course,
    at: next,
    end: Math.max(end, next),
    drafter: opponent(drafter),
    first: first | owned(at, skips, drafter),
  };
}

/** The cards that become the first player's when a seat drafts after some skips. */
const owned = (at: number, skips: number, drafter: Seat): number =>
  drafter === 'first' ? 1 << (at + skips) : ((1 << skips) - 1) << at;
