// A worker that throws on its first task, and answers the second with its thread id.

import { parentPort, threadId } from 'node:worker_threads';

parentPort.on('message', ({ task }) => {
  if (task.allowance.nodes === 0) throw new Error('out of mind');
  if (task.allowance.nodes === 1) process.exit(1);
  parentPort.postMessage({ is: 'answer', answer: { nodes: threadId } });
});
