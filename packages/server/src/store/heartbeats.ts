// Stores the heartbeats of servers, and the outages between them.

import type { Time } from '../ports/tableEvent.ts';
import type { Store } from '../ports/store.ts';
import { numberIn } from './rows.ts';
import type { Sql } from './sql.ts';

export const beat = (
  sql: Sql,
): Pick<Store, 'beat' | 'lastBeat' | 'forgetFuture' | 'outages' | 'isThere'> => ({
  beat: (at, noticedAfter) => note(sql, at, noticedAfter),
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
});

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

async function note(sql: Sql, at: Time, noticedAfter: number): Promise<void> {
  await sql.batch([
    { text: OUTAGE, values: [at, noticedAfter] },
    { text: ALIVE, values: [at] },
  ]);
}
