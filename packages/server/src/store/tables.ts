// Stores the events of tables, each atomically with everything that follows from it.

import { ARCHIVE, readArchive, WITH_ARCHIVE } from './archive.ts';
import type { GameId } from '../ports/tableEvent.ts';
import { isMissing, isTaken } from './faults.ts';
import { insertGame, isEnd, updateGame } from './gameRow.ts';
import type { TableChange, AppendResult, NewGame, Store, StoredEvent } from '../ports/store.ts';
import { insertTask } from './outbox.ts';
import { rate } from './ratings.ts';
import { countEnd } from './results.ts';
import { damaged, numberIn } from './rows.ts';
import type { Sql, Statement } from './sql.ts';
import { EVENT, insertEvent, readEvent } from './storedEvent.ts';

export const tables = (sql: Sql): Pick<Store, 'open' | 'append' | 'events' | 'event'> => ({
  open: async (game) => {
    await sql.batch(openGame(game));
  },
  append: (change) => append(sql, change),
  events: (game, after) => events(sql, game, after),
  event: async (game, seq) => {
    const [row] = await sql.all(ONE_EVENT, [game, seq]);
    return row ? readEvent(game, row) : archivedEvent(sql, game, seq);
  },
});

const openGame = (game: NewGame): readonly Statement[] => [
  ...game.events.map((event) => insertEvent(game.id, event)),
  insertGame(game),
  ...(game.tasks ?? []).map(insertTask),
];

async function append(sql: Sql, change: TableChange): Promise<AppendResult> {
  const { game, event, ratings = [], rematch, tasks = [] } = change;
  // The event comes first: if it conflicts, nothing else is touched.
  const [first, then] = [insertEvent(game, event), [updateGame(change), ...tasks.map(insertTask)]];
  const more = [
    ...(isEnd(change) ? [countEnd(game)] : []),
    ...rate(game, event.at, ratings),
    ...(rematch ? openGame(rematch) : []),
  ];
  try {
    if (sql.kind === 'postgres' && more.length === 0) {
      const { text, values } = inOne(first, then);
      await sql.run(text, values);
    } else {
      await sql.batch([first, ...then, ...more]);
    }
    return 'kept';
  } catch (error) {
    if (!isTaken(error) && !isMissing(error)) throw error;
    if (await isOvertaken(sql, change)) return 'taken';
    if (ratings.length > 0) return 'again';
    throw error;
  }
}

/** Whether another writer has stored this event, or the end of this game. */
async function isOvertaken(sql: Sql, { game, event }: TableChange): Promise<boolean> {
  const rows = await sql.all(OVERTAKEN, [game, event.seq]);
  return rows.length > 0;
}

const OVERTAKEN = `
  select seq from event where game = $1 and seq = $2 union all select nth from rating where game = $1
  union all select seq from archive where game = $1 and seq >= $2`;

/**
 * Combines statements into one for PostgreSQL: one round trip instead of one for each. The `with` parts run after the
 * rest.
 */
function inOne(first: Statement, then: readonly Statement[]): Statement {
  const all = [first, ...then];
  const values = all.flatMap((one) => one.values ?? []);
  return { text: textInOne(all), values };
}

const texts = new Map<string, string>();

function textInOne([first, ...then]: readonly Statement[]): string {
  // The numbers of parameters follow from the texts.
  const key = then.map(({ text }) => text).join(';');
  const known = texts.get(key);
  if (known !== undefined || !first) return known ?? '';
  let shift = first.values?.length ?? 0;
  const parts = then.map((one, nth) => {
    const text = one.text.replaceAll(/\$(\d+)/g, (_, mark) => `$${Number(mark) + shift}`);
    shift += one.values?.length ?? 0;
    return `part${nth} as (${text})`;
  });
  const text = `with ${parts.join(', ')} ${first.text}`;
  texts.set(key, text);
  return text;
}

/** A table and its log in one query, so that a missing end is noticed. */
const EVENTS = `
  select game.seq as head, ${ARCHIVE}, ${EVENT}
  from game ${WITH_ARCHIVE} left join event on event.game = game.id and event.seq > $2
  where game.id = $1 order by event.seq`;

async function events(sql: Sql, game: GameId, after: number): Promise<readonly StoredEvent[]> {
  const rows = await sql.all(EVENTS, [game, after]);
  if (!rows[0]) return [];
  const head = numberIn(rows[0], 'head');
  const stored = [
    ...readArchive(game, rows[0], after),
    ...rows.filter((row) => row['seq'] !== undefined).map((row) => readEvent(game, row)),
  ];
  if (stored.length !== head - after || stored.some(({ seq }, at) => seq !== after + at + 1))
    throw damaged(`the log of table ${game}`);
  return stored;
}

/** By primary key: reads one row, however long the log is. */
export const ONE_EVENT = `select ${EVENT} from event where event.game = $1 and event.seq = $2`;

const PACKED = `select ${ARCHIVE} from game ${WITH_ARCHIVE} where game.id = $1`;

async function archivedEvent(sql: Sql, game: GameId, seq: number): Promise<StoredEvent | undefined> {
  const [row] = await sql.all(PACKED, [game]);
  return row && readArchive(game, row, seq - 1)[0];
}
