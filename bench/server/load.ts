// Many games at once at a steady pace, whatever the server makes of it: what is due and cannot be played yet piles up.

import { setTimeout as sleep } from 'node:timers/promises';
import { type BenchTable, layTable } from './table.ts';
import type { Visitor } from './visitor.ts';

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

/** Plays with groups of visitors, one table for each; a game that is over is followed by the next one at once. */
export async function playMany(groups: ReadonlyArray<readonly Visitor[]>, wish: Wish): Promise<Loaded> {
  const waits: number[] = [];
  const errors: string[] = [];
  let games = 0;
  const lay = async (group: readonly Visitor[]): Promise<BenchTable> =>
    layTable(group, `load ${performance.timeOrigin} ${games++}`);
  const idle: { group: readonly Visitor[]; table: BenchTable }[] = [];
  for (let at = 0; at < groups.length; at += 50)
    await Promise.all(
      groups.slice(at, at + 50).map(async (group) => idle.push({ group, table: await lay(group) })),
    );

  /** When each turn that waits for an idle table was due. */
  const due: number[] = [];
  let playing = 0;
  let mostBehind = 0;
  const playOne = async (
    one: { group: readonly Visitor[]; table: BenchTable },
    at: number,
  ): Promise<void> => {
    playing++;
    try {
      if ((await one.table.turn()) === undefined) {
        one.table.clear();
        one.table = await lay(one.group);
        await one.table.turn();
      }
      waits.push(performance.now() - at);
    } catch (error) {
      errors.push(error instanceof Error ? error.message : String(error));
      one.table = await lay(one.group);
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
  return { turns: waits.length, games, errors, mostBehind, leftBehind: due.length + playing, waits };
}

/** People in groups of so many, as they came. */
export const inGroups = (visitors: readonly Visitor[], size: number): ReadonlyArray<readonly Visitor[]> =>
  Array.from({ length: Math.floor(visitors.length / size) }, (_, i) =>
    visitors.slice(i * size, (i + 1) * size),
  );
