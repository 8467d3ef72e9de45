// Starts a whole server, and uses it as a browser, a program and an operator.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer, ServerMessage, ServerMessages } from '@wagons/protocol';
import { BUILT_IN_DECKS } from '@wagons/rules/deck';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Database, freshDatabase, startRedis } from '../test/servers.ts';
import { readConfig } from './config/config.ts';
import type { Clock } from './ports/environment.ts';
import { realClock, realRandom } from './real.ts';
import { type Server, startServer } from './server.ts';
import { openSqlite } from './store/sqlite.ts';
import { createStore } from './store/sqlStore.ts';
import { PATIENCE } from '../test/patience.ts';

let folder = '';
let server: Server;
let url = '';

const start = async (): Promise<Server> =>
  startServer(
    readConfig({ PORT: '0', DATA: join(folder, 'data'), LOG_LEVEL: 'silent' }),
    join(folder, 'site'),
  );

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wagons-server-'));
  mkdirSync(join(folder, 'site'));
  const policy = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'" />';
  writeFileSync(join(folder, 'site', 'index.html'), policy);
  server = await start();
  url = `http://localhost:${server.port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function program(at = url): Promise<{ readonly id: string; readonly token: string }> {
  const answer = await fetch(`${at}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { id, token = '' } = (await answer.json()) as Answer<'me'>;
  return { id, token };
}

const dial = (headers: Readonly<Record<string, string>>, at = url): WebSocket =>
  new WebSocket(`${at.replace('http', 'ws')}/api/socket`, { headers });

async function hear(socket: WebSocket): Promise<ServerMessage> {
  const [data] = (await once(socket, 'message')) as [Buffer];
  return JSON.parse(data.toString('utf8')) as ServerMessage;
}

/** The status with which an upgrade is refused. */
const statusOf = async (socket: WebSocket): Promise<number> =>
  new Promise((resolve, reject) => {
    socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
    socket.on('error', () => undefined);
    socket.on('open', () => reject(new Error('it was let in')));
  });

const CASUAL = {
  deck: BUILT_IN_DECKS[0],
  first: 'host',
  clock: { kind: 'none' },
  rated: false,
  listed: false,
};
const HELLO = JSON.stringify({ type: 'hello', proto: 1, rulesVersion: 1 });

it('the server serves site, API and metrics, each with its own rules', async () => {
  const page = await fetch(url);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  const nothing = await fetch(`${url}/api/nothing`, { headers: { 'accept-language': 'nl' } });
  expect(await nothing.json()).toMatchObject({ code: 'noSuchAddress' });
  expect(nothing.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('wagons_store_seconds_count{call="beat"}');
});

describe('a socket', () => {
  it('is authenticated by token', async () => {
    const { id, token } = await program();
    const socket = dial({ authorization: `Bearer ${token}` });
    await once(socket, 'open');
    socket.send(HELLO);
    expect(await hear(socket)).toMatchObject({ type: 'welcome', you: { id } });
    socket.close();
    await once(socket, 'close');
  });

  it.each([
    ['everywhere', true],
    ['of this device', false],
  ])('is closed when its player signs out %s', async (_, everywhere) => {
    const { token } = await program();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const socket = dial(headers);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    const body = JSON.stringify({ everywhere });
    await fetch(`${url}/api/me/sign-out`, { method: 'POST', headers, body });
    expect((await closed)[0]).toBe(4004);
    expect((await fetch(`${url}/api/me`, { headers })).status).toBe(401);
    expect(await statusOf(dial(headers))).toBe(401);
  });

  it('is accepted only from our own origins', async () => {
    for (const origin of [url, url.replace('localhost', '127.0.0.1'), url.replace('localhost', '[::1]')]) {
      const socket = dial({ origin });
      await once(socket, 'open');
      socket.close();
      await once(socket, 'close');
    }
    for (const origin of [
      'https://evil.example',
      `${url}.evil.example`,
      url.replace('http', 'https'),
      'null',
    ])
      expect(await statusOf(dial({ origin }))).toBe(403);
    expect(await statusOf(dial({}))).toBe(401);
  });
});

it('the server refuses malformed requests, floods and foreign sockets with a code', async () => {
  const say = async (text: string): Promise<string> => {
    const socket = connect(server.port, 'localhost', () => socket.write(text));
    const parts: Buffer[] = [];
    socket.on('data', (data: Buffer) => parts.push(data));
    await once(socket, 'close');
    return Buffer.concat(parts).toString('utf8');
  };
  const refused = (status: string, code: string) =>
    new RegExp(
      String.raw`^HTTP/1\.1 ${status}\r\n[^]*\r\n\r\n\{"code":"${code}","message":"\p{Lu}.+\."\}$`,
      'u',
    );
  expect(await say('what is this\r\n\r\n')).toMatch(refused('400 Bad Request', 'malformed'));
  const large = `GET / HTTP/1.1\r\nhost: x\r\nlarge: ${'x'.repeat(20_000)}\r\n\r\n`;
  expect(await say(large)).toMatch(refused('413 Payload Too Large', 'tooLarge'));
  const upgrade = (path: string, ...more: readonly string[]) =>
    [`GET ${path} HTTP/1.1`, 'host: x', 'connection: upgrade', 'upgrade: websocket', ...more, '', ''].join(
      '\r\n',
    );
  expect(await say(upgrade('/elsewhere'))).toMatch(refused('404 Not Found', 'noSuchAddress'));
  expect(await say(upgrade('/api/socket'))).toMatch(refused('401 Unauthorized', 'notSignedIn'));
  const foreign = await say(upgrade('/api/socket', 'origin: https://evil.example', 'accept-language: de'));
  expect(foreign).toMatch(refused('403 Forbidden', 'foreignOrigin'));
  expect(foreign).toContain('content-language: de');
});

it('sessions survive a restart, and sockets are notified that the server is closing', async () => {
  const { id, token } = await program();
  const headers = { authorization: `Bearer ${token}` };
  const socket = dial(headers);
  await once(socket, 'open');
  socket.send(HELLO);
  await hear(socket);
  const [last, closed] = [hear(socket), once(socket, 'close')];
  await server.close();
  expect(await last).toEqual({ type: 'closing' });
  expect((await closed)[0]).toBe(4003);
  server = await start();
  url = `http://localhost:${server.port}`;
  const me = (await (await fetch(`${url}/api/me`, { headers })).json()) as Answer<'me'>;
  expect(me.id).toBe(id);
});

it('server time continues after a restart, although the host clock was set back', async () => {
  const HOUR = 60 * 60 * 1000;
  await server.close();
  const sql = await openSqlite(join(folder, 'data', 'wagons.db'));
  const ahead = Date.now() + HOUR;
  await createStore(sql).beat(ahead, 1000);
  await sql.close();
  server = await start();
  url = `http://localhost:${server.port}`;
  const { token } = await program();
  const socket = dial({ authorization: `Bearer ${token}` });
  await once(socket, 'open');
  socket.send(HELLO);
  const { time } = (await hear(socket)) as ServerMessages['welcome'];
  expect(time).toBeGreaterThanOrEqual(ahead);
  socket.close();
});

describe('two servers on one database', () => {
  let database: Database;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let nodes: readonly [Server, Server];

  beforeAll(async () => {
    [database, redis] = await Promise.all([freshDatabase(), startRedis()]);
    const config = readConfig({
      PORT: '0',
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      LOG_LEVEL: 'silent',
      // This folder must stay empty.
      DATA: '/nowhere',
    });
    const site = join(folder, 'site');
    nodes = await Promise.all([startServer(config, site), startServer(config, site)]);
  });
  afterAll(async () => {
    await Promise.all(nodes.map(async ({ close }) => close()));
    await redis.stop();
    await database.drop();
  });

  const addresses = () => nodes.map(({ port }) => `http://localhost:${port}`) as [string, string];

  /** The time of a server, as a new socket gets it. */
  const serverTime = async (address: string): Promise<number> => {
    const { token } = await program(addresses()[0]);
    const socket = dial({ authorization: `Bearer ${token}` }, address);
    await once(socket, 'open');
    socket.send(HELLO);
    const { time } = (await hear(socket)) as ServerMessages['welcome'];
    socket.close();
    return time;
  };

  it('notify each other of new tables and names', async () => {
    const [one, other] = addresses();
    const { token } = await program(one);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const ask = async (method: string, path: string, body: object) =>
      (await fetch(`${one}${path}`, { method, headers, body: JSON.stringify(body) })).json();
    const socket = dial(headers, other);
    const heard: ServerMessage[] = [];
    socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString('utf8')) as ServerMessage));
    await once(socket, 'open');
    const last = <T extends ServerMessage['type']>(type: T) =>
      heard.findLast((said): said is ServerMessages[T] => said.type === type);
    socket.send(HELLO);
    socket.send(JSON.stringify({ type: 'mine', on: true }));
    await vi.waitUntil(() => last('mine'), PATIENCE);
    const { id } = (await ask('POST', '/api/tables', CASUAL)) as Answer<'openTable'>;
    await vi.waitUntil(() => last('mine')?.table === id, PATIENCE);
    socket.send(JSON.stringify({ type: 'watch', table: id }));
    await vi.waitUntil(() => last('presence'), PATIENCE);
    await ask('PATCH', '/api/me', { name: 'Wyatt' });
    await vi.waitUntil(() => last('people'), PATIENCE);
    expect(last('people')?.host.name).toBe('Wyatt');
    socket.close();
  });

  it('share a secret, and sign players out everywhere', async () => {
    const [one, other] = addresses();
    const { id, token } = await program(one);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const me = (await (await fetch(`${other}/api/me`, { headers })).json()) as Answer<'me'>;
    expect(me.id).toBe(id);
    const socket = dial(headers, other);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    const body = JSON.stringify({ everywhere: true });
    await fetch(`${one}/api/me/sign-out`, { method: 'POST', headers, body });
    expect((await closed)[0]).toBe(4004);
  });

  it('detect within 5 seconds that a session ended on the other node while Redis is down', async () => {
    const [one] = addresses();
    const ticks: Array<() => void> = [];
    const real = realClock();
    const clock: Clock = {
      now: real.now,
      after: (milliseconds, call) => {
        if (milliseconds !== 5_000) return real.after(milliseconds, call);
        ticks.push(call);
        return () => undefined;
      },
    };
    // There is no Redis at this address.
    const config = readConfig({
      PORT: '0',
      DATABASE_URL: database.url,
      REDIS_URL: 'redis://127.0.0.1:1',
      LOG_LEVEL: 'silent',
      DATA: '/nowhere',
    });
    const deaf = await startServer(config, join(folder, 'site'), { clock, random: realRandom });
    const [signsOut, stays] = [await program(one), await program(one)];
    const [ended, open] = [signsOut, stays].map(({ token }) =>
      dial({ authorization: `Bearer ${token}` }, `http://localhost:${deaf.port}`),
    );
    if (!ended || !open) throw new Error('two were dialled');
    await Promise.all([once(ended, 'open'), once(open, 'open')]);
    const closed = once(ended, 'close');
    const headers = { authorization: `Bearer ${signsOut.token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ everywhere: false });
    await fetch(`${one}/api/me/sign-out`, { method: 'POST', headers, body });
    for (const call of ticks.splice(0)) call();
    expect((await closed)[0]).toBe(4004);
    expect(open.readyState).toBe(open.OPEN);
    await deaf.close();
  });

  it('refuse to start with a wrong clock, and turn unready when it goes wrong', async () => {
    const [one] = addresses();
    const config = readConfig({
      PORT: '0',
      DATABASE_URL: database.url,
      LOG_LEVEL: 'silent',
      DATA: '/nowhere',
    });
    let wrong = 45_000;
    const wall = () => Date.now() + wrong;
    const site = join(folder, 'site');
    await expect(startServer(config, site, { wall })).rejects.toThrow(/45\.\d seconds ahead of the clock/);
    wrong = -2_000;
    await expect(startServer(config, site, { wall })).rejects.toThrow(/\d\.\d seconds behind the clock/);
    wrong = 0;
    const own = await startServer(config, site, { wall });
    const address = `http://localhost:${own.port}`;
    const isReady = async () => (await fetch(`${address}/readyz`)).status === 200;
    expect(await isReady()).toBe(true);
    wrong = 45_000;
    await vi.waitUntil(async () => !(await isReady()), PATIENCE);
    expect(await (await fetch(`${address}/metrics`)).text()).toMatch(/^wagons_clock_ahead_seconds 4[45]/m);
    // Its own time isn't that of the wrong clock: it has been corrected before anyone was charged.
    const times = await Promise.all([one, address].map(serverTime));
    expect(Math.abs(times[0]! - times[1]!)).toBeLessThan(2_000);
    wrong = 0;
    await vi.waitUntil(isReady, PATIENCE);
    await own.close();
  });

  it('report in their metrics that Redis is down, and keep working', async () => {
    const url = `http://localhost:${nodes[0].port}`;
    const busUp = async () => /^wagons_bus_up (\d)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1];
    await vi.waitUntil(async () => (await busUp()) === '1', PATIENCE);
    await redis.kill();
    await vi.waitUntil(async () => (await busUp()) === '0', PATIENCE);
    expect((await program(url)).id).not.toBe('');
    await redis.restart();
    await vi.waitUntil(async () => (await busUp()) === '1', PATIENCE);
  });
});
