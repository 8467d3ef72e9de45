// Stores reports and blocks.

import type { ChatLine } from '@wagons/protocol';
import type { Report, Store } from '../ports/store.ts';
import { jsonIn, maybeNumber, maybeText, numberIn, textIn } from './rows.ts';
import type { Row, Sql } from './sql.ts';

export const OLD_REPORTS = 'delete from report where at < $1';

export const APART = `select blocked as other from block where player = $1
  union select player as other from block where blocked = $1`;

export const moderation = (
  sql: Sql,
): Pick<
  Store,
  'report' | 'forgetReports' | 'reports' | 'block' | 'unblock' | 'blockedBy' | 'keptApart' | 'isBlocked'
> => ({
  report: async ({ id, at, by, player, game, reason, text, byName, playerName, chat }) => {
    await sql.run(
      `insert into report (id, at, reporter, player, game, reason, text, reporter_name, player_name, chat)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (id) do nothing`,
      [id, at, by, player, game, reason, text, byName, playerName, chat && JSON.stringify(chat)],
    );
  },
  forgetReports: async (before) => {
    await sql.run(OLD_REPORTS, [before]);
  },
  reports: async () => (await sql.all(`select ${REPORT} from report order by at, id`)).map(reportIn),
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
  keptApart: async (player) => new Set((await sql.all(APART, [player])).map((row) => textIn(row, 'other'))),
  isBlocked: async (one, other) => {
    const rows = await sql.all(
      'select 1 as found from block where (player = $1 and blocked = $2) or (player = $2 and blocked = $1)',
      [one, other],
    );
    return rows.length > 0;
  },
});

const REPORT = 'id, at, reporter, player, game, reason, text, reporter_name, player_name, chat, closed_at';

function reportIn(row: Row): Report {
  const game = maybeText(row, 'game');
  const text = maybeText(row, 'text');
  const byName = maybeText(row, 'reporter_name');
  const playerName = maybeText(row, 'player_name');
  const closedAt = maybeNumber(row, 'closed_at');
  return {
    id: textIn(row, 'id'),
    at: numberIn(row, 'at'),
    by: textIn(row, 'reporter'),
    player: textIn(row, 'player'),
    ...(game !== undefined && { game }),
    reason: textIn(row, 'reason'),
    ...(text !== undefined && { text }),
    ...(byName !== undefined && { byName }),
    ...(playerName !== undefined && { playerName }),
    ...(row['chat'] !== undefined && { chat: jsonIn(row, 'chat') as readonly ChatLine[] }),
    ...(closedAt !== undefined && { closedAt }),
  };
}
