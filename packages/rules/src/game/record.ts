// Records: what to store of a game. With its deck, a record rebuilds every position.

import { playAll } from './play.ts';
import { illegal, type Result } from '../core/result.ts';
import { begin } from './turn.ts';
import type { CardId, Deck, Game, GameRecord, Illegal, IllegalMove } from '../core/types.ts';

export const recordOf = ({ deck, deal, moves }: Game): GameRecord => ({ deck: deck.hash, deal, moves });

/** Rebuilds the game of a record. */
export function replay(record: GameRecord, deck: Deck): Result<Game, Illegal | IllegalMove> {
  if (record.deck !== deck.hash) return illegal('otherDeck');
  if (!isDealOf(deck, record.deal)) return illegal('badDeal');
  return playAll(begin(deck, record.deal), record.moves);
}

/** Whether the deal has three cards in the center and all others in the circle (S2, S3). */
export function isDealOf(
  deck: Deck,
  { center, circle }: { readonly center: readonly CardId[]; readonly circle: readonly CardId[] },
): boolean {
  const dealt = [...center, ...circle].toSorted();
  const cards = deck.cards.map((card) => card.id).toSorted();
  return center.length === 3 && dealt.length === cards.length && cards.every((card, i) => card === dealt[i]);
}
