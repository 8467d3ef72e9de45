// Quick match on a whole server, over real sockets: present players are paired, however many requested before and left.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer } from '@wagons/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from './config/config.ts';
import { type Server, startServer } from './server.ts';

let folder = '';
let server: Server;

const start = async (): Promise<Server> =>
  startServer(
    readConfig({ PORT: '0', DATA: join(folder, 'data'), LOG_LEVEL: 'silent' }),
    join(folder, 'site'),
  );

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wagons-quick-'));
  mkdirSync(join(folder, 'site'));
  writeFileSync(
    join(folder, 'site', 'index.html'),
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'" />',
  );
  server = await start();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function ask<A>(path: string, token?: string, body?: object): Promise<A> {
  const answer = await fetch(`http://localhost:${server.port}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as A;
}

const someone = async (): Promise<string> => (await ask<Answer<'me'>>('me', undefined, {})).token ?? '';
const match = async (token: string): Promise<Answer<'quickMatch'>> =>
  ask('quick-match', token, { match: 'blitz', rated: false });

/** Connects to a table and stays. */
async function comeTo(table: string, token: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://localhost:${server.port}/api/socket`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', proto: 1, rulesVersion: 1 }));
  socket.send(JSON.stringify({ type: 'watch', table }));
  await expect
    .poll(async () => (await ask<Answer<'lobby'>>('lobby')).tables.map(({ id }) => id))
    .toEqual([table]);
  return socket;
}

it('quick match pairs two players although 25 others requested the same and left, also after a restart', async () => {
  for (let left = 0; left < 25; left++) expect((await match(await someone())).waiting).toBe(true);
  const [anna, bert] = [await someone(), await someone()];
  const { id, waiting } = await match(anna);
  expect(waiting).toBe(true);
  const before = await comeTo(id, anna);
  const closed = once(before, 'close');
  await server.close();
  await closed;
  server = await start();
  const after = await comeTo(id, anna);
  expect(await match(bert)).toEqual({ id, waiting: false });
  after.close();
  await once(after, 'close');
});
