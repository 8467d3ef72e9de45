// A progress line for long computations.

import type { Context } from './context.ts';

/** Milliseconds between two updates, so that progress costs nothing. */
const PAUSE = 200;

export type ProgressLine = {
  readonly update: (text: string) => Promise<void>;
  readonly end: () => Promise<void>;
};

/** A line on standard error that is overwritten with each update, if `isWatched`. */
export function makeProgress(
  { ports }: Context,
  { isWatched }: { readonly isWatched: boolean },
): ProgressLine {
  let updated = ports.now();
  let isShown = false;
  return {
    update: async (text) => {
      if (!isWatched || ports.now() - updated < PAUSE) return;
      updated = ports.now();
      isShown = true;
      await ports.err.transient(text);
    },
    end: async () => {
      if (isShown) await ports.err.transient('');
      isShown = false;
    },
  };
}
