// The engines of this page, each in a web worker.

import { makeClient } from './client.ts';
import type { Thinker } from './thinker.ts';
import { startWorker } from './workerThread.ts';

export const thinker = makeClient(startWorker);

/** Another one, whose requests don't wait for those of the first. */
export const newThinker = (): Thinker => makeClient(startWorker);
