// The attacker of `serverAbuse`: a process that uses one address as much and as fast as it can. When its standard input
// ends, it prints as JSON what the server answered and refused.

import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { PROTO, type ServerMessage } from '@wagons/protocol';
import { type Game, legalMoves, mustPlay, newGame, RULES_VERSION, seatToMove } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { makeMove } from '@wagons/rules/notation';
import { WebSocket } from 'ws';
import { baseDeck } from '../../reference/agree.ts';
import type { AttackName, Orders } from './attacks.ts';

const { attack, port, from, dear } = JSON.parse(process.argv[2] ?? '') as Orders;
const throwDie = dice('attack');
const pick = <T>(list: readonly T[]): T => list[throwDie(list.length)] as T;

const count = { answered: 0, refused: 0, failed: 0 };
const tally = (status: number): void => {
  if (status === 0) count.failed++;
  else if (status === 429) count.refused++;
  else count.answered++;
};

// ---- Over HTTP ----

const agent = new Agent({ keepAlive: true, maxSockets: 100 });

async function ask(path: string, token?: string, body?: object): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const text = body && JSON.stringify(body);
    const asked = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        localAddress: from,
        method: body ? 'POST' : 'GET',
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (data: Buffer) => parts.push(data));
        answer.on('end', () => {
          tally(answer.statusCode ?? 0);
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') });
        });
        answer.on('error', () => resolve({ status: 0, text: '' }));
      },
    );
    asked.on('error', () => {
      tally(0);
      resolve({ status: 0, text: '' });
    });
    asked.end(text);
  });
}

const tokens: string[] = [];
async function becomeGuests(most: number): Promise<void> {
  while (tokens.length < most) {
    const { status, text } = await ask('/api/me', undefined, {});
    if (status !== 200) return;
    tokens.push((JSON.parse(text) as { token: string }).token);
  }
}

const forEver = async (times: number, work: (nth: number) => Promise<unknown>): Promise<void> => {
  await Promise.all(
    Array.from({ length: times }, async (_, nth) => {
      for (;;) await work(nth);
    }),
  );
};

// ---- Over sockets ----

type Client = { readonly socket: WebSocket; readonly say: (message: object) => void };

/** A socket that has said hello; undefined if it is refused. */
async function dial(
  token: string | undefined,
  hear: (message: ServerMessage) => void,
): Promise<Client | undefined> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, {
      localAddress: from,
      perMessageDeflate: false,
      headers:
        token === undefined ? { origin: `http://localhost:${port}` } : { authorization: `Bearer ${token}` },
    });
    const say = (message: object): void => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    };
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as ServerMessage;
      tally(message.type === 'refused' && message.code === 'tooFast' ? 429 : 200);
      hear(message);
    });
    socket.on('error', () => {
      tally(429);
      resolve(undefined);
    });
    socket.on('open', () => {
      say({ type: 'hello', proto: PROTO, rulesVersion: RULES_VERSION });
      resolve({ socket, say });
    });
  });
}

const closed = async (socket: WebSocket): Promise<void> =>
  new Promise((resolve) => {
    if (socket.readyState === WebSocket.CLOSED) resolve();
    else socket.once('close', () => resolve());
  });
const tick = async (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** Keeps a socket as busy as possible, and opens another one when it is closed. */
async function flood(token: string | undefined, send: (client: Client) => void): Promise<void> {
  const client = await dial(token, () => undefined);
  if (!client) return tick();
  while (client.socket.readyState === WebSocket.OPEN) {
    if (client.socket.bufferedAmount < 64_000) send(client);
    await tick();
  }
  await closed(client.socket);
}

/** Plays games against itself, as fast as the limits allow. */
async function playOn(nth: number): Promise<void> {
  const [first, second] = [tokens[(2 * nth) % tokens.length], tokens[(2 * nth + 1) % tokens.length]];
  const seed = `abuse ${nth} ${Math.random()}`;
  const settings = {
    deck: baseDeck.hash,
    first: 'host',
    clock: { kind: 'none' },
    rated: false,
    listed: false,
    seed,
  };
  const { status, text } = await ask('/api/tables', first, settings);
  if (status !== 200) return tick();
  const { id: table } = JSON.parse(text) as { id: string };
  let game: Game = newGame(seed, baseDeck);
  let seq = 1;
  let next = (): void => undefined;
  const hear = (message: ServerMessage): void => {
    if (message.type === 'ok') seq = message.seq;
    if (message.type === 'ok' || message.type === 'refused') next();
  };
  const clients = [await dial(first, hear), await dial(second, hear)];
  const [host, guest] = clients;
  if (!host || !guest) return clients.forEach((client) => client?.socket.terminate());
  let commands = 0;
  const want = async (by: Client, command: object): Promise<void> =>
    new Promise((resolve) => {
      next = resolve;
      by.socket.once('close', () => resolve());
      by.say({ type: 'do', table, cmdId: `command-${nth}-${commands++}`, expectedSeq: seq, command });
    });
  for (const client of [host, guest]) client.say({ type: 'watch', table });
  await want(guest, { type: 'sit' });
  for (
    let seat = seatToMove(game);
    seat && host.socket.readyState === WebSocket.OPEN;
    seat = seatToMove(game)
  ) {
    const before = seq;
    let after = game;
    const moves: string[] = [];
    while (seatToMove(after) === seat) {
      const move = pick(legalMoves(after));
      after = mustPlay(after, move);
      moves.push(makeMove(move));
    }
    await want(seat === 'first' ? host : guest, { type: 'turn', moves });
    if (seq > before) game = after;
  }
  clients.forEach((client) => client?.socket.terminate());
}

// ---- Without a request ----

/** A connection with an incomplete request, or a packet with far too many requests. */
async function hold(text: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: from }, () => socket.write(text));
    socket.on('error', () => undefined);
    socket.on('data', (data: Buffer) => {
      const answers = data.toString('latin1').split('HTTP/1.1 ').slice(1);
      for (const answer of answers) tally(Number(answer.slice(0, 3)));
    });
    socket.on('close', () => resolve());
  });
}

const RESIGN = { type: 'do', cmdId: 'stale-stale', expectedSeq: 1, command: { type: 'resign' } };

const ATTACKS: Readonly<Record<AttackName, () => Promise<void>>> = {
  'expensive reads, as many guests': async () => {
    await becomeGuests(60);
    const paths = (): readonly string[] => [
      `/api/decks/${pick(dear.decks)}`,
      `/api/games/${pick(dear.games)}/export`,
      `/api/games/${pick(dear.games)}`,
      `/api/players/${pick(dear.players)}`,
      '/api/lobby',
      '/api/leaderboard',
    ];
    await forEver(60, async () => ask(pick(paths()), pick([...tokens, undefined])));
  },
  'files of the site': async () => forEver(60, async () => ask('/')),
  'guests and tables': async () => {
    const settings = {
      deck: baseDeck.hash,
      first: 'host',
      clock: { kind: 'none' },
      rated: false,
      listed: true,
    };
    await forEver(30, async (nth) => {
      if (nth % 2 === 0 || tokens.length === 0) return becomeGuests(tokens.length + 1);
      return ask('/api/tables', pick(tokens), settings);
    });
  },
  'a lobby asked for again and again, without a name, on new sockets': async () =>
    forEver(40, async () => flood(undefined, ({ say }) => say({ type: 'lobby', on: true }))),
  'tables watched again and again': async () => {
    await becomeGuests(40);
    await forEver(40, async (nth) =>
      flood(tokens[nth], ({ say }) => {
        const table = pick(dear.games);
        say({ type: 'watch', table });
        say({ type: 'unwatch', table });
      }),
    );
  },
  'stale commands': async () => {
    await becomeGuests(40);
    await forEver(40, async (nth) =>
      flood(tokens[nth], ({ say }) => say({ ...RESIGN, table: pick(dear.games) })),
    );
  },
  'binary frames and pings': async () =>
    forEver(40, async () =>
      flood(undefined, ({ socket }) => {
        socket.send(Buffer.from([1]));
        socket.ping();
      }),
    ),
  'games against itself': async () => {
    // More would use up the allowance for tables.
    await becomeGuests(20);
    await forEver(10, playOn);
  },
  'stuck connections': async () => forEver(1_000, async () => hold('POST /api/me HTTP/1.1\r\nhost: x\r\n')),
  'packets full of requests': async () =>
    forEver(20, async () => hold('GET /api/lobby HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(1_500))),
};

process.stdin.on('end', () => {
  console.log(JSON.stringify(count));
  process.exit(0);
});
process.stdin.resume();
await ATTACKS[attack]();
