// The row of a table, derived from its log.

import {
  type GameEnd,
  QUICK_MATCHES,
  type QuickMatch,
  TABLE_STATUSES,
  type TableSettings,
} from '@wagons/protocol';
import { type BySeat, invariant, type Points, SEATS } from '@wagons/rules';
import { OUTCOMES } from '@wagons/rules/scoring';
import { type TableChange, type GameRow, type NewGame, StoreError, type Summary } from '../ports/store.ts';
import { jsonIn, maybeNumber, maybeText, numberIn, textIn, wordIn } from './rows.ts';
import type { Row, Statement, Value } from './sql.ts';

export const GAME = `id, seq, status, settings, host, first_player, second_player, to_move, deadline, moves, end_by, outcome,
  first_points, second_points, quick, opened_at, changed_at, ended_at`;

/** A player who sits down as a guest that was merged into an account meanwhile sits there as the account. */
const whoNow = (mark: string): string =>
  `coalesce((select merged_into from player where player.id = ${mark}), ${mark})`;

const INSERT = `
  insert into game (id, seq, status, settings, rated, listed, quick, host, first_player, second_player, safe_until,
    host_at, open_until, to_move, deadline, moves, end_by, outcome, first_points, second_points, opened_at, changed_at)
  values ($1, $2, $3, $4, $5, $6, $7, ${whoNow('$8')}, ${whoNow('$9')}, ${whoNow('$10')}, $11,
    $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)`;

export function insertGame({ id, events, summary }: NewGame): Statement {
  const { status, settings, host, first, second, safeUntil, quick, waits } = summary;
  const opened = events[0];
  const last = events.at(-1);
  invariant(opened && last, `table ${id} has events`);
  return {
    text: INSERT,
    values: [
      id,
      last.seq,
      status,
      JSON.stringify(settings),
      Number(settings.rated),
      Number(settings.listed),
      quick,
      host,
      first,
      second,
      safeUntil,
      waits?.hostAt,
      waits?.until,
      ...playing(summary),
      ...ended(summary),
      opened.at,
      last.at,
    ],
  };
}

/**
 * What was packed has no rows whose key could be taken: storing an event of a number that was packed fails, because the
 * column can't be null.
 */
const NEXT_SEQ = 'seq = case when coalesce(packed, 0) < $2 then $2 end';

/** Columns without an index: a move touches nothing but its row. */
const PLAYED = `
  update game set ${NEXT_SEQ}, changed_at = $3, to_move = $4, deadline = $5, moves = $6 where id = $1`;

const SAT = `
  update game set ${NEXT_SEQ}, changed_at = $3, to_move = $4, deadline = $5, moves = $6,
    status = 'going', first_player = ${whoNow('$7')}, second_player = ${whoNow('$8')}, safe_until = $9 where id = $1`;

/** Keeps the players of the row: a guest may have been merged into an account since they sat down. */
const OVER = `
  update game set ${NEXT_SEQ}, changed_at = $3, ended_at = $3, to_move = $4, deadline = $5, moves = $6,
    status = 'over', end_by = $7, outcome = $8, first_points = $9, second_points = $10, aborted_by = $11 where id = $1`;

/** The update that an event makes to the row. */
export function updateGame(change: TableChange): Statement {
  const { game, event, summary } = change;
  const values = [game, event.seq, event.at, ...playing(summary)];
  if (isEnd(change)) return { text: OVER, values: [...values, ...ended(summary), summary.abortedBy] };
  if (event.event.type !== 'sat') return { text: PLAYED, values };
  return { text: SAT, values: [...values, summary.first, summary.second, summary.safeUntil] };
}

/** Whether this event ends its game; others may follow, about a rematch. */
export const isEnd = ({ event, summary }: TableChange): boolean =>
  summary.status === 'over' && !event.event.type.startsWith('rematch');

const playing = ({ toMove, deadline, moves }: Summary): readonly Value[] => [toMove, deadline, moves];

const ended = ({ end, totals }: Summary): readonly Value[] => [
  end?.by,
  end && end.by !== 'aborted' ? end.outcome : undefined,
  totals?.first,
  totals?.second,
];

export function readGame(row: Row): GameRow {
  const first = maybeText(row, 'first_player');
  const second = maybeText(row, 'second_player');
  const deadline = maybeNumber(row, 'deadline');
  const totals = readTotals(row);
  return {
    id: textIn(row, 'id'),
    seq: numberIn(row, 'seq'),
    status: wordIn(row, 'status', TABLE_STATUSES),
    settings: jsonIn(row, 'settings') as TableSettings,
    host: textIn(row, 'host'),
    ...(first !== undefined && { first }),
    ...(second !== undefined && { second }),
    ...(row['to_move'] !== undefined && { toMove: wordIn(row, 'to_move', SEATS) }),
    ...(deadline !== undefined && { deadline }),
    moves: numberIn(row, 'moves'),
    ...(row['end_by'] !== undefined && { end: readEnd(row) }),
    ...(totals && { totals }),
    ...(row['quick'] !== undefined && { quick: wordIn(row, 'quick', QUICK) }),
    openedAt: numberIn(row, 'opened_at'),
    // A rematch changes the row later, but the game is listed by its end.
    changedAt: maybeNumber(row, 'ended_at') ?? numberIn(row, 'changed_at'),
  };
}

/** For lists: skips rows that can't be read. */
export const readableGames = (rows: readonly Row[]): readonly GameRow[] =>
  rows.flatMap((row) => {
    try {
      return [readGame(row)];
    } catch (error) {
      if (error instanceof StoreError) return [];
      throw error;
    }
  });

const QUICK = Object.keys(QUICK_MATCHES) as readonly QuickMatch[];
const ENDS = ['points', 'resigned', 'time', 'aborted'] as const;

function readEnd(row: Row): GameEnd {
  const by = wordIn(row, 'end_by', ENDS);
  return by === 'aborted' ? { by } : { by, outcome: wordIn(row, 'outcome', OUTCOMES) };
}

function readTotals(row: Row): BySeat<Points> | undefined {
  const first = maybeNumber(row, 'first_points');
  const second = maybeNumber(row, 'second_points');
  return first === undefined || second === undefined ? undefined : { first, second };
}
