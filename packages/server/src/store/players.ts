// Stores players: names, session epochs, merged guests.

import { nameKey } from '@wagons/protocol';
import type { PlayerId } from '../ports/tableEvent.ts';
import { isTaken } from './faults.ts';
import type { Player, Store } from '../ports/store.ts';
import { allOf, maybeNumber, maybeText, numberIn, textIn } from './rows.ts';
import type { Row, Sql } from './sql.ts';

export const PLAYER = `id, name, account, created_at, epoch, deleted_at, merged_into, rating, deviation, volatility,
  rated_games`;

type Players = Pick<
  Store,
  'addPlayer' | 'players' | 'holder' | 'rename' | 'isNameTaken' | 'signOutEverywhere' | 'anonymise' | 'merge'
>;

const ADD = `
  insert into player (${PLAYER}, name_key) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;

const HOLDER = `
  select ${PLAYER} from player
  where id = $1 and deleted_at is null and merged_into is null and not exists (select 1 from spent where id = $2)`;

export const players = (sql: Sql): Players => ({
  addPlayer: async ({ id, name, account, createdAt, epoch, deletedAt, mergedInto, rating }) => {
    await sql.run(ADD, [
      id,
      name,
      Number(account),
      createdAt,
      epoch,
      deletedAt,
      mergedInto,
      rating.rating,
      rating.deviation,
      rating.volatility,
      rating.games,
      nameKey(name),
    ]);
  },
  players: async (ids) => {
    const rows = await allOf(sql, ids, (marks) => `select ${PLAYER} from player where id in (${marks})`);
    return new Map(rows.map((row) => [textIn(row, 'id'), readPlayer(row)]));
  },
  holder: async (id, session = '') => {
    const [row] = await sql.all(HOLDER, [id, session]);
    return row && readPlayer(row);
  },
  rename: async (id, name) => {
    // A deleted player can't get a name again.
    const text = 'update player set name = $2, name_key = $3 where id = $1 and deleted_at is null';
    try {
      await sql.run(text, [id, name, nameKey(name)]);
      return true;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  },
  isNameTaken: async (name, except) => {
    const text = 'select id from player where name_key = $1 and account = 1 and id <> $2';
    return (await sql.all(text, [nameKey(name), except])).length > 0;
  },
  signOutEverywhere: async (id) => {
    await sql.run('update player set epoch = epoch + 1 where id = $1', [id]);
  },
  anonymise: async (id, at) => {
    await sql.batch([
      {
        text: `update player set name = '', name_key = null, account = 0, epoch = epoch + 1, deleted_at = $2
          where (id = $1 or merged_into = $1) and deleted_at is null`,
        values: [id, at],
      },
      { text: 'delete from passkey where player = $1', values: [id] },
      { text: 'delete from recovery where player = $1', values: [id] },
    ]);
  },
  merge: (guest, account) => merge(sql, guest, account),
});

const asAccount = (column: string): string =>
  `${column} = case when ${column} = $1 then $2 else ${column} end`;

/** A table where both of them sit stays as it is, because no one plays against themselves. */
const CLAIM = `
  update game set ${asAccount('host')}, ${asAccount('first_player')}, ${asAccount('second_player')}
  where (host = $1 or first_player = $1 or second_player = $1)
    and not (coalesce(first_player, '') in ($1, $2) and coalesce(second_player, '') in ($1, $2))`;

const BLOCKS = `
  insert into block (player, blocked) select $2, blocked from block where player = $1 and blocked <> $2
  on conflict (player, blocked) do nothing`;
const BLOCKED = `
  insert into block (player, blocked) select player, $2 from block where blocked = $1 and player <> $2
  on conflict (player, blocked) do nothing`;

async function merge(sql: Sql, guest: PlayerId, account: PlayerId): Promise<void> {
  await sql.batch([
    { text: CLAIM, values: [guest, account] },
    { text: 'update player set merged_into = $2 where id = $1', values: [guest, account] },
    // Blocks by and against the guest now apply to the account.
    { text: BLOCKS, values: [guest, account] },
    { text: BLOCKED, values: [guest, account] },
    { text: 'delete from block where player = $1 or blocked = $1', values: [guest] },
  ]);
}

export function readPlayer(row: Row): Player {
  const deletedAt = maybeNumber(row, 'deleted_at');
  const mergedInto = maybeText(row, 'merged_into');
  return {
    id: textIn(row, 'id'),
    name: textIn(row, 'name'),
    account: numberIn(row, 'account') === 1,
    createdAt: numberIn(row, 'created_at'),
    epoch: numberIn(row, 'epoch'),
    ...(deletedAt !== undefined && { deletedAt }),
    ...(mergedInto !== undefined && { mergedInto }),
    rating: {
      rating: numberIn(row, 'rating'),
      deviation: numberIn(row, 'deviation'),
      volatility: numberIn(row, 'volatility'),
      games: numberIn(row, 'rated_games'),
    },
  };
}
