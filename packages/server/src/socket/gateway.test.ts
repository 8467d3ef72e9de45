// Tests of the gateway with a real HTTP server: origins, heartbeats, limits and shutdown.

import { PROTO, type ServerMessage } from '@wagons/protocol';
import { RULES_VERSION } from '@wagons/rules';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';
import { type ManualHall, openManualHall } from '../../test/manualHall.ts';
import { ANNA, BERT, SETTINGS } from '../../test/play.ts';
import { SILENT } from '../../test/simulation/nodes.ts';
import { frame, openRaw } from '../../test/faults/rawSocket.ts';
import { loadRawRefusals } from '../http/problems.ts';
import { makeLimits } from '../limits/limits.ts';
import { makeStorageLimit } from '../limits/storageLimit.ts';
import { type Gateway, openGateway } from './gateway.ts';
import { PATIENCE } from '../../test/patience.ts';

const ORIGIN = 'https://wagons.example';

let manual: ManualHall;
let gateway: Gateway;
/** Resolves when the store has identified the player. */
let known: Promise<void> = Promise.resolve();
let host: string;
const server = () => createServer((_request, response) => response.end());
let http: ReturnType<typeof server>;

const answer = await loadRawRefusals();

async function open(rateLimit = 0): Promise<void> {
  manual = await openManualHall();
  http = server();
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  host = `127.0.0.1:${(http.address() as AddressInfo).port}`;
  gateway = openGateway(http, {
    hall: manual.hall,
    clock: manual.clock,
    log: SILENT,
    meter: manual.meter,
    limits: makeLimits(manual.clock, rateLimit),
    storageLimit: makeStorageLimit(manual.clock, 0),
    follow: manual.hall.follow,
    origins: () => new Set([ORIGIN]),
    // Tokens and cookies are player names here.
    whoIs: async ({ headers }) => {
      await known;
      const token = /^Bearer (.*)$/.exec(headers.authorization ?? '')?.[1];
      const player = token ?? headers.cookie;
      return { byToken: token !== undefined, ...(player !== undefined && { player }) };
    },
    payerOf: ({ headers }) => ({ address: 'somewhere', player: headers.authorization }),
    answer,
  });
}

beforeEach(() => open());
afterEach(async () => {
  const closed = gateway.close();
  await vi.waitUntil(() => {
    manual.pass(2_000);
    return gateway.count() === 0;
  }, PATIENCE);
  await closed;
  http.close();
  await manual.close();
});

/** The status with which a socket was refused, or `open`. */
const knock = async (headers: Record<string, string>, more: ClientOptions = {}): Promise<number | 'open'> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`ws://${host}/api/socket`, { headers, ...more });
    socket.on('open', () => resolve('open'));
    socket.on('unexpected-response', (_request, { statusCode = 0 }) => {
      resolve(statusCode);
      socket.terminate();
    });
    socket.on('error', () => undefined);
  });

describe('the origin of a page', () => {
  it.each([
    'https://evil.example',
    'https://wagons.example.evil.example',
    'https://evilwagons.example',
    'https://evil.example/?https://wagons.example',
    'http://wagons.example',
    'https://wagons.example:444',
    'https://wagons.example:443',
    'https://wagons.example/',
    'https://wagons.example.',
    'https://WAGONS.example',
    'HTTPS://wagons.example',
    'https://a@wagons.example',
    'null',
    'file://',
    'undefined',
    '*',
    `${ORIGIN}, ${ORIGIN}`,
    '',
  ])('is refused as %s, with any credentials', async (origin) => {
    expect(await knock({ origin, cookie: ANNA })).toBe(403);
    expect(await knock({ origin, authorization: `Bearer ${ANNA}` })).toBe(403);
    expect(gateway.count()).toBe(0);
  });

  it('decides, or a token without an origin', async () => {
    expect(await knock({ origin: ORIGIN, cookie: ANNA })).toBe('open');
    expect(await knock({ authorization: `Bearer ${ANNA}` })).toBe('open');
    // Cookies are sent with any request, so without an origin they prove nothing.
    expect(await knock({ cookie: ANNA })).toBe(401);
    expect(await knock({})).toBe(401);
  });
});

/** A socket that has said hello, and what it has received. */
async function visit(player: string, more: ClientOptions = {}) {
  const socket = new WebSocket(`ws://${host}/api/socket`, {
    headers: { authorization: `Bearer ${player}` },
    ...more,
  });
  const heard: ServerMessage[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString('utf8')) as ServerMessage));
  await once(socket, 'open');
  const say = (message: unknown): void => socket.send(JSON.stringify(message));
  say({ type: 'hello', proto: PROTO, rulesVersion: RULES_VERSION });
  await vi.waitUntil(() => heard.length > 0, PATIENCE);
  return { socket, heard, say };
}

it('sockets without a heartbeat are terminated, and others are kept', async () => {
  const opened = await manual.hall.openTable(ANNA, SETTINGS);
  const table = opened.ok ? opened.value : '';
  const anna = await visit(ANNA);
  anna.say({ type: 'watch', table });
  // As after closing a laptop lid: nothing arrives any more, and no close frame either.
  const bert = await visit(BERT, { autoPong: false });
  bert.say({ type: 'watch', table });
  const watching = () => {
    // Changes within a short time are sent together.
    manual.pass(250);
    return anna.heard.findLast((message) => message.type === 'presence')?.watching;
  };
  await vi.waitUntil(() => watching() === 1, PATIENCE);
  const asked = once(anna.socket, 'ping');
  manual.pass(20_000);
  await asked;
  // The answer is on its way; another request shows that it has arrived.
  anna.say({ type: 'ping', at: 1 });
  await vi.waitUntil(() => anna.heard.some((message) => message.type === 'pong'), PATIENCE);
  expect(gateway.count()).toBe(2);
  manual.pass(20_000);
  await vi.waitUntil(() => gateway.count() === 1, PATIENCE);
  await vi.waitUntil(() => watching() === 0, PATIENCE);
  expect(anna.socket.readyState).toBe(WebSocket.OPEN);
});

it('the number of sockets per address is limited by the configured factor', async () => {
  await gateway.close();
  await manual.close();
  http.close();
  await open(0.02);
  // Different players, so that none of them exceeds a limit per player.
  const bearer = (nth: number) => ({ authorization: `Bearer player ${nth}` });
  expect(await Promise.all([0, 1, 2, 3].map(async (nth) => knock(bearer(nth))))).toEqual(
    expect.arrayContaining(['open', 'open', 'open', 'open']),
  );
  expect(await knock(bearer(4))).toBe(429);
});

it('pending upgrades count towards the limit', async () => {
  await gateway.close();
  await manual.close();
  http.close();
  await open(0.02);
  let say = (): void => undefined;
  known = new Promise((resolve) => {
    say = resolve;
  });
  const knocks = [1, 2, 3, 4, 5, 6].map(async (nth) => knock({ authorization: `Bearer player ${nth}` }));
  await vi.waitUntil(
    async () => (await Promise.race([...knocks, Promise.resolve('nobody')])) === 429,
    PATIENCE,
  );
  say();
  const answers = await Promise.all(knocks);
  expect(answers.filter((answer) => answer === 'open')).toHaveLength(4);
  expect(answers.filter((answer) => answer === 429)).toHaveLength(2);
});

it('pongs do not pile up for a client that pings and reads nothing', async () => {
  const { socket, ended } = await openRaw(host, ANNA);
  socket.pause();
  const pings = Buffer.concat(
    Array.from({ length: 1_000 }, () => frame({ opcode: 9, payload: Buffer.alloc(125) })),
  );
  let sent = 0;
  await vi.waitUntil(
    () => {
      if (sent < 400 && socket.writableLength < 2_000_000) {
        socket.write(pings);
        sent++;
      }
      return gateway.count() === 0;
    },
    { timeout: 30_000, interval: 1 },
  );
  expect(sent).toBeLessThan(400);
  socket.resume();
  await ended();
});
