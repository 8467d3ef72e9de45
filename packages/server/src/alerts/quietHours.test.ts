// Tests of quiet hours in time zones.

import { expect, it } from 'vitest';
import { isZone, quietUntil } from './quietHours.ts';

const at = (text: string): number => Date.parse(text);
const NIGHT = { language: 'en', zone: 'Europe/Berlin', quiet: { from: 22, to: 8 } } as const;

it.each([
  // Winter time in Berlin is an hour ahead of UTC.
  ['2026-01-15T20:59:00Z', undefined],
  ['2026-01-15T21:00:00Z', '2026-01-16T07:00:00Z'],
  ['2026-01-16T06:59:59Z', '2026-01-16T07:00:00Z'],
  ['2026-01-16T07:00:00Z', undefined],
  // Summer time two hours.
  ['2026-07-15T20:00:00Z', '2026-07-16T06:00:00Z'],
])('over midnight: at %s until %s', (now, until) =>
  expect(quietUntil(at(now), NIGHT)).toBe(until && at(until)),
);

it('within a day, in another zone', () => {
  const noon = { ...NIGHT, zone: 'America/New_York', quiet: { from: 12, to: 14 } };
  expect(quietUntil(at('2026-01-15T17:30:00Z'), noon)).toBe(at('2026-01-15T19:00:00Z'));
  expect(quietUntil(at('2026-01-15T19:00:00Z'), noon)).toBeUndefined();
});

it('without quiet hours, or with none of them, it is never quiet', () => {
  const { quiet: _, ...always } = NIGHT;
  expect(quietUntil(at('2026-01-15T23:00:00Z'), always)).toBeUndefined();
  expect(quietUntil(at('2026-01-15T23:00:00Z'), { ...NIGHT, quiet: { from: 3, to: 3 } })).toBeUndefined();
});

it('knows time zones', () => {
  expect(isZone('Europe/Berlin')).toBe(true);
  expect(isZone('Mars/Olympus')).toBe(false);
});
