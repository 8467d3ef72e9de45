// The one line from this page to the server that the app came from, opened when somebody first needs it.

import { ports } from '../app/ports.ts';
import { connect, type Connection } from './connection.ts';
import { openBrowserSocket, wakeWithBrowser } from './socket.ts';

let connection: Connection | undefined;

/** It stays for as long as the page does. */
export function line(): Connection {
  connection ??= connect({
    open: openBrowserSocket,
    waking: wakeWithBrowser,
    clock: ports.clock,
    shelf: ports.shelf,
    chance: Math.random,
    newId: ports.newId,
  });
  return connection;
}
