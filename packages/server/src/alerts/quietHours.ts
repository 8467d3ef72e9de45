// When the quiet hours of a player end, in their time zone.

import type { AlertSettings } from '../ports/alerts.ts';
import type { Time } from '../ports/tableEvent.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

/** Whether an IANA time zone is known here. */
export function isZone(zone: string): boolean {
  try {
    minuteOfDay(0, zone);
    return true;
  } catch {
    return false;
  }
}

/** The end of the quiet hours that this time is in; undefined outside of them. */
export function quietUntil(at: Time, { zone, quiet }: AlertSettings): Time | undefined {
  if (!quiet || quiet.from === quiet.to) return undefined;
  const now = minuteOfDay(at, zone);
  const [from, to] = [quiet.from * 60, quiet.to * 60];
  const isQuiet = from < to ? now >= from && now < to : now >= from || now < to;
  if (!isQuiet) return undefined;
  // On the day when clocks change it may be an hour off; then it is asked again.
  return at - (at % MINUTE) + ((to - now + DAY_MINUTES) % DAY_MINUTES) * MINUTE;
}

function minuteOfDay(at: Time, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const parts = format.formatToParts(at);
  const valueOf = (type: 'hour' | 'minute'): number =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return valueOf('hour') * 60 + valueOf('minute');
}
