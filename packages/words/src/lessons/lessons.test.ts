// Tests of the words of the lessons, in all languages alike.

import type { Level } from '@wagons/ai';
import { LANGUAGES } from '@wagons/rules';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../loadWords.ts';
import type { Facts, LessonsWords, Saying } from './contract.ts';
import { LESSONS } from './contract.ts';
import { loadLessonsWords } from './index.ts';

const every = await Promise.all(
  LANGUAGES.map(async (language) => ({
    language,
    lessons: await loadLessonsWords(language),
    words: await loadWords(language),
  })),
);

const facts = (n: number): Facts => ({
  card: 'Kk',
  taken: 'Tt',
  tried: 'Vv',
  given: n === 0 ? [] : ['Aa', 'Zz'],
  left: n,
  bonus: 'Bb',
  condition: 'Cc.',
  now: n,
  want: n,
  got: n,
  own: n,
  rival: n,
  place: 'Pp',
  turn: 'Rr',
});

/** Every leaf of a catalogue with its place, whether a text or a function. */
function leaves(value: unknown, path: string): (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, path === '' ? key : `${path}.${key}`));
}

/** Every text of a catalogue with its place, those of functions made with the number `n`. */
const texts = ({ progress, play, ...rest }: LessonsWords, n: number): (readonly [string, string])[] => [
  ['progress', progress(n, 12)],
  ['play', play(n as Level)],
  ...leaves(rest, '').map(([path, leaf]): readonly [string, string] => [
    path,
    // What is left is a text, or says something of facts.
    typeof leaf === 'string' ? leaf : (leaf as Saying)(facts(n)),
  ]),
];

describe.each(every)('the lessons in $language', ({ language, lessons, words }) => {
  test('come in their order, each with a word for every slip', () => {
    expect(Object.keys(lessons.lessons)).toEqual(Object.keys(LESSONS));
    for (const [id, slips] of Object.entries(LESSONS))
      expect(Object.keys(lessons.lessons[id as keyof typeof LESSONS].wrong)).toEqual(slips);
  });

  test.each([0, 1, 2])('leave nothing empty or half said, with the number %i', (n) => {
    for (const [path, text] of texts(lessons, n)) {
      expect(text, path).not.toBe('');
      expect(text.trim(), path).toBe(text);
      expect(text, path).not.toMatch(/undefined|NaN|\[object|\s\s|\bTODO\b/);
    }
  });

  test('use typographic signs, each as the language has it', () => {
    const quotes = { en: '“”', de: '„“', nl: '“”', fr: '«»', it: '«»' }[language];
    for (const [path, text] of [...texts(lessons, 2), ...texts(lessons, 0)]) {
      expect(text, path).not.toMatch(/['"]|\.\.\./);
      for (const mark of text.match(/[„“”«»]/g) ?? []) expect(quotes, path).toContain(mark);
      if (language === 'fr') expect(text, path).not.toMatch(/(?<!\u00A0)[;:?!»]|«(?!\u00A0)/);
    }
  });

  test('write numbers in their own way', () => {
    const few = new Map(texts(lessons, 2));
    const many = texts(lessons, 12_345).filter(([path, text]) => text !== few.get(path));
    expect(many.filter(([, text]) => !text.includes(words.amounts.number(12_345)))).toEqual([]);
  });

  test('are short enough for four lines of a phone', () => {
    const long = texts(lessons, 10).filter(([path, text]) => text.length > (path.includes('.') ? 160 : 28));
    expect(long).toEqual([]);
    for (const { heading } of Object.values(lessons.lessons)) expect(heading.length).toBeLessThanOrEqual(18);
  });
});

test.each(every.filter(({ language }) => language !== 'en'))('$language is not left in English', (one) => {
  const [english] = every;
  const theirs = new Map(english && texts(english.lessons, 2));
  expect(texts(one.lessons, 2).filter(([path, text]) => theirs.get(path) === text)).toEqual([]);
});
