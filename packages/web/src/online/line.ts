// The one line from this page to the server that the app came from, opened when somebody first needs it.

import { effect, untracked } from '@preact/signals';
import { ports } from '../app/ports.ts';
import { connect, type Connection } from './connection.ts';
import { isSomebody, learnWhoIAm, me, type Self } from './me.ts';
import { openBrowserSocket, wakeWithBrowser } from './socket.ts';

let connection: Connection | undefined;

/** It stays for as long as the page does. */
export function line(): Connection {
  if (connection) return connection;
  connection = connect({
    open: openBrowserSocket,
    waking: wakeWithBrowser,
    clock: ports.clock,
    shelf: ports.shelf,
    chance: Math.random,
    newId: ports.newId,
  });
  renewWithMe(connection);
  return connection;
}

/** The server learns who one is when one comes; so whoever becomes somebody else comes anew. */
function renewWithMe({ renew, you }: Connection): void {
  let was = whoOf(me.peek());
  effect(() => {
    const who = whoOf(me.value);
    // What was only learned was true before.
    if (who === was || who === 'unknown') return;
    const isNews = was !== 'unknown';
    was = who;
    if (isNews) untracked(renew);
  });
  // And who forgot it, because the shelf was cleared, is told by the server.
  effect(() => {
    if (you.value && !isSomebody(me.peek())) void learnWhoIAm({ isSure: true });
  });
}

const whoOf = (self: Self): string => (isSomebody(self) ? `${self.id} ${self.account}` : self);
