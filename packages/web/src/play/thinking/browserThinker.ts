// The engine of this page, in a web worker.

import { makeClient } from './client.ts';
import { startWorker } from './workerThread.ts';

export const thinker = makeClient(startWorker);
