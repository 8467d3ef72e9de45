// What a draft would give away, before it happens: which cards go to whom, and what they would bring at once.

import { type CardId, type Game, opponent, type Points, type Seat, skipped } from '@wagons/rules';
import type { Worths } from '../thinking/thinker.ts';

export type Gifts = {
  readonly seat: Seat;
  /** The card that is drafted, and what it would bring its drafter, as far as that is known. */
  readonly card: CardId;
  readonly brings?: Points;
  readonly other: Seat;
  /** The cards skipped for it, clockwise, each with what it would bring the other by itself. */
  readonly given: ReadonlyArray<{ readonly card: CardId; readonly brings?: Points }>;
};

/** What drafting a card would give away; undefined where no card is drafted now, or not this one. */
export function giftsOf(game: Game, card: CardId, worths: Worths = []): Gifts | undefined {
  if (game.phase !== 'draft' || !game.circle.includes(card)) return undefined;
  const worthOf = (one: CardId) => worths.find((worth) => worth.card === one);
  const own = worthOf(card)?.own;
  return {
    seat: game.seat,
    card,
    ...(own !== undefined && { brings: own }),
    other: opponent(game.seat),
    given: skipped(game.circle, card).map((gift) => {
      const brings = worthOf(gift)?.other;
      return { card: gift, ...(brings !== undefined && { brings }) };
    }),
  };
}
