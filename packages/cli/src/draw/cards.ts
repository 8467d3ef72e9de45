// Draws cards outside towns: the circle, a card in hand in both rotations, scoring cards with their text.

import type { Card, CardId, Deck, Rotation } from '@wagons/rules';
import { BUILT_IN_DECKS, cardOf } from '@wagons/rules/deck';
import { facing } from '@wagons/rules/town';
import { BUILT_IN_CARD_IDS } from '@wagons/words';
import { markOf, type RuleId, ruleOfCard } from '@wagons/words/areas';
import { type Context, conditionOf, titles } from '../kit/context.ts';
import { type Block, flow, indent, wrap } from '../terminal/block.ts';
import type { Paint } from '../terminal/paint.ts';

/** A card front as two lines of two territories. */
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

/** A card in hand, upright and upside down, each below what to type for it. */
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
export const drawConditions = (context: Context, deck: Deck, center: readonly CardId[]): Block =>
  center.flatMap((id) => drawCondition(context, deck, id));

/** The scoring cards with our ruling or reading, and how well each condition is known. */
export const drawKnownConditions = (context: Context, deck: Deck, center: readonly CardId[]): Block =>
  center.flatMap((id) => [
    ...drawCondition(context, deck, id),
    ...indent(drawRuling(context, deck, id, context.width - 2)),
    ...indent(drawProvenance(context, cardOf(deck, id), ['bonus'])),
  ]);

const drawCondition = (context: Context, deck: Deck, id: CardId): Block =>
  wrap(
    `${context.paint.strong(titles(context, deck)(id))}${context.say.colon} ${conditionOf(context, deck, id)}`,
    context.width,
    2,
  );

/** The rule about a scoring card. The same id in a custom deck may be a different condition. */
function ruleAbout(deck: Deck, card: CardId): RuleId | undefined {
  const id = BUILT_IN_CARD_IDS.find((one) => one === card);
  return id && BUILT_IN_DECKS.includes(deck.hash) ? ruleOfCard(id) : undefined;
}

/** Our ruling where the card leaves something open. */
export function drawRuling({ law, say }: Context, deck: Deck, card: CardId, width: number): Block {
  const rule = ruleAbout(deck, card);
  const mark = rule && markOf(rule);
  const note = rule && law.rules[rule].note;
  return mark && note !== undefined ? wrap(`${law.marks[mark].name}${say.colon} ${note}`, width) : [];
}

/** The rule about a scoring card of a built-in deck, with its number. */
export function drawRule({ law, say }: Context, deck: Deck, card: CardId, width: number): Block {
  const rule = ruleAbout(deck, card);
  return rule ? wrap(`${rule}${say.colon} ${law.rules[rule].text}`, width) : [];
}

/** How well these sides of a card are known, if the deck says so. */
export function drawProvenance(
  { words, say, paint }: Context,
  { provenance }: Card,
  sides: ReadonlyArray<'front' | 'bonus'>,
): Block {
  if (!provenance) return [];
  const labels = { front: say.show.labels.front, bonus: say.show.labels.condition };
  const known = sides.map(
    (side) => `${labels[side]}${say.colon} ${words.provenances[provenance[side]].name}`,
  );
  return [paint.faint(known.join(', '))];
}

/** Titles only, for small screens. */
export const drawCenterTitles = (context: Context, deck: Deck, center: readonly CardId[]): Block =>
  wrap(center.map(titles(context, deck)).map(context.paint.strong).join(' · '), context.width);
