// Arrives at routes: loads the code and the words of a route together, then shows it. Until then the old one stays.

import { batch, effect, type ReadonlySignal, signal } from '@preact/signals';
import { invariant, type Language } from '@wagons/rules';
import type { Area } from '@wagons/words/areas';
import type { ComponentType } from 'preact';
import { route } from '../kit/browser/navigation.ts';
import type { ScreenRoute } from '../kit/browser/route.ts';
import { loadedSpeech, loadSpeech, OWN_DECKS, speak, type Speech, speech } from '../kit/speech/speech.ts';
import { ROUTES, type RouteRecord } from './routes.ts';

/** A screen, whichever parameters its address has. */
type AnyScreen = ComponentType<object>;

export type Shown =
  /** No language is loaded: there is nothing to say yet. */
  | { readonly is: 'silent' }
  /** The first language could not be loaded. */
  | { readonly is: 'mute' }
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly again: () => void }
  | { readonly is: 'there'; readonly at: ScreenRoute; readonly Screen: AnyScreen };

const state = signal<Shown>({ is: 'silent' });

export const shown: ReadonlySignal<Shown> = state;

/** The screens that were loaded so far. */
const screens = new Map<ScreenRoute['screen'], AnyScreen>();

/** The table of routes promises that each screen takes the parameters of its route. */
const recordOf = (at: ScreenRoute) => ROUTES[at.screen] as unknown as RouteRecord<object>;

/** Follows the address, the language, and whether there are decks that are not built in, from now on. */
export function followRoute(language: ReadonlySignal<Language>, hasOwnDecks: ReadonlySignal<boolean>): void {
  effect(() => {
    const { screen } = route.value;
    const { words } = ROUTES[screen];
    open(route.value, language.value, hasOwnDecks.value ? [...words, OWN_DECKS] : words);
  });
}

let latest: object | undefined;

function open(at: ScreenRoute, language: Language, words: readonly Area[]): void {
  const mine = {};
  latest = mine;
  const loaded = { screen: screenOf(at), speech: loadedSpeech(language, at.screen, words) };
  if (loaded.screen && loaded.speech) {
    show(at, loaded.screen, loaded.speech);
    return;
  }
  if (state.peek().is === 'silent')
    void loadSpeech(language, 'The first page', []).then((first) => {
      if (latest !== mine || state.peek().is !== 'silent') return;
      batch(() => {
        speak(first);
        state.value = { is: 'loading' };
      });
    }, ignore);
  Promise.all([loadScreen(at), loadSpeech(language, at.screen, words)]).then(
    // Ignore a response that was overtaken by a later choice.
    ([Screen, speech]) => latest === mine && show(at, Screen, speech),
    () => latest === mine && void fail(at, language, words),
  );
}

function show(at: ScreenRoute, Screen: AnyScreen, words: Speech): void {
  batch(() => {
    speak(words);
    state.value = { is: 'there', at, Screen };
  });
}

/**
 * Offline before this language was ever loaded, the page goes on in the previous one. A screen that is there already
 * stays, without the words that would have been added.
 */
async function fail(at: ScreenRoute, language: Language, words: readonly Area[]): Promise<void> {
  const heard = speech.peek()?.words.language;
  const now = state.peek();
  if (now.is === 'there' && now.at === at) return;
  if (heard !== undefined && heard !== language) {
    open(at, heard, words);
    return;
  }
  const mine = latest;
  const first = await loadSpeech(language, 'The first page', []).catch(() => undefined);
  if (latest !== mine) return;
  batch(() => {
    if (first && heard === undefined) speak(first);
    state.value = first ? { is: 'failed', again: () => open(at, language, words) } : { is: 'mute' };
  });
}

const screenOf = (at: ScreenRoute): AnyScreen | undefined => recordOf(at).screen ?? screens.get(at.screen);

async function loadScreen(at: ScreenRoute): Promise<AnyScreen> {
  const Screen = screenOf(at) ?? (await recordOf(at).load?.());
  invariant(Screen, `${at.screen} has a screen.`);
  screens.set(at.screen, Screen);
  return Screen;
}

const ignore = (): void => undefined;
