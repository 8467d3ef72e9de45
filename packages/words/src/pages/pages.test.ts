// Tests of the words of the rarer pages, in all languages alike.

import type { Level } from '@wagons/ai';
import { type Language, LANGUAGES } from '@wagons/rules';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../loadWords.ts';
import type { PagesWords } from './contract.ts';
import { loadPagesWords } from './index.ts';

const every = await Promise.all(
  LANGUAGES.map(async (language) => ({
    language,
    pages: await loadPagesWords(language),
    words: await loadWords(language),
  })),
);

/** What each function of a catalogue says, by its place there; `n` stands wherever a number goes. */
const SAMPLES: Readonly<Record<string, (pages: PagesWords, n: number) => readonly string[]>> = {
  'replay.fileRefused': ({ replay }) => [replay.fileRefused('x.txt')],
  'replay.step': ({ replay }, n) => [replay.step(0, n), replay.step(n, 31), replay.step(1, n)],
  'replay.enlarge': ({ replay }) => [replay.enlarge('X')],
  'pad.slot': ({ pad }, n) => [pad.slot(n)],
  'pad.pointsOf': ({ pad }) => [pad.pointsOf('X')],
  'pad.tray': ({ pad }, n) => [pad.tray(n)],
  'pad.trayCard': ({ pad }) => [pad.trayCard({ title: 'X', territories: 'Y' })],
  'pad.now.first': ({ pad }) => [pad.now.first('X')],
  'pad.now.place': ({ pad }) => [pad.now.place('X')],
  'pad.now.chosen': ({ pad }) => [pad.now.chosen('X')],
  'pad.byHand': ({ pad }, n) => [
    pad.byHand({ title: 'X', points: n }),
    pad.byHand({ title: 'X', points: -n }),
  ],
  'pad.total': ({ pad }, n) => [pad.total({ who: 'X', points: n })],
  'games.more': ({ games }, n) => [games.more(n)],
  'games.when': ({ games }) => [games.when(1_700_000_000_000)],
  'games.youWon': ({ games }, n) => [games.youWon({ own: n, theirs: 7 })],
  'games.youLost': ({ games }, n) => [games.youLost({ own: 7, theirs: n })],
  'games.youShared': ({ games }, n) => [games.youShared({ own: n, theirs: n })],
  'games.won': ({ games }, n) =>
    (['first', 'second', 3, { name: 'Ida' }] as const).map((who) => games.won({ who, own: n, theirs: 7 })),
  'games.byLevel.levelName': ({ games }, n) => [games.byLevel.levelName(n as Level)],
  'games.backup.imported': ({ games: { backup } }, n) => [
    backup.imported({ added: n, same: 0, beside: 0 }),
    backup.imported({ added: 0, same: n, beside: 0 }),
    backup.imported({ added: 0, same: 0, beside: n }),
    backup.imported({ added: n, same: n, beside: n }),
  ],
  'games.backup.refused.badDeck': ({ games: { backup } }) => [backup.refused.badDeck('$.decks[0]')],
  'games.backup.refused.badGame': ({ games: { backup } }) => [backup.refused.badGame('$.games[0]')],
  'games.backup.refused.unknownDeck': ({ games: { backup } }) => [backup.refused.unknownDeck('$.games[0]')],
  'games.damaged': ({ games }, n) => [games.damaged(n)],
  'about.version': ({ about }) => [about.version('1.2')],
  'pad.shareText': ({ pad }, n) => [pad.shareText({ first: n, second: 7 })],
};

/** Every leaf of a catalogue with its place, whether a text or a function. */
function leaves(value: unknown, path: string): (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, path === '' ? key : `${path}.${key}`));
}

/** Every text of a catalogue with its place, those of functions made with the number `n`. */
const texts = (pages: PagesWords, n: number): (readonly [string, string])[] =>
  leaves(pages, '').flatMap(([path, leaf]) =>
    typeof leaf === 'string'
      ? [[path, leaf] as const]
      : (SAMPLES[path]?.(pages, n) ?? []).map((said) => [path, said] as const),
  );

/** What is the same in English: names, keys, and words that both languages have. */
const SAME: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  de: ['about.version', 'pad.trayCard'],
  nl: ['about.privacy.heading', 'pad.trayCard'],
  fr: ['about.licences.heading', 'about.version'],
  it: ['pad.trayCard'],
};
const isName = (path: string): boolean => /keys\.lines\.\d\.0$/.test(path);

describe.each(every)('the rarer pages in $language', ({ language, pages, words }) => {
  test('have a sample of everything they can say', () => {
    const functions = leaves(pages, '').flatMap(([path, leaf]) => (typeof leaf === 'function' ? [path] : []));
    expect(functions.toSorted()).toEqual(Object.keys(SAMPLES).toSorted());
  });

  test.each([0, 1, 2])('leave nothing empty or half said, with the number %i', (n) => {
    for (const [path, text] of texts(pages, n)) {
      expect(text, path).not.toBe('');
      expect(text.trim(), path).toBe(text);
      expect(text, path).not.toMatch(/undefined|NaN|\[object|\s\s|\bTODO\b/);
    }
  });

  test('use typographic signs, each as the language has it', () => {
    const quotes = { en: '“”', de: '„“', nl: '“”', fr: '«»', it: '«»' }[language];
    for (const [path, text] of texts(pages, 2)) {
      expect(text, path).not.toMatch(/['"]|\.\.\./);
      for (const mark of text.match(/[„“”«»]/g) ?? []) expect(quotes, path).toContain(mark);
      // Times of day have a colon of their own.
      if (language === 'fr' && path !== 'games.when')
        expect(text, path).not.toMatch(/(?<!\u00A0)[;:?!»]|«(?!\u00A0)/);
    }
  });

  test('write numbers in their own way', () => {
    const many = 12_345;
    for (const [path, sample] of Object.entries(SAMPLES)) {
      const few = sample(pages, 2);
      for (const text of sample(pages, many).filter((said) => !few.includes(said)))
        expect(text, path).toContain(words.amounts.number(many));
    }
  });
});

test.each(every.filter(({ language }) => language !== 'en'))('$language is not left in English', (one) => {
  const english = texts(every.find(({ language }) => language === 'en')?.pages ?? one.pages, 2);
  const left = texts(one.pages, 2)
    .filter(([path, text]) => english.some(([place, said]) => place === path && said === text))
    .map(([path]) => path)
    .filter((path) => !isName(path));
  expect([...new Set(left)].toSorted()).toEqual(one.language === 'en' ? [] : SAME[one.language].toSorted());
});
