// Plans which cards travel from where to where when a game goes on. Knows no pixels.

import { type CardId, opponent, type Seat, skipped } from '@wagons/rules';
import type { MadeMove } from '../table/turns.ts';

/** Where a card is on the table; a side is where a player keeps what is not placed yet. */
export type Whereabouts =
  | { readonly at: 'circle' }
  /** The hand of the player at this device. */
  | { readonly at: 'hand' }
  | { readonly at: 'side'; readonly seat: Seat }
  | { readonly at: 'town'; readonly seat: Seat };

export type Travel = { readonly card: CardId; readonly from: Whereabouts; readonly to: Whereabouts };

/**
 * The cards that travel, in the order in which they set off. `own` is the seat that moves at this device: its cards go
 * to the hand, and reach the town by the player's own doing.
 */
export function travelsOf(steps: readonly MadeMove[], own: Seat | undefined): readonly Travel[] {
  const travels = new Map<CardId, Travel>();
  const send = (card: CardId, from: Whereabouts, to: Whereabouts): void => {
    // A card that moves twice at once goes straight to where it ends.
    travels.set(card, { card, from: travels.get(card)?.from ?? from, to });
  };
  for (const { by, move, before } of steps) {
    if (move.type === 'draft') {
      const side = by === own ? ({ at: 'hand' } as const) : ({ at: 'side', seat: by } as const);
      send(move.card, { at: 'circle' }, side);
      for (const card of skipped(before.circle, move.card))
        send(card, { at: 'circle' }, { at: 'side', seat: opponent(by) });
    } else if (move.type === 'place' && by !== own) {
      send(move.card, { at: 'side', seat: by }, { at: 'town', seat: by });
    } else if (move.type === 'place' && travels.has(move.card)) {
      // The first card of a town is placed as soon as it is taken or received.
      send(move.card, { at: 'circle' }, { at: 'town', seat: by });
    }
  }
  return [...travels.values()];
}
