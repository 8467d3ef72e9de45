// What grows with the number of servers, visitors and games: deliveries and CPU time per turn, write-ahead log, memory,
// messages of the lobby, storage. Counts, bytes and CPU time, which a busy machine hardly changes
// (`npm run bench server-scale`; a number sets the games of each part).

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { BUILT_IN_DECKS } from '@wagons/rules/deck';
import { ROOT } from '../tools/files.mjs';
import { startPostgres } from '../tools/postgres.mjs';
import { startRedis } from '../tools/redis.mjs';
import { digits, quantile, row } from './figures.ts';
import { busyness, machine } from './machine.ts';
import { QUIET, run, type Running, SERVER } from './server/process.ts';
import { layTable } from './server/table.ts';
import { comeMany, type Visitor } from './server/visitor.ts';

const BUSY = busyness();
const GAMES = Number(process.argv[2] ?? 400);
const NODES = [1, 2, 4, 8];
/** Played before a measurement: a cold server is several times slower. */
const WARM_UP = Math.ceil(GAMES / 4);
const AT_ONCE = 40;
const IDLE = 2_000;
const IDLE_FOR = 8_000;
const LISTED = 50;
const CHANGES = 20;
/** In the lobby, changes within this time are sent together. */
const APART = 600;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

// ---- Turns, with more and more servers ----

/** The sum of a metric of a server, over all labels. */
async function metric(server: Running, name: string): Promise<number> {
  const text = await (await fetch(`http://${server.host()}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line.startsWith(name));
  return sum(lines.map((line) => Number(line.slice(line.lastIndexOf(' ') + 1))));
}

/** Plays whole games, a few at a time; the two players of each are at different servers, if there are several. */
async function playGames(
  crowds: ReadonlyArray<readonly Visitor[]>,
  games: number,
  name: string,
): Promise<number> {
  let turns = 0;
  let begun = 0;
  const playOn = async (place: number): Promise<void> => {
    while (begun < games) {
      const nth = begun++;
      const players = [0, 1].map((seat) => crowds[(nth + seat) % crowds.length]?.[2 * place + seat]);
      const table = await layTable(
        players.filter((one) => one !== undefined),
        `${name} ${nth}`,
      );
      while ((await table.turn()) !== undefined) turns++;
      table.clear();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, async (_, place) => playOn(place)));
  return turns;
}

type Turns = {
  readonly nodes: number;
  readonly hints: number;
  readonly redisBytes: number;
  readonly cpu: number;
  /** The same without what the servers use when no one plays. */
  readonly busyCpu: number;
  readonly wal: number;
  readonly inPlace: number;
};

const postgres = await startPostgres({ durable: true });
const redis = await startRedis();

type DatabaseFigures = { readonly wal: number; readonly updates: number; readonly inPlace: number };

/** What a program of the server says about a database. */
function askAbout<Figures>(what: 'written' | 'packed', place: string): Figures {
  const program = fileURLToPath(new URL('../packages/server/test/databaseFigures.ts', import.meta.url));
  const args = ['node_modules/tsx/dist/cli.mjs', '--conditions=source', program, what, place];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Figures;
}

/** The bytes that Redis has sent. */
async function redisBytes(): Promise<number> {
  const { hostname, port } = new URL(redis.url);
  const socket = connect(Number(port), hostname);
  socket.write('INFO stats\r\nQUIT\r\n');
  let text = '';
  for await (const part of socket) text += String(part);
  return Number(/total_net_output_bytes:(\d+)/.exec(text)?.[1]);
}

/** The CPU time of servers where no one plays, in microseconds per millisecond. */
async function idleCpu(servers: readonly Running[]): Promise<number> {
  const used = (): number => sum(servers.map((server) => server.cpu()));
  const [before, start] = [used(), performance.now()];
  await sleep(IDLE_FOR);
  return (used() - before) / (performance.now() - start);
}

async function measureTurns(nodes: number): Promise<Turns> {
  const shared = { ...QUIET, DATABASE_URL: postgres.url, REDIS_URL: redis.url, SECRETS: 's'.repeat(40) };
  const servers = await Promise.all(Array.from({ length: nodes }, async () => run(SERVER, shared)));
  const crowds = await Promise.all(servers.map(async ({ host }) => comeMany(host(), 2 * AT_ONCE)));
  await playGames(crowds, WARM_UP * Math.max(1, nodes / 2), `warm up ${nodes}`);
  const figures = async () => ({
    ...askAbout<DatabaseFigures>('written', postgres.url),
    hints: sum(await Promise.all(servers.map(async (server) => metric(server, 'wagons_hints_total')))),
    bytes: await redisBytes(),
    cpu: sum(servers.map((server) => server.cpu())),
  });
  const idle = await idleCpu(servers);
  const before = await figures();
  const start = performance.now();
  const turns = await playGames(crowds, GAMES, `measured ${nodes}`);
  const took = performance.now() - start;
  const after = await figures();
  for (const visitor of crowds.flat()) visitor.leave();
  for (const server of servers) await server.stop();
  console.error(`${nodes} servers are done.`);
  return {
    nodes,
    hints: (after.hints - before.hints) / turns,
    redisBytes: (after.bytes - before.bytes) / turns,
    cpu: (after.cpu - before.cpu) / turns,
    busyCpu: (after.cpu - before.cpu - idle * took) / turns,
    wal: (after.wal - before.wal) / turns,
    inPlace: (after.inPlace - before.inPlace) / (after.updates - before.updates),
  };
}

const turns: Turns[] = [];
for (const nodes of NODES) turns.push(await measureTurns(nodes));
await redis.stop();

// ---- Storage, before and after packing ----

type Storage = { readonly events: number; readonly before: number; readonly after: number };

/** The bytes of the file, per game: also the row under which it is found, and its indexes. */
async function onSqlite(): Promise<Storage> {
  const server = await run(SERVER, QUIET);
  const visitors = await comeMany(server.host(), 2 * AT_ONCE);
  await playGames([visitors], GAMES, 'stored');
  for (const visitor of visitors) visitor.leave();
  const figures = askAbout<Storage>('packed', join(server.data, 'wagons.db'));
  await server.stop();
  return figures;
}

const stored = { postgres: askAbout<Storage>('packed', postgres.url), sqlite: await onSqlite() };
await postgres.stop();
console.error('Games are packed.');

// ---- Sockets and the lobby ----

const server = await run(SERVER, QUIET);
const settle = async (): Promise<number> => {
  await sleep(3_000);
  return server.megabytes() * 2 ** 20;
};
// The first ones cost what is shared by all.
const early = await comeMany(server.host(), 200);
const empty = await settle();
const idle = await comeMany(server.host(), IDLE);
const perSocket = ((await settle()) - empty) / IDLE;

const hosts = await comeMany(server.host(), LISTED + CHANGES);
const tables = {
  deck: '',
  first: 'random',
  clock: { kind: 'live', seconds: 600, increment: 5 },
  rated: false,
  listed: true,
};
const openTable = async (host: Visitor | undefined): Promise<void> => {
  const opened = await host?.post<{ readonly id: string }>('/api/tables', {
    ...tables,
    deck: BUILT_IN_DECKS[0],
  });
  host?.say({ type: 'watch', table: opened?.id });
};
for (const host of hosts.slice(0, LISTED)) await openTable(host);
await sleep(1_000);
const beforeLobby = await settle();
for (const visitor of idle) visitor.say({ type: 'lobby', on: true, changes: true });
const perLobbyVisitor = ((await settle()) - beforeLobby) / IDLE;

const heard: { readonly type: string; readonly bytes: number }[] = [];
const [looker] = early;
if (looker)
  looker.hear = (message) => heard.push({ type: message.type, bytes: JSON.stringify(message).length });
looker?.say({ type: 'lobby', on: true, changes: true });
await sleep(1_000);
const cpuBefore = server.cpu();
for (const host of hosts.slice(LISTED)) {
  await openTable(host);
  await sleep(APART);
}
await sleep(1_000);
const cpuOfChanges = server.cpu() - cpuBefore;
const bytesOf = (type: string): readonly number[] =>
  heard.filter((message) => message.type === type).map(({ bytes }) => bytes);
const lists = bytesOf('lobby');
const changes = bytesOf('lobbyChanged');
for (const visitor of [...early, ...idle, ...hosts]) visitor.leave();
await server.stop();

const report = `# What grows

${machine()}, ${BUSY}. Made by \`npm run bench server-scale\`. Counts, bytes and CPU time; no time was measured, because the machine may be
busy. Bytes of memory are the growth of the resident set of the server's process.

## A turn, with more and more servers

PostgreSQL and Redis on the same machine, ${GAMES} games of two players at different servers, after ${WARM_UP} or more to warm up.
Received hints are those of all servers together. CPU time is that of all servers' processes, also for opening the games; PostgreSQL and Redis are not
counted. WAL is all that PostgreSQL wrote, also for opening and ending games and for heartbeats.

| Servers | Hints received per turn | Bytes sent by Redis per turn | CPU per turn, µs | without what idle servers use | WAL per turn, bytes | Rows of games updated in place |
|---|---|---|---|---|---|---|
${turns
  .map(({ nodes, hints, redisBytes: bytes, cpu, busyCpu, wal, inPlace }) =>
    row(
      digits(nodes),
      digits(hints, 2),
      digits(bytes),
      digits(cpu),
      digits(busyCpu),
      digits(wal),
      `${digits(100 * inPlace, 1)} %`,
    ),
  )
  .join('\n')}

## A finished game on the disk

| Database | Events of a game | Bytes before packing | after | |
|---|---|---|---|---|
${Object.entries({
  'PostgreSQL, its log and archive with indexes': stored.postgres,
  'SQLite, the whole file': stored.sqlite,
})
  .map(([name, { events, before, after }]) =>
    row(name, digits(events, 1), digits(before), digits(after), `${digits(before / after, 1)} ×`),
  )
  .join('\n')}

## A visitor

| | Bytes |
|---|---|
${row(`memory of an idle socket with its player, of ${digits(IDLE)}`, digits(perSocket))}
${row(`more memory when it looks at the lobby, with ${LISTED} tables`, digits(perLobbyVisitor))}
${row(`a whole list of ${LISTED} tables, sent once`, digits(quantile(lists, 0.5)))}
${row('a change of the list, sent when a table is opened', digits(quantile(changes, 0.5)))}

${CHANGES} tables were opened with ${digits(IDLE + 1)} visitors in the lobby: ${digits(changes.length)} messages reached one of them, and the server used
${digits(cpuOfChanges / CHANGES / (IDLE + 1), 1)} µs of CPU time per change and visitor.
`;
console.log(report);
writeFileSync(fileURLToPath(new URL('reports/server-scale.md', import.meta.url)), report);
