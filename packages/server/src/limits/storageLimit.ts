// Daily storage quotas per address, so that no one can fill the disk, however many guests they create.

import { type Allowance, times } from './bucket.ts';
import { addressKey, makeAddressBuckets } from './buckets.ts';
import type { Clock } from '../ports/environment.ts';

const KIB = 1024;
const MIB = 1024 * KIB;
const DAY_SECONDS = 24 * 60 * 60;

/** Wide enough for a school behind one address. */
const NEW_GUESTS: Allowance = { atOnce: 100, perSecond: 500 / DAY_SECONDS };
/** Each may cost someone else a mail or a request. */
const ALERTS_TRIED: Allowance = { atOnce: 30, perSecond: 100 / DAY_SECONDS };
const STORED: Allowance = { atOnce: 64 * MIB, perSecond: (64 * MIB) / DAY_SECONDS };

/**
 * Upper bounds of the disk space each of these takes, with indexes. A table includes its future turns, which are never
 * refused.
 */
export const BYTES = {
  guest: KIB / 2,
  table: 16 * KIB,
  /** The request, its answer, and the turn that is played again. */
  request: 2 * KIB,
  line: 2 * KIB,
  /** With the last lines of chat. */
  report: 24 * KIB,
  block: KIB / 4,
  alertTarget: 6 * KIB,
} as const;

export type StorageLimit = {
  /** Whether this many bytes may be stored for an address now; if so, they are charged. */
  readonly mayStore: (address: string, bytes: number) => boolean;
  /** Whether an address may create one more guest. */
  readonly mayBecomeGuest: (address: string) => boolean;
  /** Whether an address may enter one more address for alerts, or send a test to those it has. */
  readonly mayTryAlerts: (address: string) => boolean;
};

/** `factor` multiplies all quotas; 0 turns them off. */
export function makeStorageLimit(clock: Pick<Clock, 'now'>, factor: number): StorageLimit {
  const guests = makeAddressBuckets(clock, times(NEW_GUESTS, factor));
  const alerts = makeAddressBuckets(clock, times(ALERTS_TRIED, factor));
  const stored = makeAddressBuckets(clock, times(STORED, factor));
  const mayStore: StorageLimit['mayStore'] = (address, bytes) =>
    stored.take(addressKey(address), bytes) === 0;
  return {
    mayStore,
    mayTryAlerts: (address) =>
      alerts.take(addressKey(address), 1) === 0 && mayStore(address, BYTES.alertTarget),
    mayBecomeGuest: (address) => guests.take(addressKey(address), 1) === 0 && mayStore(address, BYTES.guest),
  };
}
