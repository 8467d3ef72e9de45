// Counts the games in progress for the metrics, seldom, and without keeping anyone waiting.

import type { Clock } from '../ports/environment.ts';
import type { Store } from '../ports/store.ts';

const EVERY = 30_000;

type Ports = { readonly clock: Pick<Clock, 'now'>; readonly store: Pick<Store, 'countGoing'> };

/** Returns the last count, and NaN until there is one. Counts again in the background if it is old. */
export function countGames({ clock, store }: Ports): () => number {
  let games = NaN;
  let countedAt = -Infinity;
  const count = (): void => {
    if (clock.now() - countedAt < EVERY) return;
    countedAt = clock.now();
    // While the database is away, the last count stays.
    store.countGoing().then(
      (counted) => {
        games = counted;
      },
      () => undefined,
    );
  };
  count();
  return () => {
    count();
    return games;
  };
}
