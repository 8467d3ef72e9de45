// One address uses all its allowances over real sockets. Other addresses, and the turns of a class behind it, must not
// be affected.

import { type Answer, PROTO, type ServerMessage } from '@wagons/protocol';
import { RULES_VERSION, seatToMove } from '@wagons/rules';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { PATIENCE } from '../test/patience.ts';
import { SETTINGS, someTurn } from '../test/play.ts';
import { follow, readView, type View } from '../test/faults/view.ts';
import { startWhole, type WholeServer } from '../test/wholeServer.ts';
import { ALLOWANCES } from './limits/limits.ts';

/** A tenth of the usual limits, so that they are soon used up. No time passes, so nothing refills. */
const TENTH = { RATE_LIMIT: '0.1', TRUST_PROXY: '1' };
const HERE = '198.51.100.7';
const ELSEWHERE = '203.0.113.9';

let server: WholeServer;
const open = new Set<{ readonly end: () => void }>();
beforeEach(async () => {
  server = await startWhole(TENTH);
});
afterEach(async () => {
  for (const { end } of open) end();
  open.clear();
  const closed = server.close();
  server.clock.pass(3_000);
  await closed;
});

type Who = { readonly address?: string; readonly token?: string | undefined };
const headersOf = ({ address = HERE, token }: Who): Record<string, string> => ({
  'x-forwarded-for': address,
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
});

const get = async (path: string, who: Who = {}, more: Record<string, string> = {}): Promise<Response> =>
  fetch(`http://${server.host}${path}`, { headers: { ...headersOf(who), ...more } });

async function post<T>(path: string, body: object, who: Who = {}): Promise<T> {
  const answer = await fetch(`http://${server.host}${path}`, {
    method: 'POST',
    headers: { ...headersOf(who), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as T;
}
const guest = async (address = HERE): Promise<Answer<'becomeGuest'>> => post('/api/me', {}, { address });

/** How many of these requests are answered; the others are refused with 429. */
async function answered(count: number, ask: (nth: number) => Promise<Response>): Promise<number> {
  let answers = 0;
  for (let nth = 0; nth < count; nth++) {
    const { status, headers } = await ask(nth);
    if (status === 200) answers++;
    else {
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(headers.get('connection')).toBe('close');
    }
  }
  return answers;
}

type Client = {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[];
  readonly say: (message: object) => void;
  /** How many of these messages were received. */
  readonly count: (type: ServerMessage['type'], code?: string) => number;
};

async function dial(who: Who = {}): Promise<Client> {
  const headers = { ...headersOf(who), ...(who.token === undefined && { origin: `http://${server.host}` }) };
  const socket = new WebSocket(`ws://${server.host}/api/socket`, { headers });
  open.add({ end: () => socket.terminate() });
  const heard: ServerMessage[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString('utf8')) as ServerMessage));
  socket.on('error', () => undefined);
  await once(socket, 'open');
  return {
    socket,
    heard,
    say: (message) => socket.send(JSON.stringify(message)),
    count: (type, code) =>
      heard.filter((one) => one.type === type && (code === undefined || ('code' in one && one.code === code)))
        .length,
  };
}

const statusOf = async (who: Who): Promise<number> =>
  dial(who).then(
    () => 101,
    (error: unknown) => Number(/: (\d+)$/.exec(String(error))?.[1]),
  );

describe('HTTP requests', () => {
  const MOST = ALLOWANCES.requests.address.atOnce / 10;

  it('of all guests of an address are charged to the address', async () => {
    const guests: Answer<'becomeGuest'>[] = [];
    for (let nth = 0; nth < 6; nth++) guests.push(await guest(`203.0.113.${nth}`));
    const ask = async (nth: number) => get('/api/me', { token: guests[nth % 6]?.token });
    expect(await answered(MOST + 20, ask)).toBe(MOST);
    // Another address isn't affected.
    const other = await guest(ELSEWHERE);
    expect((await get('/api/me', { address: ELSEWHERE, token: other.token })).status).toBe(200);
  });

  it('are charged to a player at every address', async () => {
    const { token } = await guest();
    expect(await answered(25, async () => get('/api/me', { token }))).toBe(20);
    expect((await get('/api/me', { token, address: ELSEWHERE })).status).toBe(429);
  });

  it('cost more on expensive routes, with and without a body', async () => {
    const head = async () =>
      fetch(`http://${server.host}/api/lobby`, { method: 'HEAD', headers: headersOf({}) });
    expect(await answered(20, head)).toBe(12);
    expect(await answered(20, async () => get('/api/lobby', { address: ELSEWHERE }))).toBe(12);
  });

  it.each(['/', '/nothing', '/healthz'])('for %s are charged too', async (path) => {
    const statuses = [];
    for (let nth = 0; nth < 450; nth++) statuses.push((await get(path)).status);
    const most = path === '/healthz' ? ALLOWANCES.requests.strangers : ALLOWANCES.files.address;
    expect(statuses.filter((status) => status !== 429)).toHaveLength(most.atOnce / 10);
  });
});

describe('socket messages', () => {
  const PING = { type: 'ping', at: 1 };

  it('are charged to the player across reconnects', async () => {
    const { token } = await guest();
    let pongs = 0;
    for (let visit = 0; visit < 4; visit++) {
      const client = await dial({ token });
      for (let nth = 0; nth < 5; nth++) client.say(PING);
      await vi.waitUntil(() => client.heard.length === 5, PATIENCE);
      pongs += client.count('pong');
      client.socket.close();
      await once(client.socket, 'close');
    }
    expect(pongs).toBe(ALLOWANCES.messages.player.atOnce / 10);
  });

  it('without a session are charged to the address, over all sockets', async () => {
    const clients = await Promise.all(Array.from({ length: 8 }, async () => dial()));
    for (const client of clients) for (let nth = 0; nth < 10; nth++) client.say(PING);
    await vi.waitUntil(() => clients.every(({ heard }) => heard.length === 10), PATIENCE);
    const pongs = clients.reduce((sum, client) => sum + client.count('pong'), 0);
    expect(pongs).toBe(ALLOWANCES.messages.strangers.atOnce / 10);
    const other = await dial({ address: ELSEWHERE });
    other.say(PING);
    await vi.waitUntil(() => other.count('pong') === 1, PATIENCE);
  });

  it.each([
    ['binary', (socket: WebSocket) => socket.send(Buffer.from([1]))],
    ['ping', (socket: WebSocket) => socket.ping()],
    ['pong', (socket: WebSocket) => socket.pong()],
  ] as const)('in %s frames are charged too, and end the socket', async (kind, send) => {
    const { socket, count, heard } = await dial();
    let pongs = 0;
    socket.on('pong', () => pongs++);
    const closed = once(socket, 'close');
    const fair = ALLOWANCES.messages.strangers.atOnce / 10;
    const replies = () => count('refused', 'malformed') + pongs;
    // Received before the rest is sent: a reply that is still on its way is lost when the server ends the socket.
    for (let nth = 0; nth < fair; nth++) send(socket);
    await vi.waitUntil(() => kind === 'pong' || replies() === fair, PATIENCE);
    for (let nth = fair; nth < 200; nth++) send(socket);
    await closed;
    expect(count('refused', 'malformed')).toBe(kind === 'binary' ? fair : 0);
    expect(pongs).toBe(kind === 'ping' ? fair : 0);
    expect(heard.length).toBeLessThanOrEqual(fair + 101);
  });
});

describe('sockets', () => {
  it('are counted per /64 of an IPv6 address', async () => {
    const statuses = [];
    for (let nth = 0; nth < 22; nth++)
      statuses.push(await statusOf({ address: `2001:db8::${(nth + 1).toString(16)}` }));
    expect(statuses.filter((status) => status === 101)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    expect(await statusOf({ address: '2001:db8:0:1::1' })).toBe(101);
  });

  it('are charged for every upgrade', async () => {
    const statuses = [];
    for (let nth = 0; nth < 25; nth++) {
      statuses.push(await statusOf({}));
      for (const { end } of open) end();
    }
    expect(statuses.filter((status) => status === 101)).toHaveLength(20);
  });
});

describe('turns of a class behind one address', () => {
  beforeEach(async () => {
    await server.close();
    // A tenth wouldn't be enough to start a game.
    server = await startWhole({ TRUST_PROXY: '1', RATE_LIMIT: '0.5' });
  });

  /** A seated player who follows the table. */
  async function sitDown(who: Answer<'becomeGuest'>, table: string) {
    const client = await dial({ token: who.token });
    let view: View | undefined;
    client.socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as ServerMessage;
      if (message.type === 'table') view = readView(message);
      if (message.type === 'event' && view) view = follow(view, message) ?? view;
    });
    client.say({ type: 'hello', proto: PROTO, rulesVersion: RULES_VERSION });
    client.say({ type: 'watch', table });
    await vi.waitUntil(() => view, PATIENCE);
    let commands = 0;
    const want = (command: object): void =>
      client.say({ type: 'do', table, cmdId: `${who.id}-${commands++}`, expectedSeq: view?.seq, command });
    return { ...client, want, view: () => view };
  }

  type Seated = Awaited<ReturnType<typeof sitDown>>;

  async function begin() {
    const [ada, bert] = [await guest(), await guest()];
    const { id } = await post<Answer<'openTable'>>('/api/tables', SETTINGS, { token: ada.token });
    const [first, second] = [await sitDown(ada, id), await sitDown(bert, id)];
    second.want({ type: 'sit' });
    await vi.waitUntil(() => [first, second].every(({ view }) => view()?.seq === 2), PATIENCE);
    const toMove = (): Seated => {
      const game = first.view()?.game;
      return game && seatToMove(game) === 'first' ? first : second;
    };
    return { both: [first, second], toMove };
  }

  /** Uses up the message allowance of the address. */
  async function spendAll(): Promise<void> {
    for (let nth = 1; ; nth++) {
      const { token } = await guest(`203.0.113.${nth}`);
      const client = await dial({ token });
      for (let at = 0; at < 60; at++) client.say({ type: 'ping', at });
      await vi.waitUntil(() => client.heard.length === 60, PATIENCE);
      if (client.count('pong') === 0) return;
    }
  }

  it('are accepted when the address has used up all other allowances', async () => {
    const { both, toMove } = await begin();
    await spendAll();
    for (const player of both) {
      player.say({ type: 'ping', at: 1 });
      await vi.waitUntil(() => player.count('refused', 'tooFast') === 1, PATIENCE);
    }
    for (let seq = 3; seq < 5; seq++) {
      const player = toMove();
      const game = player.view()?.game;
      player.want({ type: 'turn', moves: game ? [...someTurn(game)] : [] });
      await vi.waitUntil(() => both.every(({ view }) => view()?.seq === seq), PATIENCE);
    }
    // The seat pays for turns only.
    const player = toMove();
    player.want({ type: 'resign' });
    await vi.waitUntil(() => player.count('refused') === 2, PATIENCE);
    expect(player.count('refused', 'tooFast')).toBe(2);
  });

  it('have their own allowance, legal or not', async () => {
    const { toMove } = await begin();
    const player = toMove();
    for (let nth = 0; nth < 15; nth++) player.want({ type: 'turn', moves: ['take no-such-card'] });
    await vi.waitUntil(() => player.count('refused') === 15, PATIENCE);
    expect(player.count('refused', 'tooFast')).toBe(15 - ALLOWANCES.turns.player.atOnce / 2);
  });
});

describe('connections', () => {
  const KEPT = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n';

  async function connectPlainly(): Promise<{ readonly socket: Socket; readonly first: () => string }> {
    const socket = connect({ host: '127.0.0.1', port: server.port });
    open.add({ end: () => socket.destroy() });
    let first = '';
    socket.on('error', () => undefined);
    socket.on('data', (data: Buffer) => {
      first += data.toString('utf8');
    });
    await once(socket, 'connect');
    return { socket, first: () => first };
  }

  /** The status with which a request on a new connection is answered, or the connection itself. */
  async function statusOfNext(): Promise<number> {
    const { socket, first } = await connectPlainly();
    socket.write(KEPT);
    await vi.waitUntil(() => first() !== '', PATIENCE);
    return Number(first().slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
  }

  /** Without a trusted proxy. */
  async function startAlone(): Promise<void> {
    await server.close();
    server = await startWhole({ RATE_LIMIT: '0.1' });
  }

  it('are limited per address while they are open', async () => {
    await startAlone();
    const held = [];
    for (let nth = 0; nth < 60; nth++) held.push(await connectPlainly());
    server.clock.pass(60_000);
    expect(await statusOfNext()).toBe(429);
    held[0]?.socket.destroy();
    await vi.waitUntil(async () => (await statusOfNext()) === 200, PATIENCE);
  });

  it('are limited per address by rate', async () => {
    await startAlone();
    for (let nth = 0; nth < 60; nth++) (await connectPlainly()).socket.destroy();
    expect(await statusOfNext()).toBe(429);
    server.clock.pass(1_000);
    expect(await statusOfNext()).toBe(200);
  });

  it('full of requests put an address into debt', async () => {
    await startAlone();
    for (let flood = 0; flood < 2; flood++) {
      const { socket } = await connectPlainly();
      socket.write(KEPT.repeat(2_000));
      await vi.waitUntil(() => socket.destroyed, PATIENCE);
    }
    expect(await statusOfNext()).toBe(429);
    server.clock.pass(20_000);
    expect(await statusOfNext()).toBe(200);
  });

  it('of a trusted proxy are not limited', async () => {
    for (let nth = 0; nth < 70; nth++) await connectPlainly();
    expect(await statusOfNext()).toBe(200);
  });

  it('are closed when too many pipelined requests are unanswered', async () => {
    const { socket, first } = await connectPlainly();
    socket.write(KEPT.repeat(2_000));
    await vi.waitUntil(() => socket.destroyed, PATIENCE);
    expect(first().split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(10);
    // The requests behind them were never charged.
    const left = ALLOWANCES.requests.strangers.atOnce / 10 - 10;
    expect(await answered(left + 5, async () => get('/healthz', { address: '127.0.0.1' }))).toBe(left);
  });
});
