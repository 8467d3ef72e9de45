// Cards before they are laid: the circle in a row, a card in hand both ways round, scoring cards with their text.

import { type Card, cardOf, type CardId, type Deck, facing, type Rotation } from '@wagons/rules';
import { type Context, conditionOf, titles } from '../context.ts';
import { type Block, flow, indent, wrap } from './block.ts';
import type { Paint } from './paint.ts';

/** A front as two lines of two territories. */
export function drawCard(card: Card, paint: Paint, rotation: Rotation = 'upright'): Block {
  const [topLeft, topRight, bottomLeft, bottomRight] = facing(card, rotation).map(paint.territory);
  return [`${topLeft} ${topRight}`, `${bottomLeft} ${bottomRight}`];
}

/** Cards side by side, each with its number above it. */
export function drawCircle({ paint, width }: Context, deck: Deck, circle: readonly CardId[]): Block {
  const cards = circle.map((id, i) => [
    paint.strong(String(i + 1).padStart(3)),
    ...drawCard(cardOf(deck, id), paint),
  ]);
  return indent(flow(cards, width - 2), 2);
}

/** A card that is to be laid, upright and upside down, each under what one types for it. */
export function drawHand({ paint, width }: Context, deck: Deck, id: CardId): Block {
  const card = cardOf(deck, id);
  return indent(
    flow(
      [
        [paint.faint('x,y'), ...drawCard(card, paint)],
        [paint.faint('x,y t'), ...drawCard(card, paint, 'upsideDown')],
      ],
      width - 2,
      { gap: 4 },
    ),
  );
}

/** The scoring cards: title and condition. */
export function drawConditions(context: Context, deck: Deck, center: readonly CardId[]): Block {
  const title = titles(context, deck);
  return center.flatMap((id) =>
    wrap(
      `${context.paint.strong(title(id))}${context.say.colon} ${conditionOf(context, deck, id)}`,
      context.width,
      2,
    ),
  );
}
