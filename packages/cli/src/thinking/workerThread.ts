// Runs tasks in a worker thread, so that Ctrl-C and `stop` are handled meanwhile. It starts with the first task.

import { Worker } from 'node:worker_threads';
import type { Ports } from '../kit/ports.ts';
import type { TaskResults, Task } from '../kit/task.ts';
import type { WorkerTask, WorkerMessage } from './worker.ts';

const WORKER = new URL('worker.js', import.meta.url);

export function makeWorkerThread(thinker = WORKER): {
  readonly think: Ports['think'];
  readonly close: () => void;
} {
  let worker: Worker | undefined;
  // Tasks run one at a time.
  let last: Promise<unknown> = Promise.resolve();
  const begin = (): Worker => {
    const begun = new Worker(thinker);
    // The next task starts a new worker if this one has exited.
    return begun.once('exit', () => {
      if (worker === begun) worker = undefined;
    });
  };
  return {
    think: (task, progress) => {
      const flag = new Int32Array(new SharedArrayBuffer(4));
      const answer = last.then(() => {
        worker ??= begin();
        return commission<typeof task>(worker, { task, flag }, progress);
      });
      last = answer.catch(() => undefined);
      return {
        answer,
        stop: () => {
          Atomics.store(flag, 0, 1);
        },
      };
    },
    close: () => {
      void worker?.terminate();
    },
  };
}

const commission = <T extends Task>(
  worker: Worker,
  commissioned: WorkerTask,
  progress: Parameters<Ports['think']>[1],
): Promise<TaskResults[T['is']]> =>
  new Promise((done, failed) => {
    let trouble = new Error('the thinking thread has ended without an answer');
    const hear = (report: WorkerMessage): void => {
      if (report.is === 'progress') {
        progress?.(report.done, report.of);
        return;
      }
      leave();
      // The worker's result has the type of its task.
      done(report.answer as TaskResults[T['is']]);
    };
    const err = (error: Error): void => {
      trouble = error;
    };
    // `error` comes before `exit`. Wait for the latter, so that no task is sent to a dead worker.
    const end = (): void => {
      leave();
      failed(trouble);
    };
    const leave = (): void => {
      worker.off('message', hear).off('error', err).off('exit', end);
    };
    worker.on('message', hear).on('error', err).on('exit', end);
    worker.postMessage(commissioned);
  });
