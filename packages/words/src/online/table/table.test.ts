// Tests of the words at a table far away, in all languages alike.

import { type Language, LANGUAGES } from '@wagons/rules';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../../loadWords.ts';
import type { OnlineTableWords, Who } from './contract.ts';
import { loadOnlineTableWords } from './index.ts';

const every = await Promise.all(
  LANGUAGES.map(async (language) => ({
    language,
    table: await loadOnlineTableWords(language),
    words: await loadWords(language),
  })),
);

type Sample = (table: OnlineTableWords, n: number) => readonly string[];

/** A sentence about somebody, and about the reader. */
const about =
  (say: (table: OnlineTableWords) => (who: Who) => string): Sample =>
  (table) => [say(table)('X'), say(table)(undefined)];
const of =
  (say: (table: OnlineTableWords) => (who: string) => string): Sample =>
  (table) => [say(table)('X')];

/** What each function of a catalogue says, by its place there; `n` stands wherever a number goes. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  here: of(({ here }) => here),
  away: of(({ away }) => away),
  watching: ({ watching }, n) => [watching(n)],
  'time.tenths': ({ time }) => [time.tenths(9.4)],
  'time.days': ({ time }, n) => [time.days(n, 3)],
  'time.hours': ({ time }, n) => [time.hours(n, 3)],
  'time.left': ({ time }) => [time.left('X', '4:30')],
  'time.yourSecondsLeft': ({ time }, n) => [time.yourSecondsLeft(n)],
  'line.offline': of(({ line }) => line.offline),
  'ready.waiting': of(({ ready }) => ready.waiting),
  'takeBack.asks': of(({ takeBack }) => takeBack.asks),
  'takeBack.asked': of(({ takeBack }) => takeBack.asked),
  'takeBack.refused': of(({ takeBack }) => takeBack.refused),
  'menu.mute': of(({ menu }) => menu.mute),
  'menu.unmute': of(({ menu }) => menu.unmute),
  'menu.report': of(({ menu }) => menu.report),
  'menu.block': of(({ menu }) => menu.block),
  'menu.blockAsk': of(({ menu }) => menu.blockAsk),
  'menu.blocked': of(({ menu }) => menu.blocked),
  'report.heading': of(({ report }) => report.heading),
  'chat.open': ({ chat }, n) => [chat.open(n)],
  'chat.muted': of(({ chat }) => chat.muted),
  'chat.room': ({ chat }, n) => [chat.room(n), chat.room(-n)],
  'chat.said': ({ chat }) => [chat.said('X', 'Y')],
  'open.invitation': of(({ open }) => open.invitation),
  'open.invited': of(({ open }) => open.invited),
  'open.sitAs': of(({ open }) => open.sitAs),
  'open.firstIs': ({ open }) =>
    (['host', 'guest', 'random'] as const).flatMap((first) => [
      open.firstIs(first, 'X'),
      open.firstIs(first, undefined),
    ]),
  'end.wins': about(({ end }) => end.wins),
  'end.resigned': about(({ end }) => end.resigned),
  'end.time': about(({ end }) => end.time),
  'end.asks.new': of(({ end }) => end.asks.new),
  'end.asks.same': of(({ end }) => end.asks.same),
  'end.asked': of(({ end }) => end.asked),
  'end.refused': of(({ end }) => end.refused),
  // Ratings are names of a strength more than amounts: they are written like years.
  'end.rating': ({ end }) => [end.rating('X', 1512, '+7'), end.rating(undefined, 1512, '−7')],
};

/** Every leaf of a catalogue with its place; how a table is set up is said, and tested, elsewhere. */
function leaves(value: unknown, path: string): (readonly [string, unknown])[] {
  if (path === 'settings') return [];
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, path === '' ? key : `${path}.${key}`));
}

const texts = (table: OnlineTableWords, n: number): (readonly [string, string])[] =>
  leaves(table, '').flatMap(([path, leaf]) =>
    typeof leaf === 'string'
      ? [[path, leaf] as const]
      : (SAMPLES[path]?.(table, n) ?? []).map((said) => [path, said] as const),
  );

/** What is the same in English: names, and words that both languages have. */
const SAME: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  de: [],
  nl: ['open.account'],
  fr: ['time.hours'],
  it: ['open.account', 'time.hours'],
};
/** Where a name may stand by itself. */
const NAMES = /^open\.(guestNames|firstIs)|^end\.rating/;

describe.each(every)('a table far away in $language', ({ language, table, words }) => {
  test('has a sample of everything it can say', () => {
    const functions = leaves(table, '').flatMap(([path, leaf]) => (typeof leaf === 'function' ? [path] : []));
    expect(functions.toSorted()).toEqual(Object.keys(SAMPLES).toSorted());
  });

  test.each([0, 1, 2])('leaves nothing empty or half said, with the number %i', (n) => {
    for (const [path, text] of texts(table, n)) {
      expect(text.trim(), path).toBe(text);
      expect(text, path).not.toBe('');
      expect(text, path).not.toMatch(/undefined|NaN|\[object|\s\s|\bTODO\b/);
    }
  });

  test('uses typographic signs, each as the language has it', () => {
    for (const [path, text] of texts(table, 2)) {
      expect(text, path).not.toMatch(/['"]|\.\.\./);
      // Times of day have a colon of their own.
      if (language === 'fr')
        expect(text.replace('4:30', ''), path).not.toMatch(/(?<!\u00A0)[;:?!»]|«(?!\u00A0)/);
    }
  });

  test('writes numbers in its own way', () => {
    const many = 12_345;
    for (const [path, sample] of Object.entries(SAMPLES)) {
      const few = sample(table, 2);
      for (const text of sample(table, many).filter((said) => !few.includes(said)))
        expect(text, path).toContain(words.amounts.number(many));
    }
    expect(table.time.tenths(9.4)).toBe(language === 'en' ? '9.4' : '9,4');
  });
});

test.each(every.filter(({ language }) => language !== 'en'))('$language is not left in English', (one) => {
  const english = texts(every.find(({ language }) => language === 'en')?.table ?? one.table, 2);
  const left = texts(one.table, 2)
    .filter(([path, text]) => english.some(([place, said]) => place === path && said === text))
    .map(([path]) => path)
    .filter((path) => !NAMES.test(path));
  expect([...new Set(left)].toSorted()).toEqual(one.language === 'en' ? [] : SAME[one.language].toSorted());
});
