// The course of the last cards: who holds what, who drafts, and whether a player can bring about a margin.
//
// A turn is one decision: which card to draft, and how to lay the free cards and that one. Nothing is known to a player
// at the end of his turn that he did not know at its beginning, so he may choose the draft first. Once at most one card
// is left to draft, everybody's cards are known and the ending follows.

import type { Ending } from './ending.ts';
import { Foresight } from './foresight.ts';
import { between, type Plan, plansFrom } from './plans.ts';
import { lowest, type Site } from './site.ts';

export class Course {
  /** How many cards there are: those held, then those in the circle. */
  readonly length: number;
  readonly #ending: Ending;
  readonly #foresight: Foresight;
  /** The plan that last proved good, by the player's town and his free cards: it is tried first. */
  readonly #favourites = new WeakMap<object, Map<number, number>>();

  constructor(length: number, ending: Ending) {
    this.length = length;
    this.#ending = ending;
    this.#foresight = new Foresight(length, ending);
  }

  /** What the player can draft with these free cards in hand, the likeliest first. */
  plans(me: Site, free: number, next: number): Plan[] {
    return plansFrom(this.length, free, next, this.#favourites.get(me.known)?.get(keyOf(free, next)) ?? 0);
  }

  /** Whether the player whose turn it is gets at least the margin. */
  reaches(me: Site, rival: Site, free: number, next: number, margin: number): boolean {
    if (this.#foresight.drafts({ me, rival, margin }, free, 0, next)) return true;
    if (this.#foresight.waits({ me: rival, rival: me, margin: 1 - margin }, free, next)) return false;
    for (const plan of this.plans(me, free, next)) {
      if (!this.holds(me, rival, plan, margin)) continue;
      let favourites = this.#favourites.get(me.known);
      if (!favourites) this.#favourites.set(me.known, (favourites = new Map<number, number>()));
      favourites.set(keyOf(free, next), plan.next - next - 1);
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
    if (this.#foresight.lays({ me, rival, margin }, cards, gifts, next)) return true;
    if (this.#foresight.drafts({ me: rival, rival: me, margin: 1 - margin }, gifts, cards, next))
      return false;
    if (cards === 0) return !this.reaches(rival, me, gifts, next, 1 - margin);
    const card = lowest(cards);
    const rest = { ...plan, cards: cards & (cards - 1) };
    const growth = me.growth(card);
    for (let i = 0; i < growth.placements.length; i++) {
      const which = i === 0 ? growth.favourite : i <= growth.favourite ? i - 1 : i;
      me.enter(card, growth, which);
      const good = this.holds(me, rival, rest, margin);
      me.leave();
      if (!good) continue;
      growth.favourite = which;
      return true;
    }
    return false;
  }
}

const keyOf = (free: number, next: number): number => free * 32 + next;
