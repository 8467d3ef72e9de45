// The one line from this page to the server that the app came from, opened when somebody first needs it.

import { effect } from '@preact/signals';
import { ports } from '../app/ports.ts';
import { connect, type Connection } from './connection.ts';
import { isSomebody, me } from './me.ts';
import { openBrowserSocket, wakeWithBrowser } from './socket.ts';

let connection: Connection | undefined;

/** It stays for as long as the page does. */
export function line(): Connection {
  connection ??= open();
  return connection;
}

function open(): Connection {
  const opened = connect({
    open: openBrowserSocket,
    waking: wakeWithBrowser,
    clock: ports.clock,
    shelf: ports.shelf,
    chance: Math.random,
    newId: ports.newId,
  });
  // Who one is, a server asks only when somebody comes: whoever has become somebody else comes anew.
  effect(() => {
    const { value: self } = me;
    if (self === 'unknown' || opened.state.peek().is !== 'online') return;
    const id = isSomebody(self) ? self.id : undefined;
    if (id !== opened.you.peek()?.id) opened.renew();
  });
  return opened;
}
