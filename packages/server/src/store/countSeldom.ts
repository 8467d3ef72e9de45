// Counts something for the metrics, seldom, and without keeping anyone waiting.

import type { Clock } from '../ports/environment.ts';

const EVERY = 30_000;

/**
 * Returns the last count, and NaN until there is one. Counts again in the background if it is old; while the database is
 * away, the last count stays.
 */
export function countSeldom({ now }: Pick<Clock, 'now'>, count: () => Promise<number>): () => number {
  let last = NaN;
  let countedAt = -Infinity;
  const countAgain = (): void => {
    if (now() - countedAt < EVERY) return;
    countedAt = now();
    count().then(
      (counted) => {
        last = counted;
      },
      () => undefined,
    );
  };
  countAgain();
  return () => {
    countAgain();
    return last;
  };
}
