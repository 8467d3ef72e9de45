// Packs the logs of games that ended long ago into one row each, and reads them.

import { checksum } from '@wagons/protocol';
import { type GameId, offerIn } from '../ports/tableEvent.ts';
import { type Store, StoreError, type StoredEvent } from '../ports/store.ts';
import { packLog, unpackLog } from './packedLog.ts';
import { damaged, numberIn, textIn } from './rows.ts';
import type { Row, Sql, SqlTx } from './sql.ts';
import { EVENT, readEvent } from './storedEvent.ts';

/** A report may need what only the rows of a log have, such as commands. */
export const UNPACKED = `
  select id from game where status = 'over' and packed is null and ended_at < $1 and not exists (
    select 1 from report where report.game = game.id and report.closed_at is null
  ) order by ended_at limit $2`;

/** Locks the row, so that one server packs it. What is stored afterwards stays a row of the log. */
const CLAIM = `update game set packed = seq where id = $1 and packed is null and status = 'over' returning seq`;
/** 0: it can't be packed, and stays as it is. */
const REFUSE = `update game set packed = 0 where id = $1 and packed is null`;
const LOG = `select ${EVENT} from event where event.game = $1 and event.seq <= $2 order by event.seq`;
const INSERT = 'insert into archive (game, seq, body, sum, offer) values ($1, $2, $3, $4, $5)';

export const archive = (sql: Sql): Pick<Store, 'packGames'> => ({
  packGames: async (endedBefore, atMost) => {
    const rows = await sql.all(UNPACKED, [endedBefore, atMost]);
    for (const row of rows) await packGame(sql, textIn(row, 'id'));
    return rows.length;
  },
});

async function packGame(sql: Sql, game: GameId): Promise<void> {
  try {
    await sql.transaction(async (tx) => pack(tx, game));
  } catch (error) {
    if (!(error instanceof StoreError) || error.fault !== 'damaged') throw error;
    await sql.run(REFUSE, [game]);
  }
}

async function pack(tx: SqlTx, game: GameId): Promise<void> {
  const [claimed] = await tx.all(CLAIM, [game]);
  if (!claimed) return;
  const seq = numberIn(claimed, 'seq');
  const log = (await tx.all(LOG, [game, seq])).map((row) => readEvent(game, row));
  if (log.length !== seq || log.some((one, nth) => one.seq !== nth + 1))
    throw damaged(`the log of table ${game}`);
  const body = packLog(log);
  const last = log.at(-1);
  const offer = last && offerIn(last.event);
  await tx.run(INSERT, [game, seq, body, sumOf(game, seq, body), offer && JSON.stringify(offer)]);
  await tx.run('delete from event where game = $1 and seq <= $2', [game, seq]);
}

const sumOf = (game: GameId, seq: number, body: string): string => checksum(`${game} ${seq} ${body}`);

/** The columns that `readArchive` needs, and the join that finds them; a game that isn't packed costs no search. */
export const ARCHIVE = 'archive.seq as packed_seq, archive.body as packed_body, archive.sum as packed_sum';
export const WITH_ARCHIVE = 'left join archive on game.packed > 0 and archive.game = game.id';

/** The packed events after a number; none if the game isn't packed. Throws if the row is damaged. */
export function readArchive(game: GameId, row: Row, after: number): readonly StoredEvent[] {
  if (row['packed_seq'] === undefined) return [];
  const seq = numberIn(row, 'packed_seq');
  if (after >= seq) return [];
  const body = textIn(row, 'packed_body');
  const what = `the packed log of table ${game}`;
  if (textIn(row, 'packed_sum') !== sumOf(game, seq, body)) throw damaged(what);
  try {
    const log = unpackLog(body);
    if (log.length === seq) return log.slice(after);
  } catch (error) {
    throw damaged(what, error);
  }
  throw damaged(what);
}
