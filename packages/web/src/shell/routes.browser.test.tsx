// Tests of the table of routes: each screen, with all the code it can reach, reads only words that its route names.

import { signal } from '@preact/signals';
import type { Language } from '@wagons/rules';
import { AREAS } from '@wagons/words/areas';
import { render } from 'preact';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leave, until } from '../../test/speaking.ts';
import { makeRoute, type ScreenName, type ScreenRoute } from '../kit/browser/route.ts';
import { loadSpeech, OWN_DECKS, SHELL_AREAS, speech } from '../kit/speech/speech.ts';
import { App } from './app.tsx';
import { followRoute, shown } from './arrival.ts';
import { ROUTES } from './routes.ts';

const NAMES = Object.keys(ROUTES) as readonly ScreenName[];

/** The text of every module of the app, by its address. */
const sources: Readonly<Record<string, string>> = import.meta.glob('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const addressOf = (from: string, path: string): string => new URL(path, `https://app/src/shell/${from}`).href;
const texts = new Map(Object.entries(sources).map(([path, text]) => [addressOf('', path), text]));
const TABLE = texts.get(addressOf('', './routes.ts')) ?? '';

/** The modules of the app that a module imports, at once or later, unless only for their types. */
const importedBy = (address: string): readonly string[] =>
  [
    ...(texts.get(address) ?? '').matchAll(
      /(import|export) ([^;']*?from |)'(\.[^']+\.tsx?)'|import\('(\.[^']+)'\)/g,
    ),
  ]
    .filter(([, , names = '']) => !isOnlyTypes(names))
    .map(([, , , now, later]) => new URL(now ?? later ?? '', address).href);

const isOnlyTypes = (names: string): boolean => {
  if (names.startsWith('type ')) return true;
  const list =
    /\{([^}]*)\}/
      .exec(names)?.[1]
      ?.split(',')
      .filter((name) => name.trim() !== '') ?? [];
  return list.length > 0 && list.every((name) => name.trim().startsWith('type '));
};

function reachedFrom(address: string): readonly string[] {
  const reached = new Set([address]);
  for (const each of reached) for (const next of importedBy(each)) reached.add(next);
  return [...reached];
}

/** The areas that a module reads: `useSpeech().game`, `speech.game` or `{ game } = useSpeech()`. */
function readIn(address: string): readonly string[] {
  const text = texts.get(address);
  if (text === undefined) throw new Error(`There is no module ${address}.`);
  const direct = [...text.matchAll(/\b(?:useSpeech\(\)|[sS]peech)\.(\w+)/g)].map(([, name = '']) => name);
  const taken = [...text.matchAll(/\{([^{}]*)\}(?:: Speech\b| = (?:useSpeech\(\)|speech);)/g)];
  const names = taken.flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim().split(':')[0] ?? ''),
  );
  return [...direct, ...names].filter((name) => name !== OWN_DECKS && AREAS.some((area) => area === name));
}

/** The module of a screen, as the table of routes imports it. */
function moduleOf(name: ScreenName): string {
  const [, first, later = ''] =
    new RegExp(`^  ${name}: \\{[^}]*?(?:screen: (\\w+)|import\\('([^']+)')`, 'm').exec(TABLE) ?? [];
  const path = first === undefined ? later : new RegExp(`\\b${first} \\} from '([^']+)'`).exec(TABLE)?.[1];
  return addressOf('', path ?? '');
}

describe('a route names exactly the areas of words that its screen can read', () => {
  test.each(NAMES)('%s', (name) => {
    const modules = [moduleOf(name), addressOf('', './notices.tsx')].flatMap(reachedFrom);
    const read = new Set([...SHELL_AREAS, ...modules.flatMap(readIn)]);
    expect([...read].toSorted().join()).toBe(
      [...new Set([...SHELL_AREAS, ...ROUTES[name].words])].toSorted().join(),
    );
  });
});

test('reading another area is an error that names the area and the route', async () => {
  const { rules } = ROUTES;
  const words = await loadSpeech('en', 'rules', rules.words);
  expect(words.rules.chapters.S).toBe('Setup');
  expect(() => words.lessons).toThrow('rules reads words of the area lessons, which its route does not name');
});

/** An address of each screen. */
const EXAMPLES: { readonly [Name in ScreenName]: Extract<ScreenRoute, { screen: Name }> } = {
  home: { screen: 'home' },
  games: { screen: 'games' },
  about: { screen: 'about' },
  settings: { screen: 'settings' },
  learn: { screen: 'learn' },
  first: { screen: 'first' },
  lab: { screen: 'lab' },
  statistics: { screen: 'statistics' },
  new: { screen: 'new' },
  table: { screen: 'table', id: 'none' },
  replay: { screen: 'replay' },
  shared: { screen: 'shared', code: '1' },
  review: { screen: 'review', code: '1' },
  rules: { screen: 'rules' },
  cards: { screen: 'cards' },
  ownPuzzle: { screen: 'ownPuzzle', own: 1 },
  puzzles: { screen: 'puzzles', number: 1 },
  daily: { screen: 'daily' },
  sums: { screen: 'sums' },
  pad: { screen: 'pad' },
  online: { screen: 'online' },
  newTable: { screen: 'newTable' },
  invite: { screen: 'invite' },
  onlineTable: { screen: 'onlineTable', id: 'AbCdEfGhIjKlMnOpQrStUv' },
  account: { screen: 'account' },
  alerts: { screen: 'alerts' },
  mail: { screen: 'mail', secret: 'x'.repeat(32), what: 'confirm' },
  player: { screen: 'player', id: 'AbCdEfGhIjKlMn-_' },
  leaders: { screen: 'leaders' },
  nowhere: { screen: 'nowhere', address: 'saloon' },
};

describe('a screen is shown in the words of its route, and again in another language', () => {
  const language = signal<Language>('en');
  const hasOwnDecks = signal(false);
  const problems: string[] = [];
  const collect = (event: ErrorEvent | PromiseRejectionEvent): void => {
    // What a browser only reports, such as a size that it tells in the next frame, has no error.
    const problem: unknown = 'error' in event ? event.error : event.reason;
    if (problem !== null) problems.push(problem instanceof Error ? problem.message : typeof problem);
  };
  beforeAll(() => {
    addEventListener('error', collect);
    addEventListener('unhandledrejection', collect);
    followRoute(language, hasOwnDecks);
    render(<App />, document.body);
  });
  afterAll(() => {
    leave();
    removeEventListener('error', collect);
    removeEventListener('unhandledrejection', collect);
  });

  test.each(NAMES)('%s', async (name) => {
    const isThere = (said: Language): boolean => {
      const { value } = shown;
      return (
        value.is === 'there' &&
        value.at.screen === name &&
        speech.value?.words.language === said &&
        document.querySelector('#content, [data-part=table]') !== null
      );
    };
    language.value = 'en';
    location.hash = makeRoute(EXAMPLES[name]);
    await until(() => isThere('en'));
    const before = document.body.textContent;
    language.value = 'de';
    await until(() => isThere('de') && document.body.textContent !== before);
    expect(problems).toEqual([]);
  });

  test('with the grammar of conditions as soon as there is a deck that is not built in', async () => {
    expect(speech.value?.conditions).toBeUndefined();
    hasOwnDecks.value = true;
    await until(() => speech.value?.conditions !== undefined);
    const guns = { points: 5, each: { cell: { icon: 'gun' } } } as const;
    expect(speech.value?.conditions?.(guns)).toMatch(/^5 Punkte /);
  });
});
