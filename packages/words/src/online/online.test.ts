// Tests of the words around the online tables, in all languages alike.

import { type Language, LANGUAGES } from '@wagons/rules';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../loadWords.ts';
import type { OnlineWords } from './contract.ts';
import { loadOnlineWords } from './index.ts';

const every = await Promise.all(
  LANGUAGES.map(async (language) => ({
    language,
    online: await loadOnlineWords(language),
    words: await loadWords(language),
  })),
);

const DAY = 24 * 60 * 60 * 1000;
const WHEN = 1_700_000_000_000;

/** What each function of a catalogue says, by its place there; `n` stands wherever a number goes. */
const SAMPLES: Readonly<Record<string, (online: OnlineWords, n: number) => readonly string[]>> = {
  'settings.clock': ({ settings }, n) => [
    settings.clock({ kind: 'live', seconds: n * 60 + 30, increment: 5 }),
    settings.clock({ kind: 'live', seconds: 300, increment: n }),
    settings.clock({ kind: 'days', days: n }),
    settings.clock({ kind: 'none' }),
  ],
  'lobby.playAs': ({ lobby }) => [lobby.playAs('X')],
  'lobby.open.sitWith': ({ lobby }) => [lobby.open.sitWith('X')],
  'lobby.open.count': ({ lobby }, n) => [lobby.open.count(n)],
  'newTable.measure': ({ newTable }, n) => [newTable.measure(n, 5), newTable.measure(5, n)],
  'newTable.dayCount': ({ newTable }, n) => [newTable.dayCount(n)],
  'games.against': ({ games }) => [games.against('X')],
  'games.asked.rematch': ({ games }) => [games.asked.rematch('X')],
  'games.asked.takeBack': ({ games }) => [games.asked.takeBack('X')],
  'games.left': ({ games }, n) => [games.left(n * DAY), games.left(1), games.left(DAY / 12)],
  'games.when': ({ games }) => [games.when(WHEN)],
  'games.totals': ({ games }, n) => [
    games.totals({ own: n, theirs: 7 }),
    games.totals({ own: 7, theirs: n }),
  ],
  'account.name.saved': ({ account }) => [account.name.saved('X')],
  'account.passkey.count': ({ account }, n) => [account.passkey.count(n)],
  'account.passkey.signedIn': ({ account }) => [account.passkey.signedIn('X')],
  'account.codes.left': ({ account }, n) => [account.codes.left(n)],
  'account.codes.sheet': ({ account }) => [account.codes.sheet('X')],
  'account.blocked.unblockWhom': ({ account }) => [account.blocked.unblockWhom('X')],
  'account.blocked.unblocked': ({ account }) => [account.blocked.unblocked('X')],
  'people.since': ({ people }) => [people.since(WHEN)],
  'people.curve.summary': ({ people }, n) => [
    people.curve.summary({ games: n, from: 1500, to: 1520, least: 1490, most: 1533 }),
  ],
  'people.blockAsk': ({ people }) => [people.blockAsk('X')],
  'people.blocked': ({ people }) => [people.blocked('X')],
};

/** Every leaf of a catalogue with its place, whether a text or a function. */
function leaves(value: unknown, path: string): (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, path === '' ? key : `${path}.${key}`));
}

/** Every text of a catalogue with its place, those of functions made with the number `n`. */
const texts = (online: OnlineWords, n: number): (readonly [string, string])[] =>
  leaves(online, '').flatMap(([path, leaf]) =>
    typeof leaf === 'string'
      ? [[path, leaf] as const]
      : (SAMPLES[path]?.(online, n) ?? []).map((said) => [path, said] as const),
  );

/** What is the same in English: signs, and words that both languages have. */
const SAME: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  de: ['account.name.label', 'account.passkey.heading', 'newTable.kinds.live.name', 'newTable.measure'],
  nl: [
    'account.heading',
    'account.passkey.count',
    'account.passkey.heading',
    'lobby.account',
    'newTable.kinds.live.name',
    'newTable.measure',
    'people.rating',
  ],
  fr: ['newTable.measure', 'people.curve.date'],
  it: ['account.heading', 'account.passkey.heading', 'lobby.account', 'newTable.measure'],
};

describe.each(every)('around the online tables in $language', ({ language, online, words }) => {
  test('there is a sample of everything that can be said', () => {
    const functions = leaves(online, '').flatMap(([path, leaf]) =>
      typeof leaf === 'function' ? [path] : [],
    );
    expect(functions.toSorted()).toEqual(Object.keys(SAMPLES).toSorted());
  });

  test.each([0, 1, 2])('nothing is empty or half said, with the number %i', (n) => {
    for (const [path, text] of texts(online, n)) {
      expect(text, path).not.toBe('');
      expect(text.trim(), path).toBe(text);
      expect(text, path).not.toMatch(/undefined|NaN|\[object|\s\s|\bTODO\b/);
    }
  });

  test('typographic signs are used, each as the language has it', () => {
    const quotes = { en: '“”', de: '„“', nl: '“”', fr: '«»', it: '«»' }[language];
    for (const [path, text] of texts(online, 2)) {
      expect(text, path).not.toMatch(/['"]|\.\.\./);
      for (const mark of text.match(/[„“”«»]/g) ?? []) expect(quotes, path).toContain(mark);
      // Times of day have a colon of their own.
      if (language === 'fr' && path !== 'games.when')
        expect(text, path).not.toMatch(/(?<!\u00A0)[;:?!»]|«(?!\u00A0)/);
    }
  });

  test('numbers are written in their own way', () => {
    const many = 12_345;
    for (const [path, sample] of Object.entries(SAMPLES)) {
      const few = sample(online, 2);
      for (const text of sample(online, many).filter((said) => !few.includes(said)))
        expect(text, path).toContain(words.amounts.number(many));
    }
  });
});

test.each(every.filter(({ language }) => language !== 'en'))('$language is not left in English', (one) => {
  const english = texts(every.find(({ language }) => language === 'en')?.online ?? one.online, 2);
  const left = texts(one.online, 2)
    .filter(([path, text]) => english.some(([place, said]) => place === path && said === text))
    .map(([path]) => path);
  expect([...new Set(left)].toSorted()).toEqual(one.language === 'en' ? [] : SAME[one.language].toSorted());
});

describe('the time of a table', () => {
  const clock = every[0]?.online.settings.clock;
  test.each([
    [{ kind: 'live', seconds: 300, increment: 5 }, '5\u00A0min + 5\u00A0s per turn'],
    [{ kind: 'live', seconds: 90, increment: 0 }, '1\u00A0min 30\u00A0s'],
    [{ kind: 'live', seconds: 30, increment: 2 }, '30\u00A0s + 2\u00A0s per turn'],
    [{ kind: 'days', days: 1 }, '1 day per turn'],
    [{ kind: 'none' }, 'No clock'],
  ] as const)('%j', (setting, text) => {
    expect(clock?.(setting)).toBe(text);
  });
});
