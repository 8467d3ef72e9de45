// Reads the facts of all stored games, a few at a time.

import { useEffect, useState } from 'preact/hooks';
import { afterPaint } from '../../kit/browser/afterPaint.ts';
import { games } from '../../play/local/library.ts';
import { counts, type GameFacts, readFacts } from './facts.ts';

/** A slow device replays a game in some 30 ms, so each task reads one. */
export type FactsRead = { readonly facts: readonly GameFacts[]; readonly read: number; readonly all: number };

/** The facts so far, the latest game first; complete when `read` is `all`. */
export function useFacts(): FactsRead {
  const list = games.list.value.filter(counts);
  const [read, setRead] = useState(0);
  const done = Math.min(read, list.length);
  useEffect(
    () => (done < list.length ? afterPaint(() => setRead(done + 1)) : undefined),
    [done, list.length],
  );
  const facts = list.slice(0, done).flatMap((kept) => readFacts(games, kept) ?? []);
  return { facts, read: done, all: list.length };
}
