// Tells our cards their titles in every language, for whoever reads what people have written.

import { LANGUAGES } from '@wagons/rules';
import deck from '../../../../decks/base.json' with { type: 'json' };
import { learnTitles } from './desk.ts';

for (const language of LANGUAGES) {
  learnTitles(
    language,
    deck.cards.map(({ title }) => title[language]),
  );
}
