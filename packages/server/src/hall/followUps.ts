// Does what follows from events, later and at least once: tasks are stored in the transaction of their event, and any
// node may claim and do them.

import type { NewTask, Task, TaskEnd } from '../ports/outbox.ts';
import type { Time } from '../ports/tableEvent.ts';
import type { StoredChange } from './broadcast.ts';
import type { HallContext } from './context.ts';

/** One kind of consequence: which tasks an event brings, and how to do them. */
export type FollowUp = {
  readonly kind: string;
  /** Stored with the event, so it must not fail; few, because a turn waits for them. */
  readonly tasksOf: (change: StoredChange) => ReadonlyArray<Omit<NewTask, 'kind'>>;
  /**
   * Must be idempotent, and read again whether there is still anything to do. Fails by throwing; then it is tried again,
   * later and later. Takes at most `DONE_WITHIN` milliseconds.
   */
  readonly handle: (task: Task) => Promise<TaskReply>;
};

export type TaskReply = 'done' | { readonly againAt: Time };

/** How a task can end, for the metrics. */
export const TASK_ENDS = ['done', 'postponed', 'failed', 'givenUp'] as const satisfies ReadonlyArray<
  TaskEnd['is']
>;

const BATCH = 20;
export const DONE_WITHIN = 20_000;
/** After a crash the task is done by another node. Longer than `DONE_WITHIN`, so that no two nodes do it at a time. */
const CLAIMED_FOR = 30_000;
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 6 * 60 * 60 * 1000;
/** With pauses that grow fourfold, 21 hours. */
export const MOST_TRIES = 10;

/** The tasks that an event brings, to be stored with it. */
export const tasksOf = ({ followUps }: HallContext, change: StoredChange): readonly NewTask[] =>
  followUps.flatMap(({ kind, tasksOf: tasks }) => tasks(change).map((task) => ({ ...task, kind })));

/** Does the tasks that are due. */
export async function doTasks(context: HallContext): Promise<void> {
  const { store, clock, followUps } = context;
  const kinds = followUps.map(({ kind }) => kind);
  for (;;) {
    const at = clock.now();
    const tasks = await store.claimTasks({ kinds, at, until: at + CLAIMED_FOR, atMost: BATCH });
    await Promise.all(tasks.map(async (task) => doTask(context, task)));
    if (tasks.length < BATCH) return;
  }
}

async function doTask(context: HallContext, task: Task): Promise<void> {
  const end = await endOf(context, task);
  context.meter.count('tasks', end.is);
  await context.store.endTask(task, end);
}

async function endOf(context: HallContext, task: Task): Promise<TaskEnd> {
  const { clock, log, followUps } = context;
  const { kind, tries } = task;
  try {
    // A task that kills its node doesn't get to fail.
    if (tries > MOST_TRIES) throw new Error('the task was never finished');
    const followUp = followUps.find((one) => one.kind === kind);
    if (!followUp) throw new Error(`no one handles ${kind}`);
    const handled = await inTime(context, followUp.handle(task));
    return handled === 'done' ? { is: 'done' } : { is: 'postponed', dueAt: handled.againAt };
  } catch (error) {
    const isLast = tries >= MOST_TRIES;
    log[isLast ? 'error' : 'warn'](
      { task: kind, tries, err: error },
      isLast ? 'A task was given up' : 'A task failed',
    );
    const at = clock.now();
    if (!isLast) return { is: 'failed', dueAt: at + pauseAfter(tries) };
    return { is: 'givenUp', at, why: error instanceof Error ? error.message : String(error) };
  }
}

const pauseAfter = (tries: number): number => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 4 ** (tries - 1));

/** A handler that hangs must not keep this node from all other tasks. */
async function inTime<T>({ clock }: HallContext, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(DONE_WITHIN, () => reject(new Error('the task took too long')));
    work.then(resolve, reject).finally(cancel);
  });
}
