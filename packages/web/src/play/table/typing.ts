// A move typed at the table, for those who would rather write than point.

import { type Illegal, type Move, refused, type Result } from '@wagons/rules';
import { parseTypedMove, type TextError } from '@wagons/rules/notation';
import type { Sitting } from './sitting.ts';

/** Why a typed move was not made: it cannot be read, or the rules forbid it. */
export type Typed =
  | { readonly what: 'text'; readonly error: TextError }
  | { readonly what: 'illegal'; readonly illegal: Illegal };

/** Makes a move that is given in the notation. */
export function typeMove({ now, make }: Pick<Sitting, 'now' | 'make'>, text: string): Result<Move, Typed> {
  const move = parseTypedMove(text, now.value);
  if (!move.ok) return refused({ what: 'text', error: move.error });
  const made = make(move.value);
  return made.ok ? made : refused({ what: 'illegal', illegal: made.error });
}
