// Checks towns outside a game, for example from a real table (S1, P2–P5).

import { checkSpot } from './place.ts';
import { illegal, ok, refused, type Result } from '../core/result.ts';
import { findCard } from '../deck/cards.ts';
import { cover, EMPTY_VIEW } from './town.ts';
import {
  type BySeat,
  type CardId,
  type Deck,
  type Illegal,
  type Refusal,
  ROTATIONS,
  type Seat,
  SEATS,
  type Town,
} from '../core/types.ts';

/** The rule that a town breaks, whose town it is, and the index of the placement. */
export type Misplaced = Illegal & { readonly town: Seat; readonly at: number };

/**
 * Checks both towns: every card is known and placed once (S1), every placement is legal in its order (P2–P5). The
 * first card of a town may be anywhere.
 */
export function checkTowns(deck: Deck, towns: BySeat<Town>): Result<BySeat<Town>, Misplaced> {
  const laid = new Set<CardId>();
  for (const seat of SEATS) {
    let view = EMPTY_VIEW;
    for (const [at, placement] of towns[seat].entries()) {
      const refuse = (why: Refusal): Result<never, Misplaced> =>
        refused({ ...illegal(why).error, town: seat, at });
      const card = findCard(deck, placement.card);
      if (!card) return refuse('unknownCard');
      if (laid.has(card.id)) return refuse('duplicateCard');
      if (!ROTATIONS.includes(placement.rotation)) return refuse('onItsSide');
      const spot = checkSpot(view, placement.cell);
      if (!spot.ok) return refuse(spot.error.why);
      laid.add(card.id);
      view = cover(view, card, placement);
    }
  }
  return ok(towns);
}
