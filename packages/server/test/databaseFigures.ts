// For `npm run bench server-scale`: what a database has written, and what packing all its finished games saves. Prints
// JSON.
//
//   databaseFigures.ts written URL
//   databaseFigures.ts packed URL|FILE

import { statSync } from 'node:fs';
import { backUp } from '../src/store/backup.ts';
import { openPostgres } from '../src/store/postgres.ts';
import type { Sql } from '../src/store/sql.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { createStore } from '../src/store/sqlStore.ts';

const BATCH = 100;

/** Bytes of the write-ahead log, and how often rows of games were updated, also in place. */
async function written(sql: Sql) {
  const [found] = await sql.all(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as wal, n_tup_upd as updates, n_tup_hot_upd as in_place
    from pg_stat_user_tables where relname = 'game'`,
  );
  return { wal: found?.['wal'], updates: found?.['updates'], inPlace: found?.['in_place'] };
}

/** Per game: events, and the bytes before and after. */
async function packed(sql: Sql, size: (name: string) => Promise<number>) {
  const [all] = await sql.all('select count(*) as events from event');
  const before = await size('before');
  const { packGames } = createStore(sql);
  let games = 0;
  for (let some = BATCH; some === BATCH; games += some)
    some = await packGames(Number.MAX_SAFE_INTEGER, BATCH);
  const after = await size('after');
  return { events: Number(all?.['events']) / games, before: before / games, after: after / games };
}

/** The log and the archive with their indexes, without unused space. */
async function sizeOnPostgres(sql: Sql): Promise<number> {
  for (const table of ['event', 'archive']) await sql.run(`vacuum full ${table}`);
  const [found] = await sql.all(
    `select pg_total_relation_size('event') + pg_total_relation_size('archive') as size`,
  );
  return Number(found?.['size']);
}

/** A copy has no unused space. */
function sizeOfCopy(file: string, name: string): number {
  const copy = `${file}.${name}`;
  backUp(file, copy);
  return statSync(copy).size;
}

const [what, place = ''] = process.argv.slice(2);
const isPostgres = place.startsWith('postgres');
const sql = await (isPostgres ? openPostgres(place) : openSqlite(place));
const size = async (name: string): Promise<number> =>
  isPostgres ? sizeOnPostgres(sql) : sizeOfCopy(place, name);
console.log(JSON.stringify(what === 'packed' ? await packed(sql, size) : await written(sql)));
await sql.close();
