import { play, type Refusal, REFUSALS } from '@wagons/rules';
import { type Fault, readDeck } from '@wagons/rules/deck';
import type { CodeError, TextError } from '@wagons/rules/notation';
import { describe, expect, test } from 'vitest';
import { randomCourse } from '../../rules/test/course.ts';
import { deckFileWith } from '../test/baseDeck.ts';
import { everyLanguage } from '../test/everyLanguage.ts';
import type { Words } from './words.ts';
import { english } from '../test/english.ts';
import { codeErrorText, faultText, textErrorText } from './errors.ts';
import { refusalText } from './refusal.ts';
import { loadWebWords } from './areas/web.ts';

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

/** The faults of words that are not allowed everywhere, and of the steps of a table. */
type Nested = Extract<Fault, { readonly what: 'nested' }>['word'];
const NESTED: readonly Nested[] = ['product', 'choose', 'compare', 'difference', 'changeHands'];
const STEPS: readonly Fault[] = faultsOf({
  'no size': { each: { cell: {} }, steps: [[1, 2]] },
  'not rising': {
    table: 1,
    steps: [
      [7, 1],
      [6, 2],
    ],
  },
  'no number left': {
    table: 1,
    steps: [
      [99, 1],
      [98, 2],
    ],
  },
});

/** The faults of a deck file with one of these conditions at a time. */
function faultsOf(bonuses: Readonly<Record<string, unknown>>): readonly Fault[] {
  return Object.values(bonuses).flatMap((bonus) => {
    const read = readDeck(deckFileWith(bonus));
    return read.ok ? [] : read.error;
  });
}

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
  unknownBuiltInDeck: { what: 'unknownBuiltInDeck', found: 7 },
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
  ...STEPS.map((fault) => faultText(words, fault)),
  ...NESTED.filter((word) => word !== FAULTS.nested.word).map((word) =>
    faultText(words, { path, what: 'nested', word }),
  ),
  ...Object.values(TEXT_ERRORS).map((error) => textErrorText(words, error)),
  ...Object.values(CODE_ERRORS).map((error) => codeErrorText(words, error)),
];

test('in English a refusal names its rule, if there is one', () => {
  expect(refusalText(english, { why: 'cornerOnly', rule: 'P3' })).toBe(
    'That only touches your town at a corner. The card must share an edge with your town or cover part of it (rule P3).',
  );
  expect(refusalText(english, { why: 'malformed', rule: undefined })).not.toContain('rule');
});

test('in English an error says where it is', () => {
  expect(faultText(english, FAULTS.unknownWord)).toBe(
    'At $.cards[3].front[1]: “bottle” isn’t valid here. Use “beer” or “cow”.',
  );
  expect(faultText(english, FAULTS.fileTooLarge)).toBe(
    'The file is too large. It can have at most 512 characters.',
  );
  expect(textErrorText(english, TEXT_ERRORS.unexpected)).toBe(
    'Line 3, column 7: “fetch” doesn’t fit here. Expected: “take” and a card or “place”, a card and a cell.',
  );
  expect(textErrorText(english, TEXT_ERRORS.illegal)).toMatch(/^Line 3, column 7: That .* \(rule P3\)\.$/);
});

test('in English a fault says what is wrong with the steps of a table', () => {
  expect(STEPS.map((fault) => faultText(english, fault))).toEqual([
    'At $.cards[0].bonus.steps: “steps” isn’t valid here. Use “points”.',
    'At $.cards[0].bonus.steps[1][0]: 6 is out of range. It must be between 8 and 99.',
    'At $.cards[0].bonus.steps[0][0]: 99 is out of range. It must be between −99 and 98.',
  ]);
});

test('in English a word says where it cannot be used', () => {
  const nested = (word: Nested): string => faultText(english, { path: '$', what: 'nested', word });
  expect(nested('choose')).toBe('“choose” can’t be used inside another “choose”.');
  expect(nested('difference')).toBe(
    '“difference” can’t be used inside what “compare”, “difference” or “toMore” compares.',
  );
  expect(nested('changeHands')).toBe(
    '“changeHands” can’t be used inside another “changeHands”, or inside what “compare”, “difference” or “toMore” compares.',
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
    for (const word of NESTED)
      expect(faultText(words, { path, what: 'nested', word })).toMatch(
        new RegExp(`${word}.*${word}|${word}.*toMore`),
      );
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
        rule !== undefined &&
        !refusalText(words, { why, rule }).endsWith(` (${words.refusals.rule({ rule })}).`)
      );
    });
    expect(silent).toEqual([]);
  });

  test('is not left in English', () => {
    const foreign = words.language === 'en' ? [] : allTexts(words);
    expect(foreign.filter((text) => allTexts(english).includes(text))).toEqual([]);
  });
});

test('the words of play include every refusal that aiming at a town can meet', async () => {
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
  expect([...met].toSorted()).toEqual(Object.keys((await loadWebWords('en')).play.refusals.why).toSorted());
});
