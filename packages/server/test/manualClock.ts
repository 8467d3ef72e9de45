// A manual clock: time passes only when the test says so.

import type { Clock } from '../src/ports/environment.ts';

export type ManualClock = Clock & {
  /** Lets time pass; timers that are due fire in order. */
  readonly pass: (milliseconds: number) => void;
};

export function manualClock(start: number): ManualClock {
  let now = start;
  let due: readonly { readonly at: number; readonly call: () => void }[] = [];
  return {
    now: () => now,
    after: (milliseconds, call) => {
      const one = { at: now + milliseconds, call };
      due = [...due, one].toSorted((a, b) => a.at - b.at);
      return () => {
        due = due.filter((other) => other !== one);
      };
    },
    pass: (milliseconds) => {
      const until = now + milliseconds;
      for (let next = due[0]; next && next.at <= until; next = due[0]) {
        now = next.at;
        due = due.slice(1);
        next.call();
      }
      now = until;
    },
  };
}
