// Stores passkeys and recovery codes.

import { nameKey } from '@wagons/protocol';
import type { PlayerId } from '../ports/tableEvent.ts';
import { isTaken } from './faults.ts';
import type { Passkey, Store } from '../ports/store.ts';
import { jsonIn, numberIn, textIn } from './rows.ts';
import type { Row, Sql, Statement } from './sql.ts';

type Accounts = Pick<
  Store,
  'addPasskey' | 'passkey' | 'passkeysOf' | 'usePasskey' | 'setRecovery' | 'recoveryLeft' | 'useRecovery'
>;

const PASSKEY = 'id, player, public_key, counter, transports';

/** The guest's sessions end: an attacker may have created the guest and planted its session in this browser. */
const BECOME_ACCOUNT = `
  update player set epoch = epoch + 1 - account, account = 1 where id = $1 and deleted_at is null`;

export const accounts = (sql: Sql): Accounts => ({
  addPasskey: async ({ id, player, publicKey, counter, transports }, recovery, at) => {
    await keyName(sql, player);
    const changes = [
      {
        text: `insert into passkey (${PASSKEY}, created_at) values ($1, $2, $3, $4, $5, $6)`,
        values: [id, player, publicKey, counter, JSON.stringify(transports), at],
      },
      { text: BECOME_ACCOUNT, values: [player] },
      ...(recovery.length > 0 ? replaceCodes(player, recovery) : []),
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
  passkeysOf: async (player) => {
    const rows = await sql.all(`select ${PASSKEY} from passkey where player = $1 order by created_at, id`, [
      player,
    ]);
    return rows.map(readPasskey);
  },
  usePasskey: async (id, counter, at) => {
    await sql.run('update passkey set counter = $2, used_at = $3 where id = $1', [id, counter, at]);
  },
  setRecovery: async (player, hashes) => {
    await sql.batch(replaceCodes(player, hashes));
  },
  recoveryLeft: async (player) => {
    const [row] = await sql.all(
      'select count(*) as codes from recovery where player = $1 and used_at is null',
      [player],
    );
    return row ? numberIn(row, 'codes') : 0;
  },
  useRecovery: async (hash, at) => {
    const [row] = await sql.all(
      'update recovery set used_at = $2 where hash = $1 and used_at is null returning player',
      [hash, at],
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
  const [row] = await sql.all('select name from player where id = $1 and name_key is null', [player]);
  if (!row) return;
  const name = textIn(row, 'name');
  const text = 'update player set name_key = $3 where id = $1 and name = $2 and name_key is null';
  await sql.run(text, [player, name, nameKey(name)]);
}

const replaceCodes = (player: PlayerId, hashes: readonly string[]): readonly Statement[] => [
  { text: 'delete from recovery where player = $1', values: [player] },
  ...hashes.map((hash) => ({
    text: 'insert into recovery (hash, player) values ($1, $2)',
    values: [hash, player],
  })),
];

const readPasskey = (row: Row): Passkey => ({
  id: textIn(row, 'id'),
  player: textIn(row, 'player'),
  publicKey: textIn(row, 'public_key'),
  counter: numberIn(row, 'counter'),
  transports: jsonIn(row, 'transports') as readonly string[],
});
