// Lets two example clients, written from the documents alone, play a whole game against a real server.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { PublicGame } from '@wagons/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from './config/config.ts';
import { waitBefore } from '../../../examples/client.mjs';
import { type Server, startServer } from './server.ts';

const CLIENT = fileURLToPath(new URL('../../../examples/client.mjs', import.meta.url));

let folder = '';
let server: Server;
const programs: ChildProcess[] = [];

const start = async (port = 0): Promise<Server> =>
  startServer(
    readConfig({ PORT: String(port), DATA: join(folder, 'data'), LOG_LEVEL: 'silent' }),
    join(folder, 'site'),
  );

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wagons-example-'));
  mkdirSync(join(folder, 'site'));
  const policy = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'" />';
  writeFileSync(join(folder, 'site', 'index.html'), policy);
  server = await start();
});
afterAll(async () => {
  for (const program of programs) program.kill();
  await server.close();
  rmSync(folder, { recursive: true });
});

type Running = { readonly program: ChildProcess; readonly line: (start: string) => Promise<string> };

function run(...args: readonly string[]): Running {
  const program = spawn(process.execPath, [CLIENT, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  programs.push(program);
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  return {
    program,
    line: async (start) => {
      const { value } = (await lines.next()) as { readonly value?: string };
      expect(value).toMatch(new RegExp(`^${start} `));
      return value?.slice(start.length + 1) ?? '';
    },
  };
}

it.each([
  ['play a whole game', async () => undefined],
  [
    'find back to their table when the server restarts',
    async () => {
      const { port } = server;
      await server.close();
      server = await start(port);
    },
  ],
])('two example clients %s', async (_, meanwhile) => {
  const url = `http://localhost:${server.port}`;
  const host = run(url);
  const table = await host.line('table');
  await meanwhile();
  const guest = run(url, table);
  const ends = await Promise.all([host, guest].map(async ({ line }) => line('over')));
  expect(ends[0]).toBe(ends[1]);
  const game = (await (await fetch(`${url}/api/games/${table}`)).json()) as PublicGame;
  expect(game).toMatchObject({ status: 'over', end: { by: 'points' } });
  expect(JSON.parse(ends[0] ?? '')).toEqual({ end: game.end, totals: game.totals, moves: game.moves.length });
  // Cards were skipped, so that free ones had to be placed.
  expect(game.moves.filter((move) => move.startsWith('take ')).length).toBeLessThan(15);
  expect(game.moves.filter((move) => move.startsWith('place '))).toHaveLength(15);
  for (const { program } of [host, guest]) if (program.exitCode === null) await once(program, 'exit');
  expect([host.program.exitCode, guest.program.exitCode]).toEqual([0, 0]);
});

it('the example client imports none of our packages', () => {
  const imports = [...readFileSync(CLIENT, 'utf8').matchAll(/\bfrom '([^']+)'|import\('([^']+)'\)/g)];
  expect(imports.map(([, from, dynamic]) => from ?? dynamic)).toEqual([
    'node:crypto',
    'node:timers/promises',
    'node:url',
    'ws',
  ]);
});

it('the documents state its true length', () => {
  const { length } = readFileSync(CLIENT, 'utf8').trimEnd().split('\n');
  for (const path of ['README.md', 'docs/protocol.md']) {
    const document = readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
    const claims = [...document.matchAll(/client(?:\]\(examples\/client\.mjs\))? in (\d+) lines/g)];
    expect(
      claims.map(([, lines]) => Number(lines)),
      path,
    ).toEqual([length]);
  }
});

it('the example client waits longer each time, with jitter', () => {
  const waits = [1, 2, 3, 4, 9].map((tries) => waitBefore(tries, 1));
  expect(waits).toEqual([500, 1000, 2000, 2500, 2500]);
  expect(waitBefore(3, 0)).toBe(1000);
});
