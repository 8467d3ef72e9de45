// Where the server listens, and what to tell the operator when it cannot.

import type { Server as HttpServer } from 'node:http';
import { createServer } from 'node:net';

const DEFAULT_PORT = 8080;
const IPV4 = '127.0.0.1';
const IPV6 = '::1';

export type Address = { readonly host: string; readonly port: number };

/** Says why nothing was started; its message is for the operator. */
export class CannotListen extends Error {}

/** The port that is said; undefined when it is none. Port 0 is any that is free. */
export function portFrom(text = ''): number | undefined {
  if (text === '') return DEFAULT_PORT;
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

/**
 * The name `localhost` can mean two addresses. One of them being free is not enough: a browser might ask the
 * other program, which has the other one.
 */
export async function expectFree({ host, port }: Address): Promise<void> {
  const addresses = host === 'localhost' ? [IPV4, IPV6] : [host];
  for (const address of addresses) {
    const error = await errorOnListening(address, port);
    // A machine without IPv6 has no ::1, and needs none.
    if (error?.code === 'EADDRNOTAVAIL' && address === IPV6) continue;
    if (error?.code === 'EAFNOSUPPORT' && address === IPV6) continue;
    if (error !== undefined) throw new CannotListen(reason(error, { host, port }));
  }
}

/** The address the HTTP server binds to. */
export const hostOf = ({ host }: Address): string => (host === 'localhost' ? IPV4 : host);

/**
 * For `localhost`, accepts connections on ::1 and hands them to the same HTTP server, so that all connections are
 * tracked in one place. Returns how to stop listening.
 */
export async function listenOnIPv6(server: HttpServer, { host, port }: Address): Promise<() => void> {
  if (host !== 'localhost') return () => undefined;
  const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    server.emit('connection', socket);
  });
  await new Promise<void>((resolve) => {
    // On a host without IPv6 there is nothing to listen on.
    other.once('error', () => resolve());
    other.listen({ host: IPV6, port }, resolve);
  });
  return () => void other.close();
}

function reason(error: NodeJS.ErrnoException, { host, port }: Address): string {
  const other = port === DEFAULT_PORT ? port + 1 : DEFAULT_PORT;
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Choose another one: PORT=${other} npm start`;
    case 'EACCES':
      return `Port ${port} is not for everybody. Choose one above 1023: PORT=${other} npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST must be an address of this machine, and it is "${host}".`;
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
