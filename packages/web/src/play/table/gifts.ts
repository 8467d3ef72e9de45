// What a draft would give away: the skipped cards, and what each card would gain right now.

import type { CardGain } from '@wagons/ai';
import { type CardId, type Game, opponent, type Points, type Seat, skipped } from '@wagons/rules';

export type Gifts = {
  readonly seat: Seat;
  /** The drafted card, and its gain for the drafter if known. */
  readonly card: CardId;
  readonly brings?: Points;
  readonly other: Seat;
  /** The skipped cards, clockwise, each with its gain for the opponent. */
  readonly given: ReadonlyArray<{ readonly card: CardId; readonly brings?: Points }>;
};

/** What drafting a card would give away; undefined if it can't be drafted now. */
export function giftsOf(game: Game, card: CardId, gains: readonly CardGain[] = []): Gifts | undefined {
  if (game.phase !== 'draft' || !game.circle.includes(card)) return undefined;
  const gainOf = (one: CardId) => gains.find((gain) => gain.card === one);
  const own = gainOf(card)?.own;
  return {
    seat: game.seat,
    card,
    ...(own !== undefined && { brings: own }),
    other: opponent(game.seat),
    given: skipped(game.circle, card).map((gift) => {
      const brings = gainOf(gift)?.other;
      return { card: gift, ...(brings !== undefined && { brings }) };
    }),
  };
}
