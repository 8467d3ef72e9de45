// The language that is spoken: chosen or the browser's, its words loaded, and the page told of it.

import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Card, CardId, Deck, Language, Terrain } from '@wagons/rules';
import { findCard } from '@wagons/rules/deck';
import { mentionToken, pickLanguage, type PlayWords, titleOf } from '@wagons/words';
import { loadWebWords, type WebWords } from '@wagons/words/web';
import { settings } from '../storage/storage.ts';

/** All that is needed to speak at a table; what is rarer comes by `allWords`. */
export type Speech = { readonly words: PlayWords; readonly web: WebWords };

const spoken = signal<Speech | undefined>(undefined);

/** What is said now; undefined only until the first language is there. */
export const speech: ReadonlySignal<Speech | undefined> = spoken;

/** Not even the first language could be fetched. */
export const isMute = signal(false);

/** Follows a choice of language; undefined is the browser's. The old language stays until the new one is there. */
export function followLanguage(chosen: ReadonlySignal<Language | undefined>): void {
  const wanted = computed(() => chosen.value ?? pickLanguage(navigator.languages));
  effect(() => {
    const language = wanted.value;
    loadWebWords(language).then(
      (web) => {
        // A slower language must not overtake the one chosen after it.
        if (wanted.peek() !== language) return;
        spoken.value = { words: web.play, web };
        document.documentElement.lang = language;
      },
      () => {
        // Offline before the language was ever loaded: what is spoken now goes on being spoken.
        isMute.value = !spoken.peek();
      },
    );
  });
}

/** The words, where there must be some: every screen is drawn only once they are there. */
export function useSpeech(): Speech {
  const { value } = spoken;
  if (!value) throw new Error('There are no words yet.');
  return value;
}

/** The title of a card of a deck in the language spoken. */
export const titleIn =
  ({ words }: Speech, deck: Deck) =>
  (id: CardId): string => {
    const card: Card | undefined = findCard(deck, id);
    return card ? titleOf(card, words.language) : id;
  };

/** A card as a sentence names it: with the quotation marks that the language puts around titles. */
export const mentionIn = (speech: Speech, deck: Deck): ((id: CardId) => string) => {
  const title = titleIn(speech, deck);
  return (id) => speech.words.names.card({ title: title(id) });
};

/** A card as a value inside a sentence, which `RichText` shows as a picture. */
export const pictureIn = (speech: Speech, deck: Deck): ((id: CardId) => string) => {
  const title = titleIn(speech, deck);
  return (card) => mentionToken({ card, title: title(card) });
};

/** The letters on the terrains, for those who want them. */
export function useLetters(): Readonly<Record<Terrain, string>> | undefined {
  const { terrainLetters } = useSpeech().words.names;
  return settings.letters.value ? terrainLetters : undefined;
}
