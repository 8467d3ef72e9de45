// How much one address may have stored in a day, so that nobody fills the disk, whatever they call themselves.

import { type Allowance, times } from './bucket.ts';
import { addressKey, makeBuckets } from './buckets.ts';
import type { Clock } from '../ports/environment.ts';

const KIB = 1024;
const MIB = 1024 * KIB;
const DAY_SECONDS = 24 * 60 * 60;

/** Wide enough for a school behind one address. */
const NEW_GUESTS: Allowance = { atOnce: 100, perSecond: 500 / DAY_SECONDS };
const STORED: Allowance = { atOnce: 64 * MIB, perSecond: (64 * MIB) / DAY_SECONDS };

/**
 * At most what each of these takes on the disk, with its indexes. A table is counted with the turns that will be played at
 * it: those are never refused.
 */
export const BYTES = {
  guest: KIB / 2,
  table: 16 * KIB,
  /** What is asked, the answer, and the turn that is played again. */
  request: 2 * KIB,
  line: 2 * KIB,
  report: 6 * KIB,
  block: KIB / 4,
} as const;

export type StorageLimit = {
  /** Whether so many bytes may be stored for an address now; if so, they are counted. */
  readonly mayStore: (address: string, bytes: number) => boolean;
  /** Whether an address may have one more guest. */
  readonly mayBecomeGuest: (address: string) => boolean;
};

/** `factor`: how many times as much as usual; 0 for no limit. */
export function makeStorageLimit(clock: Pick<Clock, 'now'>, factor: number): StorageLimit {
  const guests = makeBuckets(clock, times(NEW_GUESTS, factor));
  const stored = makeBuckets(clock, times(STORED, factor));
  const mayStore: StorageLimit['mayStore'] = (address, bytes) =>
    stored.take(addressKey(address), bytes) === 0;
  return {
    mayStore,
    mayBecomeGuest: (address) => guests.take(addressKey(address), 1) === 0 && mayStore(address, BYTES.guest),
  };
}
