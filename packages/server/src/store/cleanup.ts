// Deletes tables where nothing was played, and guests without a table.

import type { PlayerId, Time } from '../ports/tableEvent.ts';
import type { Store } from '../ports/store.ts';
import { numberIn, textIn } from './rows.ts';
import type { Sql } from './sql.ts';

const DAY = 24 * 60 * 60 * 1000;

type Unused = Pick<Store, 'forgetUnplayed' | 'seen' | 'forgetGuests'>;

export const cleanup = (sql: Sql): Unused => ({
  forgetUnplayed: (before, atMost) => forgetUnplayed(sql, before, atMost),
  seen: async (players, at) => {
    const text = 'update player set seen_at = $2 where id = $1 and coalesce(seen_at, 0) < $3';
    if (players.length > 0)
      await sql.batch(players.map((player) => ({ text, values: [player, at, at - DAY] })));
  },
  forgetGuests: (wish) => forgetGuests(sql, wish),
});

export const UNPLAYED = `
  select id from game where status = 'over' and end_by = 'aborted' and ended_at < $1
  order by ended_at limit $2`;

/** Row by row, so that players never wait longer than for a turn. */
async function forgetUnplayed(sql: Sql, before: Time, atMost: number): Promise<number> {
  const rows = await sql.all(UNPLAYED, [before, atMost]);
  for (const row of rows) {
    const values = [textIn(row, 'id')];
    await sql.batch([
      { text: 'delete from event where game = $1', values },
      { text: 'delete from archive where game = $1', values },
      { text: 'delete from chat where game = $1', values },
      { text: `delete from game where id = $1 and end_by = 'aborted'`, values },
    ]);
  }
  return rows.length;
}

const noGame = (condition: string): string => `not exists (select 1 from game where ${condition})`;

/** The conditions match the partial indexes on tables by player. */
export const GUESTS = `
  select id, case when account = 0 and deleted_at is null and merged_into is null
    and coalesce(seen_at, created_at) < $2 and ${noGame('host = player.id')}
    and ${noGame(`first_player = player.id and status = 'going'`)}
    and ${noGame(`second_player = player.id and status = 'going'`)}
    and ${noGame(`first_player = player.id and status = 'over'`)}
    and ${noGame(`second_player = player.id and status = 'over'`)}
    then 1 else 0 end as unused
  from player where id > $1 order by id limit $3`;

async function forgetGuests(
  sql: Sql,
  { after, before, atMost }: Parameters<Store['forgetGuests']>[0],
): Promise<PlayerId | undefined> {
  const rows = await sql.all(GUESTS, [after, before, atMost]);
  for (const row of rows) {
    if (numberIn(row, 'unused') === 0) continue;
    const values = [textIn(row, 'id')];
    await sql.batch([
      { text: 'delete from block where player = $1 or blocked = $1', values },
      { text: 'delete from tally where player = $1', values },
      { text: 'delete from alert_target where player = $1', values },
      { text: 'delete from alert_settings where player = $1', values },
      { text: 'delete from player where id = $1', values },
    ]);
  }
  const last = rows.at(-1);
  return rows.length === atMost && last ? textIn(last, 'id') : undefined;
}
