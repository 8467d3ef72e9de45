// The migration for alerts; a released one is never changed.

import type { Sql } from './sql.ts';

/** The settings of a player, and the browsers and addresses that get alerts. */
export function alertTables(kind: Sql['kind']): readonly string[] {
  const byKey = kind === 'sqlite' ? ' without rowid' : '';
  return [
    `create table alert_settings (
      player text primary key,
      language text not null,
      zone text not null,
      quiet_from integer,
      quiet_to integer
    )${byKey}`,
    `create table alert_target (
      id text primary key,
      player text not null,
      channel text not null,
      address text not null,
      keys text,
      session text,
      device text not null,
      secret text,
      added_at bigint not null,
      confirmed_at bigint,
      delivered_at bigint,
      failed_at bigint
    )${byKey}`,
    'create index alert_target_player on alert_target (player)',
    'create unique index alert_target_secret on alert_target (secret) where secret is not null',
  ];
}
