// The exact search of the last turns: whether a player can reach a margin.
//
// A turn is one decision: which card to draft, and where to place the free cards and that one. A player learns nothing
// during their own turn, so the draft can be chosen first. Once at most one card is left to draft, the cards of both
// players are known, and the final phase follows. The relaxed game decides most positions before anything is tried.

import { cardsBetween, type DraftPlan, draftPlans, skipsOf } from './draftPlans.ts';
import type { FinalPhase, MarginGoal } from './finalPhase.ts';
import type { RelaxedSearch } from './relaxedSearch.ts';
import { type CardSet, childAt, firstCard, type SearchTown, withoutFirst } from './searchTown.ts';

export class EndgameSearch {
  /** Number of cards: those held, then those in the circle. */
  readonly length: number;
  readonly #finalPhase: FinalPhase;
  readonly #relaxed: RelaxedSearch | undefined;
  /** The skips that were last good, by the player's town and free cards. They are tried first. */
  readonly #favorites = new WeakMap<object, Map<number, number>>();

  constructor(length: number, finalPhase: FinalPhase, relaxed: RelaxedSearch | undefined) {
    this.length = length;
    this.#finalPhase = finalPhase;
    this.#relaxed = relaxed;
  }

  /** The drafts that the player can choose with these free cards in hand, the most promising first. */
  plans(me: SearchTown, free: CardSet, next: number): DraftPlan[] {
    return draftPlans(this.length, free, next, this.#favorites.get(me.node)?.get(keyOf(free, next)) ?? 0);
  }

  /** Whether the player whose turn it is reaches the margin. */
  reaches(goal: MarginGoal, free: CardSet, next: number): boolean {
    if (this.#relaxed?.drafts(goal, { mine: free, theirs: 0, next })) return true;
    if (this.#relaxed?.waits(oppositeOf(goal), free, next)) return false;
    for (const plan of this.plans(goal.me, free, next)) {
      if (!this.holds(goal, plan)) continue;
      const { node } = goal.me;
      let favorites = this.#favorites.get(node);
      if (!favorites) this.#favorites.set(node, (favorites = new Map<number, number>()));
      favorites.set(keyOf(free, next), skipsOf(plan, next));
      return true;
    }
    return false;
  }

  /** Whether the player reaches the margin with this plan. */
  holds(goal: MarginGoal, plan: DraftPlan): boolean {
    const { cards, gifts, next } = plan;
    if (this.length - next <= 1)
      return this.#finalPhase(goal, cards, gifts | cardsBetween(next, this.length));
    if (this.#relaxed?.places(goal, { mine: cards, theirs: gifts, next })) return true;
    if (this.#relaxed?.drafts(oppositeOf(goal), { mine: gifts, theirs: cards, next })) return false;
    if (cards === 0) return !this.reaches(oppositeOf(goal), gifts, next);
    const { me } = goal;
    const card = firstCard(cards);
    const rest = { ...plan, cards: withoutFirst(cards) };
    const expansion = me.expand(card);
    for (let i = 0; i < expansion.placements.length; i++) {
      const child = childAt(expansion, i);
      me.enter(card, expansion, child);
      const isGood = this.holds(goal, rest);
      me.leave();
      if (!isGood) continue;
      expansion.favorite = child;
      return true;
    }
    return false;
  }
}

/** The goal of the rival to prevent a goal. Margins are integers. */
const oppositeOf = ({ me, rival, margin }: MarginGoal): MarginGoal => ({
  me: rival,
  rival: me,
  margin: 1 - margin,
});

const keyOf = (free: CardSet, next: number): number => free * 32 + next;
