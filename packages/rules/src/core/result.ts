// Ok or refused: what every entry point returns. Refusals are values; only our own bugs throw.

import { type Illegal, REFUSALS, type Refusal } from './types.ts';

export type Ok<T> = { readonly ok: true; readonly value: T };
export type Refused<E> = { readonly ok: false; readonly error: E };
export type Result<T, E> = Ok<T> | Refused<E>;

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });
export const refused = <E>(error: E): Refused<E> => ({ ok: false, error });

/** Refuses a move, citing the rule that forbids it. */
export const illegal = (why: Refusal): Refused<Illegal> => refused({ why, rule: REFUSALS[why] });

/** Says what must be true here by our own making; false means a bug of ours, never bad input. */
export function invariant(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Error(`This is a bug: ${what}`);
}
