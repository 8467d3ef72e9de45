// The steps by which the database grew to what it is. A step that was released is never changed: a new one follows.

import type { Sql } from './sql.ts';

export type Migration = {
  readonly title: string;
  readonly statements: (kind: Sql['kind']) => readonly string[];
};

export const MIGRATIONS: readonly Migration[] = [
  { title: 'tables, players and games', statements: firstTables },
];

/** Times are milliseconds since 1970; 0 and 1 stand for no and yes; JSON is text. */
function firstTables(kind: Sql['kind']): readonly string[] {
  // A row lies where its key says: found, and written, in one place instead of two. PostgreSQL has no such tables.
  const byKey = kind === 'sqlite' ? ' without rowid' : '';
  return [
    `create table player (
      id text primary key,
      name text not null,
      created_at bigint not null,
      account integer not null,
      epoch integer not null,
      deleted_at bigint,
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

    `create table deck (
      hash text primary key,
      text text not null,
      created_at bigint not null
    )${byKey}`,
    `create table game (
      id text primary key,
      opened_at bigint not null,
      changed_at bigint not null,
      status text not null,
      listed integer not null,
      rated integer not null,
      deck text not null,
      host text not null,
      first text,
      second text,
      to_move text,
      deadline bigint,
      head integer not null,
      result text,
      quick text,
      totals text
    )${byKey}`,
    `create index game_deadline on game (deadline) where status = 'going'`,
    'create index game_first on game (first, changed_at)',
    'create index game_second on game (second, changed_at)',
    'create index game_lobby on game (status, listed)',
    'create index game_quick on game (quick) where quick is not null',
    `create table event (
      game text not null,
      seq integer not null,
      at bigint not null,
      body text not null,
      hash text not null,
      primary key (game, seq)
    )${byKey}`,
    `create table answer (
      game text not null,
      player text not null,
      cmd text not null,
      seq integer not null,
      body text not null,
      at bigint not null,
      primary key (game, player, cmd)
    )${byKey}`,
    `create table chat (
      game text not null,
      line integer not null,
      at bigint not null,
      seat text not null,
      text text not null,
      primary key (game, line)
    )${byKey}`,

    `create table rating (
      game text not null,
      player text not null,
      opponent text not null,
      at bigint not null,
      result text not null,
      rating_before double precision not null,
      deviation_before double precision not null,
      volatility_before double precision not null,
      rating double precision not null,
      deviation double precision not null,
      volatility double precision not null,
      primary key (game, player)
    )${byKey}`,
    'create index rating_player on rating (player, at)',
    `create table report (
      id text primary key,
      at bigint not null,
      reporter text not null,
      player text not null,
      game text,
      reason text not null,
      text text not null
    )${byKey}`,
    `create table block (
      player text not null,
      blocked text not null,
      primary key (player, blocked)
    )${byKey}`,

    `create table outage (
      from_at bigint primary key,
      to_at bigint not null
    )`,
  ];
}
