// Starts the engine in a worker thread, so that Ctrl-C and `stop` are handled while it thinks.

import { Worker } from 'node:worker_threads';
import type { StartThread } from '@wagons/ai/service';

const WORKER = new URL('engine.worker.js', import.meta.url);

export const startThread =
  (entry = WORKER): StartThread =>
  (receive, died) => {
    const stopped = new Int32Array(new SharedArrayBuffer(4));
    let detail = 'the worker thread exited without an answer';
    // `error` comes before `exit`.
    const worker = new Worker(entry, { workerData: stopped })
      .on('message', receive)
      .on('error', (error: Error) => {
        detail = error.message;
      })
      .on('exit', () => {
        died(detail);
      });
    return {
      send: (request) => {
        worker.postMessage(request);
      },
      stop: (id) => {
        Atomics.store(stopped, 0, id);
      },
      end: () => {
        void worker.terminate();
      },
    };
  };
