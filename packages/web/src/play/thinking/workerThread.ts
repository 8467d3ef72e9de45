// Starts a web worker, with a script URL that the page's Trusted Types policy accepts.

import { scriptUrl } from '../../kit/browser/trusted.ts';
import type { StartThread, WorkerReport, WorkerRequest } from './client.ts';
// oxlint-disable-next-line import/default -- the bundler makes an address of it
import address from './thinker.worker.ts?worker&url';

export const startWorker: StartThread = (receive, died) => {
  const worker = new Worker(scriptUrl(address), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<WorkerReport>) => receive(data);
  worker.onmessageerror = died;
  worker.onerror = (event) => {
    // The caller gets the error, so it is not reported to the page as well.
    event.preventDefault();
    died();
  };
  let sentDeck = '';
  return {
    send: ({ id, question }: WorkerRequest) => {
      const { game } = question;
      const { deck } = game;
      // Copying a deck is expensive; a worker that has it needs only its hash.
      const sent = deck.hash === sentDeck ? { ...deck, cards: [] } : deck;
      worker.postMessage({ id, question: { ...question, game: { ...game, deck: sent } } });
      sentDeck = deck.hash;
    },
    end: () => {
      worker.terminate();
    },
  };
};
