// Reads a game from a link, a link code, or the notation.

import type { Deck, Game, Result } from '@wagons/rules';
import { type CodeError, parseCode, parseGame, type TextError } from '@wagons/rules/notation';

/** Why a text is not a game, as a code or as notation. */
export type Unreadable =
  | { readonly as: 'code'; readonly error: CodeError }
  | { readonly as: 'notation'; readonly error: TextError };

/** The code in a link to the app, on any host. */
const LINK = /#\/(?:replay|review|new|game)\/([^\s/#?~%]+)/;
const NOTATION = /^\s*wagons\s/i;
const CODE = /^[0-9A-Za-z]+$/;

export function readGame(text: string, decks: readonly Deck[]): Result<Game, Unreadable> {
  const link = LINK.exec(text)?.[1];
  if (link !== undefined) return readCode(link, decks);
  if (NOTATION.test(text)) return readNotation(text, decks);
  const words = text.split(/\s+/).filter((word) => word !== '');
  // A mail client may have wrapped the code.
  const joined = words.join('');
  if (CODE.test(joined)) {
    const whole = readCode(joined, decks);
    if (whole.ok || words.length <= 1) return whole;
  }
  // The code may be inside a sentence.
  for (const word of words) {
    const code = CODE.test(word) ? parseCode(word, decks) : undefined;
    if (code?.ok) return code;
  }
  return words.length <= 1 ? readCode(joined, decks) : readNotation(text, decks);
}

function readCode(code: string, decks: readonly Deck[]): Result<Game, Unreadable> {
  const read = parseCode(code, decks);
  return read.ok ? read : { ok: false, error: { as: 'code', error: read.error } };
}

function readNotation(text: string, decks: readonly Deck[]): Result<Game, Unreadable> {
  const read = parseGame(text, decks);
  return read.ok ? read : { ok: false, error: { as: 'notation', error: read.error } };
}
