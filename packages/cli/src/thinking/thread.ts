// Thinking apart: a thread of its own, begun with the first thought, so that Ctrl-C and `stop` are heard meanwhile.

import { Worker } from 'node:worker_threads';
import type { Ports } from '../kit/ports.ts';
import type { Answers, Task } from '../kit/task.ts';
import type { Commission, Report } from './thinker.ts';

const THINKER = new URL('thinker.js', import.meta.url);

export function makeThread(thinker = THINKER): {
  readonly think: Ports['think'];
  readonly close: () => void;
} {
  let worker: Worker | undefined;
  // One thought at a time: the next begins when the last is done.
  let last: Promise<unknown> = Promise.resolve();
  const begin = (): Worker => {
    const begun = new Worker(thinker);
    // A thread that has ended answers nobody: the next thought begins another.
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
  commissioned: Commission,
  progress: Parameters<Ports['think']>[1],
): Promise<Answers[T['is']]> =>
  new Promise((done, failed) => {
    let trouble = new Error('the thinking thread has ended without an answer');
    const hear = (report: Report): void => {
      if (report.is === 'progress') {
        progress?.(report.done, report.of);
        return;
      }
      leave();
      // The thinker answers the very task it was given.
      done(report.answer as Answers[T['is']]);
    };
    const err = (error: Error): void => {
      trouble = error;
    };
    // An error is told first, and then the end; only after that nobody takes the thread for alive.
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
