// Events as rows, with a checksum that detects corrupted data.

import { checksum } from '@wagons/protocol';
import type { GameId, TableEvent } from '../ports/tableEvent.ts';
import type { StoredEvent } from '../ports/store.ts';
import { damaged, jsonIn, maybeText, numberIn, textIn } from './rows.ts';
import type { Row, Statement } from './sql.ts';

/**
 * The key `(game, seq)` is the optimistic lock. It also makes commands idempotent: a command names the event it is
 * based on, so it can only become the next one. A separate key would cost a fifth of a move.
 */
const INSERT = `
  insert into event (game, seq, at, body, hash, sum, player, cmd)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

export function insertEvent(game: GameId, stored: StoredEvent): Statement {
  const { seq, at, hash = '', command } = stored;
  const body = JSON.stringify(stored.event);
  const sum = sumOf(game, { seq, at, hash, body });
  return { text: INSERT, values: [game, seq, at, body, hash, sum, command?.player, command?.cmdId] };
}

/** The columns that `readEvent` needs. */
export const EVENT = 'event.seq, event.at, event.body, event.hash, event.sum, event.player, event.cmd';

/** Throws if the checksum doesn't match. */
export function readEvent(game: GameId, row: Row): StoredEvent {
  const seq = numberIn(row, 'seq');
  const at = numberIn(row, 'at');
  const hash = textIn(row, 'hash');
  if (textIn(row, 'sum') !== sumOf(game, { seq, at, hash, body: textIn(row, 'body') }))
    throw damaged(`event ${seq} of table ${game}`);
  const player = maybeText(row, 'player');
  const cmdId = maybeText(row, 'cmd');
  return {
    seq,
    at,
    hash,
    event: jsonIn(row, 'body') as TableEvent,
    ...(player !== undefined && cmdId !== undefined && { command: { player, cmdId } }),
  };
}

const sumOf = (
  game: GameId,
  { seq, at, hash, body }: Required<Pick<StoredEvent, 'seq' | 'at' | 'hash'>> & { readonly body: string },
): string => checksum(`${game} ${seq} ${at} ${hash} ${body}`);
