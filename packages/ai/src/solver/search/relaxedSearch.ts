// A relaxed game in which the rival places none of their cards until everything is drafted.
//
// Waiting can only help the rival, so a margin that the player reaches here is also reached in the real game. With the
// roles swapped it bounds the margin from the other side. The relaxation is tight, and only one town grows in the search.

import { type DraftPlan, draftPlans, skipsOf } from './draftPlans.ts';
import type { FinalPhase, MarginGoal } from './finalPhase.ts';
import { type CardSet, childAt, firstCard, withoutFirst } from './searchTown.ts';

/** The cards that the player has to place, those that the rival holds, and where the circle starts. */
export type Hands = { readonly mine: CardSet; readonly theirs: CardSet; readonly next: number };

type Drafter = 'me' | 'rival';

export class RelaxedSearch {
  readonly #length: number;
  readonly #finalPhase: FinalPhase;
  /** The skips that last decided something, by drafter, position in the circle and cards held. They are tried first. */
  readonly #favorites = new Map<number, number>();

  constructor(length: number, finalPhase: FinalPhase) {
    this.#length = length;
    this.#finalPhase = finalPhase;
  }

  /** Whether the player reaches the margin if they draft now, with the free cards `mine`. */
  drafts(goal: MarginGoal, hands: Hands): boolean {
    const { mine, theirs, next } = hands;
    if (!this.#couldReach(goal, hands, 'me')) return false;
    if (next === this.#length) return true;
    return this.#somePlan('me', mine, next, (plan) =>
      this.places(goal, { mine: plan.cards, theirs: theirs | plan.gifts, next: plan.next }),
    );
  }

  /** Whether the player reaches the margin by placing the cards `mine` before the rival drafts. */
  places(goal: MarginGoal, hands: Hands): boolean {
    const { mine, theirs, next } = hands;
    if (!this.#couldReach(goal, hands, 'rival')) return false;
    // Once the rival's last draft is known, so are all cards.
    if (this.#length - next <= 1) return true;
    if (mine === 0) return this.waits(goal, theirs, next);
    const { me } = goal;
    const card = firstCard(mine);
    const expansion = me.expand(card);
    for (let i = 0; i < expansion.placements.length; i++) {
      const child = childAt(expansion, i);
      me.enter(card, expansion, child);
      const isGood = this.places(goal, { mine: withoutFirst(mine), theirs, next });
      me.leave();
      if (!isGood) continue;
      expansion.favorite = child;
      return true;
    }
    return false;
  }

  /** Whether the player reaches the margin if the rival, who holds `theirs`, drafts now. */
  waits(goal: MarginGoal, theirs: CardSet, next: number): boolean {
    return !this.#somePlan(
      'rival',
      theirs,
      next,
      (plan) => !this.drafts(goal, { mine: plan.gifts, theirs: plan.cards, next: plan.next }),
    );
  }

  /** Whether the player would reach the margin if they could wait as well; if not, no search is needed. */
  #couldReach(goal: MarginGoal, { mine, theirs, next }: Hands, drafter: Drafter): boolean {
    if (next === this.#length) return this.#finalPhase(goal, mine, theirs);
    return drafter === 'me'
      ? this.#somePlan('me', mine, next, (plan) =>
          this.#couldReach(goal, { mine: plan.cards, theirs: theirs | plan.gifts, next: plan.next }, 'rival'),
        )
      : !this.#somePlan(
          'rival',
          theirs,
          next,
          (plan) =>
            !this.#couldReach(goal, { mine: mine | plan.gifts, theirs: plan.cards, next: plan.next }, 'me'),
        );
  }

  #somePlan(drafter: Drafter, held: CardSet, next: number, test: (plan: DraftPlan) => boolean): boolean {
    const key = (held * 16 + next) * 2 + (drafter === 'me' ? 0 : 1);
    const plan = draftPlans(this.#length, held, next, this.#favorites.get(key) ?? 0).find(test);
    if (plan) this.#favorites.set(key, skipsOf(plan, next));
    return plan !== undefined;
  }
}
