// The one line from this page to the server that the app came from, opened when somebody first needs it.

import { effect, untracked } from '@preact/signals';
import { ports } from '../play/local/ports.ts';
import { whyNobody } from './api.ts';
import { connect, type Connection } from './connection.ts';
import { isSomebody, learnWhoIAm, me, type Self } from './me.ts';
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
    whyNobody,
  });
  renewWithMe(opened);
  learnFrom(opened);
  return opened;
}

/** Who one is, a server asks only when somebody comes: whoever has become somebody else, or an account, comes anew. */
function renewWithMe({ renew }: Connection): void {
  let was = whoOf(me.peek());
  effect(() => {
    const who = whoOf(me.value);
    if (who === was || who === 'unknown') return;
    // What was only learned was true before.
    const isNews = was !== 'unknown';
    was = who;
    if (isNews) untracked(renew);
  });
}

/**
 * The server knows better who one is: the shelf may have been cleared, the cookie lost, or another page of this browser
 * signed in or out.
 */
function learnFrom({ state, you }: Connection): void {
  effect(() => {
    if (state.value.is !== 'online') return;
    const self = me.peek();
    if (you.value?.id !== (isSomebody(self) ? self.id : undefined)) void learnWhoIAm({ isSure: true });
  });
}

const whoOf = (self: Self): string => (isSomebody(self) ? `${self.id} ${self.account}` : self);
