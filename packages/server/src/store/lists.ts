// Finds tables by their rows: by player, by waiting time, by deadline.

import type { Offer } from '@wagons/protocol';
import { offerIn, type GameId, type PlayerId, type Time } from '../ports/tableEvent.ts';
import { GAME, readableGames, readGame } from './gameRow.ts';
import { type GameRow, type Store, StoreError } from '../ports/store.ts';
import { allOf, jsonIn, maybeNumber, numberIn, textIn } from './rows.ts';
import type { Row, Sql } from './sql.ts';
import { EVENT, readEvent } from './storedEvent.ts';

type SingleTables = Pick<Store, 'find' | 'heads' | 'due' | 'countGoing' | 'postpone'>;
type OpenTables = Pick<Store, 'openTables' | 'waiting' | 'attend' | 'abandoned'>;
type TablesOfPlayer = Pick<Store, 'gamesOf' | 'offers' | 'unfinished' | 'ratedAborts'>;

export const lists = (sql: Sql): SingleTables & OpenTables & TablesOfPlayer => ({
  ...singleTables(sql),
  ...openTables(sql),
  ...tablesOfPlayer(sql),
});

export const GOING_GAMES = `select count(*) as games from game where status = 'going'`;

const singleTables = (sql: Sql): SingleTables => ({
  find: async (game) => {
    const [row] = await sql.all(`select ${GAME} from game where id = $1`, [game]);
    return row && readGame(row);
  },
  heads: async (games) => {
    const rows = await allOf(
      sql,
      games,
      (marks) => `
        select id, seq, (select max(line) from chat where chat.game = game.id) as line
        from game where id in (${marks})`,
    );
    return new Map(
      rows.map((row) => [
        textIn(row, 'id'),
        { seq: numberIn(row, 'seq'), line: maybeNumber(row, 'line') ?? 0 },
      ]),
    );
  },
  due: async (at, atMost) =>
    idsOf(
      await sql.all(
        `select id from game where status = 'going' and safe_until <= $1 order by safe_until limit $2`,
        [at, atMost],
      ),
    ),
  countGoing: async () => {
    const [row] = await sql.all(GOING_GAMES);
    return row ? numberIn(row, 'games') : 0;
  },
  // Only if this event is still the last one: the next event brings its own deadline.
  postpone: async (game, seq, { deadline, safeUntil }) => {
    await sql.run(
      `update game set deadline = $3, safe_until = $4 where id = $1 and seq = $2 and status = 'going'`,
      [game, seq, deadline, safeUntil],
    );
  },
});

const openTables = (sql: Sql): OpenTables => ({
  openTables: async ({ hostSince, lasting }, atMost) =>
    readableGames(await sql.all(LISTED, [hostSince, lasting, atMost])),
  waiting: async ({ quick, rated, player, hostSince }, atMost) =>
    idsOf(await sql.all(WAITING, [quick, Number(rated), player, hostSince, atMost])),
  attend: async (tables) => {
    if (tables.length > 0)
      await sql.batch(
        tables.map(({ game, waits: { hostAt, until } }) => ({ text: ATTEND, values: [game, hostAt, until] })),
      );
  },
  abandoned: async (at, atMost) => {
    const rows = await sql.all(ABANDONED, [at, atMost]);
    return rows.flatMap((row) => {
      const until = maybeNumber(row, 'open_until');
      return readableGames([row]).map((game) => ({ row: game, ...(until !== undefined && { until }) }));
    });
  },
});

const tablesOfPlayer = (sql: Sql): TablesOfPlayer => ({
  gamesOf: async (player, atMost, before) => [
    ...(before === undefined ? await goingOf(sql, player) : []),
    ...(await finishedOf(sql, player, atMost, before ?? Number.MAX_SAFE_INTEGER)),
  ],
  offers: async (games) => {
    const rows = await allOf(sql, games, (marks) => `${LAST_EVENTS} where game.id in (${marks})`);
    return new Map(rows.flatMap(offerAt));
  },
  unfinished: async (player) => {
    const games = await goingOf(sql, player);
    const open = games.filter(({ status }) => status === 'open').length;
    return { open, going: games.length - open };
  },
  ratedAborts: async (player, since) =>
    (await sql.all(ABORTED, [player, since])).map((row) => numberIn(row, 'ended_at')),
});

const idsOf = (rows: readonly Row[]): readonly GameId[] => rows.map((row) => textIn(row, 'id'));

/** Both halves are index ranges, so that abandoned tables cost nothing. */
export const LISTED = `
  select ${GAME} from (
    select ${GAME}, host_at from (
      select ${GAME}, host_at from game where status = 'open' and listed = 1 and host_at > $1
      order by host_at desc limit $3
    ) as attended
    union all
    select ${GAME}, host_at from (
      select ${GAME}, host_at from game where status = 'open' and listed = 1 and open_until > $2
        and coalesce(host_at, 0) <= $1
      order by open_until desc limit $3
    ) as lasting
  ) as listed order by host_at desc limit $3`;

export const WAITING = `
  select id from game
  where status = 'open' and quick = $1 and rated = $2 and host_at > $4 and host <> $3 and not exists (
    select 1 from block
    where (player = $3 and blocked = host) or (player = host and blocked = $3)
  )
  order by host_at desc limit $5`;

const ATTEND = `update game set host_at = $2, open_until = $3 where id = $1 and status = 'open'`;

export const ABANDONED = `
  select ${GAME}, open_until from game where status = 'open' and open_until is null
  union all select ${GAME}, open_until from game where status = 'open' and open_until <= $1
  limit $2`;

/** Open tables belong to their host; a table that was closed before an opponent sat down belongs to no one. */
const GOING = `
  select ${GAME} from game where host = $1 and status = 'open'
  union all select ${GAME} from game where first_player = $1 and status = 'going'
  union all select ${GAME} from game where second_player = $1 and status = 'going'
  order by changed_at desc`;

const goingOf = async (sql: Sql, player: PlayerId): Promise<readonly GameRow[]> =>
  readableGames(await sql.all(GOING, [player]));

const abortedAs = (seat: string): string => `
  select ended_at from game
  where ${seat}_player = $1 and status = 'over' and ended_at > $2 and aborted_by = '${seat}'`;
export const ABORTED = `${abortedAs('first')} union all ${abortedAs('second')} order by ended_at`;

const finishedAs = (column: string): string => `
  select ${GAME} from (
    select ${GAME} from game where ${column} = $1 and status = 'over' and ended_at < $2
    order by ended_at desc limit $3
  ) as ${column}`;
const FINISHED = `
  ${finishedAs('first_player')} union all ${finishedAs('second_player')} order by ended_at desc limit $3`;

const finishedOf = async (
  sql: Sql,
  player: PlayerId,
  atMost: number,
  before: Time,
): Promise<readonly GameRow[]> => readableGames(await sql.all(FINISHED, [player, before, atMost]));

const LAST_EVENTS = `
  select game.id as game, archive.offer, ${EVENT}
  from game left join event on event.game = game.id and event.seq = game.seq
    left join archive on archive.game = game.id and archive.seq = game.packed and game.packed = game.seq`;

/** The offer that the last event of a table makes; none if it can't be read. */
function offerAt(row: Row): readonly (readonly [GameId, Offer])[] {
  try {
    const game = textIn(row, 'game');
    const packed = row['offer'] === undefined ? undefined : (jsonIn(row, 'offer') as Offer);
    const offer = row['seq'] === undefined ? packed : offerIn(readEvent(game, row).event);
    return offer ? [[game, offer]] : [];
  } catch (error) {
    if (error instanceof StoreError) return [];
    throw error;
  }
}
