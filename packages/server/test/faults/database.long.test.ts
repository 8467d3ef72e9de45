// A database that pauses for ten seconds, and connections to it that break at the worst moment.

import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { createStore } from '../../src/store/sqlStore.ts';
import { freshDatabase } from '../servers.ts';
import { audit } from './audit.ts';
import { becomeGuest, openTable, type Person } from './guests.ts';
import { type Node, startNode } from './node.ts';
import { createPlayer, newTally } from './player.ts';
import { openStallingProxy, type StallingProxy } from './stallingProxy.ts';
import { PATIENCE } from '../patience.ts';

const TEN_MINUTES = { timeout: 600_000 };
const PAUSE = 10_000;
/** What a player may be charged of it, and the precision of clocks on a busy machine. */
const BORNE = 1_000;
const BLUR = 500;

let database: Awaited<ReturnType<typeof freshDatabase>>;
let line: StallingProxy;
let node: Node;
let people: readonly [Person, Person];
beforeAll(async () => {
  database = await freshDatabase();
  line = await openStallingProxy(database.url);
  node = await startNode({ env: { DATABASE_URL: line.url } });
  people = [await becomeGuest(node.host(), 'Anna'), await becomeGuest(node.host(), 'Bert')];
});
afterAll(async () => {
  await (node as Node | undefined)?.stop();
  (line as StallingProxy | undefined)?.close();
  await database.drop();
});

async function startGame(name: string, settings: Parameters<typeof openTable>[2] = {}) {
  const tally = newTally();
  const table = await openTable(node.host(), people[0], settings);
  const players = people.map((person, nth) => createPlayer(person, `${name}${nth}`, table, tally));
  for (const player of players) player.dial(node.host());
  const answers = async (count: number): Promise<void> => {
    const goal = tally.acked.length + count;
    await vi.waitUntil(() => tally.acked.length >= goal || tally.wrongs.length > 0, PATIENCE);
  };
  return { tally, table, players, answers };
}

async function checkStored(tally: ReturnType<typeof newTally>): Promise<void> {
  const sql = await openPostgres(database.url);
  const { wrongs } = await audit(sql, tally.acked);
  await sql.close();
  expect([...tally.wrongs, ...wrongs]).toEqual([]);
}

it('a paused database delays answers, loses nothing, and costs players no time', TEN_MINUTES, async () => {
  const clock = { kind: 'live', seconds: 600, increment: 0 } as const;
  const { tally, table, players, answers } = await startGame('paused', { clock });
  await answers(3);
  const goOn = line.stall();
  await pass(PAUSE);
  goOn();
  await answers(4);
  for (const player of players) player.drop();
  await checkStored(tally);
  const sql = await openPostgres(database.url);
  const events = await createStore(sql).events(table, 0);
  await sql.close();
  const turns = events.filter(({ event }) => event.type === 'turn');
  const sat = events.find(({ event }) => event.type === 'sat');
  const last = turns.at(-1);
  if (!sat || last?.event.type !== 'turn' || !last.event.left) throw new Error('a game was played');
  const { first, second } = last.event.left;
  const charged = 2 * 600_000 - first - second;
  expect(last.at - sat.at).toBeGreaterThan(PAUSE);
  expect(charged).toBeLessThan(last.at - sat.at - PAUSE + BORNE + BLUR);
});

describe('a broken connection', () => {
  it.each([
    ['before the database has heard of a move', '-0000', 'before'],
    ['after the database has stored a move, before it says so', '-0000', 'after'],
    ['before the commit of a rematch', 'commit', 'before'],
    ['after the commit of a rematch, before it is said', 'commit', 'after'],
  ] as const)('%s: a retry gets the true answer', TEN_MINUTES, async (_, letters, when) => {
    const { tally, players, answers } = await startGame(`${when}-${letters.length}`);
    await answers(2);
    // A move is one statement that contains the id of its command; a rematch is several, and ends with a commit.
    await line.cutAt(letters, when, letters === 'commit' ? '"rematched"' : letters);
    await answers(3);
    for (const player of players) player.drop();
    expect(tally.wrongs).toEqual([]);
    await checkStored(tally);
  });
});
