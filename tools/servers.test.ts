// Starts the databases that other tests need, kills the process that started them, and searches for a Redis.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { ROOT } from './files.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';
import { findRedis, firstThatRuns, startRedis } from './redis.mjs';

const folder = mkdtempSync(join(tmpdir(), 'wagons-servers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const impostor = join(folder, 'redis-server');
writeFileSync(impostor, '#!/bin/sh\necho no Redis >&2\nexit 3\n', { mode: 0o755 });

const listens = async (url: string) => {
  const { port, hostname: host } = new URL(url);
  const socket = connect({ port: Number(port), host });
  const answer = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return answer;
};

describe('Redis', () => {
  it('restarts on its port after a kill and is gone after a stop', async () => {
    const redis = await startRedis();
    const before = redis.pid();
    expect(await listens(redis.url)).toBe(true);
    await redis.kill();
    expect(await listens(redis.url)).toBe(false);
    await redis.restart();
    expect(await listens(redis.url)).toBe(true);
    expect(redis.pid()).not.toBe(before);
    await redis.stop();
    expect(await listens(redis.url)).toBe(false);
  });

  it('ends and removes its folder when its parent is killed', async () => {
    const starter = spawn(
      process.execPath,
      ['--input-type=module', '-e', STARTER, join(ROOT, 'tools/redis.mjs')],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [line] = await once(createInterface({ input: starter.stdout }), 'line');
    const { url, data }: { url: string; data: string } = JSON.parse(String(line));
    expect([await listens(url), existsSync(data)]).toEqual([true, true]);
    starter.kill('SIGKILL');
    await vi.waitUntil(() => !existsSync(data), { timeout: 20_000, interval: 20 });
    expect(await listens(url)).toBe(false);
  });

  it('is the first candidate that runs', async () => {
    const real = await findRedis();
    const found = await firstThatRuns([absent, missing, broken, { name: 'real', find: () => real }]);
    expect(found).toBe(real);
  });

  it('fails with the candidates tried and instructions if none runs', async () => {
    await expect(firstThatRuns([absent, missing, broken])).rejects.toThrow(
      /need a Redis that runs[^]*missing: [^]*broken: [^]*no Redis[^]*CTW_REDIS=/,
    );
  });
});

/** Prints where its Redis listens and keeps its data. */
const STARTER = `
  const { startRedis } = await import(process.argv[1]);
  const { readlinkSync } = await import('node:fs');
  const { url, pid } = await startRedis();
  console.log(JSON.stringify({ url, data: readlinkSync('/proc/' + pid() + '/cwd') }));
  setInterval(() => {}, 1000);
`;

const absent = { name: 'absent', find: () => undefined };
const missing = { name: 'missing', find: () => ({ command: join(folder, 'nowhere'), env: {} }) };
const broken = { name: 'broken', find: () => ({ command: impostor, env: {} }) };

describe('PostgreSQL', () => {
  it('listens until it is stopped', async () => {
    const postgres = await startPostgres({ durable: false });
    expect(await listens(postgres.url)).toBe(true);
    await postgres.stop();
    if (postgres.pid !== undefined) expect(await listens(postgres.url)).toBe(false);
  });

  it('is the server in CTW_TEST_PG_URL, if set', async () => {
    vi.stubEnv('CTW_TEST_PG_URL', 'postgres://somewhere/else');
    expect(await findPostgres()).toEqual({ url: 'postgres://somewhere/else' });
    vi.unstubAllEnvs();
  });
});
