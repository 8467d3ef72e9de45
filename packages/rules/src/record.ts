// A record: what is kept of a game, and with the deck at hand rebuilds every position.

import { play } from './play.ts';
import { illegal, ok, refused, type Result } from './result.ts';
import { begin } from './turn.ts';
import type { CardId, Deck, Game, GameRecord, Illegal } from './types.ts';

export const recordOf = ({ deck, deal, moves }: Game): GameRecord => ({ deck: deck.hash, deal, moves });

/** Why a record cannot be replayed; `at` is the index of the move that is refused. */
export type Unplayable = Illegal & { readonly at?: number };

/** Rebuilds the game of a record with its deck at hand. */
export function replay(record: GameRecord, deck: Deck): Result<Game, Unplayable> {
  if (record.deck !== deck.hash) return illegal('otherDeck');
  if (!isDealOf(deck, record.deal)) return illegal('badDeal');
  let game = begin(deck, record.deal);
  for (const [at, move] of record.moves.entries()) {
    const next = play(game, move);
    if (!next.ok) return refused({ ...next.error, at });
    game = next.value;
  }
  return ok(game);
}

/** Three cards in the center and all the others in the circle (S2, S3). */
export function isDealOf(
  deck: Deck,
  { center, circle }: { readonly center: readonly CardId[]; readonly circle: readonly CardId[] },
): boolean {
  const dealt = [...center, ...circle].toSorted();
  const cards = deck.cards.map((card) => card.id).toSorted();
  return center.length === 3 && dealt.length === cards.length && cards.every((card, i) => card === dealt[i]);
}
