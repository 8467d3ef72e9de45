// How fast a server with ten thousand open games restarts (`npm run bench server-start`).

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { digits, quantile, row } from './figures.ts';
import { busyness, machine } from './machine.ts';
import { QUIET, run, type Running, SERVER } from './server/process.ts';
import { type BenchTable, layTable } from './server/table.ts';
import { becomeGuest, come, type Guest } from './server/visitor.ts';

const BUSY = busyness();
const GAMES = Number(process.argv[2] ?? 10_000);
const STARTS = 5;
/** Games per pair of players, below the limit. */
const GAMES_OF_TWO = 100;

type Pair = { readonly table: BenchTable; readonly guests: readonly Guest[] };

/** Two new guests who have started some games with each other; returns the last one. */
async function beginGames(host: string, nth: number, games: number): Promise<Pair> {
  const guests = await Promise.all(['Anna', 'Bert'].map(async (name) => becomeGuest(host, name)));
  const visitors = await Promise.all(guests.map(async (guest) => come(host, guest)));
  let table: BenchTable | undefined;
  for (let game = 0; game < games; game++) {
    table?.clear();
    table = await layTable(visitors, `start ${nth} ${game}`);
    await table.turn();
  }
  if (!table) throw new Error('at least one game has to be begun');
  for (const visitor of visitors) visitor.leave();
  return { table, guests };
}

async function beginAll(server: Running, games: number): Promise<Pair> {
  const pairs = Math.ceil(games / GAMES_OF_TWO);
  const [pair] = await Promise.all(
    Array.from({ length: pairs }, async (_, nth) =>
      beginGames(server.host(), nth, Math.min(GAMES_OF_TWO, games - nth * GAMES_OF_TWO)),
    ),
  );
  if (!pair) throw new Error('there is no game');
  return pair;
}

/** Milliseconds from a start until the server listens, and until it has acknowledged a turn, and its CPU time. */
type Start = { readonly listens: number; readonly acks: number; readonly cpu: number };

async function startAgain(server: Running, { table, guests }: Pair): Promise<Start> {
  await server.kill();
  const begun = performance.now();
  await server.restart();
  const listens = performance.now() - begun;
  const visitors = await Promise.all(guests.map(async (guest) => come(server.host(), guest)));
  await table.comeBack(visitors);
  if ((await table.turn()) === undefined) throw new Error('the game has ended too soon');
  const acks = performance.now() - begun;
  for (const visitor of visitors) visitor.leave();
  return { listens, acks, cpu: server.cpu() / 1000 };
}

async function measure(games: number): Promise<string> {
  const server = await run(SERVER, QUIET);
  const pair = await beginAll(server, games);
  const starts: Start[] = [];
  for (let nth = 0; nth < STARTS; nth++) starts.push(await startAgain(server, pair));
  await server.stop();
  const median = (of: (start: Start) => number): string => digits(quantile(starts.map(of), 0.5));
  return row(
    digits(games),
    median(({ listens }) => listens),
    median(({ acks }) => acks),
    median(({ cpu }) => cpu),
  );
}

const lines = [await measure(1), await measure(GAMES)];
const report = `# A start with many games

${machine()}, ${BUSY}. Made by \`npm run bench server-start\`: median of ${STARTS} starts after a kill -9, on SQLite. Two players reconnect, and one
plays a turn in one of the open games until it is acknowledged. Milliseconds.

| Open games | until it listens | until the turn is acknowledged | CPU time until then |
|---|---|---|---|
${lines.join('\n')}
`;
console.log(report);
writeFileSync(fileURLToPath(new URL('reports/server-start.md', import.meta.url)), report);
