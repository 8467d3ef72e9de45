// A thread in the browser: a worker of its own, whose script comes through the page's one door for scripts.

import { scriptUrl } from '../app/trusted.ts';
import type { Asked, Begin, Report } from './client.ts';
// oxlint-disable-next-line import/default -- the bundler makes an address of it
import address from './thinker.worker.ts?worker&url';

export const beginWorker: Begin = (hear, died) => {
  const worker = new Worker(scriptUrl(address), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Report>) => hear(data);
  worker.onmessageerror = died;
  worker.onerror = (event) => {
    // It is told to whoever asked; nobody else needs to hear of it.
    event.preventDefault();
    died();
  };
  return {
    send: (asked: Asked) => {
      worker.postMessage(asked);
    },
    end: () => {
      worker.terminate();
    },
  };
};
