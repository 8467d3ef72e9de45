// Stores what the operator did. Every change is written together with its entry in the log.

import { OPERATOR_VERBS, type OperatorAction, type Suspension } from '../ports/operator.ts';
import type { Store } from '../ports/store.ts';
import type { PlayerId } from '../ports/tableEvent.ts';
import { isTaken } from './faults.ts';
import { maybeText, numberIn, textIn, wordIn } from './rows.ts';
import type { Row, Sql, SqlTx, Statement } from './sql.ts';

/** An entry before it has a number. */
export type NewAction = Omit<OperatorAction, 'nth'>;

const ACTION = 'nth, at, verb, player, game, report, reason, detail';

export const operatorLog = (sql: Sql): Pick<Store, 'operatorActions' | 'lastOperatorAction'> => ({
  operatorActions: async (after) => {
    const rows = await sql.all(`select ${ACTION} from operator_log where nth > $1 order by nth`, [after]);
    return rows.map(actionIn);
  },
  lastOperatorAction: async () => {
    const [row] = await sql.all('select coalesce(max(nth), 0) as last from operator_log');
    return row ? numberIn(row, 'last') : 0;
  },
});

const LOG = `
  insert into operator_log (${ACTION})
  select coalesce(max(nth), 0) + 1, cast($1 as bigint), $2, $3, $4, $5, $6, $7 from operator_log`;

const entry = ({ at, verb, player, game, report, reason, detail }: NewAction): Statement => ({
  text: LOG,
  values: [at, verb, player, game, report, reason, detail],
});

/** Makes changes and their entry in the log, all or none. */
export const record = async (
  sql: Sql,
  action: NewAction,
  changes: readonly Statement[] = [],
): Promise<readonly number[]> => numbered(sql, async () => sql.batch([...changes, entry(action)]));

/** The same for changes that depend on what they read. Nothing is logged if they return undefined. */
export const recordWork = async <T>(
  sql: Sql,
  action: NewAction,
  work: (tx: SqlTx) => Promise<{ readonly done: T; readonly detail: string } | undefined>,
): Promise<T | undefined> =>
  numbered(sql, async () =>
    sql.transaction(async (tx) => {
      const result = await work(tx);
      if (!result) return undefined;
      const { text, values } = entry({ ...action, detail: result.detail });
      await tx.run(text, values);
      return result.done;
    }),
  );

/** Two operators at the same time get different numbers. */
async function numbered<T>(sql: Sql, write: () => Promise<T>): Promise<T> {
  const last = async (): Promise<number> => operatorLog(sql).lastOperatorAction();
  for (;;) {
    const before = await last();
    try {
      return await write();
    } catch (error) {
      // Unless it was the number that was taken, trying again would fail again.
      if (!isTaken(error) || (await last()) === before) throw error;
    }
  }
}

export const suspending = (player: PlayerId, suspension: Suspension | undefined): Statement => ({
  text: 'update player set suspended_until = $2, suspended_for = $3 where id = $1 and deleted_at is null',
  values: [player, suspension?.until, suspension?.reason],
});

export const closingReport = (report: string, at: number): Statement => ({
  text: 'update report set closed_at = $2 where id = $1 and closed_at is null',
  values: [report, at],
});

function actionIn(row: Row): OperatorAction {
  const [player, game] = [maybeText(row, 'player'), maybeText(row, 'game')];
  const [report, detail] = [maybeText(row, 'report'), maybeText(row, 'detail')];
  return {
    nth: numberIn(row, 'nth'),
    at: numberIn(row, 'at'),
    verb: wordIn(row, 'verb', OPERATOR_VERBS),
    ...(player !== undefined && { player }),
    ...(game !== undefined && { game }),
    ...(report !== undefined && { report }),
    reason: textIn(row, 'reason'),
    ...(detail !== undefined && { detail }),
  };
}
