// The thread that thinks: one task after another, each until it is done or the shared flag says stop.

import { parentPort } from 'node:worker_threads';
import { invariant } from '@wagons/rules';
import { makeMind } from './mind.ts';
import type { Answers, Task } from '../kit/task.ts';

/** What comes in: a task, and the flag that is set to 1 when it shall stop. */
export type Commission = { readonly task: Task; readonly flag: Int32Array };
/** What goes out: how far it is, and then the answer. */
export type Report =
  | { readonly is: 'progress'; readonly done: number; readonly of: number }
  | { readonly is: 'answer'; readonly answer: Answers[Task['is']] };

const think = makeMind();
const port = parentPort;
invariant(port, 'the thinker is a thread of another program');
const report = (what: Report): void => {
  port.postMessage(what);
};

port.on('message', ({ task, flag }: Commission) => {
  const answer = think(task, {
    now: () => performance.now(),
    aborted: () => Atomics.load(flag, 0) === 1,
    progress: (done, of) => {
      report({ is: 'progress', done, of });
    },
  });
  report({ is: 'answer', answer });
});
