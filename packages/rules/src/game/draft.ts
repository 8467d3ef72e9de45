// Drafting: take the next card, or skip ahead; every skipped card is the opponent's (D2, D3).

import { afterTaking, skipped } from './circle.ts';
import { illegal, ok, type Result } from '../core/result.ts';
import { type Circle, type Draft, type Held, type Illegal, opponent, type Seat } from '../core/types.ts';

export const drafts = (circle: Circle): Draft[] => circle.map((card) => ({ type: 'draft', card }));

/** The remaining circle, and the cards to place now in order: the drafted one, then the free ones (T1). */
export type Drafted = { readonly circle: Circle; readonly held: readonly [Held, ...Held[]] };

export function draft(circle: Circle, { card }: Draft, seat: Seat): Result<Drafted, Illegal> {
  if (!circle.includes(card)) return illegal('notInCircle');
  const free = skipped(circle, card).map((gift): Held => ({ seat: opponent(seat), card: gift, free: true }));
  return ok({ circle: afterTaking(circle, card), held: [{ seat, card, free: false }, ...free] });
}
