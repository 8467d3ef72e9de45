// The reader of decks, by itself: what is imported from here comes only when it is asked for.

export { parseDeck } from '@wagons/rules/deck';
