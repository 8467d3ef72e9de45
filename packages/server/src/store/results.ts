// Counts the results of players, each once: when a game ends.

import type { GameId, PlayerId } from '../ports/tableEvent.ts';
import { RESULTS, type Store } from '../ports/store.ts';
import { maybeText, numberIn, textIn } from './rows.ts';
import type { Row, Sql, SqlTx, Statement } from './sql.ts';

type Results = Awaited<ReturnType<Store['results']>>;
const NONE: Results = { won: 0, drawn: 0, lost: 0 };

export const results = (sql: Sql): Pick<Store, 'results' | 'settleEnds'> => ({
  results: async (player) => {
    const [row] = await sql.all('select won, drawn, lost from tally where player = $1', [player]);
    return row
      ? { won: numberIn(row, 'won'), drawn: numberIn(row, 'drawn'), lost: numberIn(row, 'lost') }
      : NONE;
  },
  settleEnds: (atMost) => settleEnds(sql, atMost),
});

const ADD = `on conflict (player) do update set
  won = tally.won + excluded.won, drawn = tally.drawn + excluded.drawn, lost = tally.lost + excluded.lost`;

const endAs = (seat: string, other: string): string => `
  select ${seat}_player as player, case when outcome = '${seat}' then 1 else 0 end as won,
    case when outcome = 'draw' then 1 else 0 end as drawn, case when outcome = '${other}' then 1 else 0 end as lost
  from game where id = $1 and outcome is not null and ${seat}_player is not null`;

/** Reads the players from the row, so that a merged guest is counted as the account. */
const COUNT_END = `
  insert into tally (player, won, drawn, lost)
  select player, won, drawn, lost from (
    ${endAs('first', 'second')} union all ${endAs('second', 'first')}
  ) as ends where true order by player ${ADD}`;

/** Counts a game that ends in the same transaction; none if it was aborted. */
export const countEnd = (game: GameId): Statement => ({ text: COUNT_END, values: [game] });

export const UNSETTLED = `select id from game where status = 'over' and ended_at is null limit $1`;
const SETTLE = `update game set ended_at = changed_at where id = $1 and status = 'over' and ended_at is null`;

async function settleEnds(sql: Sql, atMost: number): Promise<number> {
  const rows = await sql.all(UNSETTLED, [atMost]);
  for (const row of rows) {
    const game = textIn(row, 'id');
    await sql.transaction(async (tx) => {
      const { text, values } = countEnd(game);
      if ((await tx.run(SETTLE, [game])) === 1) await tx.run(text, values);
    });
  }
  return rows.length;
}

const MOVE = `insert into tally (player, won, drawn, lost) values ($1, $2, $3, $4) ${ADD}`;

/** Moves the results of games from the guest who played them to the account. */
export async function moveResults(
  tx: SqlTx,
  games: readonly Row[],
  { guest, account }: { readonly guest: PlayerId; readonly account: PlayerId },
): Promise<void> {
  const moved = { ...NONE } as Record<keyof Results, number>;
  for (const row of games) {
    // A game that isn't settled is counted later, for the account.
    if (row['ended_at'] === undefined) continue;
    const outcome = maybeText(row, 'outcome');
    if (outcome === undefined) continue;
    const seat = row['first_player'] === account ? 'first' : 'second';
    moved[outcome === 'draw' ? 'drawn' : outcome === seat ? 'won' : 'lost'] += 1;
  }
  const counts = RESULTS.map((result) => moved[result]);
  if (counts.every((count) => count === 0)) return;
  for (const [player, sign] of [[account, 1] as const, [guest, -1] as const].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  ))
    await tx.run(MOVE, [player, ...counts.map((count) => sign * count)]);
}
