// The course of the last cards: who holds what, who drafts, and whether a player can bring about a margin.
//
// A turn is one decision: which card to draft, and how to lay the free cards and that one. Nothing is known to a player
// at the end of a turn that was unknown at its beginning, so the draft can be chosen first. Once at most one card
// is left to draft, both players' cards are known and the ending follows. Before anything is tried, foresight mostly tells
// the answer.

import type { Ending } from './ending.ts';
import type { Foresight } from './foresight.ts';
import { between, type Plan, plansFrom } from './plans.ts';
import { lowest, type Site } from './site.ts';

export class Course {
  /** How many cards there are: those held, then those in the circle. */
  readonly length: number;
  readonly #ending: Ending;
  readonly #foresight: Foresight | undefined;
  /** The plan that last proved good, by the player's town and free cards; it is tried first. */
  readonly #favorites = new WeakMap<object, Map<number, number>>();

  constructor(length: number, ending: Ending, foresight: Foresight | undefined) {
    this.length = length;
    this.#ending = ending;
    this.#foresight = foresight;
  }

  /** What the player can draft with these free cards in hand, the likeliest first. */
  plans(me: Site, free: number, next: number): Plan[] {
    return plansFrom(this.length, free, next, this.#favorites.get(me.known)?.get(keyOf(free, next)) ?? 0);
  }

  /** Whether the player whose turn it is gets at least the margin. */
  reaches(me: Site, rival: Site, free: number, next: number, margin: number): boolean {
    if (this.#foresight?.drafts({ me, rival, margin }, free, 0, next)) return true;
    if (this.#foresight?.waits({ me: rival, rival: me, margin: 1 - margin }, free, next)) return false;
    for (const plan of this.plans(me, free, next)) {
      if (!this.holds(me, rival, plan, margin)) continue;
      let favorites = this.#favorites.get(me.known);
      if (!favorites) this.#favorites.set(me.known, (favorites = new Map<number, number>()));
      favorites.set(keyOf(free, next), plan.next - next - 1);
      return true;
    }
    return false;
  }

  /** Whether the player gets at least the margin with this plan. */
  holds(me: Site, rival: Site, plan: Plan, margin: number): boolean {
    const { cards, gifts, next } = plan;
    if (this.length - next <= 1) {
      return this.#ending(me, cards, rival, gifts | between(next, this.length), margin);
    }
    if (this.#foresight?.lays({ me, rival, margin }, cards, gifts, next)) return true;
    if (this.#foresight?.drafts({ me: rival, rival: me, margin: 1 - margin }, gifts, cards, next))
      return false;
    if (cards === 0) return !this.reaches(rival, me, gifts, next, 1 - margin);
    const card = lowest(cards);
    const rest = { ...plan, cards: cards & (cards - 1) };
    const growth = me.growth(card);
    for (let i = 0; i < growth.placements.length; i++) {
      const which = i === 0 ? growth.favorite : i <= growth.favorite ? i - 1 : i;
      me.enter(card, growth, which);
      const good = this.holds(me, rival, rest, margin);
      me.leave();
      if (!good) continue;
      growth.favorite = which;
      return true;
    }
    return false;
  }
}

const keyOf = (free: number, next: number): number => free * 32 + next;
