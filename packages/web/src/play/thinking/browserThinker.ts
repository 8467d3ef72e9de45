// The thinker of this page: a worker of the browser.

import { makeClient } from './client.ts';
import { beginWorker } from './workerThread.ts';

export const thinker = makeClient(beginWorker);
