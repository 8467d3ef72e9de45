// Closes the sockets whose session has ended.

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CLOSE_CODES } from '@wagons/protocol';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { httpWorld, ORIGIN } from '../../test/httpWorld.ts';
import { makeLimits } from '../limits/limits.ts';
import { makeStorageLimit } from '../limits/storageLimit.ts';
import { openGateway } from './gateway.ts';

const here = httpWorld();
const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };

it('checkSessions closes exactly the sockets of earlier epochs and ended sessions', async () => {
  const { hall, metrics, now } = here();
  const server = createServer();
  const gateway = openGateway(server, {
    hall,
    clock: { now, after: () => () => undefined },
    log: QUIET,
    meter: metrics,
    limits: makeLimits({ now }, 1),
    storageLimit: makeStorageLimit({ now }, 0),
    follow: hall.follow,
    origins: () => new Set([ORIGIN]),
    whoIs: async ({ headers }) => ({
      byToken: false,
      ...(headers['x-player'] !== undefined && {
        player: String(headers['x-player']),
        epoch: Number(headers['x-epoch']),
        session: headers['x-session']?.toString(),
      }),
    }),
    payerOf: () => ({ address: '198.51.100.7' }),
    answer: () => '',
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const dial = async (headers: Readonly<Record<string, string>>): Promise<WebSocket> => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, {
      headers: { ...headers, origin: ORIGIN },
    });
    await once(socket, 'open');
    return socket;
  };
  const [old, young, ended, other, gone, noOne] = [
    await dial({ 'x-player': 'ada', 'x-epoch': '1', 'x-session': 'tablet' }),
    await dial({ 'x-player': 'ada', 'x-epoch': '2', 'x-session': 'phone' }),
    await dial({ 'x-player': 'ada', 'x-epoch': '2', 'x-session': 'laptop' }),
    await dial({ 'x-player': 'bert', 'x-epoch': '0' }),
    await dial({ 'x-player': 'carl', 'x-epoch': '0' }),
    await dial({}),
  ];
  expect(gateway.players()).toEqual(['ada', 'bert', 'carl']);
  expect(gateway.sessions()).toEqual(['tablet', 'phone', 'laptop']);
  const closed = Promise.all([once(old, 'close'), once(ended, 'close'), once(gone, 'close')]);
  gateway.checkSessions(
    new Map([
      ['ada', 2],
      ['bert', 0],
    ]),
    new Set(['laptop']),
  );
  for (const [code] of await closed) expect(code).toBe(CLOSE_CODES.signedOut);
  for (const socket of [young, other, noOne]) expect(socket.readyState).toBe(socket.OPEN);
  await gateway.close();
  server.close();
});
