// Subscribes to changes of our own games on the server, to load the list again.

import type { Signal } from '@preact/signals';
import { pageConnection } from '../pageConnection.ts';

/** At most one request per pause, in milliseconds. */
const PAUSE = 1000;

/** Returns unsubscribe; `isLive` says whether a connection delivers changes. */
export function watchMyGames(again: () => void, isLive: Signal<boolean>): () => void {
  const connection = pageConnection();
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
  const detach = connection.attach({
    greet: () => [{ type: 'mine', on: true }],
    receive: (message) => {
      if (message.type !== 'mine') return;
      isLive.value = true;
      // Also while the page is hidden: its title shows whether it is our turn.
      ask();
    },
  });
  const unsubscribe = connection.status.subscribe((status) => {
    if (status.is !== 'online') isLive.value = false;
  });
  return () => {
    unsubscribe();
    detach();
    clearTimeout(pause);
    connection.say({ type: 'mine', on: false });
  };
}
