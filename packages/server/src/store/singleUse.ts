// Stores the ids of used challenges, ended sessions, and sessions with a fresh proof.

import type { Store } from '../ports/store.ts';
import { allOf, textIn } from './rows.ts';
import type { Sql } from './sql.ts';

/** Kept longer than needed, so that a clock that is ahead can't revive anything. */
const MARGIN = 24 * 60 * 60 * 1000;

export const PROVEN = 'select session from proof where session = $1 and until > $2';

export const spent = (sql: Sql): Pick<Store, 'spend' | 'spent' | 'prove' | 'isProven'> => ({
  spend: async (id, { now, until }) => {
    const [, added] = await sql.batch([
      { text: 'delete from spent where until < $1', values: [now - MARGIN] },
      {
        text: 'insert into spent (id, until) values ($1, $2) on conflict (id) do nothing',
        values: [id, until],
      },
    ]);
    return added === 1;
  },
  spent: async (ids) => {
    const rows = await allOf(sql, ids, (marks) => `select id from spent where id in (${marks})`);
    return new Set(rows.map((row) => textIn(row, 'id')));
  },
  prove: async (session, { now, until }) => {
    await sql.batch([
      { text: 'delete from proof where until < $1', values: [now - MARGIN] },
      {
        text: `insert into proof (session, until) values ($1, $2)
          on conflict (session) do update set until = excluded.until`,
        values: [session, until],
      },
    ]);
  },
  isProven: async (session, at) => (await sql.all(PROVEN, [session, at])).length > 0,
});
