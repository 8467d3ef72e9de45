// Told by the server that one of one's own games has changed: then the list is asked for again.

import type { Signal } from '@preact/signals';
import { line } from '../line.ts';

/** Much that happens at once is asked for once, in milliseconds. */
const PAUSE = 1000;

/** Listens until the answer is called; `isTold` says whether there is a line over which one is told. */
export function hearOfMine(again: () => void, isTold: Signal<boolean>): () => void {
  const connection = line();
  let pause: ReturnType<typeof setTimeout> | undefined;
  let hasMore = false;
  const ask = (): void => {
    hasMore = pause !== undefined;
    if (hasMore) return;
    again();
    pause = setTimeout(() => {
      pause = undefined;
      if (hasMore) ask();
    }, PAUSE);
  };
  const hangUp = connection.attach({
    greet: () => [{ type: 'mine', on: true }],
    receive: (message) => {
      if (message.type !== 'mine') return;
      isTold.value = true;
      // Also where nobody looks: the name of the page says whether it is one's turn.
      ask();
    },
  });
  const watch = connection.status.subscribe((status) => {
    if (status.is !== 'online') isTold.value = false;
  });
  return () => {
    watch();
    hangUp();
    clearTimeout(pause);
    connection.say({ type: 'mine', on: false });
  };
}
