// Stores the chat of tables, apart from their logs: the game doesn't depend on it.

import { CHAT_PACE, type ChatLine } from '@wagons/protocol';
import { SEATS } from '@wagons/rules';
import { isTaken } from './faults.ts';
import type { Store } from '../ports/store.ts';
import { numberIn, textIn, wordIn } from './rows.ts';
import type { Row, Sql } from './sql.ts';

export const chat = (sql: Sql): Pick<Store, 'say' | 'chat'> => ({
  say: (...wish) => say(sql, ...wish),
  chat: async (game, after) => {
    const rows = await sql.all(
      `select line, at, seat, text from chat where game = $1 and line > $2 and text <> '' order by line`,
      [game, after],
    );
    return rows.map(readLine);
  },
});

const RECENT =
  'select count(*) as lines from chat where game = $1 and player = $5 and at > cast($2 as bigint) - $8';

/** Finds and takes the next number in one statement; the unique keys decide between concurrent writers. */
const SAY = `
  insert into chat (game, line, at, seat, text, player, cmd)
  select $1, coalesce(max(line), 0) + 1, cast($2 as bigint), $3, $4, $5, $6 from chat where game = $1
  having coalesce(max(line), 0) < cast($7 as bigint) and (${RECENT}) < $9
    and not exists (select 1 from player where id = $5 and deleted_at is not null)
  returning line, at, seat, text`;

const SAID = 'select line, at, seat, text from chat where game = $1 and player = $2 and cmd = $3';

async function say(sql: Sql, ...wish: Parameters<Store['say']>): ReturnType<Store['say']> {
  const [game, { at, seat, text }, { player, cmdId }, atMost] = wish;
  for (;;) {
    const values = [game, at, seat, text, player, cmdId, atMost, CHAT_PACE.within, CHAT_PACE.lines];
    const kept = await unlessTaken(sql.all(SAY, values));
    const [row] = kept ?? [];
    if (row) return readLine(row);
    const [before] = await sql.all(SAID, [game, player, cmdId]);
    if (before) return readLine(before);
    if (kept) return (await countLines(sql, game)) < atMost ? 'enough' : 'full';
    // Another writer has taken the number: try the next one.
  }
}

async function countLines(sql: Sql, game: string): Promise<number> {
  const [row] = await sql.all('select coalesce(max(line), 0) as lines from chat where game = $1', [game]);
  return row ? numberIn(row, 'lines') : 0;
}

async function unlessTaken<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isTaken(error)) return undefined;
    throw error;
  }
}

const readLine = (row: Row): ChatLine => ({
  line: numberIn(row, 'line'),
  at: numberIn(row, 'at'),
  seat: wordIn(row, 'seat', SEATS),
  text: textIn(row, 'text'),
});
