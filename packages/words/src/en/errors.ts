// What went wrong, in English.

import type { ErrorWords } from '../contract.ts';
import { amounts } from './amounts.ts';
import { names } from './names.ts';

const { number, and, or } = amounts;

const quoted = (text: string): string => `“${text}”`;
const anyOf = (texts: readonly string[]): string => or(texts.map(quoted));

/** "between 2 and 8", "exactly 4" */
const bounds = (atLeast: number, atMost: number): string =>
  atLeast === atMost ? `exactly ${number(atLeast)}` : `between ${number(atLeast)} and ${number(atMost)}`;

const jsonTypes: ErrorWords['jsonTypes'] = {
  object: 'an object',
  list: 'a list',
  text: 'a text',
  integer: 'a whole number',
  number: 'a number with a fraction',
  boolean: 'true or false',
  null: 'null',
};

// Words of the notation are the same in every language, so they are quoted as they must be typed.
const expected: ErrorWords['expected'] = {
  header: 'the line “wagons 1”',
  deck: 'the line “deck …”',
  center: 'the line “center …” with the three scoring cards',
  circle: 'the line “circle …” with the cards of the circle',
  seat: '“first:” or “second:”',
  start: '“start” and a card',
  take: '“take” and a card',
  place: '“place”, a card and a cell',
  card: 'the id of a card',
  cell: 'a cell such as 2,-1',
  turned: '“turned” for upside down',
  territory: 'a territory such as “Dg”',
  number: 'a number',
  end: 'the end of the line',
};

export const errors: ErrorWords = {
  faults: {
    notJson: ({ detail }) =>
      `This is not JSON${detail === '' ? '' : `: ${detail}`}. A deck file must be a JSON text.`,
    fileTooLarge: ({ limit }) => `The file is too large; it may have at most ${number(limit)} characters.`,
    wrongType: ({ found, expected: types }) =>
      `This is ${jsonTypes[found]}; it must be ${or(types.map((type) => jsonTypes[type]))}.`,
    missing: ({ key }) => `${quoted(key)} is missing; it must be given.`,
    noOneWord: ({ found, expected: words }) =>
      found.length > 1
        ? `${and(found.map(quoted))} cannot be used together; exactly one of ${anyOf(words)} must be given.`
        : `It is not clear what this is; exactly one of ${anyOf(words)} must be given.`,
    unknownWord: ({ found, expected: words }) => `${quoted(found)} is unknown here; use ${anyOf(words)}.`,
    wrongCount: ({ found, atLeast, atMost }) =>
      `The list has the wrong length, ${number(found)}; it must be ${bounds(atLeast, atMost)}.`,
    duplicate: ({ found, first }) => `${quoted(found)} is already at ${first}; it may be given only once.`,
    outOfRange: ({ found, atLeast, atMost }) =>
      `${number(found)} is out of range; it must be ${bounds(atLeast, atMost)}.`,
    emptyRange: () =>
      'This range can never be met; give “atLeast”, “atMost” or both, and “atLeast” must not be above “atMost”.',
    badId: ({ found, limit }) =>
      `${quoted(found)} is not an id; use lower-case letters and digits, words joined by hyphens, at most ${number(limit)} characters.`,
    badTerritory: ({ found }) =>
      `${quoted(found)} is not a territory; write a terrain and an icon separated by one space, such as “desert gun”.`,
    badText: ({ limit }) =>
      `This text cannot be shown; it must have between 1 and ${number(limit)} characters, and no control characters.`,
    tooDeep: ({ limit }) =>
      `The expression is nested too deeply; at most ${number(limit)} levels are possible.`,
    tooLarge: ({ limit }) => `The expression is too large; it may have at most ${number(limit)} parts.`,
    nothingChosen: () =>
      'Nothing is chosen here; “chosen” must be inside the “score” of a “choose” for the same town.',
    nested: ({ word }) =>
      word === 'compare'
        ? 'A “compare” is inside what another one compares; compare something else.'
        : `A ${quoted(word)} is inside another one; use only one of them.`,
  },
  jsonTypes,
  atPath: (path) => `At ${path}:`,

  textErrors: {
    unexpected: ({ found, expected: hoped }) => {
      const wanted = or(hoped.map((one) => expected[one]));
      return found === ''
        ? `Something is missing; expected here: ${wanted}.`
        : `${quoted(found)} does not fit here; expected: ${wanted}.`;
    },
    unknownCard: ({ found }) => `There is no card ${quoted(found)}; use the id of a card of this deck.`,
    ambiguous: ({ found, cards }) =>
      `Several cards begin with ${quoted(found)}; say which one you mean: ${anyOf(cards)}.`,
    noSuchNumber: ({ found, atMost }) =>
      `There is no card number ${found} in the circle; use a number from 1 to ${number(atMost)}.`,
    unknownDeck: ({ found }) => `The deck ${quoted(found)} is not available; open its deck file first.`,
    wrongCount: ({ found, expected: right }) =>
      `The number of cards is ${number(found)}; it must be ${number(right)}.`,
    duplicateCard: ({ found }) => `The card ${quoted(found)} is named twice; each card exists only once.`,
    wrongSeat: ({ found, expected: right }) =>
      `This names the ${names.seats[found]}, but it is the turn of the ${names.seats[right]}.`,
    tooLong: ({ limit }) => `The text is too long; it may have at most ${number(limit)} characters.`,
  },
  expected,
  atPlace: ({ line, column }) => `Line ${number(line)}, column ${number(column)}:`,

  codeErrors: {
    notACode: () => 'This is not a link code; copy the whole code, and nothing else.',
    damaged: () =>
      'The link code is damaged; some of its characters are missing, changed or swapped. Copy it again.',
    unknownVersion: ({ found }) =>
      `The link code is from a later version (${found}); open it with a newer version of the game.`,
    unknownBaseDeck: ({ found }) =>
      `The link code needs base deck ${number(found)}, which is not known here; open it with a newer version of the game.`,
    unknownDeck: ({ found }) =>
      `The link code was made with another deck (${found}…); open the file of that deck first.`,
  },
};
