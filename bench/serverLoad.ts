// How a server handles many games at once: a minute at full speed, more and more games, visitors in the lobby, and two
// and four servers against one
// (`npm run bench server-load`; a number sets the seconds of every part).

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BUILT_IN_DECKS } from '@wagons/rules/deck';
import { startPostgres } from '../tools/postgres.mjs';
import { startRedis } from '../tools/redis.mjs';
import { digits, quantile, row } from './figures.ts';
import { busyness, machine } from './machine.ts';
import { layMany, type Loaded, playMany } from './server/load.ts';
import { ON_ONE_CORE, QUIET, run, type Running, SERVER } from './server/process.ts';
import { comeMany, type Visitor } from './server/visitor.ts';

const BUSY = busyness();
const SHORT = process.argv[2] === undefined ? undefined : Number(process.argv[2]);
const GAMES = 500;
const RATE = 500;
/** Two players and a spectator. */
const AT_TABLE = 3;
const GROWTH = [50, 200, 500, 1_000, 2_000];
const GROWTH_RATE = 200;
const LADDER_GAMES = 1_000;
const LADDER = [500, 1_000, 2_000, 3_000, 4_000, 5_000];
/** How many look at the lobby, while a table is opened every second. */
const LOOKING = [0, 500, 2_000];
/** The longest a turn may take at the 99th percentile, in milliseconds. */
const LONGEST = 250;

type Measured = Loaded & {
  /** CPU time of all servers per turn, in microseconds, and the share of a core they used. */
  readonly cpu: number;
  readonly cores: number;
  /** Megabytes in memory, second by second. */
  readonly memory: readonly number[];
};

type Plan = {
  readonly games: number;
  readonly rate: number;
  readonly seconds: number;
  /** Clients at each table. */
  readonly atTable?: number;
  /** Called every second. */
  readonly meanwhile?: () => void;
};

/** The server of each client: alternating within a table, or all the same. */
type Spread = 'mixed' | 'apart';

async function comeTo(
  servers: readonly Running[],
  all: number,
  spread: Spread,
  onLoss: () => void,
): Promise<readonly Visitor[]> {
  const crowds = await Promise.all(
    servers.map(async ({ host }) => comeMany(host(), all / servers.length, onLoss)),
  );
  if (spread === 'apart') return crowds.flat();
  return Array.from(
    { length: all },
    (_, i) => crowds[i % crowds.length]?.[Math.floor(i / crowds.length)],
  ).filter((visitor) => visitor !== undefined);
}

async function measure(
  servers: readonly Running[],
  { games, rate, seconds, atTable = AT_TABLE, meanwhile }: Plan,
  spread: Spread = 'apart',
): Promise<Measured> {
  const lost: string[] = [];
  const visitors = await comeTo(servers, games * atTable, spread, () => lost.push('a socket was closed'));
  const groups = await layMany(visitors, atTable);
  // A cold server is several times slower.
  const warmUp = await playMany(groups, { rate, seconds: Math.min(seconds, 20) });
  const cpuNow = (): number => servers.reduce((sum, server) => sum + server.cpu(), 0);
  const memory: number[] = [];
  const [cpu, start] = [cpuNow(), performance.now()];
  const loaded = await playMany(groups, {
    rate,
    seconds,
    look: () => {
      memory.push(servers.reduce((sum, server) => sum + server.megabytes(), 0));
      meanwhile?.();
    },
  });
  const spent = cpuNow() - cpu;
  const took = (performance.now() - start) * 1000;
  for (const visitor of visitors) visitor.leave();
  return {
    ...loaded,
    errors: [...warmUp.errors, ...loaded.errors, ...lost],
    cpu: spent / loaded.turns,
    cores: spent / took,
    memory,
  };
}

const wait = (loaded: Loaded, share: number): string => digits(quantile(loaded.waits, share));
const problems = (loaded: Loaded): string =>
  loaded.errors.length === 0 ? '0' : `${loaded.errors.length} (${[...new Set(loaded.errors)].join(', ')})`;

// ---- A minute at full speed ----

const one = await run(SERVER, QUIET, ON_ONE_CORE);
const minute = await measure([one], { games: GAMES, rate: RATE, seconds: SHORT ?? 60 });
await one.stop();
const memoryAt = (share: number): string =>
  digits(minute.memory[Math.floor(share * (minute.memory.length - 1))] ?? NaN);
console.error('A minute is over.');

// ---- More and more games ----

const growth: string[] = [];
for (const games of GROWTH) {
  const server = await run(SERVER, QUIET, ON_ONE_CORE);
  const grown = await measure([server], { games, rate: GROWTH_RATE, seconds: SHORT ?? 20 });
  await server.stop();
  const [p50, p99] = [wait(grown, 0.5), wait(grown, 0.99)];
  growth.push(
    row(digits(games), p50, p99, digits(grown.cpu), digits(grown.memory.at(-1) ?? NaN), problems(grown)),
  );
  console.error(`${games} games are over.`);
}

// ---- Faster and faster, until it takes too long ----

const ladder: string[] = [];
for (const rate of LADDER) {
  const server = await run(SERVER, QUIET, ON_ONE_CORE);
  const rung = await measure([server], { games: LADDER_GAMES, rate, seconds: SHORT ?? 10, atTable: 2 });
  await server.stop();
  const [p50, p99] = [wait(rung, 0.5), wait(rung, 0.99)];
  ladder.push(
    row(
      digits(rate),
      digits(rung.turns / (SHORT ?? 10)),
      p50,
      p99,
      `${digits(100 * rung.cores)} %`,
      problems(rung),
    ),
  );
  console.error(`${rate} turns a second: ${p99} ms.`);
  if (quantile(rung.waits, 0.99) > LONGEST) break;
}

// ---- Visitors in the lobby ----

const listed = {
  deck: BUILT_IN_DECKS[0],
  first: 'random',
  clock: { kind: 'live', seconds: 600, increment: 5 },
  rated: false,
  listed: true,
};
async function measureLobby(looking: number): Promise<string> {
  const server = await run(SERVER, QUIET, ON_ONE_CORE);
  const visitors = await comeMany(server.host(), looking);
  const received: string[] = [];
  const hear: Visitor['hear'] = ({ type }) => void received.push(type);
  for (const visitor of visitors) {
    visitor.hear = hear;
    visitor.say({ type: 'lobby', on: true, changes: true });
  }
  const seconds = SHORT ?? 20;
  const hosts = await comeMany(server.host(), 2 * seconds);
  const opened: Promise<void>[] = [];
  /** A live table is listed while its host waits at it. */
  const open = async (host: Visitor): Promise<void> => {
    const { id } = await host.post<{ readonly id: string }>('/api/tables', listed);
    host.say({ type: 'watch', table: id });
  };
  const meanwhile = (): void => {
    const host = hosts[opened.length];
    if (host) opened.push(open(host));
  };
  const busy = await measure([server], { games: GAMES, rate: GROWTH_RATE, seconds, atTable: 2, meanwhile });
  await Promise.all(opened);
  for (const visitor of [...visitors, ...hosts]) visitor.leave();
  await server.stop();
  const [p50, p99] = [wait(busy, 0.5), wait(busy, 0.99)];
  console.error(`${looking} in the lobby are done.`);
  const changes = received.filter((type) => type === 'lobbyChanged').length;
  return row(digits(looking), digits(changes), p50, p99, digits(busy.cpu), problems(busy));
}

const lobby: string[] = [];
for (const looking of LOOKING) lobby.push(await measureLobby(looking));

// ---- Several servers against one ----

const postgres = await startPostgres({ durable: true });
const redis = await startRedis();
const shared = { ...QUIET, DATABASE_URL: postgres.url, REDIS_URL: redis.url, SECRETS: 's'.repeat(40) };
const PAIRS = [
  { name: 'one', count: 1, spread: 'apart' },
  { name: 'two, each table at one of them', count: 2, spread: 'apart' },
  { name: 'two, each table at both', count: 2, spread: 'mixed' },
  { name: 'four, each table at two of them', count: 4, spread: 'mixed' },
] as const;
const pair: string[] = [];
for (const { name, count, spread } of PAIRS) {
  const servers = await Promise.all(Array.from({ length: count }, async () => run(SERVER, shared)));
  const both = await measure(
    servers,
    { games: 100, atTable: 2, rate: GROWTH_RATE, seconds: SHORT ?? 30 },
    spread,
  );
  for (const server of servers) await server.stop();
  const [p50, p99] = [wait(both, 0.5), wait(both, 0.99)];
  pair.push(row(name, p50, p99, digits(both.cpu), digits(both.cpu / count), problems(both)));
}
await postgres.stop();
await redis.stop();

const report = `# Many games at once

${machine()}, ${BUSY}. Made by \`npm run bench server-load\`. The servers run as \`npm start\` starts them; the clients are another process. Before
each measurement the servers warm up for as long, but at most 20 seconds. Times are from when a turn was due until it was acknowledged, in milliseconds.

## ${SHORT ?? 60} seconds at full speed

${digits(GAMES)} games on SQLite, ${digits(2 * GAMES)} players and ${digits(GAMES)} spectators, ${digits(RATE)} turns a second; the server has one core.
A finished game is followed by a new one.

| Turns | Games | Errors | Most behind | Behind at the end | p50 | p99 | CPU per turn, µs | Of the core | Memory, MB: after a sixth, half, all |
|---|---|---|---|---|---|---|---|---|---|
${row(
  digits(minute.turns),
  digits(minute.games),
  problems(minute),
  digits(minute.mostBehind),
  digits(minute.leftBehind),
  wait(minute, 0.5),
  wait(minute, 0.99),
  digits(minute.cpu),
  `${digits(100 * minute.cores)} %`,
  `${memoryAt(1 / 6)}, ${memoryAt(1 / 2)}, ${memoryAt(1)}`,
)}

## More and more games

SQLite, one core, ${digits(GROWTH_RATE)} turns a second of all games together, a new server for each line.

| Games | p50 | p99 | CPU per turn, µs | Memory, MB | Errors |
|---|---|---|---|---|---|
${growth.join('\n')}

## Faster and faster

SQLite, one core, ${digits(LADDER_GAMES)} games with two clients each, a new server for each line, until the 99th percentile is over ${LONGEST} ms.

| Turns due per second | Acknowledged per second | p50 | p99 | Of the core | Errors |
|---|---|---|---|---|---|
${ladder.join('\n')}

## Visitors in the lobby

SQLite, one core, ${digits(GAMES)} games with two clients each, ${digits(GROWTH_RATE)} turns a second, and a table opened in the lobby every second. CPU time is per turn,
but of everything the server did. A new server for each line.

| In the lobby | Changes sent | p50 | p99 | CPU per turn, µs | Errors |
|---|---|---|---|---|---|
${lobby.join('\n')}

## Several servers against one

PostgreSQL and Redis on the same machine, 100 games of two players, ${digits(GROWTH_RATE)} turns a second. The CPU time is that of the servers; that of
each is what limits how much they can bear.

| Servers | p50 | p99 | CPU per turn, µs | of each server | Errors |
|---|---|---|---|---|---|
${pair.join('\n')}
`;
console.log(report);
writeFileSync(fileURLToPath(new URL('reports/server-load.md', import.meta.url)), report);
