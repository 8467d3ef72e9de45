// Stores reports and blocks.

import type { Report, Store } from '../ports/store.ts';
import { maybeText, numberIn, textIn } from './rows.ts';
import type { Row, Sql } from './sql.ts';

export const moderation = (
  sql: Sql,
): Pick<Store, 'report' | 'reports' | 'block' | 'unblock' | 'blockedBy' | 'isBlocked'> => ({
  report: async ({ id, at, by, player, game, reason, text }) => {
    await sql.run(
      `insert into report (id, at, reporter, player, game, reason, text) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (id) do nothing`,
      [id, at, by, player, game, reason, text],
    );
  },
  reports: async () => {
    const rows = await sql.all(
      'select id, at, reporter, player, game, reason, text from report order by at, id',
      [],
    );
    return rows.map(reportIn);
  },
  block: async (player, blocked) => {
    await sql.run(
      'insert into block (player, blocked) values ($1, $2) on conflict (player, blocked) do nothing',
      [player, blocked],
    );
  },
  unblock: async (player, blocked) => {
    await sql.run('delete from block where player = $1 and blocked = $2', [player, blocked]);
  },
  blockedBy: async (player) => {
    const rows = await sql.all('select blocked from block where player = $1 order by blocked', [player]);
    return rows.map((row) => textIn(row, 'blocked'));
  },
  isBlocked: async (one, other) => {
    const rows = await sql.all(
      'select 1 as found from block where (player = $1 and blocked = $2) or (player = $2 and blocked = $1)',
      [one, other],
    );
    return rows.length > 0;
  },
});

function reportIn(row: Row): Report {
  const game = maybeText(row, 'game');
  const text = maybeText(row, 'text');
  return {
    id: textIn(row, 'id'),
    at: numberIn(row, 'at'),
    by: textIn(row, 'reporter'),
    player: textIn(row, 'player'),
    ...(game !== undefined && { game }),
    reason: textIn(row, 'reason'),
    ...(text !== undefined && { text }),
  };
}
