// The current language: from the settings or the browser, with its texts loaded.

import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Card, CardId, Deck, Language, Terrain } from '@wagons/rules';
import { findCard } from '@wagons/rules/deck';
import { mentionToken, pickLanguage, type PlayWords, titleOf } from '@wagons/words';
import { loadWebWords, type WebWords } from '@wagons/words/web';
import { afterPaint } from '../browser/afterPaint.ts';
import { settings } from '../storage/storage.ts';

/** The texts of the first load; rarer ones are in `allWords`. */
export type Speech = { readonly words: PlayWords; readonly web: WebWords };

const spoken = signal<Speech | undefined>(undefined);

/** Undefined until the first language is loaded. */
export const speech: ReadonlySignal<Speech | undefined> = spoken;

/** The first language failed to load. */
export const isMute = signal(false);

/** Follows the setting; undefined means the browser's language. Keeps the old language until the new one is loaded. */
export function followLanguage(chosen: ReadonlySignal<Language | undefined>): void {
  const wanted = computed(() => chosen.value ?? pickLanguage(navigator.languages));
  effect(() => {
    const language = wanted.value;
    loadWebWords(language).then(
      (web) => {
        // Ignore a response that was overtaken by a later choice.
        if (wanted.peek() !== language) return;
        spoken.value = { words: web.play, web };
        document.documentElement.lang = language;
        // Locale data takes long to load: after the first paint, rather than when a pointer needs it.
        const { amounts } = web.play;
        afterPaint(() => amounts.plural(1, { other: '' }));
        afterPaint(() => amounts.and(['']));
      },
      () => {
        // Offline before this language was ever loaded: keep the current one.
        isMute.value = !spoken.peek();
      },
    );
  });
}

/** The current texts; screens render only once they are loaded. */
export function useSpeech(): Speech {
  const { value } = spoken;
  if (!value) throw new Error('There are no words yet.');
  return value;
}

/** The title of a card in the current language. */
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

/** The letters on terrains, if switched on. */
export function useLetters(): Readonly<Record<Terrain, string>> | undefined {
  const { terrainLetters } = useSpeech().words.names;
  return settings.letters.value ? terrainLetters : undefined;
}
