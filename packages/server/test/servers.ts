// The real PostgreSQL and Redis that tests of the server share: started by the first test that asks.

import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startPostgres } from '../../../tools/postgres.mjs';

type Postgres = Awaited<ReturnType<typeof startPostgres>>;
export type Database = { readonly url: string; readonly drop: () => Promise<void> };

/** It ends with the process that runs the tests. */
let postgres: Promise<Postgres> | undefined;

/** An empty database that nobody else uses. */
export async function freshDatabase(): Promise<Database> {
  postgres ??= startPostgres({ durable: false });
  const { url } = await postgres;
  const name = `wagons_${randomBytes(6).toString('hex')}`;
  await ask(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => ask(url, `drop database if exists ${name} with (force)`) };
}

async function ask(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

export { startRedis } from '../../../tools/redis.mjs';
