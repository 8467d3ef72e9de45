// Runs the operator's built program on a database of each kind, as an operator would.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KINDS, type Place, PLACES } from '../test/databases.ts';
import { readConfig } from './config/config.ts';
import { databaseFile } from './config/dataFolder.ts';
import type { Store } from './ports/store.ts';
import { COMMANDS, helpText, operate as run } from './operator/run.ts';
import { openContext } from './operatorContext.ts';
import { goingTable, guest, lastWord, SETTINGS } from '../test/stored.ts';
import { NEW_RATINGS, ratingsAfter } from './rating/glicko2.ts';
import { migrate } from './store/migrate.ts';
import { openSqlite } from './store/sqlite.ts';
import { createStore } from './store/sqlStore.ts';

const ADA = {
  id: 'ada-ada-ada-ada-',
  name: 'Ada',
  account: true,
  createdAt: 0,
  epoch: 0,
  ratings: NEW_RATINGS,
};
const BERT = { ...ADA, id: 'bert-bert-bert-b', name: 'Bert' };

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wagons-operate-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

type Environment = Readonly<Record<string, string>>;

/** The program, in a process of its own. */
function runProgram(program: string, words: readonly string[], environment: Environment) {
  const path = fileURLToPath(new URL(`../dist/${program}`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...words], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], INIT_CWD: folder, ...environment },
  });
  return { status, said: stdout + stderr };
}

/** What the program prints, without the process. */
const operate = async (words: readonly string[], environment: Environment): Promise<string> =>
  run(words, { config: readConfig(environment), folder, open: openContext });

const mistakeOf = async (words: readonly string[], environment: Environment): Promise<string> =>
  operate(words, environment).then(
    () => 'none',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

describe.each(KINDS)('on %s', (kind) => {
  let place: Place;
  let store: Store;
  let environment: Environment;
  beforeAll(async () => {
    place = await PLACES[kind]();
    const sql = await place.open();
    await migrate(sql);
    store = createStore(sql);
    environment = kind === 'sqlite' ? { DATA: join(place.address, '..') } : { DATABASE_URL: place.address };
    await store.addPlayer(ADA);
    await store.addPlayer(BERT);
    await store.report({
      id: 'report-1',
      at: 0,
      by: ADA.id,
      player: BERT.id,
      reason: 'chat',
      text: 'Rude.\nVery.',
      byName: 'Ada',
      playerName: 'Bertie',
      chat: [{ line: 1, at: 0, seat: 'second', text: 'Boo' }],
    });
  });
  afterAll(async () => {
    await store.close();
    await place.remove();
  });

  /** A command that succeeds, with its JSON. */
  const done = async (...words: readonly string[]): Promise<unknown> =>
    JSON.parse(await operate([...words, '--json'], environment));
  const bert = async () => (await store.players([BERT.id])).get(BERT.id);

  it('shows reports with the name and the chat of that time, and closes them', async () => {
    expect(await operate(['reports', 'list'], environment)).toContain('about Bertie');
    expect(await operate(['reports', 'show', 'report-1'], environment)).toMatch(
      /Bertie \(bert-bert-bert-b\), now Bert[^]*Boo/,
    );
    await done('reports', 'close', 'report-1', '--reason', 'warned');
    expect(await done('reports', 'list')).toEqual([]);
    expect(await done('reports', 'list', '--all')).toMatchObject([{ id: 'report-1', playerName: 'Bertie' }]);
    expect(await mistakeOf(['reports', 'close', 'report-1', '--reason', 'again'], environment)).toBe(
      'Report report-1 is closed already.',
    );
  });

  it('finds, renames, suspends and deletes players, and logs it by id', async () => {
    expect(await done('player', 'find', 'bert')).toMatchObject([{ id: BERT.id }]);
    await done('player', 'rename', BERT.id, 'Bertram', '--reason', 'an insult');
    expect(await bert()).toMatchObject({ name: 'Bertram' });
    expect(await mistakeOf(['player', 'rename', BERT.id, 'ADA', '--reason', 'x'], environment)).toContain(
      'another account',
    );

    const before = Date.now();
    await done('player', 'suspend', BERT.id, '--for', 'chat', '--days', '3', '--reason', 'insults');
    const suspension = (await bert())?.suspension;
    expect(suspension?.reason).toBe('chat');
    expect((suspension?.until ?? 0) - before).toBeGreaterThan(2.9 * 24 * 60 * 60 * 1000);
    expect(await operate(['player', 'show', BERT.id], environment)).toMatch(/suspended until .*\(chat\)/);
    await done('player', 'lift', BERT.id, '--reason', 'apologized');
    expect(await bert()).not.toHaveProperty('suspension');

    await done('player', 'delete', BERT.id, '--reason', 'asked by mail');
    expect(await bert()).toMatchObject({ name: '', account: false });
    expect(await mistakeOf(['player', 'delete', BERT.id, '--reason', 'again'], environment)).toContain(
      'was deleted',
    );

    const log = await store.operatorActions(0);
    expect(log.map(({ nth, verb, reason }) => [nth, verb, reason])).toEqual([
      [1, 'closeReport', 'warned'],
      [2, 'rename', 'an insult'],
      [3, 'suspend', 'insults'],
      [4, 'lift', 'apologized'],
      [5, 'delete', 'asked by mail'],
    ]);
    expect(JSON.stringify(log)).not.toContain('Bert');
    expect(await done('log')).toEqual(log);
  });

  it('shows everything about a player', async () => {
    expect(await done('player', 'show', ADA.id)).toMatchObject({
      player: { id: ADA.id, name: 'Ada' },
      games: [],
      chat: [],
      reports: [{ id: 'report-1' }],
    });
  });

  it('annuls a rated game once, and logs it by its game', async () => {
    const players = [guest({ account: true }), guest({ account: true })] as const;
    for (const player of players) await store.addPlayer(player);
    const [first, second] = players;
    const table = goingTable(first.id, second.id, { settings: { ...SETTINGS, rated: true } });
    await store.open(table);
    const words = ['annul', table.id, '--reason', 'an engine'];
    expect(await mistakeOf(words, environment)).toBe(`The game at table ${table.id} isn't over.`);
    const ratings = ratingsAfter({ first, second, kind: 'live', outcome: 'first' });
    expect(await store.append({ ...lastWord(table, 3), ratings })).toBe('kept');

    const last = await store.lastOperatorAction();
    const said = await operate(words, environment);
    expect(said).toContain(`Game ${table.id} is annulled. Ratings:`);
    expect(said).toContain(`${first.id}  first 1662 → 1500`);
    expect(said).toContain(`${second.id}  second 1338 → 1500`);
    const found = await store.players(players.map(({ id }) => id));
    for (const { id } of players) expect(found.get(id)?.ratings).toEqual(NEW_RATINGS);
    expect(await mistakeOf(words, environment)).toContain('was annulled before; nothing has changed');
    expect(await store.operatorActions(last)).toMatchObject([
      { verb: 'annul', game: table.id, reason: 'an engine', detail: expect.stringContaining('1662 → 1500') },
    ]);
    const casual = goingTable(first.id, second.id);
    await store.open(casual);
    await store.append(lastWord(casual, 3));
    expect(await mistakeOf(['annul', casual.id, '--reason', 'x'], environment)).toContain("wasn't rated");
  });

  it('numbers what two operators do at the same time', async () => {
    const last = await store.lastOperatorAction();
    const suspend = ['player', 'suspend', ADA.id, '--for', 'name', '--days', '1', '--reason', 'x'];
    await Promise.all([1, 2, 3].map(async () => operate(suspend, environment)));
    expect((await store.operatorActions(last)).map(({ nth }) => nth)).toEqual([last + 1, last + 2, last + 3]);
  });

  it.each([
    [['player', 'show', 'x'], 'There is no player x.'],
    [['player', 'rename', ADA.id, 'a', '--reason', 'x'], `"a" can't be a name`],
    [['player', 'rename', ADA.id], '--reason is missing.'],
    [['player', 'suspend', ADA.id, '--for', 'fun', '--days', '1', '--reason', 'x'], '--for must be one of'],
    [['player', 'suspend', ADA.id, '--for', 'chat', '--reason', 'x'], 'either --days N or --until DATE'],
    [
      ['player', 'suspend', ADA.id, '--for', 'chat', '--until', '2001-01-01', '--reason', 'x'],
      'in the future',
    ],
    [['player', 'suspend', ADA.id, '--for', 'chat', '--until', 'soon', '--reason', 'x'], 'must be a date'],
    [['table', 'close', 'x', '--reason', 'x'], 'There is no table x.'],
    [['reports', 'show', 'x'], 'There is no report x.'],
    [['drop', 'a'], 'There is no command "drop a".'],
    [['chat'], 'Usage: npm run operate -- chat GAME'],
    [['log', '--days', '3'], '--days means nothing here.'],
    [['log', '--what'], `'--what'`],
  ])('%j fails with a sentence', async (words, sentence) => {
    expect(await mistakeOf(words, environment)).toContain(sentence);
  });
});

it('the help names every command', async () => {
  const help = await operate(['help'], { DATA: folder });
  expect(help).toBe(helpText());
  for (const { use } of COMMANDS) expect(help).toContain(`  ${use}`);
});

describe.each(['operate.js', 'gathered-operate.js'])('%s', (program) => {
  it('prints what was asked for, or one sentence', () => {
    const data = { DATA: join(folder, program) };
    expect(runProgram(program, ['reports', 'list', '--json'], data)).toEqual({ status: 0, said: '[]\n' });
    expect(runProgram(program, ['drop'], data)).toEqual({
      status: 1,
      said: 'There is no command "drop". See: npm run operate -- help\n',
    });
  });
});

describe('backup and restore', () => {
  let data: Environment;
  beforeAll(async () => {
    data = { DATA: join(folder, 'data') };
    const sql = await openSqlite(databaseFile(join(folder, 'data')));
    await migrate(sql);
    await createStore(sql).addPlayer(ADA);
    await sql.close();
  });

  it('copy a database, and put it where a server finds it', async () => {
    await operate(['backup', 'copy.db'], data);
    expect(existsSync(join(folder, 'copy.db'))).toBe(true);
    const elsewhere = join(folder, 'elsewhere');
    await operate(['restore', 'copy.db'], { DATA: elsewhere });
    const store = createStore(await openSqlite(databaseFile(elsewhere)));
    expect((await store.players([ADA.id])).get(ADA.id)).toEqual(ADA);
    await store.close();
  });

  it('never overwrite a file', async () => {
    expect(await mistakeOf(['backup', 'data/wagons.db'], data)).toContain('already exists');
    expect(await mistakeOf(['restore', 'data/wagons.db'], data)).not.toBe('none');
  });

  it('refer to pg_dump for PostgreSQL', async () => {
    expect(await mistakeOf(['backup', 'a'], { DATABASE_URL: 'postgres://db/wagons' })).toContain('pg_dump');
  });

  it.each([[['backup']], [['restore', 'a', 'b']]])('%j prints the usage', async (words) => {
    expect(await mistakeOf(words, data)).toMatch(/^Usage/);
  });
});
