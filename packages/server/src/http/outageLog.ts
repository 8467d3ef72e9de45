// While the database is away, every request and every task fails for the same reason: one line a minute says so.

import { StoreError, type StoreFault } from '../ports/store.ts';

const EVERY = 60_000;

/** The faults that concern everyone at once. Damage concerns one game, and is always logged. */
const OF_ALL: ReadonlySet<StoreFault> = new Set(['away', 'full']);

/**
 * Returns what is to be logged instead of `what`, or undefined for nothing. A line that follows others which were left
 * out has their number.
 */
export function onceAMinute(now: () => number): (what: unknown) => unknown {
  const last = new Map<StoreFault, { at: number; leftOut: number }>();
  return (what) => {
    const fault = faultIn(what);
    if (fault === undefined) return what;
    const before = last.get(fault);
    if (before && now() - before.at < EVERY) {
      before.leftOut += 1;
      return undefined;
    }
    last.set(fault, { at: now(), leftOut: 0 });
    return before && before.leftOut > 0 ? { ...(what as object), leftOut: before.leftOut } : what;
  };
}

function faultIn(what: unknown): StoreFault | undefined {
  if (typeof what !== 'object' || what === null || !('err' in what)) return undefined;
  const { err } = what;
  return err instanceof StoreError && OF_ALL.has(err.fault) ? err.fault : undefined;
}
