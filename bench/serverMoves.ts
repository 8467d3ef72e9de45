// What a move costs the server: its processor time for an accepted turn, told to the opponent and five onlookers,
// beside that of a bare echo over a socket, block by block in one run.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { startPostgres } from '../tools/postgres.mjs';
import { digits, quantile, row } from './figures.ts';
import { machine } from './machine.ts';
import { run, type Running } from './server/process.ts';
import { becomeGuest, layTable } from './server/table.ts';

const BLOCKS = Number(process.argv[2] ?? 9);
const TABLES = 16;
const LOOKERS = 5;
const ECHOES = 4_000;
/** As long as a turn is. */
const MESSAGE = 'x'.repeat(220);

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const SERVER = at('../packages/server/dist/main.js');
const QUIET = { PORT: '0', RATE_LIMIT: '0', LOG_LEVEL: 'error' };

/** Microseconds of the server's processor time for one message. */
type Block = (server: Running, nth: number) => Promise<number>;

const echoes: Block = async ({ host, cpu }) => {
  const sockets = await Promise.all(
    Array.from({ length: TABLES }, async () => {
      const socket = new WebSocket(`ws://${host}`);
      await new Promise((resolve) => {
        socket.once('open', resolve);
      });
      return socket;
    }),
  );
  const before = cpu();
  await Promise.all(
    sockets.map(
      async (socket) =>
        new Promise<void>((resolve) => {
          let left = ECHOES / TABLES;
          socket.on('message', () => {
            if (--left === 0) resolve();
            else socket.send(MESSAGE);
          });
          socket.send(MESSAGE);
        }),
    ),
  );
  const spent = cpu() - before;
  for (const socket of sockets) socket.terminate();
  return spent / ECHOES;
};

const moves: Block = async (server, nth) => {
  const { host, cpu } = server;
  const tables = await Promise.all(
    Array.from({ length: TABLES }, async (_, table) => {
      const people = await Promise.all(
        Array.from({ length: 2 + LOOKERS }, async (__, i) => becomeGuest(host, `Player ${i + 1}`)),
      );
      return layTable(host, people, `block ${nth} table ${table}`);
    }),
  );
  const before = cpu();
  const turns = (await Promise.all(tables.map(async (table) => table.play()))).reduce(
    (sum, one) => sum + one,
    0,
  );
  const spent = cpu() - before;
  for (const table of tables) table.leave();
  return spent / turns;
};

const postgres = await startPostgres({ durable: true });
const contenders = [
  { name: 'bare echo (`ws`)', block: echoes, server: await run(at('server/echo.mjs')) },
  { name: 'a move, SQLite', block: moves, server: await run(SERVER, QUIET) },
  {
    name: 'a move, PostgreSQL (its own process not counted)',
    block: moves,
    server: await run(SERVER, { ...QUIET, DATABASE_URL: postgres.url }),
  },
];
const costs = contenders.map((): number[] => []);
for (let nth = 0; nth <= BLOCKS; nth++) {
  for (const [i, { block, server }] of contenders.entries()) {
    const cost = await block(server, nth);
    // The first round warms up.
    if (nth > 0) costs[i]?.push(cost);
  }
}
for (const { server } of contenders) await server.stop();
await postgres.stop();

const [echo = NaN] = costs.map((values) => quantile(values, 0.5));
const report = `# bench/serverMoves

${machine()}. Processor time of the server process for one message, median of ${BLOCKS} interleaved blocks: ${ECHOES} echoes, or ${TABLES} games at once with
two players and ${LOOKERS} onlookers each, a turn being stored, answered and told to all seven. Made by \`npm run bench:server-moves\`.

| | µs | quarter to three quarters | × echo |
|---|---|---|---|
${contenders
  .map(({ name }, i) => {
    const values = costs[i] ?? [];
    const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(values, share));
    return row(
      name,
      digits(middle ?? NaN),
      `${digits(low ?? NaN)}–${digits(high ?? NaN)}`,
      digits((middle ?? NaN) / echo, 1),
    );
  })
  .join('\n')}
`;
console.log(report);
writeFileSync(at('reports/serverMoves.md'), report);
