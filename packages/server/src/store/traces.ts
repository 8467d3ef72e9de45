// Everything that is stored about a player, for requests about personal data.

import type { PlayerId } from '../ports/tableEvent.ts';
import { moderation } from './moderation.ts';
import { operatorLog } from './operatorLog.ts';
import type { Row, Sql } from './sql.ts';

/** Guests who were merged into the account are the same person. */
const THEM = '(select id from player where id = $1 or merged_into = $1)';

/** By what each thing is found; secrets such as keys and hashes of codes are left out. */
const TRACES = {
  passkeys: `select id, created_at, used_at from passkey where player in ${THEM}`,
  recoveryCodes: `select used_at from recovery where player in ${THEM}`,
  games: `select id, status, host, first_player, second_player, opened_at, changed_at from game
    where host in ${THEM} or first_player in ${THEM} or second_player in ${THEM} order by opened_at`,
  chat: `select game, line, at, text from chat where player in ${THEM} order by at`,
  ratings: `select game, at, opponent, result, rating from rating where player in ${THEM} order by at`,
  blocks: `select blocked from block where player in ${THEM}`,
  alertSettings: `select language, zone, quiet_from, quiet_to from alert_settings where player in ${THEM}`,
  alertTargets: `select channel, address, device, added_at, confirmed_at, delivered_at, failed_at from alert_target
    where player in ${THEM} order by added_at`,
  unsentAlerts: `select kind, body, due_at from outbox where player in ${THEM} order by due_at`,
  visits: `select created_at, seen_at from player where id in ${THEM}`,
} as const;

type Traces = Readonly<Record<keyof typeof TRACES, readonly Row[]>>;

export async function traces(sql: Sql, player: PlayerId) {
  const names = Object.keys(TRACES) as readonly (keyof Traces)[];
  const found = await Promise.all(names.map(async (name) => [name, await sql.all(TRACES[name], [player])]));
  const [reports, actions] = await Promise.all([
    moderation(sql).reports(),
    operatorLog(sql).operatorActions(0),
  ]);
  return {
    ...(Object.fromEntries(found) as Traces),
    reports: reports.filter((one) => one.by === player || one.player === player),
    log: actions.filter((one) => one.player === player),
  };
}
