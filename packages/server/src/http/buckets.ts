// How much one person or address may ask for: a bucket of tokens each, which fills again with time.

import { type Allowance, type Bucket, createBucket } from '../bucket.ts';
import type { Clock } from '../ports.ts';

export type Buckets = {
  /** Takes tokens. Answers how many seconds to wait for them; 0 when they were there. */
  readonly take: (key: string, cost: number) => number;
};

/** Of so many it remembers how much they have left; who was forgotten begins with a full bucket. */
const REMEMBERED = 10_000;

export function makeBuckets(clock: Pick<Clock, 'now'>, allowance: Allowance): Buckets {
  const buckets = new Map<string, Bucket>();
  return {
    take: (key, cost) => {
      const now = clock.now();
      const bucket = buckets.get(key) ?? createBucket(allowance, now);
      // The last one to be remembered is the last one to be forgotten.
      buckets.delete(key);
      buckets.set(key, bucket);
      if (buckets.size > REMEMBERED) buckets.delete(buckets.keys().next().value ?? key);
      return bucket.take(now, cost);
    },
  };
}

/** Who has an IPv6 address has 2⁶⁴ of them. */
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
