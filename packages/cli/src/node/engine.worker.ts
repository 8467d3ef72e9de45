// The engine in a worker thread. Its data is a shared cell with the id of a request to stop.

import { parentPort, workerData } from 'node:worker_threads';
import { makeRequestHandler } from '@wagons/ai/worker';
import { invariant } from '@wagons/rules';

const port = parentPort;
invariant(port, 'the engine is a thread of another program');
const stopped = workerData as Int32Array;

port.on(
  'message',
  makeRequestHandler({
    post: (report) => {
      port.postMessage(report);
    },
    now: () => performance.now(),
    isStopped: (id) => Atomics.load(stopped, 0) === id,
  }),
);
