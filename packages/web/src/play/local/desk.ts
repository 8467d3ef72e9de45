// What every screen has at hand: the shelf of this browser, the settings, the games and decks kept on it.

import { BUILT_IN_DECKS, type Deck, type Language, readDeckUnchecked } from '@wagons/rules';
import printedFile from '../../../../../decks/base.json' with { type: 'json' };
import frontierFile from '../../../../../decks/frontier.json' with { type: 'json' };
import { watchDamages } from '../../kit/storage/damaged.ts';
import { makeDeckReader } from '../store/deckReader.ts';
import { deckKey, openGames } from '../store/games.ts';
import { localShelf } from '../../kit/storage/localShelf.ts';
import { keepSettings } from '../../kit/storage/settings.ts';

/**
 * The built-in decks in the order of their numbers, as far as a game needs them. Titles come with the language that is spoken,
 * the rest by `restOfDeck`.
 */
export const builtInDecks = [printedFile, frontierFile].map((file, i) =>
  readDeckUnchecked(file, BUILT_IN_DECKS[i] ?? ''),
) as [Deck, Deck];
/** The deck that is played unless another is chosen. */
export const [printedDeck] = builtInDecks;
export const shelf = localShelf();
export const damages = watchDamages(shelf);
export const settings = keepSettings(shelf, damages);

const reader = makeDeckReader(async () => (await import('../store/parseDeck.ts')).parseDeck);
export const games = openGames(shelf, damages, builtInDecks, reader);

/**
 * Tells the cards of the built-in decks what they are called in a language. Each deck learns it, instead of making way for
 * another: whatever is at hand of it stays true, because the rules know a card by its id.
 */
export function learnTitles(language: Language, titles: ReadonlyArray<readonly string[]>): void {
  builtInDecks.forEach(({ cards }, number) => {
    cards.forEach(({ title }, i) => Object.assign(title, { [language]: titles[number]?.[i] }));
  });
}

/** On the shelf of whoever has been somebody online: the cookie itself cannot be seen. */
export const SOMEBODY = 'online/somebody';
export const wasSomebody = (): boolean => shelf.read(SOMEBODY) !== undefined;

/** Settles once every game on the shelf can be opened. */
export async function unpack(): Promise<void> {
  if (shelf.keys().some((key) => key.startsWith(deckKey('')))) await reader.fetch();
}
