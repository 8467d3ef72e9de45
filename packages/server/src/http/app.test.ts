// Tests of requests that don't arrive in time, and of the log.

import type { FastifyInstance } from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { StoreError, type StoreFault } from '../ports/store.ts';
import { makeApp } from './app.ts';

const CONFIG = { logLevel: 'silent', trustProxy: 0 } as const;

let app: FastifyInstance;
afterEach(async () => app.close());

/** By default Node checks every thirty seconds. */
const LESS_THAN_NODE_TAKES = { timeout: 20_000 };

const HEADER = 'POST /there HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

it.each([
  ['nothing', ''],
  ['half a header', HEADER],
  ['half a body', `${HEADER}content-length: 100\r\n\r\n{"name":`],
])('are answered with 408 when only %s has arrived', LESS_THAN_NODE_TAKES, async (_what, text) => {
  app = await makeApp(CONFIG, process.stderr, { request: 50, check: 5 });
  app.post('/there', async () => ({ ok: true }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const heard = await new Promise<string>((resolve) => {
    let said = '';
    // Node doesn't close the socket on its own.
    const socket = connect({ port, allowHalfOpen: true }, () => socket.write(text));
    socket.on('data', (data: Buffer) => {
      said += data.toString('utf8');
    });
    socket.on('end', () => socket.destroy());
    socket.on('close', () => resolve(said));
  });
  expect(heard).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n[^]*"code":"timedOut"/);
});

it('have 30 seconds, as documented', async () => {
  app = await makeApp(CONFIG);
  expect(app.server).toMatchObject({ requestTimeout: 30_000, headersTimeout: 30_000 });
});

it.each([
  [0, '127.0.0.1', 'TRUST_PROXY is not set'],
  [['10.0.0.0/8'], '172.17.0.1', 'TRUST_PROXY does not match'],
  [['uniquelocal'], '172.17.0.1', undefined],
  [1, '172.17.0.1', undefined],
])(
  'with TRUST_PROXY=%j a proxy at %s is warned about once, if it is not trusted',
  async (trustProxy, at, said) => {
    const lines: string[] = [];
    app = await makeApp({ logLevel: 'warn', trustProxy }, { write: (line) => void lines.push(line) });
    app.get('/there', async () => ({ ok: true }));
    for (let time = 0; time < 2; time++)
      await app.inject({ url: '/there', remoteAddress: at, headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(lines.map((line) => line.includes(String(said)))).toEqual(said === undefined ? [] : [true]);
  },
);

it('an outage of the database is logged once a minute, not once per request', async () => {
  const lines: Readonly<Record<string, unknown>>[] = [];
  let time = 0;
  const write = (line: string) => void lines.push(JSON.parse(line) as Readonly<Record<string, unknown>>);
  app = await makeApp({ logLevel: 'warn', trustProxy: 0 }, { write }, undefined, () => time);
  const fail = (fault: StoreFault) => app.log.warn({ err: new StoreError(fault, 'It failed') }, fault);
  app.get('/there', async (request) => {
    request.log.warn({ err: new StoreError('away', 'It failed') }, 'request');
    return {};
  });
  for (let request = 0; request < 100; request++) await app.inject('/there');
  fail('away');
  expect(lines.map(({ msg }) => msg)).toEqual(['request']);
  // Other faults, and other messages, are logged as before.
  fail('full');
  for (let game = 0; game < 3; game++) fail('damaged');
  app.log.warn('else');
  expect(lines.map(({ msg }) => msg)).toEqual(['request', 'full', 'damaged', 'damaged', 'damaged', 'else']);
  time = 59_999;
  fail('away');
  expect(lines).toHaveLength(6);
  time = 60_000;
  fail('away');
  expect(lines.slice(6)).toMatchObject([{ msg: 'away', leftOut: 101, err: { fault: 'away' } }]);
});
