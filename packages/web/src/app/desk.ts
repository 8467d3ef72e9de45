// What every screen has at hand: the shelf of this browser, the settings, the games and decks kept on it.

import { BASE_DECKS, type Language, readDeckUnchecked } from '@wagons/rules';
import baseFile from '../../../../decks/base.json' with { type: 'json' };
import { watchDamages } from '../store/damaged.ts';
import { makeDeckReader } from '../store/deckReader.ts';
import { deckKey, openGames } from '../store/games.ts';
import { localShelf } from '../store/localShelf.ts';
import { keepSettings } from '../store/settings.ts';

/** Our deck, as far as a game needs it. Titles come with the language that is spoken, the rest by `restOfDeck`. */
export const baseDeck = readDeckUnchecked(baseFile, BASE_DECKS[0] ?? '');
export const shelf = localShelf();
export const damages = watchDamages(shelf);
export const settings = keepSettings(shelf, damages);

const reader = makeDeckReader(async () => (await import('../store/parseDeck.ts')).parseDeck);
export const games = openGames(shelf, damages, baseDeck, reader);

/**
 * Tells our cards what they are called in a language. The one deck learns it, instead of making way for another: whatever is
 * at hand of it stays true, because the rules know a card by its id.
 */
export function learnTitles(language: Language, titles: readonly string[]): void {
  baseDeck.cards.forEach(({ title }, i) => Object.assign(title, { [language]: titles[i] }));
}

/** On the shelf of whoever has been somebody online: the cookie itself cannot be seen. */
export const SOMEBODY = 'online/somebody';
export const wasSomebody = (): boolean => shelf.read(SOMEBODY) !== undefined;

/** Settles once every game on the shelf can be opened. */
export async function unpack(): Promise<void> {
  if (shelf.keys().some((key) => key.startsWith(deckKey('')))) await reader.fetch();
}
