// The circle of cards: once the starting card is chosen, it is a queue from the next card, clockwise (D1).

import type { CardId, Circle } from '../core/types.ts';

/** Rotates the circle so that it starts with `card`. */
export function startingAt(circle: Circle, card: CardId): Circle {
  const at = circle.indexOf(card);
  return [...circle.slice(at), ...circle.slice(0, at)];
}

/** The cards that a draft of `card` skips, clockwise (D3). */
export const skipped = (circle: Circle, card: CardId): Circle => circle.slice(0, circle.indexOf(card));

/** The circle after `card` is drafted: nothing stays behind the draft point (D4). */
export const afterTaking = (circle: Circle, card: CardId): Circle => circle.slice(circle.indexOf(card) + 1);
