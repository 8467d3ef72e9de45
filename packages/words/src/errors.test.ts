import { type CodeError, type Fault, play, type Refusal, REFUSALS, type TextError } from '@wagons/rules';
import { describe, expect, test } from 'vitest';
import { randomCourse } from '../../rules/test/course.ts';
import { everyLanguage } from '../test/everyLanguage.ts';
import type { Words } from './contract.ts';
import { words as english } from './en/index.ts';
import { codeErrorText, faultText, textErrorText } from './errors.ts';
import { words as englishPlay } from './en/play.ts';
import { refusalText } from './refusal.ts';

type Samples<Problem extends { readonly what: string }> = {
  readonly [What in Problem['what']]: Extract<Problem, { readonly what: What }>;
};

const path = '$.cards[3].front[1]';
const FAULTS: Samples<Fault> = {
  notJson: { path: '$', what: 'notJson', detail: 'Unexpected token' },
  fileTooLarge: { path: '$', what: 'fileTooLarge', limit: 512 },
  wrongType: { path, what: 'wrongType', found: 'list', expected: ['object', 'integer'] },
  missing: { path, what: 'missing', key: 'title' },
  noOneWord: { path, what: 'noOneWord', found: ['sum', 'each'], expected: ['sum', 'each', 'rival'] },
  unknownWord: { path, what: 'unknownWord', found: 'bottle', expected: ['beer', 'cow'] },
  wrongCount: { path, what: 'wrongCount', found: 17, atLeast: 18, atMost: 18 },
  duplicate: { path, what: 'duplicate', found: 'badlands', first: '$.cards[0].id' },
  outOfRange: { path, what: 'outOfRange', found: 100, atLeast: -99, atMost: 99 },
  emptyRange: { path, what: 'emptyRange' },
  badId: { path, what: 'badId', found: 'Bad Lands', limit: 32 },
  badTerritory: { path, what: 'badTerritory', found: 'desert' },
  badText: { path, what: 'badText', limit: 40 },
  tooDeep: { path, what: 'tooDeep', limit: 10 },
  tooLarge: { path, what: 'tooLarge', limit: 100 },
  nothingChosen: { path, what: 'nothingChosen' },
  nested: { path, what: 'nested', word: 'product' },
};

const place = { line: 3, column: 7 };
const TEXT_ERRORS: Samples<TextError> = {
  unexpected: { ...place, what: 'unexpected', found: 'fetch', expected: ['take', 'place'] },
  unknownCard: { ...place, what: 'unknownCard', found: 'goodlands' },
  ambiguous: { ...place, what: 'ambiguous', found: 'the', cards: ['the-herd', 'the-clearing'] },
  noSuchNumber: { ...place, what: 'noSuchNumber', found: '16', atMost: 12 },
  unknownDeck: { ...place, what: 'unknownDeck', found: '12ab' },
  wrongCount: { ...place, what: 'wrongCount', found: 14, expected: 15 },
  duplicateCard: { ...place, what: 'duplicateCard', found: 'badlands' },
  illegal: { ...place, what: 'illegal', illegal: { why: 'cornerOnly', rule: 'P3' } },
  wrongSeat: { ...place, what: 'wrongSeat', found: 'first', expected: 'second' },
  tooLong: { ...place, what: 'tooLong', limit: 512 },
};

const CODE_ERRORS: Samples<CodeError> = {
  notACode: { what: 'notACode' },
  damaged: { what: 'damaged' },
  unknownVersion: { what: 'unknownVersion', found: '9' },
  unknownBaseDeck: { what: 'unknownBaseDeck', found: 7 },
  unknownDeck: { what: 'unknownDeck', found: '12ab' },
};

/** The texts and numbers that a problem is about. */
const details = (problem: object): string[] =>
  Object.entries(problem)
    .filter(([key]) => !['what', 'path', 'line', 'column', 'expected', 'illegal'].includes(key))
    .flatMap(([key, value]) =>
      ['list', 'first', 'second'].includes(String(value)) && key === 'found' ? [] : [value].flat(),
    )
    .map((value) => String(value).replace(/^-(?=\d)/, '−'));

const isSentence = /^\p{Lu}.*\.$/u;

const reasons = Object.keys(REFUSALS) as Refusal[];
const allTexts = (words: Words): string[] => [
  ...reasons.map((why) => refusalText(words, { why, rule: REFUSALS[why] })),
  ...Object.values(FAULTS).map((fault) => faultText(words, fault)),
  ...Object.values(TEXT_ERRORS).map((error) => textErrorText(words, error)),
  ...Object.values(CODE_ERRORS).map((error) => codeErrorText(words, error)),
];

test('in English a refusal names its rule, if there is one', () => {
  expect(refusalText(english, { why: 'cornerOnly', rule: 'P3' })).toBe(
    'The card touches your town only at a corner; it must share an edge with it or cover part of it (rule P3).',
  );
  expect(refusalText(english, { why: 'malformed', rule: undefined })).not.toContain('rule');
});

test('in English an error says where it is', () => {
  expect(faultText(english, FAULTS.unknownWord)).toBe(
    'At $.cards[3].front[1]: “bottle” is unknown here; use “beer” or “cow”.',
  );
  expect(faultText(english, FAULTS.fileTooLarge)).toBe(
    'The file is too large; it may have at most 512 characters.',
  );
  expect(textErrorText(english, TEXT_ERRORS.unexpected)).toBe(
    'Line 3, column 7: “fetch” does not fit here; expected: “take” and a card or “place”, a card and a cell.',
  );
  expect(textErrorText(english, TEXT_ERRORS.illegal)).toMatch(
    /^Line 3, column 7: The card .* \(rule P3\)\.$/,
  );
});

describe.each(everyLanguage)('what went wrong in $language', (words) => {
  test('is said in whole sentences, each a different one', () => {
    const texts = allTexts(words);
    for (const text of texts) {
      expect(text).toMatch(isSentence);
      expect(text).not.toMatch(/undefined|NaN|\[object|\s\s/);
    }
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('tells what was found and what the limits are', () => {
    for (const fault of Object.values(FAULTS)) {
      for (const detail of details(fault)) expect(faultText(words, fault)).toContain(detail);
      if (fault.path !== '$') expect(faultText(words, fault)).toContain(fault.path);
    }
    for (const error of Object.values(TEXT_ERRORS)) {
      for (const detail of [...details(error), '3', '7'])
        expect(textErrorText(words, error)).toContain(detail);
    }
    for (const error of Object.values(CODE_ERRORS)) {
      for (const detail of details(error)) expect(codeErrorText(words, error)).toContain(detail);
    }
    expect(faultText(words, FAULTS.wrongType)).toContain(words.errors.jsonTypes.list);
    expect(textErrorText(words, TEXT_ERRORS.unexpected)).toContain(words.errors.expected.take);
  });

  test('cites the rule of every refusal that has one', () => {
    const silent = reasons.filter((why) => {
      const rule = REFUSALS[why];
      return (
        rule !== undefined && !refusalText(words, { why, rule }).endsWith(` (${words.refusals.rule(rule)}).`)
      );
    });
    expect(silent).toEqual([]);
  });

  test('is not left in English', () => {
    const foreign = words.language === 'en' ? [] : allTexts(words);
    expect(foreign.filter((text) => allTexts(english).includes(text))).toEqual([]);
  });
});

test('the words of play know all that pointing at a town can meet', () => {
  const met = new Set<string>();
  for (const game of randomCourse('pointing')) {
    if (game.phase !== 'place') continue;
    for (let x = -6; x <= 6; x++)
      for (let y = -6; y <= 6; y++) {
        const { card } = game.held[0];
        const laid = play(game, { type: 'place', card, cell: { x, y }, rotation: 'upright' });
        if (!laid.ok) met.add(laid.error.why);
      }
  }
  expect([...met].toSorted()).toEqual(Object.keys(englishPlay.refusals.why).toSorted());
});
