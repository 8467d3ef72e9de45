// What follows from turns in the simulation: every stored turn has to be echoed, at least once, and nothing else.

import type { FollowUp } from '../../src/hall/followUps.ts';
import type { Sql } from '../../src/store/sql.ts';
import { type Faults, never } from './nodes.ts';
import type { World } from './world.ts';

export type Echoes = {
  readonly followUp: FollowUp;
  /** Waits until no task is left, or much longer than one may take. */
  readonly fallSilent: (sql: Sql) => Promise<void>;
  readonly wrongs: (sql: Sql) => Promise<readonly string[]>;
};

/** How long a task may take that fails throughout the storm, and whose node dies. */
const PATIENCE = 4 * 60_000;
const STEP = 2_000;

export function startEchoes(world: World, faults: Faults): Echoes {
  const echoed = new Set<string>();
  const followUp: FollowUp = {
    kind: 'echo',
    tasksOf: ({ stored: { seq, at, event }, after }) =>
      event.type === 'turn' ? [{ id: `${after.id} ${seq}`, body: 'x', dueAt: at + (seq % 2) * 3_000 }] : [],
    handle: async ({ id }) => {
      await world.sleep(world.between(0, 200));
      if (world.chance(faults.failedTasks)) throw new Error('not this time');
      if (world.chance(faults.failedTasks)) return never();
      if (world.chance(faults.failedTasks)) return { againAt: world.now() + 100 };
      echoed.add(id);
      if (world.chance(faults.failedTasks)) throw new Error('done, and not noticed');
      return 'done';
    },
  };
  const tasksOf = async (sql: Sql) => world.really(async () => sql.all('select id from outbox'));
  return {
    followUp,
    fallSilent: async (sql) => {
      for (let waited = 0; waited < PATIENCE; waited += STEP) {
        if ((await tasksOf(sql)).length === 0) return;
        let isOver = false;
        world.after(STEP, () => {
          isOver = true;
        });
        await world.run(Infinity, () => isOver);
      }
    },
    wrongs: async (sql) => {
      const stored = await sql.all(`select game, seq from event where body like '{"type":"turn"%'`);
      const turns = new Set(stored.map((row) => `${row['game']} ${row['seq']}`));
      return [
        ...(await tasksOf(sql)).map(({ id }) => `the task of turn ${id} is still there`),
        ...[...turns].filter((id) => !echoed.has(id)).map((id) => `turn ${id} has no echo`),
        ...[...echoed].filter((id) => !turns.has(id)).map((id) => `the echo of ${id} has no turn`),
      ];
    },
  };
}
