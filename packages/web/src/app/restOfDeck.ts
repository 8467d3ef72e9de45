// What nobody needs to play: our cards learn their titles in every language, and how well each of their sides is known.

import { cardOf } from '@wagons/rules';
import deck from '../../../../decks/base.json' with { type: 'json' };
import { baseDeck } from './desk.ts';

for (const { id, title, provenance } of deck.cards) {
  Object.assign(cardOf(baseDeck, id), { title, provenance });
}
