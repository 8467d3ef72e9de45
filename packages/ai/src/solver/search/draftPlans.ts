// The drafts that a player can choose from, and the cards that both players have to place then.

import type { CardSet } from './searchTown.ts';

/** A player places `cards`; then it is the rival's turn, with the free cards `gifts` and the circle from `next` on. */
export type DraftPlan = { readonly cards: CardSet; readonly gifts: CardSet; readonly next: number };

/** The cards from `from` up to, but excluding, `to`. */
export const cardsBetween = (from: number, to: number): CardSet => (1 << to) - (1 << from);

/** The number of cards that a plan skips, if the circle started at `next`. */
export const skipsOf = (plan: DraftPlan, next: number): number => plan.next - next - 1;

/** All drafts with some free cards in hand; the favorite, given by its number of skips, comes first. */
export function draftPlans(length: number, free: CardSet, next: number, favorite: number): DraftPlan[] {
  if (next === length) return [{ cards: free, gifts: 0, next }];
  const plans: DraftPlan[] = [];
  for (let take = next; take < length; take++) {
    const plan = { cards: free | (1 << take), gifts: cardsBetween(next, take), next: take + 1 };
    if (take - next === favorite) plans.unshift(plan);
    else plans.push(plan);
  }
  return plans;
}
