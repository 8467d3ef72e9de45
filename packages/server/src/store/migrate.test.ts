// Tests of migrations: killed half-way, two programs at the same time, and a program that is too old.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KINDS, type Place, PLACES } from '../../test/databases.ts';
import { onlineRecords } from '../../test/onlineRecords.ts';
import type { Summary } from '../ports/store.ts';
import { CannotOpen } from './faults.ts';
import { migrate, schemaOf } from './migrate.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';
import type { Sql } from './sql.ts';
import { NEW_RATING, rate } from '../rating/glicko2.ts';
import { createStore } from './sqlStore.ts';

const PROGRAM = fileURLToPath(new URL('../../test/killedMigration.mjs', import.meta.url));

/** Two steps; the second one changes rows too. */
const STEPS = [
  ['create table thing (id text primary key)', `insert into thing (id) values ('a')`],
  [`alter table thing add column text text not null default 'new'`, `update thing set text = 'old'`],
];
const TRIAL: readonly Migration[] = STEPS.map((statements) => ({ title: '', statements: () => statements }));

/** Each step has five points to die at: the schema table, two statements, the schema version, and the commit. */
const HALF_WAY = 2;
const COMMIT = 4;

/** Real games, each stopped before one of its events. */
function underWay() {
  const logs = onlineRecords().flatMap(([, { tables }]) => tables);
  return logs.map(({ id, events }, nth) => {
    const stop = 2 + ((7 * nth) % (events.length - 2));
    const next = events[stop]!;
    const [first] = events;
    if (first?.event.type !== 'opened') throw new Error('a log begins with the opening');
    const { settings, host } = first.event;
    const summary: Summary = { status: 'going', settings, host, first: host, second: 'bert', moves: 0 };
    return { game: { id: `${id} ${nth}`, events: events.slice(0, stop), summary }, next, summary };
  });
}

describe.each(KINDS)('%s', (kind) => {
  let place: Place;
  let sql: Sql;
  beforeEach(async () => {
    place = await PLACES[kind]();
    sql = await place.open();
  });
  afterEach(async () => {
    await sql.close();
    await place.remove();
  });

  it('creates all tables, once', async () => {
    expect(await migrate(sql)).toBe(MIGRATIONS.length);
    expect(await schemaOf(sql)).toBe(MIGRATIONS.length);
    expect(await migrate(sql)).toBe(0);
    expect(await sql.all('select seq, deadline from game')).toEqual([]);
  });

  it('continues after a kill half-way through each step, and before each commit', async () => {
    const killAt = async (number: number) => {
      const args = [PROGRAM, kind, place.address, JSON.stringify(STEPS), String(number)];
      const [, signal] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
      expect(signal).toBe('SIGKILL');
    };
    for (const number of [HALF_WAY, COMMIT]) {
      await killAt(number);
      await expect(schemaOf(sql)).rejects.toThrow(/meta/);
      await expect(sql.all('select id from thing')).rejects.toThrow(/thing/);
    }
    for (const number of [COMMIT + 1 + HALF_WAY, COMMIT]) {
      await killAt(number);
      expect(await schemaOf(sql)).toBe(1);
      expect(await sql.all('select id from thing')).toEqual([{ id: 'a' }]);
      await expect(sql.all('select text from thing')).rejects.toThrow(/text/);
    }
    expect(await migrate(sql, TRIAL)).toBe(1);
    expect(await sql.all('select id, text from thing')).toEqual([{ id: 'a', text: 'old' }]);
  });

  it('keeps games under way, however often it is killed on the way from an earlier schema', async () => {
    const earlier = MIGRATIONS.findIndex(({ title }) => title.startsWith('ends of games'));
    await migrate(sql, MIGRATIONS.slice(0, earlier));
    const games = underWay();
    for (const { game } of games) await createStore(sql).open(game);
    await sql.close();
    let kills = 0;
    // Each run dies a little later, until one comes to the end.
    for (let number = 1; ; number += 3) {
      const args = [PROGRAM, kind, place.address, 'all', String(number)];
      const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
      if (code === 0) break;
      kills += 1;
    }
    expect(kills).toBeGreaterThan(3);
    sql = await place.open();
    expect(await schemaOf(sql)).toBe(MIGRATIONS.length);
    const store = createStore(sql);
    for (const { game, next, summary } of games) {
      expect(await store.events(game.id, 0)).toEqual(game.events);
      expect(await store.find(game.id)).toMatchObject({ id: game.id, seq: game.events.length });
      expect(await store.append({ game: game.id, event: next, summary })).toBe('kept');
      expect(await store.append({ game: game.id, event: next, summary })).toBe('taken');
      expect(await store.events(game.id, 0)).toEqual([...game.events, next]);
    }
  });

  it('is migrated by one of several nodes that start together', async () => {
    const nodes = await Promise.all([0, 1, 2].map(place.open));
    const done = await Promise.all(nodes.map(async (node) => migrate(node, TRIAL)));
    expect(done.reduce((sum, steps) => sum + steps)).toBe(2);
    expect(await sql.all('select id, text from thing')).toEqual([{ id: 'a', text: 'old' }]);
    for (const node of nodes) await node.close();
  });

  it('rolls back a step that fails', async () => {
    const wrong: Migration = { title: '', statements: () => ['delete from thing', 'nonsense'] };
    await expect(migrate(sql, [...TRIAL, wrong])).rejects.toThrow(/nonsense/);
    expect(await schemaOf(sql)).toBe(2);
    expect(await sql.all('select id from thing')).toEqual([{ id: 'a' }]);
  });

  it('numbers the accounts that share a name, except the oldest', async () => {
    const before = MIGRATIONS.findIndex(({ title }) => title === 'unique account names');
    await migrate(sql, MIGRATIONS.slice(0, before));
    const add = async (id: string, name: string, at: number, account = 1) =>
      sql.run(
        `insert into player (id, name, created_at, account, epoch, rating, deviation, volatility, rated_games)
        values ($1, $2, $3, $4, 0, 1500, 350, 0.06, 0)`,
        [id, name, at, account],
      );
    const long = `${'x'.repeat(20)} (-_-`;
    await add('second', 'ADA', 2);
    await add('first', 'Ada', 1);
    await add('third', 'ada', 3);
    await add('taken', 'Ada 2', 4);
    await add('guest', 'Ada', 0, 0);
    await add('long', long, 1);
    await add('long too', long, 2);
    expect(await migrate(sql)).toBe(MIGRATIONS.length - before);
    const rows = await sql.all('select id, name from player order by id');
    expect(Object.fromEntries(rows.map(({ id, name }) => [id, name]))).toEqual({
      first: 'Ada',
      second: 'ADA 3',
      third: 'ada 4',
      taken: 'Ada 2',
      guest: 'Ada',
      long,
      'long too': `${'x'.repeat(20)} 2`,
    });
    // An old guest who creates a passkey is compared by name key too.
    const store = createStore(sql);
    const passkey = { id: 'key', player: 'guest', publicKey: '', counter: 0, transports: [], device: '' };
    expect(await store.addPasskey(passkey, [], 5)).toBe(false);
  });

  it('counts the results of finished games, and lists them by their end', async () => {
    const before = MIGRATIONS.findIndex(({ title }) => title.startsWith('ends of games'));
    await migrate(sql, MIGRATIONS.slice(0, before));
    const add = async (id: string, [first, second]: readonly string[], outcome?: string, at = 1) =>
      sql.run(
        `insert into game (id, seq, status, settings, rated, listed, host, first_player, second_player, moves, end_by,
          outcome, opened_at, changed_at) values ($1, 3, $2, '{}', 0, 0, $3, $3, $4, 1, $5, $6, 0, $7)`,
        [id, outcome ? 'over' : 'going', first, second, outcome && 'points', outcome, at],
      );
    await add('won', ['ada', 'bert'], 'first', 5);
    await add('drawn', ['bert', 'ada'], 'draw', 7);
    await add('going', ['ada', 'bert']);
    await migrate(sql);
    const store = createStore(sql);
    expect(await store.results('ada')).toEqual({ won: 1, drawn: 1, lost: 0 });
    expect(await store.results('bert')).toEqual({ won: 0, drawn: 1, lost: 1 });
    const games = await store.gamesOf('ada', 9);
    expect(games.map(({ id }) => id)).toEqual(['going', 'drawn', 'won']);
  });

  it('divides ratings by the clocks of their games', async () => {
    const before = MIGRATIONS.findIndex(({ title }) => title === 'ratings of live and correspondence games');
    await migrate(sql, MIGRATIONS.slice(0, before));
    for (const id of ['ada', 'bert', 'carl'])
      await sql.run(
        `insert into player (id, name, created_at, account, epoch, rating, deviation, volatility, rated_games)
        values ($1, $1, 0, 1, 0, 1234, 56, 0.05, $2)`,
        [id, { ada: 3, bert: 2, carl: 1 }[id]],
      );
    const clocks = {
      live: { kind: 'live', seconds: 60, increment: 0 },
      days: { kind: 'days', days: 1 },
      none: { kind: 'none' },
    };
    const play = async (
      game: string,
      at: number,
      clock: keyof typeof clocks,
      ...[won, lost]: readonly [string, number][]
    ) => {
      await sql.run(
        `insert into game (id, seq, status, settings, rated, listed, host, moves, opened_at, changed_at)
        values ($1, 9, 'over', $2, 1, 0, 'ada', 9, 0, 0)`,
        [game, JSON.stringify({ clock: clocks[clock] })],
      );
      for (const [result, one, other] of [
        ['won', won, lost],
        ['lost', lost, won],
      ] as const)
        await sql.run(
          `insert into rating (player, nth, game, at, opponent, result, rating, deviation, volatility,
            rating_before, deviation_before, volatility_before)
          values ($1, $2, $3, $4, $5, $6, 1, 1, 1, 1, 1, 1)`,
          [one![0], one![1], game, at, other![0], result],
        );
    };
    await play('third', 30, 'none', ['ada', 3], ['carl', 1]);
    await play('first', 10, 'days', ['ada', 1], ['bert', 1]);
    await play('second', 20, 'live', ['bert', 2], ['ada', 2]);
    expect(await migrate(sql)).toBe(MIGRATIONS.length - before);
    const store = createStore(sql);
    const players = await store.players(['ada', 'bert', 'carl']);
    const first = [rate(NEW_RATING, NEW_RATING, 'won'), rate(NEW_RATING, NEW_RATING, 'lost')] as const;
    expect(players.get('ada')?.ratings).toEqual({
      live: first[1],
      correspondence: rate(first[0], NEW_RATING, 'won'),
    });
    expect(players.get('bert')?.ratings).toEqual({ live: first[0], correspondence: first[1] });
    expect(players.get('carl')?.ratings).toEqual({
      live: NEW_RATING,
      correspondence: rate(NEW_RATING, first[0], 'lost'),
    });
    const history = await store.ratingsOf('ada', 9);
    expect(history.map(({ game, kind, nth }) => `${nth} ${game} ${kind}`)).toEqual([
      '1 first correspondence',
      '2 second live',
      '3 third correspondence',
    ]);
    const { games: _, ...after } = first[0];
    expect(history[2]).toMatchObject({ before: after });
  });

  it('is rejected by an older program', async () => {
    await migrate(sql, TRIAL);
    const refusal = await migrate(sql, TRIAL.slice(0, 1)).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(CannotOpen);
    expect(String(refusal)).toMatch(/newer version of this program \(schema 2; this version knows 1\)/);
    expect(await schemaOf(sql)).toBe(2);
  });
});

it('a full disk is explained, and keeps the steps before it', async () => {
  const place = await PLACES.sqlite();
  const sql = await place.open();
  const room = async (pages: number) => sql.all(`pragma max_page_count = ${pages}`);
  const large: Migration = {
    title: '',
    statements: () => [`insert into thing (id, text) values ('large', '${'x'.repeat(200_000)}')`],
  };
  await migrate(sql, TRIAL);
  const [pages] = await sql.all('pragma page_count');
  await room(Number(pages?.['page_count']) + 2);
  const refusal = await migrate(sql, [...TRIAL, large]).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(CannotOpen);
  expect(String(refusal)).toMatch(/disk is full: .+ free some space and start again/);
  expect(await schemaOf(sql)).toBe(2);
  await room(100_000);
  expect(await migrate(sql, [...TRIAL, large])).toBe(1);
  await sql.close();
  await place.remove();
});
