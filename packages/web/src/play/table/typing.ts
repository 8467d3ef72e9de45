// Moves typed in the notation instead of pointed at.

import { type Illegal, type Move, refused, type Result } from '@wagons/rules';
import { parseTypedMove, type TextError } from '@wagons/rules/notation';
import type { TurnDraft } from './turnDraft.ts';

/** Why a typed move was not made: it is unreadable, or illegal. */
export type TypedMoveError =
  | { readonly what: 'text'; readonly error: TextError }
  | { readonly what: 'illegal'; readonly illegal: Illegal };

/** Makes a move in the notation. */
export function typeMove(
  { now, make }: Pick<TurnDraft, 'now' | 'make'>,
  text: string,
): Result<Move, TypedMoveError> {
  const move = parseTypedMove(text, now.value);
  if (!move.ok) return refused({ what: 'text', error: move.error });
  const made = make(move.value);
  return made.ok ? made : refused({ what: 'illegal', illegal: made.error });
}
