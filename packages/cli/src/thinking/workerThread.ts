// Runs tasks in a worker thread, so that Ctrl-C and `stop` are handled meanwhile. It starts with the first task.

import { Worker } from 'node:worker_threads';
import type { Ports } from '../kit/ports.ts';
import type { TaskResults, Task } from '../kit/task.ts';
import type { WorkerTask, WorkerMessage } from './worker.ts';

const WORKER = new URL('worker.js', import.meta.url);

export function makeWorkerThread(entry = WORKER): {
  readonly think: Ports['think'];
  readonly close: () => void;
} {
  let worker: Worker | undefined;
  // Tasks run one at a time.
  let last: Promise<unknown> = Promise.resolve();
  const begin = (): Worker => {
    const started = new Worker(entry);
    // The next task starts a new worker if this one has exited.
    return started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
  };
  return {
    think: (task, progress) => {
      const flag = new Int32Array(new SharedArrayBuffer(4));
      const answer = last.then(() => {
        worker ??= begin();
        return runInWorker<typeof task>(worker, { task, flag }, progress);
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

const runInWorker = <T extends Task>(
  worker: Worker,
  workerTask: WorkerTask,
  progress: Parameters<Ports['think']>[1],
): Promise<TaskResults[T['is']]> =>
  new Promise((done, failed) => {
    let failure = new Error('the worker thread exited without an answer');
    const onMessage = (report: WorkerMessage): void => {
      if (report.is === 'progress') {
        progress?.(report.done, report.of);
        return;
      }
      removeListeners();
      // The worker's result has the type of its task.
      done(report.answer as TaskResults[T['is']]);
    };
    const onError = (error: Error): void => {
      failure = error;
    };
    // `error` comes before `exit`. Wait for the latter, so that no task is sent to a dead worker.
    const onExit = (): void => {
      removeListeners();
      failed(failure);
    };
    const removeListeners = (): void => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(workerTask);
  });
