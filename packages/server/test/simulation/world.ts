// A deterministic simulation: time, randomness, network, storage and crashes all follow from a seed.

import { checksum } from '@wagons/protocol';
import { type Dice, dice } from '@wagons/rules/deal';
import type { Clock, Random } from '../../src/ports/environment.ts';
import { steadyTime } from '../../src/steadyTime.ts';
import { START } from '../play.ts';

type Appointment = { readonly at: number; readonly nth: number; call: (() => void) | undefined };

export type World = {
  readonly now: () => number;
  /** The wall clocks of the hosts: the time, unless a test has set them. */
  readonly wall: () => number;
  /** Sets the wall clocks ahead by this much. */
  readonly setClocks: (ahead: number) => void;
  readonly throwDie: Dice;
  /** A uniform random number from `least` to `most`. */
  readonly between: (least: number, most: number) => number;
  readonly chance: (percent: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly after: (milliseconds: number, call: () => void) => () => void;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Real work outside of simulated time; the simulation waits for it. */
  readonly really: <T>(work: () => Promise<T>) => Promise<T>;
  readonly random: () => Random;
  /** Records what happened. The same seed must record the same. */
  readonly trace: (what: string) => void;
  readonly traceHash: () => string;
  /** Runs all timers in order until `done`, or until a time. Returns whether it was done. */
  readonly run: (until: number, done: () => boolean) => Promise<boolean>;
};

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function createWorld(seed: string): World {
  const throwDie = dice(seed);
  const appointments: Appointment[] = [];
  let now = START;
  let ahead = 0;
  let count = 0;
  let working = 0;
  let hash = '';

  const between = (least: number, most: number): number => least + throwDie(most - least + 1);
  const after = (milliseconds: number, call: () => void): (() => void) => {
    const one: Appointment = { at: now + Math.max(0, Math.round(milliseconds)), nth: count++, call };
    insert(appointments, one);
    return () => {
      one.call = undefined;
    };
  };
  const tick = async (): Promise<void> =>
    new Promise((resolve) => {
      setImmediate(resolve);
    });
  /** Waits until no real work is pending. */
  const settle = async (): Promise<void> => {
    for (;;) {
      await tick();
      if (working === 0) return;
    }
  };
  return {
    now: () => now,
    wall: () => now + ahead,
    setClocks: (by) => {
      ahead = by;
    },
    throwDie,
    between,
    chance: (percent) => throwDie(100) < percent,
    pick: (from) => {
      const one = from[throwDie(from.length)];
      if (one === undefined) throw new Error('nothing to pick from');
      return one;
    },
    after,
    sleep: async (milliseconds) =>
      new Promise((resolve) => {
        after(milliseconds, resolve);
      }),
    really: async (work) => {
      working++;
      try {
        return await work();
      } finally {
        working--;
      }
    },
    random: () => ({
      letters: (bytes) =>
        Array.from({ length: Math.ceil((bytes * 4) / 3) }, () => LETTERS[throwDie(64)]).join(''),
      coin: () => throwDie(2) === 0,
    }),
    trace: (what) => {
      hash = checksum(`${hash}${now} ${what}`);
    },
    traceHash: () => hash,
    run: async (until, done) => {
      await settle();
      while (!done()) {
        const next = appointments.at(-1);
        if (!next || next.at > START + until) return done();
        appointments.pop();
        if (!next.call) continue;
        now = next.at;
        next.call();
        await settle();
      }
      return true;
    },
  };
}

/** Sorted: the next appointment is the last of the list. */
function insert(list: Appointment[], one: Appointment): void {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = list[middle];
    const isLater =
      other !== undefined && (other.at > one.at || (other.at === one.at && other.nth > one.nth));
    if (isLater) low = middle + 1;
    else high = middle;
  }
  list.splice(low, 0, one);
}

/** The clock of a node that can die: its timers never fire afterwards. */
export const mortalClock = (world: World, isDead: () => boolean): Clock => ({
  now: steadyTime({ wall: world.wall, monotonic: world.now }),
  after: (milliseconds, call) => world.after(milliseconds, () => !isDead() && call()),
});
