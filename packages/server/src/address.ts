// Where the server listens, and what to tell the operator when it cannot.

import { createServer } from 'node:net';

const DEFAULT_PORT = 8080;
const THIS_MACHINE = ['127.0.0.1', '::1'];

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
  const addresses = host === 'localhost' ? THIS_MACHINE : [host];
  for (const address of addresses) {
    const error = await errorOnListening(address, port);
    // A machine without IPv6 has no ::1, and needs none.
    if (error?.code === 'EADDRNOTAVAIL' && address === '::1') continue;
    if (error?.code === 'EAFNOSUPPORT' && address === '::1') continue;
    if (error !== undefined) throw new CannotListen(reason(error, { host, port }));
  }
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
