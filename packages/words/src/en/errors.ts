// What went wrong, in English.

import type { ErrorWords } from '../contract.ts';
import { amounts } from '../grammar/en/amounts.ts';
import { names } from '../grammar/en/names.ts';

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
  end: 'the end of the line',
};

const COMPARED = 'what “compare”, “difference” or “toMore” compares';
const NESTED_IN = {
  product: 'another “product”',
  choose: 'another “choose”',
  compare: COMPARED,
  difference: COMPARED,
  changeHands: `another “changeHands”, or inside ${COMPARED}`,
} as const;

export const errors: ErrorWords = {
  faults: {
    notJson: ({ detail }) =>
      `This isn’t valid JSON${detail === '' ? '' : `: ${detail}`}. A deck file must be a JSON text.`,
    fileTooLarge: ({ limit }) => `The file is too large. It can have at most ${number(limit)} characters.`,
    wrongType: ({ found, expected: types }) =>
      `This is ${jsonTypes[found]}, but it must be ${or(types.map((type) => jsonTypes[type]))}.`,
    missing: ({ key }) => `${quoted(key)} is missing.`,
    noOneWord: ({ found, expected: words }) =>
      found.length > 1
        ? `${and(found.map(quoted))} can’t be used together. Use exactly one of ${anyOf(words)}.`
        : `It isn’t clear what this is. Use exactly one of ${anyOf(words)}.`,
    unknownWord: ({ found, expected: words }) => `${quoted(found)} isn’t valid here. Use ${anyOf(words)}.`,
    wrongCount: ({ found, atLeast, atMost }) =>
      `The length of the list is ${number(found)}, but it must be ${bounds(atLeast, atMost)}.`,
    duplicate: ({ found, first }) => `${quoted(found)} is already used at ${first}. It can appear only once.`,
    outOfRange: ({ found, atLeast, atMost }) =>
      `${number(found)} is out of range. It must be ${bounds(atLeast, atMost)}.`,
    emptyRange: () =>
      'This range can never be met. Give “atLeast”, “atMost” or both, and don’t let “atLeast” be above “atMost”.',
    badId: ({ found, limit }) =>
      `${quoted(found)} isn’t a valid id. Use lower-case letters and digits, with hyphens between words, and at most ${number(limit)} characters.`,
    badTerritory: ({ found }) =>
      `${quoted(found)} isn’t a territory. Write a terrain and an icon separated by one space, such as “desert gun”.`,
    badText: ({ limit }) =>
      `This text can’t be shown. It must have between 1 and ${number(limit)} characters, and no control characters.`,
    tooDeep: ({ limit }) =>
      `The expression is nested too deeply. It can have at most ${number(limit)} levels.`,
    tooLarge: ({ limit }) => `The expression is too large. It can have at most ${number(limit)} parts.`,
    nothingChosen: () =>
      'Nothing is chosen here. Use “chosen” only inside the “score” of a “choose”, and for the same town.',
    nested: ({ word }) => `${quoted(word)} can’t be used inside ${NESTED_IN[word]}.`,
  },
  jsonTypes,
  atPath: (path) => `At ${path}:`,

  textErrors: {
    unexpected: ({ found, expected: hoped }) => {
      const wanted = or(hoped.map((one) => expected[one]));
      return found === ''
        ? `Something is missing. Expected here: ${wanted}.`
        : `${quoted(found)} doesn’t fit here. Expected: ${wanted}.`;
    },
    unknownCard: ({ found }) => `The card ${quoted(found)} doesn’t exist. Use the id of a card of this deck.`,
    ambiguous: ({ found, cards }) =>
      `Several cards begin with ${quoted(found)}. Say which one you mean: ${anyOf(cards)}.`,
    noSuchNumber: ({ found, atMost }) =>
      `The circle has no card number ${found}. Use a number from 1 to ${number(atMost)}.`,
    unknownDeck: ({ found }) => `The deck ${quoted(found)} isn’t available. Open its deck file first.`,
    wrongCount: ({ found, expected: right }) =>
      `The number of cards is ${number(found)}, but it must be ${number(right)}.`,
    duplicateCard: ({ found }) => `The card ${quoted(found)} is named twice. Each card exists only once.`,
    wrongSeat: ({ found, expected: right }) =>
      `This names the ${names.seats[found]}, but it’s the ${names.seats[right]}’s turn.`,
    tooLong: ({ limit }) => `The text is too long. It can have at most ${number(limit)} characters.`,
  },
  expected,
  atPlace: ({ line, column }) => `Line ${number(line)}, column ${number(column)}:`,

  codeErrors: {
    notACode: () => 'That’s not a link code. Copy the whole code and nothing else.',
    damaged: () =>
      'The link code is damaged: some of its characters are missing, changed or swapped. Copy it again.',
    unknownVersion: ({ found }) =>
      `The link code is from a later version (${found}). Open it with a newer version of the game.`,
    unknownBuiltInDeck: ({ found }) =>
      `The link code needs deck number ${number(found)}, which this version doesn’t have. Open it with a newer version of the game.`,
    unknownDeck: ({ found }) =>
      `The link code was made with another deck (${found}…). Open the file of that deck first.`,
  },
};
