// What the status of a response says about a delivery.

import type { Delivery } from '../ports/alerts.ts';

/** Longer is not waited for, in seconds. */
const LONGEST_WAIT = 60 * 60;

export function deliveryOf(status: number, retryAfter?: string): Delivery {
  if (status >= 200 && status < 300) return { is: 'delivered' };
  if (status === 404 || status === 410) return { is: 'gone' };
  if (status !== 429 && status < 500) return { is: 'refused' };
  const seconds = Number(retryAfter);
  return Number.isFinite(seconds) && seconds > 0
    ? { is: 'later', after: Math.min(seconds, LONGEST_WAIT) * 1000 }
    : { is: 'later' };
}
