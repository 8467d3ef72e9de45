// Reads the facts of stored games, a few at a time.

import { useEffect, useState } from 'preact/hooks';
import { afterPaint } from '../../../kit/browser/afterPaint.ts';
import { games } from '../../local/library.ts';
import type { KeptGame } from '../../store/keptGame.ts';
import { type GameFacts, readFacts } from './facts.ts';

/** A slow device replays a game in some 30 ms, so each task reads one. */
export type FactsRead = { readonly facts: readonly GameFacts[]; readonly read: number; readonly all: number };

/** The facts of these games so far, in their order; complete when `read` is `all`, unless there is enough before. */
export function useFacts(
  list: readonly KeptGame[],
  isEnough: (facts: readonly GameFacts[]) => boolean = () => false,
): FactsRead {
  const [read, setRead] = useState(0);
  const done = Math.min(read, list.length);
  const facts = list.slice(0, done).flatMap((kept) => readFacts(games, kept) ?? []);
  const isReading = done < list.length && !isEnough(facts);
  useEffect(() => (isReading ? afterPaint(() => setRead(done + 1)) : undefined), [done, isReading]);
  return { facts, read: done, all: list.length };
}
