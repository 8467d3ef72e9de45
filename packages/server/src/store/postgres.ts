// The PostgreSQL driver, for several nodes. The database user must be allowed to create tables.

import pg from 'pg';
import { CannotOpen, isAway } from './faults.ts';
import type { Row, Sql, SqlTx, Value } from './sql.ts';
import { inTransaction } from './transaction.ts';

const CONNECTIONS = 10;
const CONNECT_WITHIN_MS = 5000;
/** The server gives up first and says so; the client gives up on a silent server. */
const ANSWER_WITHIN_MS = 10_000;
const SILENCE_MS = 15_000;
/** A node that stops inside a transaction keeps rows locked for at most this long. */
const PAUSE_WITHIN_MS = 900;

const OLDEST = 15;

/** All numeric types as numbers, and booleans as 1 or 0, as from SQLite. */
const PARSERS: Readonly<Record<number, (text: string) => string | number>> = {
  [pg.types.builtins.BOOL]: (text) => (text === 't' ? 1 : 0),
  [pg.types.builtins.INT2]: Number,
  [pg.types.builtins.INT4]: Number,
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.FLOAT4]: Number,
  [pg.types.builtins.FLOAT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
};
const asText = (text: string) => text;
const types = { getTypeParser: (type: number) => PARSERS[type] ?? asText };

/** Connects, and verifies that the server is durable. */
export async function openPostgres(url: string): Promise<Sql> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: ANSWER_WITHIN_MS,
    idle_in_transaction_session_timeout: PAUSE_WITHIN_MS,
    query_timeout: SILENCE_MS,
    keepAlive: true,
    application_name: 'wagons',
    types,
  });
  // Without a listener, the error of an idle connection would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const sql = sqlOn(pool);
  try {
    await expectTrustworthy(sql);
    return sql;
  } catch (error) {
    await pool.end();
    if (error instanceof CannotOpen) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotOpen(`The PostgreSQL server of DATABASE_URL cannot be used: ${reason}`, { cause: error });
  }
}

async function expectTrustworthy(sql: Sql): Promise<void> {
  const [row] = await sql.all(
    `select current_setting('server_version_num')::integer / 10000 as version,
      current_setting('synchronous_commit') as commits, current_setting('fsync') as fsync,
      pg_is_in_recovery() as replica`,
  );
  if (Number(row?.['version']) < OLDEST)
    throw new CannotOpen(`PostgreSQL ${OLDEST} or newer is required; this is ${row?.['version']}.`);
  if (row?.['replica'] === 1) throw new CannotOpen('DATABASE_URL points to a replica. Use the primary.');
  if (row?.['commits'] === 'off')
    throw new CannotOpen(
      'synchronous_commit is off on this PostgreSQL: it would lose moves it has acknowledged. Set it to on.',
    );
  if (row?.['fsync'] === 'off')
    throw new CannotOpen(
      'fsync is off on this PostgreSQL: a power cut would lose moves it has acknowledged. Set it to on.',
    );
}

type Clients = {
  /** Returns the connection to the pool afterwards, or closes it if it may be broken. */
  readonly use: <T>(work: (client: pg.PoolClient) => Promise<T>) => Promise<T>;
  /** Closes the pool once no connection is in use. */
  readonly close: () => Promise<void>;
};

function createClients(pool: pg.Pool): Clients {
  let inUse = 0;
  let onIdle: (() => void) | undefined;
  return {
    use: async (work) => {
      inUse += 1;
      try {
        const client = await pool.connect();
        try {
          const result = await work(client);
          client.release();
          return result;
        } catch (error) {
          client.release(isAway(error));
          throw error;
        }
      } finally {
        inUse -= 1;
        if (inUse === 0) onIdle?.();
      }
    },
    close: async () => {
      if (inUse > 0) {
        await new Promise<void>((resolve) => {
          onIdle = resolve;
        });
      }
      await pool.end();
    },
  };
}

/** Names every statement: PostgreSQL parses and plans a named one once per connection. */
function createStatements(): (client: pg.PoolClient) => SqlTx {
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    let name = names.get(text);
    if (name === undefined) {
      name = `s${names.size}`;
      names.set(text, name);
    }
    return name;
  };
  const query = async (client: pg.PoolClient, text: string, values: readonly Value[] = []) =>
    client.query<Record<string, Value>>({ name: nameOf(text), text, values: [...values] });
  return (client) => ({
    all: async (text, values) => rowsOf(await query(client, text, values)),
    run: async (text, values) => (await query(client, text, values)).rowCount ?? 0,
  });
}

function sqlOn(pool: pg.Pool): Sql {
  const clients = createClients(pool);
  const on = createStatements();
  const transaction = async <T>(work: (tx: SqlTx) => Promise<T>): Promise<T> =>
    clients.use(async (client) => {
      await client.query('begin');
      try {
        const result = await inTransaction(on(client), work);
        await client.query('commit');
        return result;
      } catch (error) {
        if (!isAway(error)) await client.query('rollback');
        throw error;
      }
    });
  return {
    kind: 'postgres',
    all: async (text, values) => clients.use(async (client) => on(client).all(text, values)),
    run: async (text, values) => clients.use(async (client) => on(client).run(text, values)),
    batch: async (statements) =>
      transaction(async (tx) => {
        const changed: number[] = [];
        for (const { text, values } of statements) changed.push(await tx.run(text, values));
        return changed;
      }),
    transaction,
    load: () => ({ busy: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
    close: clients.close,
  };
}

function rowsOf({ rows }: pg.QueryResult<Record<string, Value>>): readonly Row[] {
  for (const row of rows) for (const name of Object.keys(row)) row[name] ??= undefined;
  return rows;
}
