// Leases of work that only one server of a cluster should do at a time.

import type { Store } from '../ports/store.ts';
import type { Sql } from './sql.ts';

/** One statement, so that of several servers that ask at the same time one gets it. */
const TAKE = `
  insert into lease (work, holder, until) values ($1, $2, $4)
  on conflict (work) do update set holder = excluded.holder, until = excluded.until
    where lease.holder = excluded.holder or lease.until <= $3`;

export const leases = (sql: Sql): Pick<Store, 'takeLease' | 'returnLeases'> => ({
  takeLease: async ({ work, holder, at, until }) => (await sql.run(TAKE, [work, holder, at, until])) > 0,
  returnLeases: async (holder) => {
    await sql.run('delete from lease where holder = $1', [holder]);
  },
});
