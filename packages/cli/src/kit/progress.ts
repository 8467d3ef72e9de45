// How far a long calculation is, for a person who waits.

import type { Context } from './context.ts';

/** Milliseconds between two lines of progress: seldom enough to cost nothing. */
const PAUSE = 200;

export type ProgressLine = {
  readonly tell: (text: string) => Promise<void>;
  readonly end: () => Promise<void>;
};

/** A line on the standard error that is written over again and again, where somebody watches. */
export function makeProgress(
  { ports }: Context,
  { isWatched }: { readonly isWatched: boolean },
): ProgressLine {
  let told = ports.now();
  let isShown = false;
  return {
    tell: async (text) => {
      if (!isWatched || ports.now() - told < PAUSE) return;
      told = ports.now();
      isShown = true;
      await ports.err.passing(text);
    },
    end: async () => {
      if (isShown) await ports.err.passing('');
      isShown = false;
    },
  };
}
