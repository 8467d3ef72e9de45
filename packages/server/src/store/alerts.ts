// Stores where players want alerts, in which language, and when not.

import { LANGUAGES } from '@wagons/rules';
import { ALERT_CHANNELS, type AlertSettings, type AlertStore, type AlertTarget } from '../ports/alerts.ts';
import { jsonIn, maybeNumber, maybeText, numberIn, textIn, wordIn } from './rows.ts';
import type { Row, Sql } from './sql.ts';
import { SELVES } from './selves.ts';

const TARGET = `id, player, channel, address, keys, session, device, secret, added_at, confirmed_at, delivered_at,
  failed_at`;

const ADD = `
  insert into alert_target (id, player, channel, address, keys, session, device, secret, added_at, confirmed_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict (id) do update set player = excluded.player, keys = excluded.keys, session = excluded.session,
    device = excluded.device`;

/** A browser that was renewed counts as old as it was. */
const TRIM = `
  delete from alert_target where player = $1 and channel = $2 and id <> $3 and id not in (
    select id from alert_target where player = $1 and channel = $2 and id <> $3 order by added_at desc, id limit $4
  )`;

const SET = `
  insert into alert_settings (player, language, zone, quiet_from, quiet_to) values ($1, $2, $3, $4, $5)
  on conflict (player) do update set language = excluded.language, zone = excluded.zone,
    quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to`;

export const alerts = (sql: Sql): AlertStore => ({
  alertsOf: async (player) => {
    const [[row], rows] = await Promise.all([
      sql.all('select language, zone, quiet_from, quiet_to from alert_settings where player = $1', [player]),
      sql.all(`select ${TARGET} from alert_target where player = $1 order by added_at, id`, [player]),
    ]);
    return { ...(row && { settings: readSettings(row) }), targets: rows.map(readTarget) };
  },
  setAlerts: async (player, { language, zone, quiet }) => {
    await sql.run(SET, [player, language, zone, quiet?.from, quiet?.to]);
  },
  addAlertTarget: async (target, atMost) => {
    const { id, player, channel, address, keys, session, device, secret, addedAt, confirmedAt } = target;
    const json = keys && JSON.stringify(keys);
    await sql.batch([
      {
        text: ADD,
        values: [id, player, channel, address, json, session, device, secret, addedAt, confirmedAt],
      },
      { text: TRIM, values: [player, channel, id, atMost - 1] },
    ]);
  },
  removeAlertTarget: async (player, id) => {
    await sql.run('delete from alert_target where player = $1 and id = $2', [player, id]);
  },
  endAlerts: async (player, session) => {
    await sql.run(
      `delete from alert_target where player = $1 and channel = 'push' and ($2 = '' or session = $2)`,
      [player, session ?? ''],
    );
  },
  noteAlert: async (id, at, isDelivered) => {
    const text = isDelivered
      ? 'update alert_target set delivered_at = $2, failed_at = null where id = $1'
      : 'update alert_target set failed_at = $2 where id = $1';
    await sql.run(text, [id, at]);
  },
  confirmAlerts: async (secret, at) =>
    (await sql.run('update alert_target set confirmed_at = coalesce(confirmed_at, $2) where secret = $1', [
      secret,
      at,
    ])) > 0,
  stopAlerts: async (secret) => (await sql.run('delete from alert_target where secret = $1', [secret])) > 0,
});

/** The guest's devices and addresses go to the account, which keeps settings of its own. */
export const MOVE_ALERTS: readonly string[] = [
  'update alert_target set player = $2 where player = $1',
  `insert into alert_settings (player, language, zone, quiet_from, quiet_to)
    select $2, language, zone, quiet_from, quiet_to from alert_settings where player = $1
    on conflict (player) do nothing`,
  'delete from alert_settings where player = $1',
];

export const ERASE_ALERTS: readonly string[] = [
  `delete from alert_target where player in (${SELVES})`,
  `delete from alert_settings where player in (${SELVES})`,
];

function readSettings(row: Row): AlertSettings {
  const from = maybeNumber(row, 'quiet_from');
  const to = maybeNumber(row, 'quiet_to');
  return {
    language: wordIn(row, 'language', LANGUAGES),
    zone: textIn(row, 'zone'),
    ...(from !== undefined && to !== undefined && { quiet: { from, to } }),
  };
}

const readTarget = (row: Row): AlertTarget => ({
  id: textIn(row, 'id'),
  player: textIn(row, 'player'),
  channel: wordIn(row, 'channel', ALERT_CHANNELS),
  address: textIn(row, 'address'),
  ...(row['keys'] !== undefined && { keys: jsonIn(row, 'keys') as AlertTarget['keys'] }),
  session: maybeText(row, 'session'),
  device: textIn(row, 'device'),
  secret: maybeText(row, 'secret'),
  addedAt: numberIn(row, 'added_at'),
  confirmedAt: maybeNumber(row, 'confirmed_at'),
  deliveredAt: maybeNumber(row, 'delivered_at'),
  failedAt: maybeNumber(row, 'failed_at'),
});
