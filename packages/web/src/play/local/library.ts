// The built-in decks, and the library of stored games and decks.

import { computed } from '@preact/signals';
import type { Deck } from '@wagons/rules';
import { BUILT_IN_DECKS, readDeckUnchecked } from '@wagons/rules/deck';
import printedFile from '@wagons/rules/decks/base.json' with { type: 'json' };
import frontierFile from '@wagons/rules/decks/frontier.json' with { type: 'json' };
import { damages, store } from '../../kit/storage/storage.ts';
import { openGames } from '../store/games.ts';

/** In the order of `BUILT_IN_DECKS`. */
export const builtInDecks = [printedFile, frontierFile].map((file, i) =>
  readDeckUnchecked(file, BUILT_IN_DECKS[i] ?? ''),
) as [Deck, Deck];

/** The default deck. */
export const [printedDeck] = builtInDecks;

export const games = openGames({ store, damages, builtIn: builtInDecks });

/** Whether there is a deck whose conditions are not worded by hand. */
export const hasOwnDecks = computed(() => games.decks.value.length > builtInDecks.length);
