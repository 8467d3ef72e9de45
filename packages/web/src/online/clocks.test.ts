// Tests of the clocks: what they show, and when that changes.

import { signal } from '@preact/signals';
import type { Clocks } from '@wagons/protocol';
import { loadArea } from '@wagons/words/areas';
import { describe, expect, it, test } from 'vitest';
import { makeClock } from '../../test/time.ts';
import { clockText, warningOf } from '../features/onlineTable/clockText.ts';
import { clocksAt, showsSameFor, tickingClocks } from './clocks.ts';
import { keepServerTime } from './serverTime.ts';

const left = { first: 60_000, second: 30_000 };

describe('a clock display', () => {
  it('runs for the seat to move, never below zero, and not before its start', () => {
    const clocks: Clocks = { left, running: 'first', since: 1000 };
    expect(clocksAt(clocks, 11_000)).toEqual({ first: 50_000, second: 30_000 });
    expect(clocksAt(clocks, 0)).toEqual(left);
    expect(clocksAt(clocks, 1_000_000).first).toBe(0);
    expect(clocksAt({ left, since: 0 }, 11_000)).toEqual(left);
  });

  it('changes every second, every tenth near the end, every minute when there is plenty of time', () => {
    expect(showsSameFor(2 * 3600_000 + 1500)).toBe(1500);
    expect(showsSameFor(45_300)).toBe(300);
    expect(showsSameFor(45_000)).toBe(1000);
    expect(showsSameFor(9_340)).toBe(40);
    expect(showsSameFor(0)).toBeUndefined();
  });

  it('ticks only when the display changes, and not after it has stopped', () => {
    const clock = makeClock();
    const clocks = signal<Clocks | undefined>({
      left: { first: 12_000, second: 5000 },
      running: 'first',
      since: clock.now(),
    });
    const isKnown = signal(true);
    const { shown, stop } = tickingClocks(clocks, isKnown, keepServerTime(clock), clock);
    const seen: number[] = [];
    const unsee = shown.subscribe((value) => void (value && seen.push(value.first)));
    clock.pass(2000);
    expect(seen).toEqual([12_000, 11_000, 10_000]);
    clock.pass(1000);
    expect(seen).toHaveLength(13);
    isKnown.value = false;
    clock.pass(1000);
    expect(seen, 'stands still while nobody knows').toHaveLength(13);
    isKnown.value = true;
    expect(seen.at(-1)).toBe(8000);
    clocks.value = { left: { first: 9000, second: 5000 }, since: clock.now() };
    const { length } = seen;
    clock.pass(60_000);
    expect(seen).toHaveLength(length);
    unsee();
    stop();
  });
});

test('a clock shows the remaining time rounded up', async () => {
  const de = (await loadArea('online', 'de')).table;
  const said = [3 * 86_400_000, 26 * 3600_000, 3 * 3600_000, 3600_000, 59_001, 10_001, 9_341, 0].map((ms) =>
    clockText(de, ms),
  );
  expect(said).toEqual([
    '3 T. 0 Std.',
    '1 T. 2 Std.',
    '3 Std. 0 Min.',
    '60:00',
    '1:00',
    '0:11',
    '9,4',
    '0,0',
  ]);
  expect([31_000, 30_000, 10_000].map(warningOf)).toEqual([undefined, 30_000, 10_000]);
});
