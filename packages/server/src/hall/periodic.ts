// The work the server does on its own: heartbeats, flags, and polling for changes that it wasn't notified of. What concerns
// all tables is done by one node at a time, which holds the lease of that work.

import { deadlineOf, NOTICED_AFTER, safeAfter } from '../table/clock.ts';
import { broadcastPresence } from './broadcast.ts';
import { createCleanup, storeVisits } from './cleanup.ts';
import { raiseFlag } from './commands.ts';
import type { HallContext } from './context.ts';
import { doTasks } from './followUps.ts';
import { freeAbandoned, storeHosts } from './hosts.ts';
import { pollPlayers } from './playerChanges.ts';
import { pollTables } from './syncTable.ts';
import type { CachedTable } from './tableCache.ts';
import { latestTable } from './tableWriter.ts';

/** Half the time after which an outage is noticed. */
const BEAT = NOTICED_AFTER / 2;
const TASKS = 1_000;
const POLL = 5_000;
/** For what no player is waiting for. */
const SLOW_POLL = 30_000;
const FLAG_BATCH = 200;
/** In periods of the work: so long may a renewal be late, and so long is the work not done after a crash. */
const LEASED_FOR = 4;

export type PeriodicWork = { readonly stop: () => Promise<void> };

export async function startPeriodicWork(context: HallContext): Promise<PeriodicWork> {
  const { heartbeat } = context;
  // Before any flag is raised, the outage that may just have ended must be known.
  await heartbeat.beat();
  const holder = context.random.letters(9);
  const leased = (work: string, period: number, job: () => Promise<void>) => async (): Promise<void> => {
    const at = context.clock.now();
    const until = at + LEASED_FOR * period;
    if (await context.store.takeLease({ work, holder, at, until })) await job();
  };
  const raise = leased('flags', BEAT, async () => raiseFlags(context));
  const free = leased('abandoned', POLL, async () => freeAbandoned(context));
  const clean = leased('cleanup', SLOW_POLL, createCleanup(context));
  const jobs = [
    every(context, BEAT, async () => {
      await heartbeat.beat();
      await raise();
    }),
    every(context, TASKS, async () => doTasks(context)),
    every(context, POLL, async () => poll(context)),
    every(context, POLL, async () => {
      await storeHosts(context);
      await free();
    }),
    every(context, SLOW_POLL, async () => {
      await storeVisits(context);
      await clean();
    }),
    every(context, SLOW_POLL, createSlowPoll(context)),
  ];
  return {
    stop: async () => {
      await Promise.all(jobs.map(async (stop) => stop()));
      await context.store.returnLeases(holder);
      await heartbeat.beat();
    },
  };
}

/** Repeats the work, never concurrently with itself. Errors are logged. Returns stop. */
function every({ clock, log }: HallContext, pause: number, work: () => Promise<void>): () => Promise<void> {
  let isStopped = false;
  let cancel = (): void => undefined;
  let running: Promise<void> = Promise.resolve();
  const schedule = (): void => {
    if (isStopped) return;
    cancel = clock.after(pause, () => {
      running = work()
        .catch((error: unknown) => log.warn({ err: error }, 'Periodic work failed'))
        .finally(schedule);
    });
  };
  schedule();
  return async () => {
    isStopped = true;
    cancel();
    await running;
  };
}

async function poll(context: HallContext): Promise<void> {
  const { presence, tables, lobby } = context;
  await pollTables(context);
  for (const id of presence.refresh()) {
    const entry = tables.known(id);
    if (entry) broadcastPresence(context, entry);
  }
  lobby.scheduleUpdate();
}

/** Polls players. If the bus was down, lists of games may be out of date too. */
function createSlowPoll(context: HallContext): () => Promise<void> {
  const { bus, mine } = context;
  let wasDown = false;
  return async () => {
    await pollPlayers(context);
    if (wasDown || !bus.isUp()) mine.notifyAll();
    wasDown = !bus.isUp();
  };
}

async function raiseFlags(context: HallContext): Promise<void> {
  const { store, clock, tables, log } = context;
  const due = await store.due(clock.now(), FLAG_BATCH);
  await Promise.all(
    due.map(async (id) =>
      tables
        .inTurn(id, async (entry) => raiseOrPostpone(context, entry))
        .catch((error: unknown) => log.warn({ table: id, err: error }, 'Raising a flag failed')),
    ),
  );
}

async function raiseOrPostpone(context: HallContext, entry: CachedTable): Promise<void> {
  if (!(await latestTable(context, entry))) return;
  if ((await raiseFlag(context, entry)) || !entry.table) return;
  const outages = context.heartbeat.outages();
  const deadline = deadlineOf(entry.table, outages);
  const safeUntil = safeAfter(entry.table, context.clock.now(), outages);
  if (deadline === undefined || safeUntil === undefined) return;
  await context.store.postpone(entry.id, entry.table.seq, { deadline, safeUntil });
}
