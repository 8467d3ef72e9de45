// A relaxed game in which the rival has foresight: they place none of their cards before everything is drafted.
//
// Foresight can only help the rival, so a margin the player reaches here is also reached in the real game. With the roles
// swapped it bounds the margin from the other side. Little is lost by it, and only one town grows in the search.

import { type Plan, plansFrom } from './plans.ts';
import type { Ending } from './ending.ts';
import { lowest, type Site } from './site.ts';

/** Two players and the margin that the first of them wants, while the rival has foresight. */
export type Wish = { readonly me: Site; readonly rival: Site; readonly margin: number };

export class Foresight {
  readonly #length: number;
  readonly #ending: Ending;
  /** The plan that last decided something, by drafter, position in the circle, and cards held; it is tried first. */
  readonly #favorites = new Map<number, number>();

  constructor(length: number, ending: Ending) {
    this.#length = length;
    this.#ending = ending;
  }

  /** Whether the player reaches the margin when drafting now with the free cards `mine`, while the rival holds `theirs`. */
  drafts(wish: Wish, mine: number, theirs: number, next: number): boolean {
    if (!this.#hopes(wish, mine, theirs, next, 'me')) return false;
    if (next === this.#length) return true;
    return this.#some(MINE, mine, next, ({ cards, gifts, next: then }) =>
      this.lays(wish, cards, theirs | gifts, then),
    );
  }

  /** Whether the player reaches the margin by placing the cards `mine` before the rival, who holds `theirs`, drafts. */
  lays(wish: Wish, mine: number, theirs: number, next: number): boolean {
    if (!this.#hopes(wish, mine, theirs, next, 'rival')) return false;
    // Once the rival's last draft is known, so are all the cards.
    if (this.#length - next <= 1) return true;
    if (mine === 0) return this.waits(wish, theirs, next);
    const { me } = wish;
    const card = lowest(mine);
    const growth = me.growth(card);
    for (let i = 0; i < growth.placements.length; i++) {
      const which = i === 0 ? growth.favorite : i <= growth.favorite ? i - 1 : i;
      me.enter(card, growth, which);
      const good = this.lays(wish, mine & (mine - 1), theirs, next);
      me.leave();
      if (!good) continue;
      growth.favorite = which;
      return true;
    }
    return false;
  }

  /** Whether the player reaches the margin while the rival, who holds `theirs`, drafts. */
  waits(wish: Wish, theirs: number, next: number): boolean {
    return !this.#some(
      THEIRS,
      theirs,
      next,
      ({ cards, gifts, next: then }) => !this.drafts(wish, gifts, cards, then),
    );
  }

  /** Whether the player would reach the margin with foresight too; if not, there is no need to search. */
  #hopes(wish: Wish, mine: number, theirs: number, next: number, drafter: 'me' | 'rival'): boolean {
    if (next === this.#length) return this.#ending(wish.me, mine, wish.rival, theirs, wish.margin);
    return drafter === 'me'
      ? this.#some(MINE, mine, next, (plan) =>
          this.#hopes(wish, plan.cards, theirs | plan.gifts, plan.next, 'rival'),
        )
      : !this.#some(
          THEIRS,
          theirs,
          next,
          (plan) => !this.#hopes(wish, mine | plan.gifts, plan.cards, plan.next, 'me'),
        );
  }

  #some(who: number, held: number, next: number, test: (plan: Plan) => boolean): boolean {
    const key = (held * 16 + next) * 2 + who;
    const plan = plansFrom(this.#length, held, next, this.#favorites.get(key) ?? 0).find(test);
    if (plan) this.#favorites.set(key, plan.next - next - 1);
    return plan !== undefined;
  }
}

const MINE = 0;
const THEIRS = 1;
