// What a player may draft, and what both players have to place then.

/** A player places `cards`; then it is the rival's turn, with the gifts, and the circle from `next` on. */
export type Plan = { readonly cards: number; readonly gifts: number; readonly next: number };

/** The cards from one on to before another, as a set. */
export const between = (from: number, to: number): number => (1 << to) - (1 << from);

/** Everything a player can draft with these free cards in hand; the favorite, by its number of skips, first. */
export function plansFrom(length: number, free: number, next: number, favorite: number): Plan[] {
  if (next === length) return [{ cards: free, gifts: 0, next }];
  const plans: Plan[] = [];
  for (let take = next; take < length; take++) {
    const plan = { cards: free | (1 << take), gifts: between(next, take), next: take + 1 };
    if (take - next === favorite) plans.unshift(plan);
    else plans.push(plan);
  }
  return plans;
}
