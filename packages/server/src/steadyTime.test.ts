// Sets the host's clock while the server keeps time.

import { expect, it } from 'vitest';
import { steadyTime } from './steadyTime.ts';

const START = 1_800_000_000_000;
const HOUR = 60 * 60 * 1000;
const MINUTE = 60_000;

function open(last?: number, wallAtStart = START) {
  let passed = 0;
  let set = 0;
  const now = steadyTime({ wall: () => wallAtStart + passed + set, monotonic: () => passed }, last);
  return {
    now,
    /** Lets time pass, with a reading every half second. */
    pass: (milliseconds: number) => {
      for (let left = milliseconds; left > 0; left -= 500) {
        passed += Math.min(500, left);
        now();
      }
      return now();
    },
    /** The current error of the clock. */
    set: (milliseconds: number) => {
      set = milliseconds;
    },
  };
}

it('steady time follows a correct host clock', () => {
  const { now, pass } = open();
  expect(now()).toBe(START);
  expect(pass(HOUR)).toBe(START + HOUR);
});

it.each([HOUR, -HOUR])('steady time continues when the host clock is set %i ms off and back', (jump) => {
  const { pass, set } = open();
  pass(MINUTE);
  set(jump);
  const during = pass(3_000) - START - MINUTE;
  expect(Math.abs(during - 3_000)).toBeLessThanOrEqual(60);
  set(0);
  expect(pass(MINUTE)).toBe(START + 2 * MINUTE + 3_000);
});

it('steady time follows a clock that stays ahead after a minute', () => {
  const { now, pass, set } = open();
  set(HOUR);
  expect(pass(59_500)).toBe(START + 59_500);
  pass(1_000);
  expect(now()).toBe(START + HOUR + 60_500);
});

it('steady time never goes back, and slows down for a clock that was set back', () => {
  const { now, pass, set } = open();
  set(-MINUTE);
  let last = now();
  for (let step = 0; step < 200; step++) {
    const next = pass(500);
    expect(next).toBeGreaterThan(last);
    last = next;
  }
  pass(HOUR);
  expect(now()).toBe(START + 100_000 + HOUR - MINUTE);
});

it('steady time does not start before the last heartbeat', () => {
  const { now, pass } = open(START + HOUR);
  expect(now()).toBe(START + HOUR);
  expect(pass(1_000)).toBe(START + HOUR + 980);
});

it('steady time ignores a last heartbeat that is days ahead', () => {
  expect(open(START + 48 * HOUR).now()).toBe(START);
});
