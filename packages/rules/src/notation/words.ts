// Tokenizes text into words with line and column.

import { refused, type Refused } from '../core/result.ts';
import { findCard } from '../deck/cards.ts';
import type { Card, CardId, Deck } from '../core/types.ts';
import type { Expected, TextError, TextProblem } from './errors.ts';

/** A word; line and column count from 1. The end of a line is an empty word. */
export type Word = { readonly text: string; readonly line: number; readonly column: number };

/** The start of every text, and the end of an empty one. */
export const START: Word = { text: '', line: 1, column: 1 };

const TEXT_LIMIT = 10_000;

/** A line as words; # starts a comment. A semicolon is a word of its own. */
export type TextLine = { readonly words: readonly Word[]; readonly end: Word };

export function splitLines(text: string): TextLine[] {
  return text.split(/\r\n|\n|\r/).map((raw, i) => {
    const line = i + 1;
    const [said = ''] = raw.split('#', 1);
    const words = Array.from(said.matchAll(/;|[^\s;]+/g), (match) => ({
      text: match[0],
      line,
      column: match.index + 1,
    }));
    return { words, end: { text: '', line, column: said.trimEnd().length + 1 } };
  });
}

/** Tokenizes a text that holds a single item, as if it were on one line. */
export function asOneLine(text: string): TextLine {
  const lines = splitLines(text.trimEnd());
  return { words: lines.flatMap(({ words }) => words), end: lines.at(-1)?.end ?? START };
}

export const wrong = ({ line, column }: Word, problem: TextProblem): Refused<TextError> =>
  refused({ line, column, ...problem });

export const unexpected = (word: Word, ...expected: readonly Expected[]): Refused<TextError> =>
  wrong(word, { what: 'unexpected', found: word.text.slice(0, 40), expected });

export const tooLong = (text: string): Refused<TextError> | undefined =>
  text.length > TEXT_LIMIT ? refused({ line: 1, column: 1, what: 'tooLong', limit: TEXT_LIMIT }) : undefined;

/** Normalizes a name: no case, accents or punctuation; hyphens for spaces. */
export const nameOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** The names of a card: its id, and its title in every language of the deck. */
export const namesOf = ({ id, title }: Card): string[] => [id, ...Object.values(title).map(nameOf)];

/** Finds a card by its id, or by its title in any language. */
export function findByName(deck: Deck, text: string): Card | undefined {
  const name = nameOf(text);
  return findCard(deck, name) ?? deck.cards.find((card) => namesOf(card).includes(name));
}

export const cardIn = (deck: Deck, word: Word): CardId | undefined => findByName(deck, word.text)?.id;
