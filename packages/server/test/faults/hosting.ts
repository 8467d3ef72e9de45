// Tries what docs/operations.md says about systemd and nginx: the unit is verified, and two servers are restarted one after
// the other behind a real nginx, which is configured by the text of the manual.
//
// It needs `systemd-analyze`, and nginx on the PATH or in CTW_NGINX.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { ROOT } from '../../../../tools/files.mjs';
import { startRedis } from '../../../../tools/redis.mjs';
import { freePort } from '../../../../tools/supervise.mjs';
import { type Node, startNode } from './node.ts';

const MANUAL = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
/** In milliseconds: how long a rolling restart may keep anyone waiting. */
const MOST_SILENCE = 1_000;

const blockOf = (language: string, sign: string): string => {
  const found = [...MANUAL.matchAll(new RegExp(`\`\`\`${language}\\n([^\`]*)\`\`\``, 'g'))]
    .map(([, text = '']) => text)
    .find((text) => text.includes(sign));
  if (found === undefined) throw new Error(`docs/operations.md has no ${language} block with ${sign}`);
  return found;
};

/** What systemd says against the unit. */
function complaintsAboutUnit(folder: string): readonly string[] {
  const unit = join(folder, 'wagons.service');
  writeFileSync(unit, blockOf('ini', '[Service]'));
  const { status, stderr, error } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  if (error) throw error;
  const about = stderr.split('\n').filter((line) => line.includes('wagons.service'));
  return status === 0 ? about : [...about, `systemd-analyze verify exits with ${status}: ${stderr}`];
}

/** The blocks of the manual, with the ports and paths of this machine instead of names and TLS. */
function configuration(folder: string, port: number, nodes: readonly number[]): string {
  const upstream = blockOf('nginx', 'upstream wagons').replaceAll(
    /node(\d):8080/g,
    (_, nth: string) => `localhost:${nodes[Number(nth) - 1]}`,
  );
  const server = blockOf('nginx', 'proxy_pass')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace('server_name wagons.example;', 'server_name localhost;')
    .replace('proxy_pass http://127.0.0.1:8080;', 'proxy_pass http://wagons;');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${folder}/${what};`,
  );
  return `daemon off; pid ${folder}/pid; error_log ${folder}/errors;
events {}
http { access_log off; ${temporary.join(' ')}
${upstream}${server}}`;
}

/** Its path; throws with instructions if there is none. */
function findNginx(): string {
  const path = process.env['CTW_NGINX'] ?? 'nginx';
  if (spawnSync(path, ['-v']).error)
    throw new Error('This run needs an nginx: apt-get install nginx, or set its path in CTW_NGINX.');
  return path;
}

function startNginx(folder: string, port: number, nodes: readonly number[]) {
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, nodes));
  const nginx = spawn(findNginx(), ['-c', file, '-p', folder, '-e', join(folder, 'errors')], {
    stdio: 'inherit',
  });
  const ended = once(nginx, 'exit');
  return async (): Promise<void> => {
    nginx.kill('SIGTERM');
    await ended;
  };
}

/** Asks again and again. Returns a function that stops, and returns the longest time without an answer. */
function measureSilence(ask: () => Promise<boolean>): () => Promise<number> {
  const over = new AbortController();
  let longest = 0;
  let last = performance.now();
  const asking = (async () => {
    while (!over.signal.aborted) {
      if (await ask().catch(() => false)) {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }
      await pass(20);
    }
  })();
  return async () => {
    over.abort();
    await asking;
    return Math.round(Math.max(longest, performance.now() - last));
  };
}

/** Pings over a socket, which is opened again whenever it is lost. */
function socketTo(url: string): { readonly ping: () => Promise<boolean>; readonly close: () => void } {
  let socket: WebSocket | undefined;
  const open = async (): Promise<WebSocket> => {
    const fresh = new WebSocket(url, {
      headers: { origin: url.replace('ws', 'http').replace('/api/socket', '') },
    });
    fresh.on('error', () => undefined);
    await once(fresh, 'open');
    return fresh;
  };
  return {
    ping: async () => {
      if (socket?.readyState !== WebSocket.OPEN) socket = await open();
      const asked = socket;
      const over = new AbortController();
      const { signal } = over;
      asked.send(JSON.stringify({ type: 'ping', at: 1 }));
      const answered = once(asked, 'message', { signal }).then(() => true);
      const closed = once(asked, 'close', { signal }).then(() => false);
      return Promise.race([answered, closed]).finally(() => over.abort());
    },
    close: () => socket?.terminate(),
  };
}

async function restart(node: Node): Promise<void> {
  const pid = node.pid();
  process.kill(pid, 'SIGTERM');
  for (let tries = 0; isAlive(pid) && tries < 500; tries++) await pass(20);
  await node.restart();
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

type Database = { readonly url: string; readonly drop: () => Promise<void> };

/** Returns what is wrong, and the longest silences in milliseconds. */
export async function tryHosting(
  rounds: number,
  freshDatabase: () => Promise<Database>,
): Promise<{ readonly wrongs: readonly string[]; readonly figures: Readonly<Record<string, unknown>> }> {
  const folder = mkdtempSync(join(tmpdir(), 'wagons-nginx-'));
  mkdirSync(join(folder, 'logs'));
  const wrongs = [...complaintsAboutUnit(folder)];
  const [database, redis] = await Promise.all([freshDatabase(), startRedis()]);
  const [port, ...ports] = [await freePort(), await freePort(), await freePort()] as const;
  const site = `http://localhost:${port}`;
  const shared = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    PUBLIC_URL: site,
    TRUST_PROXY: 'loopback',
  };
  const nodes = await Promise.all(
    ports.map(async (own) => startNode({ env: { ...shared, PORT: String(own) } })),
  );
  const stopNginx = startNginx(folder, port, ports);
  const socket = socketTo(`ws://localhost:${port}/api/socket`);
  try {
    const requests = measureSilence(async () => (await fetch(`${site}/api/decks`)).ok);
    const pings = measureSilence(socket.ping);
    await pass(500);
    for (let round = 0; round < rounds; round++) for (const node of nodes) await restart(node);
    await pass(500);
    const silences = { requests: await requests(), pings: await pings() };
    for (const [what, silence] of Object.entries(silences))
      if (silence > MOST_SILENCE) wrongs.push(`${what} weren’t answered for ${silence} ms`);
    return { wrongs, figures: { restarts: rounds * nodes.length, ...silences } };
  } finally {
    socket.close();
    await stopNginx();
    await Promise.all([...nodes.map(async (node) => node.stop()), redis.stop()]);
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}
