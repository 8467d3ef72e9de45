// What no game needs: the cards of the built-in decks learn their titles in every language, and how well each side is known.

import { cardOf } from '@wagons/rules';
import printed from '../../../../../decks/base.json' with { type: 'json' };
import frontier from '../../../../../decks/frontier.json' with { type: 'json' };
import { builtInDecks } from './desk.ts';

[printed, frontier].forEach(({ cards }, number) => {
  for (const { id, title, provenance } of cards) {
    const deck = builtInDecks[number];
    if (deck) Object.assign(cardOf(deck, id), { title, provenance });
  }
});
