// Cards inside sentences: a message takes a card as a token, which the app shows as a picture and plain text as the title.

import type { CardId } from '@wagons/rules';

/** A card that a sentence mentions. */
export type CardMention = { readonly card: CardId; readonly title: string };

// Characters for private use: no message and no name has them.
const OPEN = '\uE000';
const BETWEEN = '\uE001';
const CLOSE = '\uE002';
const TOKEN = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/;

/** The token that stands for a card in the argument of a message. */
export const mentionToken = ({ card, title }: CardMention): string =>
  `${OPEN}${card}${BETWEEN}${title}${CLOSE}`;

/** A text with its cards by their titles, for screen readers and for places without pictures. */
export const plainText = (text: string): string => text.replaceAll(new RegExp(TOKEN, 'g'), '$2');

/** A text as a list of what to show: strings, and cards. */
export function textParts(text: string): readonly (string | CardMention)[] {
  const found = TOKEN.exec(text);
  if (!found) return text === '' ? [] : [text];
  const [token, card = '', title = ''] = found;
  const before = text.slice(0, found.index);
  return [
    ...(before === '' ? [] : [before]),
    { card, title },
    ...textParts(text.slice(found.index + token.length)),
  ];
}
