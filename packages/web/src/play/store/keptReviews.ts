// Stored reviews of finished games in the library, so that a game is reviewed only once.

import type { KeyValueStore } from '../../kit/storage/keyValueStore.ts';
import type { Games } from './games.ts';

const REVIEW = 'review/';
/** Reviews are found again in seconds, so only some are kept. */
const MOST = 40;

type ReviewPorts = { readonly store: KeyValueStore; readonly games: Games };

/** The packed review of a game by its code. It is validated where it is unpacked. */
export const keptReview = ({ store }: ReviewPorts, code: string): string | undefined =>
  store.read(REVIEW + code);

/** Keeps the packed review of a game in the library; drops those of games that are gone. */
export function keepReview({ store, games }: ReviewPorts, code: string, packed: string): void {
  const finished = games.list.peek().filter(({ totals }) => totals !== undefined);
  const latest = finished.slice(0, MOST).map((kept) => REVIEW + kept.code);
  for (const key of store.keys()) if (key.startsWith(REVIEW) && !latest.includes(key)) store.remove(key);
  const key = REVIEW + code;
  // Without room for it, the review is made again next time.
  if (latest.includes(key) && store.write(key, packed) !== 'ok') store.remove(key);
}
