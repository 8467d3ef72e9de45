// The words that components read: those of the areas that the current route names, in the current language.

import { type ReadonlySignal, signal } from '@preact/signals';
import { type Card, type CardId, type Deck, invariant, type Language, type Terrain } from '@wagons/rules';
import { findCard } from '@wagons/rules/deck';
import { mentionToken, type PlayWords, titleOf } from '@wagons/words';
import { type Area, AREAS, type AreaWords, loadArea } from '@wagons/words/areas';
import { settings } from '../storage/storage.ts';

/** Only the areas that the route names are there: to read another one is a mistake in the table of routes. */
export type Speech = Omit<AreaWords, 'conditions'> & {
  /** The words of `web` that other packages share. */
  readonly words: PlayWords;
  /** No route names this area: it is loaded once there is a deck that is not built in. */
  readonly conditions: AreaWords['conditions'] | undefined;
};

/** The area that only cards of the players' own decks need. */
export const OWN_DECKS = 'conditions' satisfies Area;

/** The areas that every route has: the shell and what can be shown on any page. */
export const SHELL_AREAS = ['web', 'app'] as const satisfies readonly Area[];

type Loaded = { [A in Area]?: AreaWords[A] };
/** Every area that was loaded so far. */
const loaded = new Map<Language, Loaded>();
/** One speech per language and reader, so that nothing changes for a page that stays. */
const speeches = new Map<string, Speech>();

/** The words that a reader (the name of a route) asks for, if they are all loaded. */
export function loadedSpeech(language: Language, reader: string, areas: readonly Area[]): Speech | undefined {
  const key = [language, reader, ...areas].join(' ');
  const made = speeches.get(key);
  if (made) return made;
  const known = loaded.get(language) ?? {};
  const named = [...SHELL_AREAS, ...areas];
  if (!known.web || named.some((area) => !known[area])) return undefined;
  const speech = { words: known.web.play };
  for (const area of AREAS)
    Object.defineProperty(speech, area, {
      get: () => {
        invariant(
          named.includes(area) || area === OWN_DECKS,
          `${reader} reads words of the area ${area}, which its route does not name.`,
        );
        return named.includes(area) ? known[area] : undefined;
      },
    });
  speeches.set(key, speech as Speech);
  return speech as Speech;
}

/** Loads what a reader asks for. */
export async function loadSpeech(
  language: Language,
  reader: string,
  areas: readonly Area[],
): Promise<Speech> {
  const known = loaded.get(language) ?? {};
  loaded.set(language, known);
  const load = async <A extends Area>(area: A): Promise<void> => {
    known[area] ??= await loadArea(area, language);
  };
  await Promise.all([...SHELL_AREAS, ...areas].map(load));
  const speech = loadedSpeech(language, reader, areas);
  invariant(speech, `The words of ${reader} are loaded.`);
  return speech;
}

const spoken = signal<Speech | undefined>(undefined);

/** Undefined until the first words are loaded. */
export const speech: ReadonlySignal<Speech | undefined> = spoken;

/** From now on, components read these words. */
export function speak(words: Speech): void {
  spoken.value = words;
  document.documentElement.lang = words.words.language;
}

/** The current words; the app renders nothing that reads them before they are loaded. */
export function useSpeech(): Speech {
  const { value } = spoken;
  invariant(value, 'There are words before anything is rendered.');
  return value;
}

/** The title of a card in the current language. */
export const titleIn =
  ({ words }: Pick<Speech, 'words'>, deck: Deck) =>
  (id: CardId): string => {
    const card: Card | undefined = findCard(deck, id);
    return card ? titleOf(card, words.language) : id;
  };

/** A card as a sentence names it: with the quotation marks that the language puts around titles. */
export const mentionIn = (speech: Pick<Speech, 'words'>, deck: Deck): ((id: CardId) => string) => {
  const title = titleIn(speech, deck);
  return (id) => speech.words.names.card({ title: title(id) });
};

/** A card as a value inside a sentence, which `RichText` shows as a picture. */
export const pictureIn = (speech: Pick<Speech, 'words'>, deck: Deck): ((id: CardId) => string) => {
  const title = titleIn(speech, deck);
  return (card) => mentionToken({ card, title: title(card) });
};

/** The letters on terrains, if switched on. */
export function useLetters(): Readonly<Record<Terrain, string>> | undefined {
  const { terrainLetters } = useSpeech().words.names;
  return settings.letters.value ? terrainLetters : undefined;
}
