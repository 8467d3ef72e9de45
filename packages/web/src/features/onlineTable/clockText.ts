// Formats a clock: minutes and seconds, tenths when short, hours and days when long.

import type { OnlineTableWords } from '@wagons/words/areas';
import { TENTHS } from '../../online/clocks.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function clockText({ time, tenths }: OnlineTableWords, left: number): string {
  if (left >= DAY) return time.days({ days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left > HOUR)
    return time.hours({ hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) });
  // Rounded up, so that 0:00 means that time is up.
  if (left > TENTHS) {
    const seconds = Math.ceil(left / SECOND);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  return tenths(Math.ceil(left / 100) / 10);
}

/** Thresholds of warnings, in milliseconds. */
const WARNINGS = [10 * SECOND, 30 * SECOND] as const;

export const warningOf = (left: number): number | undefined => WARNINGS.find((limit) => left <= limit);
