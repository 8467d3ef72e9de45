// A game from wherever somebody has it: a link, a code, or the notation.

import {
  type CodeError,
  type Deck,
  type Game,
  ok,
  parseCode,
  parseGame,
  refused,
  type Result,
  type TextError,
} from '@wagons/rules';

/** Why a text is no game. A deck that is not at hand can be read from its file, and then the text again. */
export type NoGame =
  | { readonly what: 'code'; readonly error: CodeError }
  | { readonly what: 'text'; readonly error: TextError };

/** Reads a pasted text with the decks at hand; whatever stands around a code in a link does not matter. */
export function readGame(text: string, decks: readonly Deck[]): Result<Game, NoGame> {
  const said = text.trim();
  if (/^wagons\b/i.test(said) || said.includes('\n')) {
    const game = parseGame(text, decks);
    return game.ok ? game : refused({ what: 'text', error: game.error });
  }
  const game = parseCode(codeIn(said), decks);
  return game.ok ? ok(game.value) : refused({ what: 'code', error: game.error });
}

/** The code of a link stands behind the name of a screen; a text that is no link is taken for a code itself. */
const codeIn = (said: string): string => /#\/?[a-z]+\/([^/?#\s]+)/i.exec(said)?.[1] ?? said;
