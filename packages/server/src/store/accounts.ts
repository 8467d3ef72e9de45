// Stores passkeys and recovery codes.

import { nameKey } from '@wagons/protocol';
import { lookOf } from '../names/look.ts';
import type { PlayerId } from '../ports/tableEvent.ts';
import { isTaken } from './faults.ts';
import type { Passkey, Store, StoredPasskey } from '../ports/store.ts';
import { jsonIn, maybeNumber, maybeText, numberIn, textIn } from './rows.ts';
import type { Row, Sql, Statement } from './sql.ts';

type Accounts = Pick<
  Store,
  | 'addPasskey'
  | 'passkey'
  | 'passkeysOf'
  | 'usePasskey'
  | 'namePasskey'
  | 'removePasskey'
  | 'setRecovery'
  | 'recoveryOf'
  | 'useRecovery'
>;

const PASSKEY = 'id, player, public_key, counter, transports, device';

export const PASSKEYS = `
  select ${PASSKEY}, name, created_at, used_at from passkey where player = $1 order by created_at, id`;

/** The unused codes; codes from before the column have no time. */
export const RECOVERY = `
  select count(*) as codes, max(created_at) as at from recovery where player = $1 and used_at is null`;

/** With the player's row locked, so that of two passkeys removed concurrently the second is the last one. */
const LOCK = 'update player set epoch = epoch where id = $1';
const REMOVE = `
  delete from passkey where id = $2 and player = $1 and (
    exists (select 1 from passkey as other where other.player = $1 and other.id <> $2)
    or exists (select 1 from recovery where player = $1 and used_at is null)
  )`;
const END_SESSIONS = `
  update player set epoch = epoch + 1 where id = $1 and not exists (select 1 from passkey where id = $2)`;

/** The guest's sessions end: an attacker may have created the guest and planted its session in this browser. */
const BECOME_ACCOUNT = `
  update player set epoch = epoch + 1 - account, account = 1 where id = $1 and deleted_at is null`;

export const accounts = (sql: Sql): Accounts => ({
  addPasskey: async ({ id, player, publicKey, counter, transports, device }, recovery, at) => {
    await keyName(sql, player);
    const changes = [
      {
        text: `insert into passkey (${PASSKEY}, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
        values: [id, player, publicKey, counter, JSON.stringify(transports), device, at],
      },
      { text: BECOME_ACCOUNT, values: [player] },
      ...(recovery.length > 0 ? replaceCodes(player, recovery, at) : []),
    ];
    try {
      await sql.batch(changes);
      return true;
    } catch (error) {
      // The conflict is the name, or the passkey itself.
      if (!isTaken(error) || (await passkey(sql, id))) throw error;
      return false;
    }
  },
  passkey: (id) => passkey(sql, id),
  passkeysOf: async (player) => (await sql.all(PASSKEYS, [player])).map(readStored),
  namePasskey: async (player, id, name) => {
    await sql.run('update passkey set name = $3 where id = $2 and player = $1', [player, id, name]);
  },
  removePasskey: async (player, id) => {
    const [, removed] = await sql.batch([
      { text: LOCK, values: [player] },
      { text: REMOVE, values: [player, id] },
      { text: END_SESSIONS, values: [player, id] },
    ]);
    return removed === 1;
  },
  usePasskey: async (id, counter, at) => {
    await sql.run('update passkey set counter = $2, used_at = $3 where id = $1', [id, counter, at]);
  },
  setRecovery: async (player, hashes, at) => {
    await sql.batch(replaceCodes(player, hashes, at));
  },
  recoveryOf: async (player) => {
    const [row] = await sql.all(RECOVERY, [player]);
    const at = row && maybeNumber(row, 'at');
    return { left: row ? numberIn(row, 'codes') : 0, ...(at !== undefined && { at }) };
  },
  useRecovery: async (hash, at, owner = '') => {
    const [row] = await sql.all(
      `update recovery set used_at = $2 where hash = $1 and used_at is null and (player = $3 or $3 = '')
       returning player`,
      [hash, at, owner],
    );
    return row && textIn(row, 'player');
  },
});

async function passkey(sql: Sql, id: string): Promise<Passkey | undefined> {
  const [row] = await sql.all(`select ${PASSKEY} from passkey where id = $1`, [id]);
  return row && readPasskey(row);
}

/** Sets the name key of a guest created before names had keys. */
async function keyName(sql: Sql, player: PlayerId): Promise<void> {
  const [row] = await sql.all('select name from player where id = $1 and look is null', [player]);
  if (!row) return;
  const name = textIn(row, 'name');
  const text = 'update player set name_key = $3, look = $4 where id = $1 and name = $2 and look is null';
  await sql.run(text, [player, name, nameKey(name), lookOf(name)]);
}

const replaceCodes = (player: PlayerId, hashes: readonly string[], at: number): readonly Statement[] => [
  { text: 'delete from recovery where player = $1', values: [player] },
  ...hashes.map((hash) => ({
    text: 'insert into recovery (hash, player, created_at) values ($1, $2, $3)',
    values: [hash, player, at],
  })),
];

const readPasskey = (row: Row): Passkey => ({
  id: textIn(row, 'id'),
  player: textIn(row, 'player'),
  publicKey: textIn(row, 'public_key'),
  counter: numberIn(row, 'counter'),
  transports: jsonIn(row, 'transports') as readonly string[],
  device: textIn(row, 'device'),
});

function readStored(row: Row): StoredPasskey {
  const usedAt = maybeNumber(row, 'used_at');
  const name = maybeText(row, 'name');
  return {
    ...readPasskey(row),
    addedAt: numberIn(row, 'created_at'),
    ...(usedAt !== undefined && { usedAt }),
    ...(name !== undefined && { name }),
  };
}
