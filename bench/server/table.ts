// A table on a real server for a measurement: two who play by chance, and some who look on.

import { PROTO, type ServerMessage } from '@wagons/protocol';
import {
  BASE_DECKS,
  type Deck,
  dice,
  type Game,
  legalMoves,
  makeMove,
  newGame,
  parseDeck,
  play,
  RULES_VERSION,
  seatToMove,
} from '@wagons/rules';
import { readFileSync } from 'node:fs';
import { WebSocket } from 'ws';

const parsed = parseDeck(readFileSync(new URL('../../decks/base.json', import.meta.url), 'utf8'));
if (!parsed.ok) throw new Error('the base deck can be read');
const deck: Deck = parsed.value;

export type Person = { readonly id: string; readonly token: string };

export type BenchTable = {
  /** Plays to the end; answers how many turns were accepted. */
  readonly play: () => Promise<number>;
  readonly leave: () => void;
};

async function post<T>(host: string, path: string, body: unknown, token?: string): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(`http://${host}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

export const becomeGuest = async (host: string, name: string): Promise<Person> =>
  post(host, '/api/me', { name });

/** A socket that has been welcomed. */
async function connect(
  host: string,
  { token }: Person,
  hear: (message: ServerMessage) => void,
): Promise<WebSocket> {
  const socket = new WebSocket(`ws://${host}/api/socket`, { headers: { authorization: `Bearer ${token}` } });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () =>
      socket.send(JSON.stringify({ type: 'hello', proto: PROTO, rulesVersion: RULES_VERSION })),
    );
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as ServerMessage;
      if (message.type === 'welcome') resolve(socket);
      else hear(message);
    });
  });
}

/** Opens a table, sits two people down, and lets others look on. */
export async function layTable(host: string, people: readonly Person[], seed: string): Promise<BenchTable> {
  const [first, second, ...lookers] = people;
  if (!first || !second) throw new Error('a table needs two');
  const settings = {
    deck: BASE_DECKS[0],
    first: 'host',
    clock: { kind: 'live', seconds: 7200, increment: 0 },
    rated: false,
    listed: false,
    seed,
  };
  const { id: table } = await post<{ readonly id: string }>(host, '/api/tables', settings, first.token);
  let game: Game = newGame(seed, deck);
  let seq = 1;
  let turns = 0;
  let commands = 0;
  let finished: (played: number) => void = () => undefined;
  let failed: (error: Error) => void = () => undefined;
  let sat: () => void = () => undefined;
  const throwDie = dice(`${seed}/moves`);

  const hear = (message: ServerMessage): void => {
    if (message.type === 'refused') failed(new Error(`refused: ${message.code}`));
    if (message.type !== 'event') return;
    seq = message.seq;
    if (message.happened.type === 'sat') sat();
    if (message.happened.type === 'turn') next();
  };
  const sockets = {
    first: await connect(host, first, hear),
    second: await connect(host, second, (message) => {
      if (message.type === 'refused') failed(new Error(`refused: ${message.code}`));
    }),
  };
  const others = await Promise.all(lookers.map(async (one) => connect(host, one, () => undefined)));
  const all = [sockets.first, sockets.second, ...others];
  for (const socket of all) socket.send(JSON.stringify({ type: 'watch', table }));
  const command = (socket: WebSocket, wish: unknown): void =>
    socket.send(
      JSON.stringify({
        type: 'do',
        table,
        cmdId: `command-${commands++}`,
        expectedSeq: seq,
        command: wish,
      }),
    );
  const next = (): void => {
    const seat = seatToMove(game);
    if (!seat) return finished(turns);
    const moves: string[] = [];
    while (seatToMove(game) === seat) {
      const legal = legalMoves(game);
      const move = legal[throwDie(game.phase === 'draft' ? Math.min(2, legal.length) : legal.length)];
      const after = move && play(game, move);
      if (!move || !after?.ok) throw new Error('there is always a legal move');
      moves.push(makeMove(move));
      game = after.value;
    }
    turns++;
    command(sockets[seat], { type: 'turn', moves });
  };
  await new Promise<void>((resolve) => {
    sat = resolve;
    command(sockets.second, { type: 'sit' });
  });
  return {
    play: async () =>
      new Promise((resolve, reject) => {
        finished = resolve;
        failed = reject;
        next();
      }),
    leave: () => {
      for (const socket of all) socket.terminate();
    },
  };
}
