// The CPU time of a move, compared with bare sockets and other servers (`npm run bench server-moves`). The contenders
// are measured in interleaved blocks, so that a slow moment of the machine affects all of them. Only the server's
// process counts; the clients are another process.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../tools/postgres.mjs';
import { digits, quantile, row } from './figures.ts';
import { busyness, machine } from './machine.ts';
import { installPeer, startPeer } from './peers/peer.ts';
import { layRooms } from './server/plainRooms.ts';
import { QUIET, run, type Running, SERVER } from './server/process.ts';
import type { Round } from './server/round.ts';
import { layTables } from './server/table.ts';
import { comeMany } from './server/visitor.ts';

const BUSY = busyness();
const BLOCKS = Number(process.argv[2] ?? 15);
/** Unmeasured rounds: a cold server is several times slower. */
const WARM_UP = 2 * BLOCKS;
const TABLES = 16;
/** Two players and five spectators. */
const PEOPLE = 7;
/** Messages per table for contenders without a game to finish. */
const MESSAGES = 60;

type Contender = {
  readonly name: string;
  readonly server: Running;
  readonly lay: (nth: number) => Promise<Round>;
};

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const peer = 'boardgame-io';
installPeer(peer);
const socketIoPeople = startPeer<object, number>(peer, 'people.js');

const layWithSocketIo = async (way: string, host: string, nth: number): Promise<Round> => {
  const first = (WARM_UP + nth) * TABLES;
  await socketIoPeople.ask({
    wish: 'lay',
    way,
    host,
    first,
    count: TABLES,
    people: PEOPLE,
    messages: MESSAGES,
  });
  return {
    play: async () => {
      const messages = await socketIoPeople.ask({ wish: 'play' });
      return { messages, moves: messages };
    },
    leave: async () => void (await socketIoPeople.ask({ wish: 'leave' })),
  };
};

/** Our server: the same clients play all rounds. */
async function ours(env: Readonly<Record<string, string>>): Promise<Pick<Contender, 'server' | 'lay'>> {
  const server = await run(SERVER, { ...QUIET, ...env });
  const visitors = await comeMany(server.host(), TABLES * PEOPLE);
  return { server, lay: async (nth) => layTables(visitors, TABLES, `block ${nth}`) };
}

const postgres = await startPostgres({ durable: true });
const plain = await run(at('server/plain.mjs'));
const relay = await run(at(`peers/${peer}/relay.js`));
const boardgame = await run(at(`peers/${peer}/server.js`), { NODE_ENV: 'production' });
const contenders: readonly Contender[] = [
  {
    name: '`ws`: an echo to the sender',
    server: plain,
    lay: async () => layRooms(plain.host(), TABLES, 1, MESSAGES * 8),
  },
  {
    name: '`ws`: acknowledged and broadcast to seven',
    server: plain,
    lay: async () => layRooms(plain.host(), TABLES, PEOPLE, MESSAGES),
  },
  {
    name: 'socket.io: the same',
    server: relay,
    lay: async (nth) => layWithSocketIo('relay', relay.host(), nth),
  },
  {
    name: 'boardgame.io: a move, in memory only',
    server: boardgame,
    lay: async (nth) => layWithSocketIo('boardgame.io', boardgame.host(), nth),
  },
  { name: 'ours: a turn, on the disk (SQLite)', ...(await ours({})) },
  {
    name: 'ours: a turn, on the disk (PostgreSQL, its own process not counted)',
    ...(await ours({ DATABASE_URL: postgres.url })),
  },
];

const costs = contenders.map((): number[] => []);
/** Over all rounds of a contender. */
const accepted = contenders.map(() => ({ messages: 0, moves: 0 }));
for (let nth = -WARM_UP; nth < BLOCKS; nth++) {
  for (const [i, { server, lay }] of contenders.entries()) {
    const round = await lay(nth);
    const before = server.cpu();
    const { messages, moves } = await round.play();
    const spent = server.cpu() - before;
    await round.leave();
    if (nth < 0) continue;
    costs[i]?.push(spent / messages);
    const sum = accepted[i];
    if (sum) {
      sum.messages += messages;
      sum.moves += moves;
    }
  }
}
for (const server of new Set(contenders.map((one) => one.server))) await server.stop();
await postgres.stop();
socketIoPeople.leave();

const medians = costs.map((values) => quantile(values, 0.5));
const [echo = NaN, broadcast = NaN] = medians;
const report = `# What a move costs the server

${machine()}, ${BUSY}. Made by \`npm run bench server-moves\`: median of ${BLOCKS} interleaved blocks of
${TABLES} tables with two players and five spectators, after ${WARM_UP} blocks to warm up.
CPU time of the server's process per accepted message. For ours it is a whole turn, validated, stored, acknowledged and
broadcast to all seven; the last two columns divide it by the moves of the turn. For boardgame.io it is one move.

| | µs | quartiles | × echo | × broadcast | moves per message | × echo per move |
|---|---|---|---|---|---|---|
${contenders
  .map(({ name }, i) => {
    const values = costs[i] ?? [];
    const median = medians[i] ?? NaN;
    const { messages, moves } = accepted[i] ?? { messages: NaN, moves: NaN };
    const perMessage = moves / messages;
    const [low = NaN, high = NaN] = [0.25, 0.75].map((share) => quantile(values, share));
    return row(
      name,
      digits(median),
      `${digits(low)}–${digits(high)}`,
      digits(median / echo, 1),
      digits(median / broadcast, 1),
      digits(perMessage, 1),
      digits(median / perMessage / echo, 1),
    );
  })
  .join('\n')}
`;
console.log(report);
writeFileSync(at('reports/server-moves.md'), report);
