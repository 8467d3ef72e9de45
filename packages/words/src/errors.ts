// What went wrong, in a sentence or two: what it is, what would be right, and where it is.

import type { Fault } from '@wagons/rules/deck';
import type { CodeError, TextError } from '@wagons/rules/notation';
import { refusalText } from './refusal.ts';
import type { Words } from './words.ts';

/** What is wrong with a deck file, and where. */
export function faultText(words: Words, fault: Fault): string {
  const sentence = faultSentence(words, fault);
  return fault.path === '$' ? sentence : `${words.errors.atPath({ path: fault.path })} ${sentence}`;
}

function faultSentence(words: Words, fault: Fault): string {
  const { faults, jsonTypes } = words.errors;
  switch (fault.what) {
    case 'emptyRange':
    case 'nothingChosen':
      return faults[fault.what];
    case 'notJson':
      return faults.notJson({ hasDetail: fault.detail !== '', detail: fault.detail });
    case 'wrongType': {
      const expected = words.amounts.or(fault.expected.map((type) => jsonTypes[type]));
      return faults.wrongType({ found: jsonTypes[fault.found], expected });
    }
    case 'noOneWord':
      return faults.noOneWord({
        found: words.amounts.and(fault.found.map(quotedBy(words))),
        foundCount: fault.found.length,
        expected: anyOf(words, fault.expected),
      });
    case 'unknownWord':
      return faults.unknownWord({ found: fault.found, expected: anyOf(words, fault.expected) });
    case 'wrongCount':
    case 'outOfRange':
      return faults[fault.what]({ found: fault.found, bounds: boundsText(words, fault) });
    default:
      return simpleFault(words, fault);
  }
}

type SimpleFault = Extract<
  Fault,
  {
    readonly what:
      | 'fileTooLarge'
      | 'missing'
      | 'duplicate'
      | 'badId'
      | 'badTerritory'
      | 'badText'
      | 'tooDeep'
      | 'tooLarge'
      | 'nested';
  }
>;

/** Where each word may not stand: inside another of its kind, in a value that is compared, or in either. */
const NESTED_IN = {
  product: 'itself',
  choose: 'itself',
  compare: 'compared',
  difference: 'compared',
  changeHands: 'either',
} as const;

/** Faults whose messages take exactly what the fault holds. */
function simpleFault({ errors: { faults } }: Words, fault: SimpleFault): string {
  switch (fault.what) {
    case 'missing':
      return faults.missing(fault);
    case 'duplicate':
      return faults.duplicate(fault);
    case 'badId':
      return faults.badId(fault);
    case 'badTerritory':
      return faults.badTerritory(fault);
    case 'nested':
      return faults.nested[NESTED_IN[fault.word]](fault);
    case 'fileTooLarge':
    case 'badText':
    case 'tooDeep':
    case 'tooLarge':
      return faults[fault.what](fault);
  }
}

/** What is wrong with a text in the notation, and where. */
export const textErrorText = (words: Words, error: TextError): string =>
  `${words.errors.atPlace(error)} ${typedErrorText(words, error)}`;

/** What is wrong with a single line that was just typed, where there is only one place to look. */
export function typedErrorText(words: Words, error: TextError): string {
  const { textErrors, expected } = words.errors;
  switch (error.what) {
    case 'illegal':
      return refusalText(words, error.illegal);
    case 'unexpected':
      return textErrors.unexpected({
        hasFound: error.found !== '',
        found: error.found,
        expected: words.amounts.or(error.expected.map((one) => expected[one])),
      });
    case 'ambiguous':
      return textErrors.ambiguous({ found: error.found, cards: anyOf(words, error.cards) });
    case 'noSuchNumber':
      return textErrors.noSuchNumber({ found: error.found, atMost: error.atMost });
    case 'wrongCount':
      return textErrors.wrongCount(error);
    case 'wrongSeat':
      return textErrors.wrongSeat(error);
    case 'tooLong':
      return textErrors.tooLong(error);
    case 'unknownCard':
    case 'unknownDeck':
    case 'duplicateCard':
      return textErrors[error.what](error);
  }
}

/** What is wrong with a link code. */
export function codeErrorText({ errors: { codeErrors } }: Words, error: CodeError): string {
  switch (error.what) {
    case 'notACode':
    case 'damaged':
      return codeErrors[error.what];
    case 'unknownBuiltInDeck':
      return codeErrors.unknownBuiltInDeck(error);
    case 'unknownVersion':
    case 'unknownDeck':
      return codeErrors[error.what](error);
  }
}

const quotedBy =
  ({ names }: Pick<Words, 'names'>) =>
  (text: string): string =>
    names.quoted({ text });

/** “a”, “b” or “c” */
export const anyOf = (words: Pick<Words, 'names' | 'amounts'>, texts: readonly string[]): string =>
  words.amounts.or(texts.map(quotedBy(words)));

const boundsText = (
  { errors }: Words,
  { atLeast, atMost }: { readonly atLeast: number; readonly atMost: number },
): string => errors.bounds({ exact: atLeast === atMost, atLeast, atMost });
