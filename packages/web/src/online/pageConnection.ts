// The page's connection to the server, opened on first use.

import { effect, untracked } from '@preact/signals';
import { ports } from '../play/local/ports.ts';
import { explainOutage, reportMismatch } from './api.ts';
import { connect, type ServerConnection } from './connection.ts';
import { isSignedIn, loadMe, me, type Self } from './me.ts';
import { browserWakeEvents, isPageSeen, openBrowserSocket } from './socket.ts';

let connection: ServerConnection | undefined;

/** Lives as long as the page. */
export function pageConnection(): ServerConnection {
  connection ??= open();
  return connection;
}

function open(): ServerConnection {
  const opened = connect({
    open: openBrowserSocket,
    waking: browserWakeEvents,
    isSeen: isPageSeen,
    clock: ports.clock,
    store: ports.store,
    random: Math.random,
    newId: ports.newId,
    explain: explainOutage,
    // Why and until when is in our identity.
    suspended: () => void loadMe({ isSure: true }),
    report: reportMismatch,
  });
  renewWithMe(opened);
  learnFrom(opened);
  return opened;
}

/** The server checks the session only on connecting, so a change of identity needs a new connection. */
function renewWithMe({ renew }: ServerConnection): void {
  let was = whoOf(me.peek());
  effect(() => {
    const who = whoOf(me.value);
    if (who === was || who === 'unknown') return;
    // Loading the identity for the first time is not a change.
    const isChanged = was !== 'unknown';
    was = who;
    if (isChanged) untracked(renew);
  });
}

/**
 * The server is the authority on who we are: local storage may have been cleared, the cookie lost, or another tab may
 * have signed in or out.
 */
function learnFrom({ status, you }: ServerConnection): void {
  effect(() => {
    if (status.value.is !== 'online') return;
    const self = me.peek();
    if (you.value?.id !== (isSignedIn(self) ? self.id : undefined)) void loadMe({ isSure: true });
  });
}

const whoOf = (self: Self): string => (isSignedIn(self) ? `${self.id} ${self.account}` : self);
