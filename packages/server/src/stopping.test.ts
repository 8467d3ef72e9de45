// Stops the program once, twice, and while it hangs.

import { expect, it } from 'vitest';
import { manualClock } from '../test/manualClock.ts';
import { makeStopping } from './stopping.ts';

const CODE = { SIGINT: 130, SIGTERM: 143 };

function open(close: () => Promise<void>) {
  const clock = manualClock(0);
  const exits: number[] = [];
  const said: unknown[] = [];
  let closings = 0;
  const stopping = makeStopping({
    clock,
    close: async () => {
      closings++;
      return close();
    },
    exit: (code) => exits.push(code),
    report: (what) => said.push(what),
  });
  return { ...stopping, clock, exits, said, closings: () => closings };
}

const hang = async (): Promise<never> => new Promise(() => {});
const settle = async (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

it('the first signal closes gracefully', async () => {
  const { signal, exits, said } = open(async () => undefined);
  signal('SIGTERM');
  await settle();
  expect(exits).toEqual([0]);
  expect(said).toEqual([]);
});

it('a failed close is reported', async () => {
  const fault = new Error('the disk is gone');
  const { signal, exits, said } = open(async () => Promise.reject(fault));
  signal('SIGINT');
  await settle();
  expect(exits).toEqual([1]);
  expect(said).toEqual([fault]);
});

it('the process exits within three seconds, whatever hangs', () => {
  const { signal, clock, exits, said } = open(hang);
  signal('SIGTERM');
  clock.pass(2_000);
  expect(exits).toEqual([]);
  clock.pass(999);
  expect(exits).toEqual([1]);
  expect(said).toEqual(['Couldn’t close in time, exiting. Every acknowledged move is stored.']);
});

it.each(['SIGINT', 'SIGTERM'] as const)('a second signal exits immediately, %s', (name) => {
  const { signal, clock, exits } = open(hang);
  signal('SIGINT');
  clock.pass(600);
  signal(name);
  expect(exits).toEqual([CODE[name]]);
});

it('a signal forwarded by npm counts as the same one', () => {
  const { signal, clock, exits, closings } = open(hang);
  signal('SIGINT');
  clock.pass(20);
  signal('SIGINT');
  expect(exits).toEqual([]);
  expect(closings()).toBe(1);
});

it('the end of the shell does not count as a signal', () => {
  const { signal, stop, clock, exits } = open(hang);
  signal('SIGINT');
  clock.pass(600);
  stop();
  expect(exits).toEqual([]);
});
