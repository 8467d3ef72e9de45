// Binds the HTTP server to its address, and explains to the operator why it can't.

import type { Server as HttpServer } from 'node:http';
import { createServer } from 'node:net';
import { type Address, DEFAULT_PORT } from '../config/address.ts';
import { StartupError } from '../config/startupError.ts';

const IPV4 = '127.0.0.1';
const IPV6 = '::1';

/**
 * `localhost` resolves to two addresses, and both must be free: if another program holds one of them, a browser may
 * connect to that program instead.
 */
export async function expectFree({ host, port }: Address): Promise<void> {
  const addresses = host === 'localhost' ? [IPV4, IPV6] : [host];
  for (const address of addresses) {
    const error = await errorOnListening(address, port);
    // Hosts without IPv6 have no ::1.
    if (error?.code === 'EADDRNOTAVAIL' && address === IPV6) continue;
    if (error?.code === 'EAFNOSUPPORT' && address === IPV6) continue;
    if (error !== undefined) throw new StartupError(reason(error, { host, port }));
  }
}

/** The address the HTTP server binds to. */
export const hostOf = ({ host }: Address): string => (host === 'localhost' ? IPV4 : host);

/**
 * For `localhost`, also accepts connections on ::1 and passes them to the same HTTP server, so that all connections are
 * tracked in one place. Returns stop.
 */
export async function listenOnIPv6(server: HttpServer, { host, port }: Address): Promise<() => void> {
  if (host !== 'localhost') return () => undefined;
  const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    server.emit('connection', socket);
  });
  await new Promise<void>((resolve) => {
    // A host without IPv6 has no ::1 to listen on.
    other.once('error', () => resolve());
    other.listen({ host: IPV6, port }, resolve);
  });
  return () => void other.close();
}

function reason(error: NodeJS.ErrnoException, { host, port }: Address): string {
  const other = port === DEFAULT_PORT ? port + 1 : DEFAULT_PORT;
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Choose another one: PORT=${other} npm start`;
    case 'EACCES':
      return `Port ${port} needs elevated privileges. Choose one above 1023: PORT=${other} npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST must be an address of this machine, but is "${host}".`;
    default:
      return `Cannot listen on ${host}, port ${port}: ${error.message}`;
  }
}

async function errorOnListening(host: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}
