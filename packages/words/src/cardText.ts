// What the scoring condition of a card says.

import type { Card } from '@wagons/rules';
import type { Bonus } from '@wagons/rules/scoring';
import { isBuiltInCardId } from './builtInCards.ts';
import type { Describe } from './describe.ts';
import type { Words } from './words.ts';

/** The cards of the built-in decks, whose conditions are worded by hand. */
type BuiltInCards = ReadonlyArray<Pick<Card, 'id' | 'bonus'>>;

/**
 * The condition of a scoring card. The deck's own text comes first; then the hand-written one of a built-in card with
 * the same expression, whatever the card is called; any other expression is described, so that an owner who
 * changes a number reads that number. Without a grammar, which is loaded for decks that are not built in, the last
 * have no text.
 */
export const bonusText = (
  words: Words,
  card: Pick<Card, 'bonus' | 'text'>,
  builtInCards: BuiltInCards,
  describe: Describe | undefined,
): string => writtenText(words, card, builtInCards) ?? describe?.(card.bonus) ?? '';

/** The condition of a scoring card as it was written by hand, if it was. */
function writtenText(
  words: Words,
  card: Pick<Card, 'bonus' | 'text'>,
  builtInCards: BuiltInCards,
): string | undefined {
  const own = card.text?.[words.language];
  if (own !== undefined) return own;
  const expression = canonical(card.bonus);
  const same = builtInCards.find(({ bonus }) => canonical(bonus) === expression);
  return same && isBuiltInCardId(same.id) ? words.cards[same.id] : undefined;
}

/** One text for one expression, in whatever order its words were written down. */
const canonical = (bonus: Bonus): string =>
  JSON.stringify(bonus, (_, value: unknown) => (isPlain(value) ? sorted(value) : value));

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sorted = (value: object): object =>
  Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
