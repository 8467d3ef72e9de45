// Checks with strace that each move is synced to the disk, and what happens when the disk fails.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findStrace } from '../../../../tools/strace.mjs';
import { databaseFile } from '../../src/config/dataFolder.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { audit } from './audit.ts';
import { becomeGuest, openTable, type Person } from './guests.ts';
import { freshFolder } from '../folders.ts';
import { type Node, PROGRAM, startNode } from './node.ts';
import { createPlayer, newTally } from './player.ts';
import { PATIENCE } from '../patience.ts';

const TEN_MINUTES = { timeout: 600_000 };

let node: Node;
let people: readonly [Person, Person];
beforeAll(async () => {
  node = await startNode();
  people = [await becomeGuest(node.host(), 'Anna'), await becomeGuest(node.host(), 'Bert')];
});
afterAll(async () => (node as Node | undefined)?.stop());

/** Traces the server until it is stopped. */
async function trace(name: string, ...wishes: readonly string[]) {
  const file = join(node.data, `${name}.strace`);
  const strace: ChildProcess = spawn(
    findStrace(),
    ['-f', '-p', String(node.pid()), '-o', file, ...wishes.flatMap((wish) => ['-e', wish])],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const words: string[] = [];
  strace.stderr?.on('data', (data: Buffer) => words.push(data.toString('utf8')));
  await vi.waitUntil(() => words.join('').includes('attached'), PATIENCE);
  return {
    lines: () => readFileSync(file, 'utf8').split('\n'),
    end: async () => {
      const ended = once(strace, 'exit');
      strace.kill('SIGINT');
      await ended;
    },
  };
}

async function startGame(name: string) {
  const tally = newTally();
  const table = await openTable(node.host(), people[0]);
  const players = people.map((person, nth) => createPlayer(person, `${name}${nth}`, table, tally));
  for (const player of players) player.dial(node.host());
  const answers = async (count: number): Promise<void> => {
    const goal = tally.acked.length + count;
    await vi.waitUntil(() => tally.acked.length >= goal || tally.wrongs.length > 0, PATIENCE);
  };
  return { tally, players, answers };
}

it('the server waits for the disk at every move', TEN_MINUTES, async () => {
  const { tally, players, answers } = await startGame('counted');
  await answers(1);
  const { lines, end } = await trace('count', 'trace=fdatasync,fsync');
  const before = tally.acked.length;
  await answers(30);
  const acked = tally.acked.length - before;
  await end();
  for (const player of players) player.drop();
  expect(tally.wrongs).toEqual([]);
  const synced = lines().filter((text) =>
    /f(?:data)?sync\(\d+\) += 0|f(?:data)?sync resumed>.*= 0/.test(text),
  );
  // One game, one move after the other, so that no two share a sync. The first may have been in progress.
  expect(synced.length).toBeGreaterThanOrEqual(acked - 1);
});

it('the server acknowledges nothing that the disk has refused, and recovers', TEN_MINUTES, async () => {
  const { tally, players, answers } = await startGame('refused');
  await answers(2);
  const { lines, end } = await trace('inject', 'trace=fdatasync,fsync', 'inject=fdatasync,fsync:error=EIO');
  const before = tally.acked.length;
  const refusals = (): number => lines().filter((text) => text.includes('EIO')).length;
  await vi.waitUntil(() => refusals() > 5 || tally.wrongs.length > 0, PATIENCE);
  // What was acknowledged in this time had been synced before.
  expect(tally.acked.length - before).toBeLessThanOrEqual(2);
  await end();
  await answers(5);
  for (const player of players) player.drop();
  expect(tally.wrongs).toEqual([]);
  await node.kill();
  const sql = await openSqlite(databaseFile(node.data));
  const { wrongs } = await audit(sql, tally.acked);
  await sql.close();
  expect(wrongs).toEqual([]);
  await node.restart();
});

it(
  'a full disk is reported in one sentence, and the server starts when it is fixed',
  TEN_MINUTES,
  async () => {
    const folder = freshFolder();
    const env = { PATH: process.env['PATH'] ?? '', PORT: '0', DATA: folder.path };
    /** What the server prints when its database can't be written. */
    const startOnFullDisk = (): string => {
      const database = databaseFile(folder.path);
      const wishes = [
        ...['trace=pwrite64', 'inject=pwrite64:error=ENOSPC'].flatMap((wish) => ['-e', wish]),
        ...[database, `${database}-wal`].flatMap((file) => ['-P', file]),
      ];
      const { stderr, status } = spawnSync(
        findStrace(),
        ['-f', '-o', join(folder.path, 'strace'), ...wishes, process.execPath, PROGRAM],
        { env, encoding: 'utf8' },
      );
      expect(status).toBe(1);
      return stderr.trim();
    };
    expect(startOnFullDisk()).toMatch(
      /^\S+wagons\.db cannot be opened \(.*\)\. The disk is full: free some space.*\.$/,
    );
    // With enough space for the database to be created, but no more.
    const first = await startNode({ env });
    await first.kill();
    expect(startOnFullDisk()).toMatch(/^The disk that holds the data is full\. Nothing is lost: .*\.$/);
    await first.restart();
    expect((await becomeGuest(first.host(), 'Carla')).id).not.toBe('');
    await first.stop();
    folder.remove();
  },
);
