// The worker thread: runs one task after another, each until it is done or its flag is set.

import { parentPort } from 'node:worker_threads';
import { invariant } from '@wagons/rules';
import { makeTaskRunner } from './taskRunner.ts';
import type { TaskResults, Task } from '../kit/task.ts';

/** Incoming: a task, and a shared flag that is set to 1 to stop it. */
export type WorkerTask = { readonly task: Task; readonly flag: Int32Array };
/** Outgoing: progress, then the result. */
export type WorkerMessage =
  | { readonly is: 'progress'; readonly done: number; readonly of: number }
  | { readonly is: 'answer'; readonly answer: TaskResults[Task['is']] };

const think = makeTaskRunner();
const port = parentPort;
invariant(port, 'the thinker is a thread of another program');
const report = (what: WorkerMessage): void => {
  port.postMessage(what);
};

port.on('message', ({ task, flag }: WorkerTask) => {
  const answer = think(task, {
    now: () => performance.now(),
    aborted: () => Atomics.load(flag, 0) === 1,
    progress: (done, of) => {
      report({ is: 'progress', done, of });
    },
  });
  report({ is: 'answer', answer });
});
