// Plays many games at a fixed rate, regardless of how fast the server is: overdue turns pile up.

import { setTimeout as sleep } from 'node:timers/promises';
import { type BenchTable, layTable } from './table.ts';
import type { Visitor } from './visitor.ts';

/** A table with its clients. */
export type Group = { readonly visitors: readonly Visitor[]; table: BenchTable };

export type Wish = {
  /** Turns per second, over all games. */
  readonly rate: number;
  readonly seconds: number;
  /** Called every second. */
  readonly look?: () => void;
};

export type Loaded = {
  readonly turns: number;
  readonly games: number;
  /** The errors, by message. */
  readonly errors: readonly string[];
  /** The largest number of turns that were due and unacknowledged, and what was left five seconds after the end. */
  readonly mostBehind: number;
  readonly leftBehind: number;
  /** Milliseconds from when each turn was due until it was acknowledged. */
  readonly waits: readonly number[];
};

const TICK = 5;

let laid = 0;
const lay = async (visitors: readonly Visitor[]): Promise<BenchTable> =>
  layTable(visitors, `load ${performance.timeOrigin} ${laid++}`);

/** Seats clients in groups of this size, in order. */
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

/** Plays at all tables; a finished game is followed by a new one. */
export async function playMany(groups: readonly Group[], wish: Wish): Promise<Loaded> {
  const before = laid;
  const load = new Load(groups);
  const start = performance.now();
  let asked = 0;
  let seconds = 0;
  while (asked < wish.rate * wish.seconds) {
    const now = performance.now();
    while (asked < wish.rate * wish.seconds && start + (asked * 1000) / wish.rate <= now) {
      load.due.push(start + (asked * 1000) / wish.rate);
      asked++;
    }
    load.drain();
    if (now - start > seconds * 1000) {
      seconds++;
      wish.look?.();
    }
    await sleep(TICK);
  }
  const leftBehind = await load.finish();
  const { waits, errors, mostBehind } = load;
  return { turns: waits.length, games: groups.length + laid - before, errors, mostBehind, leftBehind, waits };
}

class Load {
  /** When each turn that waits for an idle table was due. */
  readonly due: number[] = [];
  readonly waits: number[] = [];
  readonly errors: string[] = [];
  mostBehind = 0;
  readonly #idle: Group[];
  #playing = 0;

  constructor(groups: readonly Group[]) {
    this.#idle = [...groups];
  }

  /** Starts turns that are due at idle tables. */
  drain(): void {
    while (this.due.length > 0 && this.#idle.length > 0) {
      const group = this.#idle.shift();
      const at = this.due.shift();
      if (group && at !== undefined) void this.#playOne(group, at);
    }
    this.mostBehind = Math.max(this.mostBehind, this.#behind());
  }

  /** Waits for the turns that are left. Returns how many were left after five seconds. */
  async finish(): Promise<number> {
    const end = performance.now();
    while (this.#behind() > 0 && performance.now() - end < 5_000) {
      this.drain();
      await sleep(TICK);
    }
    const left = this.#behind();
    // A table with a turn in progress can't be reused.
    while (this.#isPlaying()) await sleep(TICK);
    return left;
  }

  #behind(): number {
    return this.due.length + this.#playing;
  }

  #isPlaying(): boolean {
    return this.#playing > 0;
  }

  async #playOne(group: Group, at: number): Promise<void> {
    this.#playing++;
    try {
      if ((await group.table.turn()) === undefined) {
        group.table.clear();
        group.table = await lay(group.visitors);
        await group.table.turn();
      }
      this.waits.push(performance.now() - at);
    } catch (error) {
      this.errors.push(error instanceof Error ? error.message : String(error));
      group.table = await lay(group.visitors);
    } finally {
      this.#playing--;
      this.#idle.push(group);
    }
  }
}
