// What can be wrong with a text in the notation, and with a link code.

import type { CardId, Illegal, Seat } from '../core/types.ts';

/** What the reader of a text hoped to find; the words of docs/notation.md. */
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
  /** Several cards of the circle begin so. */
  | { readonly what: 'ambiguous'; readonly found: string; readonly cards: readonly CardId[] }
  /** The circle has no card with this number. */
  | { readonly what: 'noSuchNumber'; readonly found: string; readonly atMost: number }
  /** `found` is the number of a built-in deck, or the beginning of a deck's hash. */
  | { readonly what: 'unknownDeck'; readonly found: string }
  /** A list of cards of the wrong length. */
  | { readonly what: 'wrongCount'; readonly found: number; readonly expected: number }
  | { readonly what: 'duplicateCard'; readonly found: CardId }
  /** The line can be read, but the rules forbid the move. */
  | { readonly what: 'illegal'; readonly illegal: Illegal }
  /** The line names one seat, but it is the other's turn. */
  | { readonly what: 'wrongSeat'; readonly found: Seat; readonly expected: Seat }
  | { readonly what: 'tooLong'; readonly limit: number };

/** Where a text went wrong (both count from 1), and how. */
export type TextError = { readonly line: number; readonly column: number } & TextProblem;

export type CodeError =
  /** Not a link code: a wrong character, far too short or too long. */
  | { readonly what: 'notACode' }
  /** Characters are missing, changed or swapped. */
  | { readonly what: 'damaged' }
  /** Written by a later version of the link code. */
  | { readonly what: 'unknownVersion'; readonly found: string }
  | { readonly what: 'unknownBuiltInDeck'; readonly found: number }
  /** Made with a deck that is not at hand; `found` is the beginning of its hash. */
  | { readonly what: 'unknownDeck'; readonly found: string };
