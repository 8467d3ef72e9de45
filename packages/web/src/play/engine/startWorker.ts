// Starts the engine's web worker, with a script URL that the page's Trusted Types policy accepts.

import type { EngineReport, StartThread } from '@wagons/ai/service';
import { scriptUrl } from '../../kit/browser/trusted.ts';
// oxlint-disable-next-line import/default -- the bundler makes an address of it
import address from './engine.worker.ts?worker&url';

export const startWorker: StartThread = (receive, died) => {
  const worker = new Worker(scriptUrl(address), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<EngineReport>) => receive(data);
  worker.onmessageerror = () => died('a message of the worker could not be read');
  worker.onerror = (event) => {
    // The caller gets the error, so it is not reported to the page as well.
    event.preventDefault();
    died(event.message);
  };
  return { send: (request) => worker.postMessage(request), end: () => worker.terminate() };
};
