// Tests of comparing a wrong clock with that of the database.

import { expect, it } from 'vitest';
import { compareWith, expectRight } from './hostClock.ts';

const START = 1_800_000_000_000;

/** A clock that is ahead of the database, which takes this long for each half of an answer. */
function open(error: number) {
  let now = START;
  const wrong = { error };
  const host = compareWith(() => now + wrong.error);
  const compare = async (half = 0) =>
    host.compare(async () => {
      now += half;
      const time = now;
      now += half;
      return time;
    });
  return { host, wrong, compare, now: () => now };
}

it('tolerates a difference of a second, and corrects it', async () => {
  const { host, compare, now } = open(900);
  await compare();
  expect([host.isRight(), host.ahead(), host.wall()]).toEqual([true, 900, now()]);
  expectRight(host);
});

it.each([
  [45_000, /45\.0 seconds ahead of the clock of the database/],
  [-1_100, /1\.1 seconds behind the clock of the database/],
])('a clock that is %i ms ahead is wrong', async (error, message) => {
  const { host, compare, now } = open(error);
  await compare();
  expect([host.isRight(), host.wall()]).toEqual([false, now()]);
  expect(() => expectRight(host)).toThrow(message);
});

it('is right again when it has been corrected', async () => {
  const { host, wrong, compare } = open(45_000);
  await compare();
  wrong.error = 0;
  await compare();
  expect([host.isRight(), host.ahead()]).toEqual([true, 0]);
});

it('concludes no more from a slow answer than is certain', async () => {
  const { host, compare } = open(0);
  await compare(5_000);
  expect([host.isRight(), host.ahead()]).toEqual([true, 0]);
});

it('concludes nothing from a database that uses the same clock', async () => {
  const host = compareWith(() => START);
  await host.compare(async () => undefined);
  expect([host.isRight(), host.ahead()]).toEqual([true, 0]);
});
