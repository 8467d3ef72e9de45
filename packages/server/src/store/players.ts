// Stores players: names, session epochs, merged guests.

import { ERASE_ALERTS, MOVE_ALERTS } from './alerts.ts';
import { SELVES } from './selves.ts';
import { nameKey, REPORT_REASONS } from '@wagons/protocol';
import { lookOf } from '../names/look.ts';
import type { PlayerId } from '../ports/tableEvent.ts';
import { isTaken } from './faults.ts';
import type { Player, Store } from '../ports/store.ts';
import { figures, glickoIn, LIVE, SLOW } from './figures.ts';
import { allOf, maybeNumber, maybeText, numberIn, textIn, wordIn } from './rows.ts';
import { moveResults } from './results.ts';
import type { Row, Sql, Statement } from './sql.ts';

export const PLAYER = `id, name, account, created_at, epoch, deleted_at, merged_into, rating, deviation, volatility,
  rated_games, slow_rating, slow_deviation, slow_volatility, slow_games, suspended_until, suspended_for`;

type Players = Pick<
  Store,
  'addPlayer' | 'players' | 'holder' | 'rename' | 'isNameTaken' | 'signOutEverywhere' | 'anonymize' | 'merge'
>;

const ADD = `
  insert into player (id, name, account, created_at, epoch, deleted_at, merged_into, rating, deviation, volatility,
    rated_games, slow_rating, slow_deviation, slow_volatility, slow_games, name_key, look)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`;

const HOLDER = `
  select ${PLAYER} from player
  where id = $1 and deleted_at is null and merged_into is null and not exists (select 1 from spent where id = $2)`;

export const players = (sql: Sql): Players => ({
  addPlayer: async ({ id, name, account, createdAt, epoch, deletedAt, mergedInto, ratings }) => {
    const { live, correspondence } = ratings;
    await sql.run(ADD, [
      id,
      name,
      Number(account),
      createdAt,
      epoch,
      deletedAt,
      mergedInto,
      ...figures(live),
      live.games + correspondence.games,
      ...figures(correspondence),
      correspondence.games,
      nameKey(name),
      lookOf(name),
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
  rename: async (id, name, { at, atMost } = { at: 0, atMost: 1_000_000 }) => {
    try {
      const day = Math.floor(at / DAY);
      const renamed = await sql.run(RENAME, [id, name, nameKey(name), lookOf(name), day, atMost]);
      return renamed === 1 ? 'kept' : 'enough';
    } catch (error) {
      if (isTaken(error)) return 'taken';
      throw error;
    }
  },
  isNameTaken: async (name, except) =>
    (await sql.all(TAKEN, [nameKey(name), except, lookOf(name)])).length > 0,
  signOutEverywhere: async (id) => {
    await sql.run('update player set epoch = epoch + 1 where id = $1', [id]);
  },
  anonymize: async (id, at) => {
    await sql.batch(anonymizing(id, at));
  },
  merge: (guest, account) => merge(sql, guest, account),
});

const DAY = 24 * 60 * 60 * 1000;

/** A deleted player can't get a name again. */
const RENAME = `
  update player set name = $2, name_key = $3, look = $4,
    renames = case when renamed_on = $5 then renames + 1 else 1 end, renamed_on = $5
  where id = $1 and deleted_at is null and (coalesce(renamed_on, -1) <> $5 or renames < $6)`;

/** An account with this name, or with one that looks the same. */
export const TAKEN = `
  select id from player where name_key = $1 and account = 1 and id <> $2
  union all select id from player where look = $3 and account = 1 and id <> $2`;

const ANONYMIZE = `
  update player set name = '', name_key = null, look = null, account = 0, epoch = epoch + 1, deleted_at = $2,
    seen_at = null, renamed_on = null, suspended_until = null, suspended_for = null
  where id in (${SELVES}) and deleted_at is null`;

/**
 * Everything else that names the player or was written by them; `KEPT` lists what remains. A line of chat keeps its
 * number, so that later lines keep theirs.
 */
export const ERASE: readonly string[] = [
  'delete from passkey where player = $1',
  'delete from recovery where player = $1',
  'delete from tally where player = $1',
  `delete from outbox where player in (${SELVES})`,
  ...ERASE_ALERTS,
  `delete from block where player in (${SELVES})`,
  `delete from block where blocked in (${SELVES})`,
  `update chat set text = '', player = '', cmd = cast(line as text) where player in (${SELVES})`,
];

/** The statements that delete a player, and keep the games. */
export const anonymizing = (id: PlayerId, at: number): readonly Statement[] => [
  { text: ANONYMIZE, values: [id, at] },
  ...ERASE.map((text) => ({ text, values: [id] })),
];

/** The operator may rename at any time, and the player may still rename as often on that day. */
export const renaming = (id: PlayerId, name: string): Statement => ({
  text: 'update player set name = $2, name_key = $3, look = $4 where id = $1 and deleted_at is null',
  values: [id, name, nameKey(name), lookOf(name)],
});

const asAccount = (column: string): string =>
  `${column} = case when ${column} = $1 then $2 else ${column} end`;

/** A table where both of them sit stays as it is, because no one plays against themselves. */
const CLAIM = `
  update game set ${asAccount('host')}, ${asAccount('first_player')}, ${asAccount('second_player')}
  where (host = $1 or first_player = $1 or second_player = $1)
    and not (coalesce(first_player, '') in ($1, $2) and coalesce(second_player, '') in ($1, $2))
  returning first_player, outcome, ended_at`;

const BLOCKS = `
  insert into block (player, blocked) select $2, blocked from block where player = $1 and blocked <> $2
  on conflict (player, blocked) do nothing`;
const BLOCKED = `
  insert into block (player, blocked) select player, $2 from block where blocked = $1 and player <> $2
  on conflict (player, blocked) do nothing`;

/** A suspended guest can't go on as an account. */
const SUSPENDED = `
  update player set suspended_until = guest.suspended_until, suspended_for = guest.suspended_for
  from player as guest
  where guest.id = $1 and player.id = $2 and guest.suspended_until > coalesce(player.suspended_until, 0)`;

async function merge(sql: Sql, guest: PlayerId, account: PlayerId): Promise<void> {
  await sql.transaction(async (tx) => {
    const games = await tx.all(CLAIM, [guest, account]);
    await moveResults(tx, games, { guest, account });
    await tx.run('update player set merged_into = $2 where id = $1', [guest, account]);
    await tx.run(SUSPENDED, [guest, account]);
    // Blocks by and against the guest now apply to the account.
    await tx.run(BLOCKS, [guest, account]);
    await tx.run(BLOCKED, [guest, account]);
    await tx.run('delete from block where player = $1 or blocked = $1', [guest]);
    for (const text of MOVE_ALERTS) await tx.run(text, text.includes('$2') ? [guest, account] : [guest]);
  });
}

export function readPlayer(row: Row): Player {
  const deletedAt = maybeNumber(row, 'deleted_at');
  const mergedInto = maybeText(row, 'merged_into');
  const slowGames = numberIn(row, 'slow_games');
  const until = maybeNumber(row, 'suspended_until');
  return {
    id: textIn(row, 'id'),
    name: textIn(row, 'name'),
    account: numberIn(row, 'account') === 1,
    createdAt: numberIn(row, 'created_at'),
    epoch: numberIn(row, 'epoch'),
    ...(deletedAt !== undefined && { deletedAt }),
    ...(mergedInto !== undefined && { mergedInto }),
    ...(until !== undefined && {
      suspension: { until, reason: wordIn(row, 'suspended_for', REPORT_REASONS) },
    }),
    ratings: {
      live: { ...glickoIn(row, LIVE), games: numberIn(row, 'rated_games') - slowGames },
      correspondence: { ...glickoIn(row, SLOW), games: slowGames },
    },
  };
}
