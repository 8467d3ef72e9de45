// Many games at once at a steady pace, whatever the server makes of it: what is due and cannot be played yet piles up.

import { setTimeout as sleep } from 'node:timers/promises';
import { type BenchTable, layTable } from './table.ts';
import type { Visitor } from './visitor.ts';

/** A table, and who is at it. */
export type Group = { readonly visitors: readonly Visitor[]; table: BenchTable };

export type Wish = {
  /** Turns in a second, of all games together. */
  readonly rate: number;
  readonly seconds: number;
  /** Called every second. */
  readonly look?: () => void;
};

export type Loaded = {
  readonly turns: number;
  readonly games: number;
  /** What went wrong, each as it was said. */
  readonly errors: readonly string[];
  /** The most turns that were due and not yet acknowledged, and what was left of them five seconds after the end. */
  readonly mostBehind: number;
  readonly leftBehind: number;
  /** Milliseconds from when each turn was due until it was acknowledged. */
  readonly waits: readonly number[];
};

const TICK = 5;

let laid = 0;
const lay = async (visitors: readonly Visitor[]): Promise<BenchTable> =>
  layTable(visitors, `load ${performance.timeOrigin} ${laid++}`);

/** Sits people down, so many at each table, as they came. */
export async function layMany(visitors: readonly Visitor[], size: number): Promise<readonly Group[]> {
  const groups: Group[] = [];
  for (let at = 0; at < visitors.length; at += 50 * size) {
    const few = visitors.slice(at, at + 50 * size);
    groups.push(
      ...(await Promise.all(
        Array.from({ length: few.length / size }, async (_, i) => {
          const here = few.slice(i * size, (i + 1) * size);
          return { visitors: here, table: await lay(here) };
        }),
      )),
    );
  }
  return groups;
}

/** Plays at all tables; a game that is over is followed by the next one at once. */
export async function playMany(groups: readonly Group[], wish: Wish): Promise<Loaded> {
  const waits: number[] = [];
  const errors: string[] = [];
  const idle = [...groups];
  const before = laid;

  /** When each turn that waits for an idle table was due. */
  const due: number[] = [];
  let playing = 0;
  let mostBehind = 0;
  const playOne = async (one: Group, at: number): Promise<void> => {
    playing++;
    try {
      if ((await one.table.turn()) === undefined) {
        one.table.clear();
        one.table = await lay(one.visitors);
        await one.table.turn();
      }
      waits.push(performance.now() - at);
    } catch (error) {
      errors.push(error instanceof Error ? error.message : String(error));
      one.table = await lay(one.visitors);
    } finally {
      playing--;
      idle.push(one);
    }
  };
  const drain = (): void => {
    while (due.length > 0 && idle.length > 0) {
      const one = idle.shift();
      const at = due.shift();
      if (one && at !== undefined) void playOne(one, at);
    }
    mostBehind = Math.max(mostBehind, due.length + playing);
  };

  const start = performance.now();
  let asked = 0;
  let seconds = 0;
  while (asked < wish.rate * wish.seconds) {
    const now = performance.now();
    while (asked < wish.rate * wish.seconds && start + (asked * 1000) / wish.rate <= now) {
      due.push(start + (asked * 1000) / wish.rate);
      asked++;
    }
    drain();
    if (now - start > seconds * 1000) {
      seconds++;
      wish.look?.();
    }
    await sleep(TICK);
  }
  const end = performance.now();
  while (due.length + playing > 0 && performance.now() - end < 5_000) {
    drain();
    await sleep(TICK);
  }
  const leftBehind = due.length + playing;
  // Nobody plays on at a table where a turn is still under way.
  const isUnderWay = (): boolean => playing > 0;
  while (isUnderWay()) await sleep(TICK);
  return {
    turns: waits.length,
    games: groups.length + laid - before,
    errors,
    mostBehind,
    leftBehind,
    waits,
  };
}
