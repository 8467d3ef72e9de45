// Token buckets by key, for players and addresses; the least recently used are evicted.

import { type Allowance, type Bucket, createBucket, times } from './bucket.ts';
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

/**
 * Who owns a /64 of IPv6 addresses usually owns more of them: a home line has a /56, an organization a /48. Their
 * networks together get this many times the allowance of one.
 */
export const WIDER = { 56: 2, 48: 8 } as const;

/** The keys of the networks an address is in, from narrow to wide: only one for IPv4, and one per width for IPv6. */
export function networksOf(key: string): readonly string[] {
  const [a, b, c, d] = key.split(':');
  if (d === undefined) return [key];
  return [key, `${a}:${b}:${c}:${Number.parseInt(d, 16) >> 8}/56`, `${a}:${b}:${c}/48`];
}

/** Buckets by address, as `addressKey` writes it: all its networks pay, or none. */
export function makeAddressBuckets(clock: Pick<Clock, 'now'>, allowance: Allowance): Buckets {
  const widths = [1, WIDER[56], WIDER[48]].map((factor) => makeBuckets(clock, times(allowance, factor)));
  const of = (address: string): Bucket =>
    together(networksOf(address).flatMap((key, nth) => widths[nth]?.of(key) ?? []));
  return { of, take: (key, cost) => of(key).take(clock.now(), cost) };
}

function together(buckets: readonly Bucket[]): Bucket {
  const [only] = buckets;
  if (only && buckets.length === 1) return only;
  const wait: Bucket['wait'] = (now, cost) => Math.max(...buckets.map((bucket) => bucket.wait(now, cost)));
  return {
    wait,
    take: (now, cost = 1) => {
      const seconds = wait(now, cost);
      if (seconds === 0) for (const bucket of buckets) bucket.take(now, cost);
      return seconds;
    },
    fine: (cost) => {
      for (const bucket of buckets) bucket.fine(cost);
    },
  };
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
