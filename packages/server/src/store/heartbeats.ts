// Stores the heartbeats of servers, and the outages between them.

import { checksum } from '@wagons/protocol';
import type { Time } from '../ports/tableEvent.ts';
import type { Store } from '../ports/store.ts';
import { maybeNumber, numberIn } from './rows.ts';
import type { Row, Sql } from './sql.ts';

export const beat = (
  sql: Sql,
): Pick<Store, 'beat' | 'time' | 'lastBeat' | 'forgetFuture' | 'outages' | 'isThere' | 'tryRoom'> => ({
  beat: (at, noticedAfter) => note(sql, at, noticedAfter),
  time: async () => (sql.kind === 'postgres' ? timeIn(await sql.all(`select ${TIME}`)) : undefined),
  lastBeat: async () => {
    const [row] = await sql.all('select at from alive where id = 1');
    return row && numberIn(row, 'at');
  },
  forgetFuture: async (at) => {
    await sql.batch([
      { text: 'update alive set at = $1 where at > $1', values: [at] },
      { text: 'delete from outage where from_at >= $1', values: [at] },
      { text: 'update outage set to_at = $1 where to_at > $1', values: [at] },
    ]);
  },
  outages: async (since) => {
    const rows = await sql.all('select from_at, to_at from outage where to_at > $1 order by from_at', [
      since,
    ]);
    return rows.map((row) => ({ from: numberIn(row, 'from_at'), to: numberIn(row, 'to_at') }));
  },
  isThere: async () => (await sql.all('select 1 as there')).length === 1,
  tryRoom: async () => {
    await sql.run(
      `insert into meta (key, value) values ('room', $1) on conflict (key) do update set value = excluded.value`,
      [ROOM],
    );
    await sql.run(`delete from meta where key = 'room'`);
  },
});

/** 64 KB that can hardly be compressed. */
const ROOM = Array.from({ length: 4_096 }, (_, at) => checksum(String(at))).join('');

const TIME = 'cast(extract(epoch from clock_timestamp()) * 1000 as bigint) as time';
const timeIn = ([row]: readonly Row[]): Time | undefined => row && maybeNumber(row, 'time');

/**
 * Detects the outage in the same statement, so that it is stored before anyone can see that a server is back. If
 * several servers return at the same time, the first one ends the outage.
 */
const OUTAGE = `
  insert into outage (from_at, to_at)
  select at, cast($1 as bigint) from alive where id = 1 and at < cast($1 as bigint) - cast($2 as bigint)
  on conflict (from_at) do nothing`;

/** The clocks of servers differ a little: the later heartbeat counts. */
const ALIVE = `
  insert into alive (id, at) values (1, $1)
  on conflict (id) do update set at = excluded.at where alive.at < excluded.at`;

/**
 * One statement, so that a server that stops in the middle can't keep the row of the heartbeat locked. Both parts see the
 * state before it.
 */
const BEAT = `
  with gap as (${OUTAGE}), beat as (${ALIVE}) select ${TIME}`;

async function note(sql: Sql, at: Time, noticedAfter: number): Promise<Time | undefined> {
  if (sql.kind === 'postgres') return timeIn(await sql.all(BEAT, [at, noticedAfter]));
  await sql.batch([
    { text: OUTAGE, values: [at, noticedAfter] },
    { text: ALIVE, values: [at] },
  ]);
  return undefined;
}
