// The course made simpler for one side: the rival has foresight, he lays none of his cards before all is drafted.
//
// That can only help the rival, so what a player gets all the same he gets in the game itself; and with the roles
// changed, what his rival gets he cannot keep from him. Little is lost by it, and only one town grows in the search.

import { type Plan, plansFrom } from './plans.ts';
import type { Ending } from './ending.ts';
import { lowest, type Site } from './site.ts';

/** Two players and the margin that the first of them wants, while the rival has foresight. */
export type Wish = { readonly me: Site; readonly rival: Site; readonly margin: number };

export class Foresight {
  readonly #length: number;
  readonly #ending: Ending;
  /** The plan that last decided something, by who drafts, from where on, and what he holds: it is tried first. */
  readonly #favourites = new Map<number, number>();

  constructor(length: number, ending: Ending) {
    this.#length = length;
    this.#ending = ending;
  }

  /** Whether the player gets his margin who drafts now and lays the free cards `mine`; the rival holds `his`. */
  drafts(wish: Wish, mine: number, his: number, next: number): boolean {
    if (!this.#hopes(wish, mine, his, next, 'me')) return false;
    if (next === this.#length) return true;
    return this.#some(MINE, mine, next, ({ cards, gifts, next: then }) =>
      this.lays(wish, cards, his | gifts, then),
    );
  }

  /** Whether the player gets his margin who lays the cards `mine`, before the rival, who holds `his`, drafts. */
  lays(wish: Wish, mine: number, his: number, next: number): boolean {
    if (!this.#hopes(wish, mine, his, next, 'rival')) return false;
    // Once the rival's last draft is known, so are all the cards.
    if (this.#length - next <= 1) return true;
    if (mine === 0) return this.waits(wish, his, next);
    const { me } = wish;
    const card = lowest(mine);
    const growth = me.growth(card);
    for (let i = 0; i < growth.placements.length; i++) {
      const which = i === 0 ? growth.favourite : i <= growth.favourite ? i - 1 : i;
      me.enter(card, growth, which);
      const good = this.lays(wish, mine & (mine - 1), his, next);
      me.leave();
      if (!good) continue;
      growth.favourite = which;
      return true;
    }
    return false;
  }

  /** Whether the player gets his margin while the rival drafts, who holds `his`. */
  waits(wish: Wish, his: number, next: number): boolean {
    return !this.#some(
      HIS,
      his,
      next,
      ({ cards, gifts, next: then }) => !this.drafts(wish, gifts, cards, then),
    );
  }

  /** Whether the player would get his margin if he had foresight too: only then there is hope. */
  #hopes(wish: Wish, mine: number, his: number, next: number, drafter: 'me' | 'rival'): boolean {
    if (next === this.#length) return this.#ending(wish.me, mine, wish.rival, his, wish.margin);
    return drafter === 'me'
      ? this.#some(MINE, mine, next, (plan) =>
          this.#hopes(wish, plan.cards, his | plan.gifts, plan.next, 'rival'),
        )
      : !this.#some(
          HIS,
          his,
          next,
          (plan) => !this.#hopes(wish, mine | plan.gifts, plan.cards, plan.next, 'me'),
        );
  }

  #some(who: number, held: number, next: number, test: (plan: Plan) => boolean): boolean {
    const key = (held * 16 + next) * 2 + who;
    const plan = plansFrom(this.#length, held, next, this.#favourites.get(key) ?? 0).find(test);
    if (plan) this.#favourites.set(key, plan.next - next - 1);
    return plan !== undefined;
  }
}

const MINE = 0;
const HIS = 1;
