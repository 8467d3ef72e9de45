// `@wagons/rules/deck`: reads, writes and looks up decks and their cards.

export { type InLanguages, type Provenance, PROVENANCES } from '../core/types.ts';
export { type Fault, type JsonType } from './faults.ts';
export { jsonTypeOf } from './json.ts';
export { parseDeck, readDeck } from './readDeck.ts';
export { writeDeck } from './writeDeck.ts';
export { BUILT_IN_DECKS, deckPrefix, readDeckUnchecked } from './builtInDecks.ts';
export { cardOf, findCard } from './cards.ts';
