// A worker that throws, exits, waits until it is stopped, or answers with its thread id, by the number of nodes.

import { parentPort, threadId, workerData } from 'node:worker_threads';

parentPort.on('message', ({ id, question }) => {
  const { nodes } = question.limit;
  if (nodes === 0) throw new Error('out of mind');
  if (nodes === 1) process.exit(1);
  if (nodes === 3) while (Atomics.load(workerData, 0) !== id);
  parentPort.postMessage({ is: 'answer', id, answer: { nodes: threadId } });
});
