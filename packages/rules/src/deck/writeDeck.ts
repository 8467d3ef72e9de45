// Writes a deck file for editing by hand: one line for each part of a card.

import { DECK_FORMAT } from './readDeck.ts';
import type { Card, Deck } from '../core/types.ts';

export function writeDeck({ name, cards }: Deck): string {
  const parts = (card: object): string =>
    Object.entries(card)
      .map(([key, value]) => `      ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n');
  return `{
  "format": ${JSON.stringify(DECK_FORMAT)},
  "name": ${JSON.stringify(name)},
  "cards": [
${cards.map((card) => `    {\n${parts(inFile(card))}\n    }`).join(',\n')}
  ]
}
`;
}

const inFile = ({ id, title, territories, bonus, text, provenance }: Card) => ({
  id,
  title,
  front: territories.map(({ terrain, icon }) => `${terrain} ${icon}`),
  bonus,
  ...(text && { text }),
  ...(provenance && { provenance }),
});
