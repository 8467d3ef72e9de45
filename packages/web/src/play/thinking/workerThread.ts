// A thread in the browser: a worker of its own, whose script comes through the page's one door for scripts.

import { scriptUrl } from '../../kit/browser/trusted.ts';
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
  let known = '';
  return {
    send: ({ id, question }: Asked) => {
      const { game } = question;
      const { deck } = game;
      // A deck is many words to copy. Whoever has it already needs only its name.
      const sent = deck.hash === known ? { ...deck, cards: [] } : deck;
      worker.postMessage({ id, question: { ...question, game: { ...game, deck: sent } } });
      known = deck.hash;
    },
    end: () => {
      worker.terminate();
    },
  };
};
