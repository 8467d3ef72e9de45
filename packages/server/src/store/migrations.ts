// The migrations, in order. A released one is never changed.

import { NAME_LENGTH, nameKey } from '@wagons/protocol';
import { lookOf } from '../names/look.ts';
import { textIn } from './rows.ts';
import { alertTables } from './alertTables.ts';
import type { Sql, SqlTx } from './sql.ts';
import { divideRatings } from './divideRatings.ts';

export type Migration = {
  readonly title: string;
  readonly statements: (kind: Sql['kind']) => readonly Step[];
};

/** A statement, or code for what SQL can't express. */
type Step = string | ((tx: SqlTx) => Promise<void>);

export const MIGRATIONS: readonly Migration[] = [
  { title: 'tables, players and games', statements: firstTables },
  { title: 'lower bounds of flag falls', statements: safeTimes },
  { title: 'ended sessions and used challenges', statements: singleUseIds },
  { title: 'unique account names', statements: accountNames },
  { title: 'waiting times of open tables', statements: waitingTables },
  { title: 'cleanup of unused data', statements: cleanup },
  { title: 'ends of games, and results of players', statements: endsOfGames },
  { title: 'ratings of live and correspondence games', statements: dividedRatings },
  { title: 'passkeys that can be told apart, and fresh proofs', statements: passkeysAndProofs },
  { title: 'names that look alike', statements: looks },
  { title: 'complete deletion', statements: deletion },
  { title: 'actions of the operator', statements: operatorActions },
  { title: 'leases of periodic work', statements: leases },
  { title: 'aborts of rated games', statements: ratedAborts },
  { title: 'what follows from events', statements: outbox },
  { title: 'packed logs of finished games', statements: packedGames },
  { title: 'where players want alerts', statements: alertTables },
];

/** Times are milliseconds since 1970; booleans are 0 and 1; JSON is text. */
function firstTables(kind: Sql['kind']): readonly string[] {
  // Clustered by key: a row is found and written in one place instead of two. PostgreSQL has no such tables.
  const byKey = kind === 'sqlite' ? ' without rowid' : '';
  return [...playerTables(byKey), ...gameTables(byKey), ...logTables(byKey), ...otherTables(byKey)];
}

function playerTables(byKey: string): readonly string[] {
  return [
    `create table player (
      id text primary key,
      name text not null,
      created_at bigint not null,
      account integer not null,
      epoch integer not null,
      deleted_at bigint,
      merged_into text,
      rating double precision not null,
      deviation double precision not null,
      volatility double precision not null,
      rated_games integer not null
    )${byKey}`,
    `create table passkey (
      id text primary key,
      player text not null,
      public_key text not null,
      counter bigint not null,
      transports text not null,
      created_at bigint not null,
      used_at bigint
    )${byKey}`,
    'create index passkey_player on passkey (player)',
    `create table recovery (
      hash text primary key,
      player text not null,
      used_at bigint
    )${byKey}`,
    'create index recovery_player on recovery (player)',
  ];
}

function gameTables(byKey: string): readonly string[] {
  return [
    `create table deck (
      hash text primary key,
      text text not null,
      created_at bigint not null
    )${byKey}`,
    `create table game (
      id text primary key,
      seq integer not null,
      status text not null,
      settings text not null,
      rated integer not null,
      listed integer not null,
      quick text,
      host text not null,
      first_player text,
      second_player text,
      to_move text,
      deadline bigint,
      moves integer not null,
      end_by text,
      outcome text,
      first_points integer,
      second_points integer,
      opened_at bigint not null,
      changed_at bigint not null
    )${byKey}`,
    // Chosen so that a move touches only one of them, the index of deadlines.
    `create index game_due on game (deadline) where status = 'going'`,
    `create index game_listed on game (opened_at) where status = 'open' and listed = 1`,
    `create index game_quick on game (quick, rated, opened_at) where status = 'open' and quick is not null`,
    'create index game_host on game (host, status)',
    `create index game_first_going on game (first_player) where status = 'going'`,
    `create index game_second_going on game (second_player) where status = 'going'`,
    `create index game_first_over on game (first_player, changed_at) where status = 'over'`,
    `create index game_second_over on game (second_player, changed_at) where status = 'over'`,
  ];
}

function logTables(byKey: string): readonly string[] {
  return [
    // The command of an event is stored with it, and found by scanning the log of its table.
    `create table event (
      game text not null,
      seq integer not null,
      at bigint not null,
      body text not null,
      hash text not null,
      sum text not null,
      player text,
      cmd text,
      primary key (game, seq)
    )${byKey}`,
    `create table chat (
      game text not null,
      line integer not null,
      at bigint not null,
      seat text not null,
      text text not null,
      player text not null,
      cmd text not null,
      primary key (game, line),
      unique (game, player, cmd)
    )${byKey}`,
  ];
}

function otherTables(byKey: string): readonly string[] {
  return [
    `create table rating (
      player text not null,
      nth integer not null,
      game text not null,
      at bigint not null,
      opponent text not null,
      result text not null,
      rating double precision not null,
      deviation double precision not null,
      volatility double precision not null,
      rating_before double precision not null,
      deviation_before double precision not null,
      volatility_before double precision not null,
      primary key (player, nth),
      unique (game, player)
    )${byKey}`,
    'create index player_rating on player (rating) where rated_games > 0',
    `create table report (
      id text primary key,
      at bigint not null,
      reporter text not null,
      player text not null,
      game text,
      reason text not null,
      text text
    )${byKey}`,
    `create table block (
      player text not null,
      blocked text not null,
      primary key (player, blocked)
    )${byKey}`,

    // The last heartbeat of any server: a single row.
    `create table alive (
      id integer primary key,
      at bigint not null
    )`,
    `create table outage (
      from_at bigint primary key,
      to_at bigint not null
    )`,
  ];
}

/**
 * A deadline moves with every turn, and an index of deadlines would move with it. The lower bound of flag falls hardly
 * ever changes. For games in progress it is computed at the next check.
 */
function safeTimes(): readonly string[] {
  return [
    'alter table game add column safe_until bigint',
    `update game set safe_until = changed_at where status = 'going' and deadline is not null`,
    'drop index game_due',
    `create index game_due on game (safe_until) where status = 'going'`,
  ];
}

/** Sessions that were ended and challenges that were used: their signatures are still valid. */
function singleUseIds(kind: Sql['kind']): readonly string[] {
  return [
    `create table spent (
      id text primary key,
      until bigint not null
    )${kind === 'sqlite' ? ' without rowid' : ''}`,
    'create index spent_until on spent (until)',
  ];
}

/** Guests may share names, and may have no key yet; account names are unique. */
function accountNames(): readonly Step[] {
  return [
    'alter table player add column name_key text',
    keyAccounts,
    'create unique index player_account_name on player (name_key) where account = 1',
  ];
}

/** If several accounts have the same name, the oldest keeps it, and the others get a number. */
async function keyAccounts(tx: SqlTx): Promise<void> {
  const rows = await tx.all('select id, name from player where account = 1 order by created_at, id');
  const accounts = rows.map((row) => ({ id: textIn(row, 'id'), name: textIn(row, 'name') }));
  const taken = new Map<string, string>();
  for (const { id, name } of accounts) if (!taken.has(nameKey(name))) taken.set(nameKey(name), id);
  for (const { id, name } of accounts) {
    const own = taken.get(nameKey(name)) === id ? name : freeName(name, taken);
    taken.set(nameKey(own), id);
    await tx.run('update player set name = $2, name_key = $3 where id = $1', [id, own, nameKey(own)]);
  }
}

/** `Ada 2`, or the next free number. */
function freeName(name: string, taken: ReadonlyMap<string, string>): string {
  for (let number = 2; ; number++) {
    const end = ` ${number}`;
    const stem = [...name].slice(0, NAME_LENGTH - end.length).join('');
    const wish = stem.replace(/[^\p{L}\p{M}\p{N}]+$/u, '') + end;
    if (!taken.has(nameKey(wish))) return wish;
  }
}

/**
 * Tables are found by when their host was present, not by when they were opened. Tables from before this step, or
 * opened by an older server, get their times from the first server that knows it.
 */
function waitingTables(): readonly string[] {
  return [
    'alter table game add column host_at bigint',
    'alter table game add column open_until bigint',
    'drop index game_listed',
    'drop index game_quick',
    `create index game_attended on game (listed, host_at) where status = 'open'`,
    `create index game_lasting on game (listed, open_until) where status = 'open'`,
    `create index game_quick on game (quick, rated, host_at) where status = 'open' and quick is not null`,
    `create index game_abandoned on game (open_until) where status = 'open'`,
  ];
}

/** For the cleanup of guests, and of tables where nothing was played. */
function cleanup(): readonly string[] {
  return [
    'alter table player add column seen_at bigint',
    `create index game_unplayed on game (changed_at) where status = 'over' and end_by = 'aborted'`,
    'create index block_blocked on block (blocked)',
  ];
}

/**
 * Finished games are found by when they ended. `changed_at` moves with every turn, and PostgreSQL updates a row in place
 * only if no indexed column changes. Results are counted once, when a game ends, not at every look at a profile. Games
 * that an older server ends have neither; `settleEnds` adds both.
 */
function endsOfGames(kind: Sql['kind']): readonly string[] {
  return [
    'alter table game add column ended_at bigint',
    `update game set ended_at = changed_at where status = 'over'`,
    'drop index game_first_over',
    'drop index game_second_over',
    'drop index game_unplayed',
    `create index game_first_over on game (first_player, ended_at) where status = 'over'`,
    `create index game_second_over on game (second_player, ended_at) where status = 'over'`,
    `create index game_unplayed on game (ended_at) where status = 'over' and end_by = 'aborted'`,
    `create index game_unsettled on game (ended_at) where status = 'over' and ended_at is null`,
    `create table tally (
      player text primary key,
      won integer not null,
      drawn integer not null,
      lost integer not null
    )${kind === 'sqlite' ? ' without rowid' : ''}`,
    `insert into tally (player, won, drawn, lost)
    select player, sum(won), sum(drawn), sum(lost) from (
      ${endsAs('first', 'second')} union all ${endsAs('second', 'first')}
    ) as ends group by player`,
  ];
}

const endsAs = (seat: string, other: string): string => `
  select ${seat}_player as player, case when outcome = '${seat}' then 1 else 0 end as won,
    case when outcome = 'draw' then 1 else 0 end as drawn, case when outcome = '${other}' then 1 else 0 end as lost
  from game where status = 'over' and outcome is not null and ${seat}_player is not null`;

/** Ratings so far become those of live games, until the history is computed again. */
function dividedRatings(): readonly Step[] {
  return [
    'alter table player add column slow_rating double precision not null default 1500',
    'alter table player add column slow_deviation double precision not null default 350',
    'alter table player add column slow_volatility double precision not null default 0.06',
    'alter table player add column slow_games integer not null default 0',
    `alter table rating add column kind text not null default 'live'`,
    'create index rating_opponent on rating (player, opponent, at)',
    'create index player_slow_rating on player (slow_rating) where slow_games > 0',
    divideRatings,
  ];
}

/** A proof names only a session: whose it is says the signed cookie. */
function passkeysAndProofs(kind: Sql['kind']): readonly string[] {
  return [
    'alter table passkey add column name text',
    `alter table passkey add column device text not null default ''`,
    'alter table recovery add column created_at bigint',
    `create table proof (
      session text primary key,
      until bigint not null
    )${kind === 'sqlite' ? ' without rowid' : ''}`,
    'create index proof_until on proof (until)',
  ];
}

/** Accounts that look alike already keep their names; the look belongs to the oldest of them. */
function looks(): readonly Step[] {
  return [
    'alter table player add column look text',
    'alter table player add column renamed_on bigint',
    'alter table player add column renames integer not null default 0',
    lookAtAccounts,
    'create unique index player_look on player (look) where account = 1',
  ];
}

async function lookAtAccounts(tx: SqlTx): Promise<void> {
  const rows = await tx.all('select id, name from player where account = 1 order by created_at, id');
  const taken = new Set<string>();
  for (const row of rows) {
    const look = lookOf(textIn(row, 'name'));
    if (!taken.has(look))
      await tx.run('update player set look = $2 where id = $1', [textIn(row, 'id'), look]);
    taken.add(look);
  }
}

/** Finds what a deleted player wrote, also as a guest. What players deleted before has a name no longer. */
function deletion(): readonly string[] {
  return [
    'create index chat_player on chat (player)',
    'create index player_merged on player (merged_into) where merged_into is not null',
    'create index report_at on report (at)',
    `delete from block where player in (select id from player where deleted_at is not null)
      or blocked in (select id from player where deleted_at is not null)`,
    `update chat set text = '', player = '', cmd = cast(line as text)
      where player in (select id from player where deleted_at is not null)`,
    'delete from tally where player in (select id from player where deleted_at is not null)',
  ];
}

/** Suspensions, annulled games, closed reports, and a log of what the operator did. */
function operatorActions(): readonly string[] {
  return [
    'alter table player add column suspended_until bigint',
    'alter table player add column suspended_for text',
    'alter table game add column annulled_at bigint',
    // The names and the chat as they were when the report was made.
    'alter table report add column player_name text',
    'alter table report add column reporter_name text',
    'alter table report add column chat text',
    'alter table report add column closed_at bigint',
    // Numbered without gaps, so that servers that follow the log miss nothing.
    `create table operator_log (
      nth integer primary key,
      at bigint not null,
      verb text not null,
      player text,
      game text,
      report text,
      reason text not null,
      detail text
    )`,
  ];
}

/** Which server does the work that only one should do. */
function leases(kind: Sql['kind']): readonly string[] {
  return [
    `create table lease (
      work text primary key,
      holder text not null,
      until bigint not null
    )${kind === 'sqlite' ? ' without rowid' : ''}`,
  ];
}

/** Who has left a rated game because of its cards. Before, no one counted. */
function ratedAborts(): readonly string[] {
  return ['alter table game add column aborted_by text'];
}

/** Tasks stored with the events they follow from. */
function outbox(kind: Sql['kind']): readonly string[] {
  return [
    `create table outbox (
      id text primary key,
      kind text not null,
      player text,
      body text not null,
      due_at bigint not null,
      tries integer not null,
      given_up_at bigint,
      why text
    )${kind === 'sqlite' ? ' without rowid' : ''}`,
    'create index outbox_due on outbox (due_at) where given_up_at is null',
    'create index outbox_given_up on outbox (given_up_at) where given_up_at is not null',
    'create index outbox_player on outbox (player) where player is not null',
  ];
}

/** `packed` is the number of events in the archive; 0 if the log can't be packed. */
function packedGames(): readonly string[] {
  return [
    'alter table game add column packed integer',
    `create table archive (
      game text primary key,
      seq integer not null,
      body text not null,
      sum text not null,
      offer text
    )`,
    `create index game_unpacked on game (ended_at) where status = 'over' and packed is null`,
    'create index report_open on report (game) where closed_at is null',
  ];
}
