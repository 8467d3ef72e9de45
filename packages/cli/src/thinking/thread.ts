// Thinking apart: a thread of its own, begun with the first thought, so that Ctrl-C and `stop` are heard meanwhile.

import { Worker } from 'node:worker_threads';
import type { Ports } from '../ports.ts';
import type { Answers, Task } from './task.ts';
import type { Commission, Report } from './thinker.ts';

export function makeThread(): { readonly think: Ports['think']; readonly close: () => void } {
  let worker: Worker | undefined;
  // One thought at a time: the next begins when the last is done.
  let last: Promise<unknown> = Promise.resolve();
  return {
    think: (task, progress) => {
      const flag = new Int32Array(new SharedArrayBuffer(4));
      const answer = last.then(() => {
        worker ??= new Worker(new URL('thinker.js', import.meta.url));
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
    const hear = (report: Report): void => {
      if (report.is === 'progress') {
        progress?.(report.done, report.of);
        return;
      }
      worker.off('message', hear).off('error', failed);
      // The thinker answers the very task it was given.
      done(report.answer as Answers[T['is']]);
    };
    worker.on('message', hear).once('error', failed);
    worker.postMessage(commissioned);
  });
