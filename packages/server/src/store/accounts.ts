// Keeps how accounts are entered: passkeys, and codes for the day a passkey is lost.

import type { PlayerId } from '../table/table.ts';
import type { Passkey, Store } from './port.ts';
import { jsonIn, numberIn, textIn } from './rows.ts';
import type { Row, Sql, Statement } from './sql.ts';

type Accounts = Pick<
  Store,
  'addPasskey' | 'passkey' | 'passkeysOf' | 'usePasskey' | 'setRecovery' | 'recoveryLeft' | 'useRecovery'
>;

const PASSKEY = 'id, player, public_key, counter, transports';

export const accounts = (sql: Sql): Accounts => ({
  addPasskey: async ({ id, player, publicKey, counter, transports }, recovery, at) => {
    await sql.batch([
      {
        text: `insert into passkey (${PASSKEY}, created_at) values ($1, $2, $3, $4, $5, $6)`,
        values: [id, player, publicKey, counter, JSON.stringify(transports), at],
      },
      { text: 'update player set account = 1 where id = $1 and deleted_at is null', values: [player] },
      ...(recovery.length > 0 ? replaceCodes(player, recovery) : []),
    ]);
  },
  passkey: async (id) => {
    const [row] = await sql.all(`select ${PASSKEY} from passkey where id = $1`, [id]);
    return row && readPasskey(row);
  },
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
