// Closes a server with open connections that are idle, incomplete, or not read.

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { setImmediate as tick } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { startWhole, type WholeServer } from '../test/wholeServer.ts';

let server: WholeServer;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** A connection that has sent this much and stays open. */
async function dial(text: string, host = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ host, port: server.port, allowHalfOpen: true });
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (text !== '') socket.write(text);
  return socket;
}

/** Closes the server, and lets less than three seconds pass on its clock. */
async function closeInTime(): Promise<void> {
  const closed = server.close();
  for (let passed = 0; passed < 2_900; passed += 100) {
    await tick();
    server.clock.pass(100);
  }
  await closed;
}

const REQUEST = 'POST /api/me HTTP/1.1\r\nhost: localhost\r\n';
const UPGRADE = `GET /api/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n`;
const KEY = 'sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n';
const UNFINISHED: Readonly<Record<string, string>> = {
  'nothing at all': '',
  'half a header': REQUEST,
  'half a body': `${REQUEST}content-type: application/json\r\ncontent-length: 100\r\n\r\n{"name":`,
  'half an upgrade': UPGRADE,
};

/** The addresses of `localhost` on this machine. */
const HOSTS = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .map(({ address }) => address)
  .filter((address) => ['127.0.0.1', '::1'].includes(address));

it.each(
  Object.entries(UNFINISHED).flatMap(([what, text]) => HOSTS.map((host) => [what, host, text] as const)),
)('shutdown is not delayed by %s, sent to %s', async (_what, host, text) => {
  server = await startWhole();
  await dial(text, host);
  // Everything sent before has arrived.
  const heard = once(await dial('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n', host), 'data');
  expect(String(await heard)).toMatch(/^HTTP\/1\.1 200/);
  await expect(closeInTime()).resolves.toBeUndefined();
});

it('shutdown is not delayed by a half-closed connection', async () => {
  server = await startWhole();
  const socket = await dial(REQUEST);
  socket.end();
  await expect(closeInTime()).resolves.toBeUndefined();
});

it('shutdown is not delayed by sockets that do not answer or do not read', async () => {
  server = await startWhole();
  const origin = `origin: http://localhost:${server.port}\r\n`;
  const [silent, deaf] = [
    await dial(`${UPGRADE}${KEY}${origin}\r\n`),
    await dial(`${UPGRADE}${KEY}${origin}\r\n`),
  ];
  for (const socket of [silent, deaf]) expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 101/);
  deaf.pause();
  await expect(closeInTime()).resolves.toBeUndefined();
});

it('shutdown finishes a response that has begun', async () => {
  server = await startWhole();
  const socket = await dial(UNFINISHED['half a body'] ?? '');
  const parts: Buffer[] = [];
  socket.on('data', (data: Buffer) => parts.push(data));
  const heard = once(await dial('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'), 'data');
  await heard;
  const [ended, closed] = [once(socket, 'close'), server.close()];
  socket.end(`"Ada"}${' '.repeat(100 - '{"name":"Ada"}'.length)}`);
  await Promise.all([ended, closed]);
  expect(Buffer.concat(parts).toString('utf8')).toMatch(/^HTTP\/1\.1 200/);
});
