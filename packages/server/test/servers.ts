// The real PostgreSQL and Redis for tests.

import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export { startRedis } from '../../../tools/redis.mjs';

export type Database = { readonly url: string; readonly drop: () => Promise<void> };

/** An empty database for one test. */
export async function freshDatabase(): Promise<Database> {
  const url = await postgresUrl();
  const name = `wagons_${randomBytes(6).toString('hex')}`;
  await ask(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => ask(url, `drop database if exists ${name} with (force)`) };
}

async function postgresUrl(): Promise<string> {
  const answer = await fetch(inject('postgresService'));
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
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
