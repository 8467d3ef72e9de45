// Searches every column of both databases for traces of a deleted player. Only those that are listed may remain.

import { nameKey } from '@wagons/protocol';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../../test/databases.ts';
import { goingTable, guest, lastWord, NOW, storageOf, turn } from '../../test/stored.ts';
import { lookOf } from '../names/look.ts';
import { NEW_RATING } from '../rating/glicko2.ts';
import type { AlertChannel, AlertTarget } from '../ports/alerts.ts';
import type { PlayerId } from '../ports/tableEvent.ts';
import { KEPT } from './kept.ts';
import { record, suspending } from './operatorLog.ts';
import { unpackLog } from './packedLog.ts';
import type { Sql } from './sql.ts';

const TEXTS = [
  'Trace Name',
  'Guest Trace',
  'trace of chat',
  'trace-of-report',
  'trace-passkey',
  'trace-public-key',
];
const ALERTS = ['trace-endpoint', 'trace-hook', 'trace-mail', 'trace-key', 'Trace/Zone'];
const MORE = ['trace-device', 'trace-label', 'trace-hash', nameKey('Trace Name'), lookOf('Trace Name')];

const targetOf = (player: PlayerId, channel: AlertChannel, address: string): AlertTarget => ({
  id: `trace-id-${address}`,
  player,
  channel,
  address,
  ...(channel === 'push' && { keys: { p256dh: 'trace-key', auth: 'trace-key' }, session: 'trace-session' }),
  device: 'trace-device',
  ...(channel === 'mail' && { secret: 'trace-key' }),
  addedAt: NOW,
  confirmedAt: NOW,
});

async function columnsOf(sql: Sql): Promise<ReadonlyArray<readonly [string, string]>> {
  if (sql.kind === 'postgres') {
    const rows = await sql.all(
      `select table_name, column_name from information_schema.columns where table_schema = 'public'`,
    );
    return rows.map((row) => [String(row['table_name']), String(row['column_name'])]);
  }
  const tables = await sql.all(`select name from sqlite_master where type = 'table'`);
  const found: [string, string][] = [];
  for (const table of tables)
    for (const row of await sql.all(`select name from pragma_table_info('${String(table['name'])}')`))
      found.push([String(table['name']), String(row['name'])]);
  return found;
}

describe.each(KINDS)('%s', (kind) => {
  const here = storageOf(kind);

  const tracesOf = async (traces: readonly string[]): Promise<readonly string[]> => {
    const { sql } = here();
    const found: string[] = [];
    for (const [table, column] of await columnsOf(sql)) {
      const rows = await sql.all(`select cast(${column} as text) as value from ${table}`);
      const texts = rows.map((row) => String(row['value'] ?? ''));
      const isPacked = table === 'archive' && column === 'body';
      const values = isPacked ? texts.map((text) => JSON.stringify(unpackLog(text))) : texts;
      if (traces.some((trace) => values.some((value) => value.includes(trace))))
        found.push(`${table}.${column}`);
    }
    return found;
  };

  it('a deleted player leaves only the traces that are listed', async () => {
    const { store } = here();
    const [ada, bert, phone] = [guest({ name: 'Trace Name' }), guest(), guest({ name: 'Guest Trace' })];
    for (const one of [ada, bert, phone]) await store.addPlayer(one);
    const table = goingTable(ada.id, bert.id);
    const early = goingTable(phone.id, bert.id);
    for (const one of [table, early, goingTable(bert.id, ada.id)]) await store.open(one);
    await store.say(
      early.id,
      { at: NOW, seat: 'first', text: 'trace of chat, as a guest' },
      { player: phone.id, cmdId: 'aa' },
      9,
    );
    await store.setAlerts(phone.id, { language: 'de', zone: 'Trace/Zone', quiet: { from: 22, to: 8 } });
    await store.addAlertTarget(targetOf(phone.id, 'push', 'trace-endpoint'), 5);
    await store.block(phone.id, bert.id);
    await store.merge(phone.id, ada.id);
    await store.addAlertTarget(targetOf(ada.id, 'webhook', 'trace-hook'), 1);
    await store.addAlertTarget(targetOf(ada.id, 'mail', 'trace-mail'), 1);
    const passkey = { id: 'trace-passkey', publicKey: 'trace-public-key', device: 'trace-device' };
    await store.addPasskey({ ...passkey, player: ada.id, counter: 0, transports: [] }, ['trace-hash'], NOW);
    await store.namePasskey(ada.id, 'trace-passkey', 'trace-label');
    await store.rename(ada.id, 'Trace Name 2', { at: NOW, atMost: 3 });
    await store.seen([ada.id], NOW);
    for (const [cmdId, text] of [
      ['a', 'trace of chat'],
      ['b', 'another trace of chat'],
    ] as const)
      await store.say(table.id, { at: NOW, seat: 'first', text }, { player: ada.id, cmdId }, 9);
    await store.say(table.id, { at: NOW, seat: 'second', text: 'Hello' }, { player: bert.id, cmdId: 'a' }, 9);
    await store.block(bert.id, ada.id);
    await store.report({
      id: 'one',
      at: NOW,
      by: ada.id,
      player: bert.id,
      reason: 'other',
      text: 'trace-of-report',
      byName: 'Trace Name 2',
      playerName: bert.name,
    });
    await store.report({
      id: 'two',
      at: NOW,
      by: bert.id,
      player: ada.id,
      game: table.id,
      reason: 'chat',
      byName: bert.name,
      playerName: 'Trace Name 2',
      chat: await store.chat(table.id, 0),
    });
    await record(here().sql, { at: NOW, verb: 'suspend', player: ada.id, reason: 'insults' }, [
      suspending(ada.id, { until: 987_654_321_012_345, reason: 'chat' }),
    ]);
    const change = { kind: 'live', nth: 1, before: NEW_RATING, after: { ...NEW_RATING, games: 1 } } as const;
    const ratings = [
      { player: ada.id, opponent: bert.id, result: 'won', ...change },
      { player: bert.id, opponent: ada.id, result: 'lost', ...change },
    ] as const;
    const task = { id: 'task', kind: 'alert', player: phone.id, body: `{"to":"${ada.id}"}`, dueAt: NOW };
    await store.append({ ...turn(table, 3, { player: ada.id, cmdId: 'c' }), tasks: [task] });
    await store.append({ ...lastWord(table, 4), ratings });

    const old = goingTable(ada.id, bert.id, {}, NOW - 99);
    await store.open(old);
    await store.append(lastWord(old, 3, NOW - 90));
    expect(await store.packGames(NOW - 80, 9)).toBe(1);

    const traces = [ada.id, phone.id, '987654321012345', ...TEXTS, ...MORE, ...ALERTS];
    const before = await tracesOf(traces);
    // Otherwise the search would prove nothing.
    for (const column of [
      'player.name',
      'player.name_key',
      'player.look',
      'player.suspended_until',
      'chat.text',
      'chat.player',
      'block.player',
      'block.blocked',
    ])
      expect(before).toContain(column);
    for (const column of ['alert_settings.zone', 'alert_target.address', 'alert_target.secret'])
      expect(before).toContain(column);
    for (const column of ['passkey.device', 'recovery.hash', 'tally.player', 'outbox.player', 'outbox.body'])
      expect(before).toContain(column);

    await store.anonymize(ada.id, NOW + 9);
    const kept = KEPT.map(({ column }) => column);
    const after = await tracesOf(traces);
    expect(after.filter((column) => !kept.includes(column))).toEqual([]);
    // And nothing is listed that couldn't be there.
    expect(kept.filter((column) => !after.includes(column))).toEqual([]);
    // The opponent's words stay, under their number, and nothing more can be written.
    expect(await store.chat(table.id, 0)).toMatchObject([{ line: 3, text: 'Hello' }]);
    expect((await store.heads([table.id])).get(table.id)?.line).toBe(3);
    await store.say(
      table.id,
      { at: NOW, seat: 'first', text: 'trace of chat' },
      { player: ada.id, cmdId: 'c' },
      9,
    );
    expect(await store.chat(table.id, 0)).toHaveLength(1);

    await store.forgetReports(NOW + 1);
    const later = await tracesOf(traces);
    expect(later.filter((column) => column.startsWith('report.'))).toEqual([]);
  });
});

it('the manual lists what remains of a deleted player', () => {
  const manual = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const rows = KEPT.map(({ column, what, why, until }) => `| \`${column}\` | ${what} | ${why} | ${until} |`);
  expect(manual).toContain(rows.join('\n'));
});
