// `Result`: refusals are values. Only bugs throw, through `invariant`.

import { type Illegal, REFUSALS, type Refusal } from './types.ts';

export type Ok<T> = { readonly ok: true; readonly value: T };
export type Refused<E> = { readonly ok: false; readonly error: E };
export type Result<T, E> = Ok<T> | Refused<E>;

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });
export const refused = <E>(error: E): Refused<E> => ({ ok: false, error });

/** Refuses a move, citing the rule that forbids it. */
export const illegal = (why: Refusal): Refused<Illegal> => refused({ why, rule: REFUSALS[why] });

/** Asserts what our own code guarantees. A failure is a bug, never invalid input. */
export function invariant(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Error(`This is a bug: ${what}`);
}
