// Searches every byte that two servers send before both players are ready, for the deal of a live game.

import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, fingerprint, type ServerMessage } from '@wagons/protocol';
import { newGame } from '@wagons/rules';
import { makeCode, makeGame } from '@wagons/rules/notation';
import { createClient } from 'redis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { freshFolder } from '../test/folders.ts';
import { PATIENCE } from '../test/patience.ts';
import { PRINTED } from '../test/play.ts';
import { type Database, freshDatabase, startRedis } from '../test/servers.ts';
import { readConfig } from './config/config.ts';
import { type Server, startServer } from './server.ts';
import { openDatabase } from './store/openDatabase.ts';
import { createStore } from './store/sqlStore.ts';

const HELLO = { type: 'hello', proto: 1, rulesVersion: 1 };
const LIVE = { deck: PRINTED.hash, first: 'random', clock: { kind: 'live', seconds: 300, increment: 5 } };

const folder = freshFolder();
/** Everything that was sent by a server, to a client or to another server. */
let sent: string[] = [];
let database: Database;
let redis: Awaited<ReturnType<typeof startRedis>>;
let nodes: readonly [Server, Server];
let stopListening = async (): Promise<void> => undefined;

beforeAll(async () => {
  [database, redis] = await Promise.all([freshDatabase(), startRedis()]);
  mkdirSync(join(folder.path, 'site'));
  const page = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'" />';
  writeFileSync(join(folder.path, 'site', 'index.html'), page);
  const config = configOf();
  const site = join(folder.path, 'site');
  nodes = [await startServer(config, site), await startServer(config, site)];
  const listener = createClient({ url: redis.url });
  await listener.connect();
  await listener.pSubscribe('*', (text) => void sent.push(text));
  stopListening = async () => {
    listener.destroy();
  };
});
afterAll(async () => {
  await stopListening();
  await Promise.all(nodes.map(async (node) => node.close()));
  await redis.stop();
  await database.drop();
  folder.remove();
});

const configOf = () =>
  readConfig({
    PORT: '0',
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    LOG_LEVEL: 'silent',
    DATA: '/nowhere',
    RATE_LIMIT: '0',
  });

/** Sends a request to both servers, and records the answers. */
async function ask<T>(method: 'GET' | 'POST', path: string, token?: string, body?: unknown): Promise<T> {
  let value: unknown;
  for (const { port } of method === 'GET' ? nodes : nodes.slice(0, 1)) {
    const answer = await fetch(`http://localhost:${port}${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    sent.push(JSON.stringify([...answer.headers]), text);
    value = answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  }
  return value as T;
}

type Line = {
  readonly say: (message: unknown) => void;
  /** Waits for a message of this type; earlier ones are dropped. */
  readonly hear: <T extends ServerMessage['type']>(type: T) => Promise<ServerMessage & { readonly type: T }>;
  readonly close: () => void;
};

async function dial(nth: number, token: string): Promise<Line> {
  const socket = new WebSocket(`ws://localhost:${nodes[nth]?.port}/api/socket`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const heard: ServerMessage[] = [];
  socket.on('message', (data: Buffer) => {
    const text = data.toString('utf8');
    sent.push(text);
    heard.push(JSON.parse(text) as ServerMessage);
  });
  await once(socket, 'open');
  const say = (message: unknown): void => socket.send(JSON.stringify(message));
  say(HELLO);
  return {
    say,
    hear: async (type) => {
      for (;;) {
        const next = heard.shift();
        if (next?.type === type) return next as ServerMessage & { readonly type: typeof type };
        if (!next) await once(socket, 'message');
      }
    },
    close: () => socket.close(),
  };
}

const guest = async (name: string): Promise<Answer<'me'> & { readonly token: string }> =>
  ask('POST', '/api/me', undefined, { name });

let commands = 0;
const command = (table: string, expectedSeq: number, type: string) => ({
  type: 'do',
  table,
  cmdId: `hidden-deal-${String(++commands).padStart(4, '0')}`,
  expectedSeq,
  command: { type },
});

/** Everything that names the cards of a deal, or their order, or what they follow from. */
const traces = (seed: string): readonly string[] => {
  const game = newGame(seed, PRINTED);
  const { center, circle } = game.deal;
  const pairs = circle.slice(1).map((card, at) => [circle[at], card]);
  return [
    seed,
    fingerprint(game),
    makeCode(game),
    makeGame(game),
    JSON.stringify(center),
    center.join(' '),
    // Six cards in this order appear by chance in one of three million deals.
    ...pairs.slice(0, -4).flatMap((_, at) => {
      const six = circle.slice(at, at + 6);
      return [JSON.stringify(six).slice(1, -1), six.join(' '), six.join(',')];
    }),
  ];
};

const foundIn = (texts: readonly string[], seed: string): readonly string[] => {
  const everything = texts.join('\n');
  return traces(seed).filter((trace) => everything.includes(trace));
};

const placesOf = (id: string): readonly string[] => [
  `/api/games/${id}`,
  `/api/games/${id}/export`,
  '/api/lobby',
  '/api/me/games',
  '/api/leaderboard',
  '/api/decks',
  '/metrics',
  '/readyz',
];

it(
  'no message, answer or hint contains a deal before both players are ready',
  async () => {
    const [ada, bert, eve] = [await guest('Ada'), await guest('Bert'), await guest('Eve')];
    const tables: string[] = [];
    const seeds: string[] = [];
    const store = createStore(await openDatabase(configOf()));
    const players = [await dial(0, ada.token), await dial(1, bert.token), await dial(1, eve.token)] as const;
    for (const line of players) line.say({ type: 'lobby', on: true });
    for (const nth of [0, 1]) {
      const opened = await ask<Answer<'openTable'>>('POST', '/api/tables', ada.token, {
        ...LIVE,
        rated: false,
        listed: nth === 0,
      });
      const { id } = opened;
      tables.push(id);
      const readAll = async (): Promise<unknown> =>
        Promise.all(
          [...placesOf(id), `/api/players/${ada.id}`, `/api/players/${bert.id}`].flatMap((place) =>
            [bert.token, undefined].map(async (token) => ask('GET', place, token)),
          ),
        );
      const shown = [];
      for (const line of players) {
        line.say({ type: 'watch', table: id });
        shown.push(await line.hear('table'));
      }
      await readAll();
      for (const { covered, deal } of shown) {
        expect(covered).toBe(true);
        expect(deal).toEqual(shown[0]?.deal);
      }
      const [first, second, looker] = players;
      second.say(command(id, 1, 'sit'));
      await first.hear('event');
      first.say(command(id, 2, 'ready'));
      await second.hear('ok');
      await looker.hear('event');
      // Resuming, catching up, and asking for the whole table again.
      for (const since of [undefined, 1, 2, 3])
        looker.say({ type: 'watch', table: id, ...(since && { since }) });
      await looker.hear('presence');
      second.say({ ...command(id, 3, 'turn'), command: { type: 'turn', moves: ['start the-herd'] } });
      expect(await second.hear('refused')).toMatchObject({ code: 'notDealt' });
      expect(await ask('GET', `/api/games/${id}/export`)).toMatchObject({ code: 'notDealt' });
      expect(await ask('GET', `/api/games/${id}`)).toMatchObject({ covered: true, moves: [] });
      await readAll();
      const before = sent;
      sent = [];
      second.say(command(id, 3, 'ready'));
      let event = await first.hear('event');
      while (event.happened.type !== 'dealt') event = await first.hear('event');
      const dealt = (await store.events(id, 0)).map((one) => one.event).find((one) => one.type === 'dealt');
      seeds.push(dealt?.seed ?? '');
      expect(event.happened.deal).toEqual(newGame(dealt?.seed ?? '', PRINTED).deal);
      expect(event.hash).toBe(fingerprint(newGame(dealt?.seed ?? '', PRINTED)));
      expect(before.join('\n').length).toBeGreaterThan(20_000);
      expect(foundIn(before, seeds.at(-1) ?? '')).toEqual([]);
      // The search finds what is sent afterwards.
      await readAll();
      expect(foundIn(sent, seeds.at(-1) ?? '').length).toBeGreaterThan(9);
      sent = before;
    }
    expect(seeds[0]).not.toBe(seeds[1]);
    for (const line of players) line.close();
    await store.close();
  },
  PATIENCE.timeout,
);

it('a seed that the host has chosen is shown with its deal, because the host knows it', async () => {
  const [ada, bert] = [await guest('Ada'), await guest('Bert')];
  const { id } = await ask<Answer<'openTable'>>('POST', '/api/tables', ada.token, {
    ...LIVE,
    rated: false,
    listed: false,
    seed: 'mine',
  });
  const line = await dial(1, bert.token);
  line.say({ type: 'watch', table: id });
  const table = await line.hear('table');
  expect(table).toMatchObject({ settings: { seed: 'mine' }, deal: newGame('mine', PRINTED).deal });
  expect(table).not.toHaveProperty('covered');
  line.close();
});
