// The circle of cards: after the starting card is named it is a queue from the next card, clockwise (D1).

import type { CardId, Circle } from '../core/types.ts';

/** The same circle, seen clockwise from `card`. */
export function from(circle: Circle, card: CardId): Circle {
  const at = circle.indexOf(card);
  return [...circle.slice(at), ...circle.slice(0, at)];
}

/** The cards that a draft of `card` passes over, clockwise (D3). */
export const skipped = (circle: Circle, card: CardId): Circle => circle.slice(0, circle.indexOf(card));

/** The circle once `card` is drafted: nothing stays behind the draft point (D4). */
export const after = (circle: Circle, card: CardId): Circle => circle.slice(circle.indexOf(card) + 1);
