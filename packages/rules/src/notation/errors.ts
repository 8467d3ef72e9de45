// What can be wrong with a text in the notation, and with a link code.

import type { CardId, Illegal, Seat } from '../core/types.ts';

/** What the parser expected; the words of docs/notation.md. */
export type Expected =
  | 'header'
  | 'deck'
  | 'center'
  | 'circle'
  | 'seat'
  | 'start'
  | 'take'
  | 'place'
  | 'card'
  | 'cell'
  | 'turned'
  | 'territory'
  | 'end';

export type TextProblem =
  /** `found` is empty at the end of a line. */
  | { readonly what: 'unexpected'; readonly found: string; readonly expected: readonly Expected[] }
  | { readonly what: 'unknownCard'; readonly found: string }
  /** Several cards of the circle start like this. */
  | { readonly what: 'ambiguous'; readonly found: string; readonly cards: readonly CardId[] }
  /** The circle has no card with this number. */
  | { readonly what: 'noSuchNumber'; readonly found: string; readonly atMost: number }
  /** `found` is the number of a built-in deck, or a prefix of a deck's hash. */
  | { readonly what: 'unknownDeck'; readonly found: string }
  /** A list of cards of the wrong length. */
  | { readonly what: 'wrongCount'; readonly found: number; readonly expected: number }
  | { readonly what: 'duplicateCard'; readonly found: CardId }
  /** The line is valid, but the move is illegal. */
  | { readonly what: 'illegal'; readonly illegal: Illegal }
  /** The line names a seat that is not to move. */
  | { readonly what: 'wrongSeat'; readonly found: Seat; readonly expected: Seat }
  | { readonly what: 'tooLong'; readonly limit: number };

/** What is wrong, and where; line and column count from 1. */
export type TextError = { readonly line: number; readonly column: number } & TextProblem;

export type CodeError =
  /** Not a link code: a wrong character, far too short or too long. */
  | { readonly what: 'notACode' }
  /** Characters are missing, changed or swapped. */
  | { readonly what: 'damaged' }
  /** Written by a later version of the link code. */
  | { readonly what: 'unknownVersion'; readonly found: string }
  | { readonly what: 'unknownBuiltInDeck'; readonly found: number }
  /** The game's deck is not available; `found` is a prefix of its hash. */
  | { readonly what: 'unknownDeck'; readonly found: string };
