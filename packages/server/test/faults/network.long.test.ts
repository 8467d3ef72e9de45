// One real server and bad connections: cut after every frame, a client that stops reading, two thousand that reconnect
// together.

import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { PROTO, type ServerMessage } from '@wagons/protocol';
import { RULES_VERSION } from '@wagons/rules';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { databaseFile } from '../../src/config/dataFolder.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { audit } from './audit.ts';
import { openCutter } from './cutter.ts';
import { becomeGuest, openTable, type Person } from './guests.ts';
import { type Node, startNode } from './node.ts';
import { createPlayer, newTally } from './player.ts';
import { dialRaw, frame, openRaw, type RawSocket, upgradeRequest } from './rawSocket.ts';
import { PATIENCE } from '../patience.ts';

const TEN_MINUTES = { timeout: 600_000 };

let node: Node;
let [anna, bert]: Person[] = [];
const people = () => [anna, bert] as [Person, Person];
/** Gives the tests of a group their own server, so that none uses up another's allowances. */
function serveWith(env: Readonly<Record<string, string>>): void {
  beforeAll(async () => {
    node = await startNode({ env });
    anna = await becomeGuest(node.host(), 'Anna');
    bert = await becomeGuest(node.host(), 'Bert');
  });
  afterAll(async () => (node as Node | undefined)?.stop());
}
/** Ten times the default allowances: all clients of a test share one address. */
const GENEROUS = { RATE_LIMIT: '10' };
/** No rate limits: they would cut the test short. */
const UNLIMITED = { RATE_LIMIT: '0' };

/** The memory of the server, in megabytes. */
const memory = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${node.pid()}/status`, 'utf8'))?.[1]) / 1024;

/** Two players who reconnect whenever they are cut off. */
async function startGame(name: string, annasHost = node.host()) {
  const tally = newTally();
  const [one, two] = people();
  const table = await openTable(node.host(), one);
  const players = [
    createPlayer(one, `${name}-anna`, table, tally),
    createPlayer(two, `${name}-bert`, table, tally),
  ] as const;
  players[0].onLost = () => players[0].dial(annasHost);
  players[1].onLost = () => players[1].dial(node.host());
  players[0].dial(annasHost);
  players[1].dial(node.host());
  return { tally, players };
}

describe('a connection that is cut', () => {
  serveWith(GENEROUS);

  it('after any frame, in either direction, only costs time', TEN_MINUTES, async () => {
    const cutter = await openCutter(() => node.host());
    /** Plays a whole game, after which Anna has moved on to the next table. */
    const playOne = async (name: string) => {
      const { tally, players } = await startGame(name, cutter.host);
      await vi.waitUntil(() => tally.finished > 0 || tally.wrongs.length > 0, PATIENCE);
      for (const player of players) {
        player.onLost = () => undefined;
        player.drop();
      }
      return tally;
    };
    cutter.cutAfter('toServer', Infinity);
    await playOne('uncut');
    const frames = { ...cutter.passed };
    const tallies = [];
    let cuts = 0;
    for (const direction of ['toServer', 'toClient'] as const) {
      // The games differ a little in length; the last frames of a long one are those of a short one.
      for (let k = 1; k <= frames[direction]; k++) {
        cutter.cutAfter(direction, k);
        const tally = await playOne(`${direction}-${k}`);
        expect(tally.wrongs, `cut after frame ${k} ${direction}`).toEqual([]);
        tallies.push(tally);
        cuts++;
      }
    }
    cutter.close();
    // Hello, watch, and a command per turn; more than twice as many come back.
    expect(frames.toServer).toBeGreaterThan(6);
    expect(frames.toClient).toBeGreaterThan(12);
    expect(cuts).toBe(frames.toServer + frames.toClient);
    expect(tallies.reduce((sum, { storedUnanswered }) => sum + storedUnanswered, 0)).toBeGreaterThan(0);
    await checkStored(tallies.flatMap(({ acked }) => acked));
  });
});

async function checkStored(acked: Parameters<typeof audit>[1]): Promise<void> {
  // As another program that reads the file while the server runs.
  const sql = await openSqlite(databaseFile(node.data));
  const { wrongs } = await audit(sql, acked);
  await sql.close();
  expect(wrongs).toEqual([]);
}

/** A socket that has said hello and watches a table. */
async function look({ token }: Person, table: string) {
  const socket = new WebSocket(`ws://${node.host()}/api/socket`, {
    headers: { authorization: `Bearer ${token}` },
    perMessageDeflate: false,
  });
  const heard: ServerMessage[] = [];
  socket.on('error', () => undefined);
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString('utf8')) as ServerMessage));
  const say = (message: unknown): void => socket.send(JSON.stringify(message));
  socket.on('open', () => {
    say({ type: 'hello', proto: PROTO, rulesVersion: RULES_VERSION });
    say({ type: 'watch', table });
  });
  return { socket, heard, say };
}

describe('a client that stops reading', () => {
  // With limits it would be closed for sending too fast, not for reading too slowly.
  serveWith(UNLIMITED);

  it('is disconnected, costs little memory, and disturbs no other client', TEN_MINUTES, async () => {
    const { tally, players } = await startGame('slow-reader');
    const carl = await becomeGuest(node.host(), 'Carl');
    const table = await openTable(node.host(), carl);
    const host = await look(carl, table);
    const slow = await look(carl, table);
    const presence = () => host.heard.findLast((message) => message.type === 'presence');
    const answered = (at: number) =>
      host.heard.some((message) => message.type === 'pong' && message.at === at);
    await vi.waitUntil(() => slow.heard.some((message) => message.type === 'table'), PATIENCE);
    const watcher = await look(anna as Person, table);
    await vi.waitUntil(() => presence()?.watching === 1, PATIENCE);
    slow.socket.pause();
    watcher.socket.pause();
    const before = memory();
    // They keep requesting snapshots, and read nothing.
    let bursts = 0;
    const burst = async (nth: number): Promise<void> => {
      for (let i = 0; i < 20; i++) watcher.say({ type: 'watch', table });
      host.say({ type: 'ping', at: nth });
      await vi.waitUntil(() => answered(nth), PATIENCE);
    };
    while (presence()?.watching === 1 && bursts < 5_000) await burst(bursts++);
    expect(presence()?.watching).toBe(0);
    expect(memory() - before).toBeLessThan(100);
    // It reconnects, and gets a snapshot.
    const again = await look(anna as Person, table);
    await vi.waitUntil(() => again.heard.some((message) => message.type === 'table'), PATIENCE);
    const { length } = tally.acked;
    await vi.waitUntil(() => tally.acked.length > length + 5 || tally.wrongs.length > 0, PATIENCE);
    expect(tally.wrongs).toEqual([]);
    for (const one of [host, slow, watcher, again]) one.socket.terminate();
    for (const player of players) {
      player.onLost = () => undefined;
      player.drop();
    }
  });
});

describe('invalid frames', () => {
  serveWith(GENEROUS);

  const hello = Buffer.from(JSON.stringify({ type: 'hello', proto: PROTO, rulesVersion: RULES_VERSION }));
  const large = Buffer.alloc(5_000, 'x');

  const TRICKS: Readonly<Record<string, { readonly bytes: () => Buffer; readonly code: number | 'end' }>> = {
    'without a mask': { bytes: () => frame({ payload: hello, masked: false }), code: 1002 },
    'larger than anything we say': { bytes: () => frame({ payload: large }), code: 1009 },
    'in pieces without end': {
      bytes: () =>
        Buffer.concat([
          frame({ payload: Buffer.alloc(1_000, 'x'), fin: false }),
          ...Array.from({ length: 10 }, () =>
            frame({ opcode: 0, payload: Buffer.alloc(1_000, 'x'), fin: false }),
          ),
        ]),
      code: 1009,
    },
    'no text at all': { bytes: () => frame({ payload: Buffer.from([0xff, 0xfe, 0xc0, 0x80]) }), code: 1007 },
    'compressed, which was not agreed': { bytes: () => frame({ payload: hello, rsv: 4 }), code: 1002 },
    'said to be huge': { bytes: () => frame({ length: 2n ** 40n }), code: 1009 },
    'said to be larger than any number': { bytes: () => frame({ length: 2n ** 63n - 1n }), code: 1009 },
    'of an unknown kind': { bytes: () => frame({ opcode: 3 }), code: 1002 },
    'that go on with nothing': { bytes: () => frame({ opcode: 0, payload: hello }), code: 1002 },
    'a ping in pieces': { bytes: () => frame({ opcode: 9, fin: false }), code: 1002 },
    'a ping that is too long': { bytes: () => frame({ opcode: 9, payload: Buffer.alloc(126) }), code: 1002 },
    'a good-bye with half a code': {
      bytes: () => frame({ opcode: 8, payload: Buffer.from([3]) }),
      code: 1002,
    },
  };

  it('end the connection that sends them, and no other', TEN_MINUTES, async () => {
    const { tally, players } = await startGame('tricks');
    const before = memory();
    for (const [name, { bytes, code }] of Object.entries(TRICKS)) {
      const raw: RawSocket = await openRaw(node.host(), people()[0].token);
      raw.socket.write(frame({ payload: hello }));
      raw.socket.write(bytes());
      expect(await raw.ended(), name).toBe(code);
    }
    // A flood of pings is answered while the client reads; half an upgrade has no identity yet.
    const flood = await openRaw(node.host(), people()[0].token);
    const pings = Buffer.concat(
      Array.from({ length: 1_000 }, () => frame({ opcode: 9, payload: Buffer.alloc(100) })),
    );
    for (let i = 0; i < 50; i++) flood.socket.write(pings);
    const halves = await Promise.all(Array.from({ length: 50 }, () => dialRaw(node.host())));
    for (const half of halves) half.write(upgradeRequest(node.host(), people()[0].token).slice(0, 80));
    // Endless empty fragments: nothing to buffer, nothing to close.
    const empty = await openRaw(node.host(), people()[0].token);
    empty.socket.write(frame({ fin: false }));
    for (let i = 0; i < 10_000; i++) empty.socket.write(frame({ opcode: 0, fin: false }));

    const { length } = tally.acked;
    await vi.waitUntil(() => tally.acked.length > length + 20 || tally.wrongs.length > 0, PATIENCE);
    expect(tally.wrongs).toEqual([]);
    expect(memory() - before).toBeLessThan(100);
    for (const one of [flood.socket, empty.socket, ...halves]) one.destroy();
    for (const player of players) {
      player.onLost = () => undefined;
      player.drop();
    }
    await checkStored(tally.acked);
  });
});

describe('two thousand clients that reconnect together', () => {
  serveWith(GENEROUS);

  const SOCKETS = 2_000;
  const TABLES = 15;
  /** No real address opens a thousand sockets, and none may. */
  const PLAYERS = 20;

  it('all get their table', TEN_MINUTES, async () => {
    const tables = await Promise.all(
      Array.from({ length: TABLES }, async () => openTable(node.host(), people()[0])),
    );
    const crowd = await Promise.all(
      Array.from({ length: PLAYERS }, async (_, nth) => becomeGuest(node.host(), `Player ${nth}`)),
    );
    const storm = async () => {
      const begun = performance.now();
      const sockets = new Set<WebSocket>();
      let shown = 0;
      let again = 0;
      const dial = (nth: number): void => {
        const socket = new WebSocket(`ws://${node.host()}/api/socket`, {
          headers: { authorization: `Bearer ${crowd[nth % PLAYERS]?.token}` },
          perMessageDeflate: false,
        });
        sockets.add(socket);
        let isShown = false;
        const watch = (): void =>
          socket.send(JSON.stringify({ type: 'watch', table: tables[nth % TABLES] }), () => undefined);
        socket.on('error', () => undefined);
        socket.on('open', () => {
          socket.send(JSON.stringify({ type: 'hello', proto: PROTO, rulesVersion: RULES_VERSION }));
          watch();
        });
        socket.on('message', (data: Buffer) => {
          if (data.includes('"code":"tooFast"')) setTimeout(watch, 1_000);
          if (isShown || !data.includes('"type":"table"')) return;
          isShown = true;
          shown++;
        });
        // A client refused in the rush tries again, as every client does.
        socket.on('close', () => {
          if (isShown || !sockets.delete(socket)) return;
          again++;
          setTimeout(dial, 200, nth);
        });
      };
      for (let nth = 0; nth < SOCKETS; nth++) dial(nth);
      await vi.waitUntil(() => shown === SOCKETS, PATIENCE);
      return { sockets, again, seconds: (performance.now() - begun) / 1000 };
    };
    const first = await storm();
    // One more than this address may have.
    const more = new WebSocket(`ws://${node.host()}/api/socket`, {
      headers: { authorization: `Bearer ${people()[0].token}` },
    });
    more.on('error', () => undefined);
    const [, refusal] = (await once(more, 'unexpected-response')) as [
      unknown,
      { readonly statusCode: number },
    ];
    expect(refusal.statusCode).toBe(429);
    more.terminate();
    await node.kill();
    for (const socket of first.sockets) socket.terminate();
    await node.restart();
    const { sockets, again, seconds } = await storm();
    const megabytes = memory();
    for (const socket of sockets) socket.terminate();
    console.log(
      `${SOCKETS} sockets came back in ${seconds.toFixed(1)} s, ${again} tried twice; the server has ${Math.round(megabytes)} MB`,
    );
    expect(megabytes).toBeLessThan(500);
  });
});
