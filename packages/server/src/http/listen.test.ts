// Tests of ports that are in use or invalid.

import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { expectFree } from './listen.ts';

let other: Server | undefined;
afterEach(() => void other?.close());

/** Lets another program use a port of this address. */
async function takePort(host: string): Promise<number> {
  const server = createServer();
  other = server;
  await new Promise<void>((resolve) => {
    server.listen({ host, port: 0 }, resolve);
  });
  return (server.address() as AddressInfo).port;
}

it.each(['127.0.0.1', '0.0.0.0'])('expectFree names a port in use at %s', async (host) => {
  const port = await takePort(host);
  await expect(expectFree({ host: 'localhost', port })).rejects.toThrow(
    `Port ${port} is in use by another program. Choose another one: PORT=8080 npm start`,
  );
});

it('expectFree rejects a HOST that is not an address of this machine', async () => {
  await expect(expectFree({ host: '192.0.2.1', port: 0 })).rejects.toThrow(
    'HOST must be an address of this machine, but is "192.0.2.1".',
  );
});

it('expectFree accepts a free port', async () => {
  const port = await takePort('127.0.0.1');
  await new Promise((resolve) => {
    other?.close(resolve);
  });
  await expect(expectFree({ host: 'localhost', port })).resolves.toBeUndefined();
});
