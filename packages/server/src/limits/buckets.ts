// Token buckets by key, for players and addresses; the least recently used are evicted.

import { type Allowance, type Bucket, createBucket } from './bucket.ts';
import type { Clock } from '../ports/environment.ts';
import { createLruMap } from './lruMap.ts';

export type Buckets = {
  /** Takes tokens. Returns the seconds to wait for them; 0 if they were taken. */
  readonly take: (key: string, cost: number) => number;
  /** The bucket of a key, full if the key is new or was evicted. */
  readonly of: (key: string) => Bucket;
};

const REMEMBERED = 10_000;

export function makeBuckets(clock: Pick<Clock, 'now'>, allowance: Allowance): Buckets {
  const buckets = createLruMap<Bucket>(REMEMBERED);
  const of = (key: string): Bucket => {
    const known = buckets.get(key);
    if (known) return known;
    const fresh = createBucket(allowance, clock.now());
    buckets.set(key, fresh);
    return fresh;
  };
  return { of, take: (key, cost) => of(key).take(clock.now(), cost) };
}

/** The key of an address: an IPv4 address, or the /64 of an IPv6 address, because a client usually owns all of it. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === '' ? [] : tail.split(':');
  const filled = [
    ...groups,
    ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'),
    ...rest,
  ];
  return filled.slice(0, 4).join(':');
}
