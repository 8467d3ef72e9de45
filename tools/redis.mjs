// A real Redis for the tests. Fails if there is none, so that no test is skipped.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ROOT } from './files.mjs';
import { freePort, startSupervised } from './supervise.mjs';
import { alone } from './lock.mjs';

const UNPACKED = join(ROOT, '.cache/redis');
const APT = '/usr/bin/apt-get';

/** @typedef {{ command: string, env: NodeJS.ProcessEnv }} Program */
/** @typedef {{ name: string, find: () => Promise<Program | undefined> | Program | undefined }} Source */
/** @typedef {{ url: string, pid: () => number, kill: () => Promise<void>, restart: () => Promise<void>, stop: () => Promise<void> }} Redis */

/**
 * Where to look for one, in order of preference.
 * @type {readonly Source[]}
 */
const SOURCES = [
  { name: '$CTW_REDIS', find: () => installed(process.env['CTW_REDIS']) },
  { name: 'PATH', find: () => installed(onPath('redis-server')) },
  { name: 'apt-get download redis-server', find: unpack },
  { name: 'apt-get install redis-server', find: installFromDebian },
];

/** @returns {Promise<Program>} */
export async function findRedis() {
  return firstThatRuns(SOURCES);
}

/**
 * The first Redis that runs; throws with instructions if there is none.
 * @param {readonly Source[]} sources
 * @returns {Promise<Program>}
 */
export async function firstThatRuns(sources) {
  const failures = [];
  for (const { name, find } of sources) {
    try {
      const program = await find();
      if (program === undefined) continue;
      expectSuccess(program.command, ['--version'], { env: program.env });
      return program;
    } catch (error) {
      failures.push(`  ${name}: ${String(error).split('\n')[0]}`);
    }
  }
  throw new Error(
    [
      'The tests need a Redis that runs, and none was found.',
      ...failures,
      'Install one (on Debian: apt-get install redis-server), or set its path:',
      '  CTW_REDIS=/path/to/redis-server npm test',
    ].join('\n'),
  );
}

/**
 * Without persistence: after a kill it restarts empty, on the same port.
 * @returns {Promise<Redis>}
 */
export async function startRedis() {
  const { command, env } = await findRedis();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'wagons-redis-'));
  const settings = { bind: '127.0.0.1', port: String(port), dir: folder, save: '', appendonly: 'no' };
  const { pid, kill, restart, stop } = await startSupervised(
    {
      command,
      args: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
      options: { env, cwd: folder },
      ready: /Ready to accept connections/,
    },
    folder,
  );
  return { url: `redis://127.0.0.1:${port}`, pid, kill, restart, stop };
}

/** @param {string | undefined} command */
function installed(command) {
  return command === undefined || command === '' ? undefined : { command, env: process.env };
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Debian's packages, unpacked into this project's cache; needs no root. */
async function unpack() {
  if (!existsSync(APT)) return undefined;
  if (!existsSync(UNPACKED)) await alone(async () => existsSync(UNPACKED) || download());
  const libraries = ['lib', 'usr/lib'].flatMap((place) => {
    const folder = join(UNPACKED, place);
    const names = existsSync(folder) ? readdirSync(folder) : [];
    return names.filter((name) => name.endsWith('-linux-gnu')).map((name) => join(folder, name));
  });
  const path = libraries.join(delimiter);
  return { command: join(UNPACKED, 'usr/bin/redis-server'), env: { ...process.env, LD_LIBRARY_PATH: path } };
}

function download() {
  const folder = `${UNPACKED}-${process.pid}`;
  mkdirSync(folder, { recursive: true });
  try {
    try {
      fetchPackages(folder, []);
    } catch {
      // The machine's package list is missing or outdated.
      fetchPackages(folder, ownLists(`${folder}/apt`));
    }
    const packages = readdirSync(folder).filter((name) => name.endsWith('.deb'));
    for (const name of packages) expectSuccess('dpkg', ['-x', name, '.'], { cwd: folder });
    rmSync(`${folder}/apt`, { recursive: true, force: true });
    // Renaming is atomic: an interrupted download must not look complete.
    renameSync(folder, UNPACKED);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Redis and the libraries it needs.
 * @param {string} folder
 * @param {readonly string[]} options of apt
 */
function fetchPackages(folder, options) {
  const needed = expectSuccess('apt-cache', [...options, 'depends', 'redis-tools'], {});
  const libraries = needed.split('\n').flatMap((line) => /^ *Depends: (lib(?!c6).*)/.exec(line)?.[1] ?? []);
  const packages = ['redis-server', 'redis-tools', ...libraries];
  expectSuccess(APT, ['-qq', ...options, 'download', ...packages], { cwd: folder });
}

/**
 * Fetches the package list into a folder that needs no root.
 * @param {string} folder
 */
function ownLists(folder) {
  const options = Object.entries({
    'Dir::State::lists': `${folder}/lists`,
    'Dir::Cache': `${folder}/cache`,
    'APT::Sandbox::User': '',
  }).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  mkdirSync(`${folder}/lists/partial`, { recursive: true });
  mkdirSync(`${folder}/cache/archives/partial`, { recursive: true });
  expectSuccess(APT, ['-qq', ...options, 'update'], {});
  return options;
}

/** Only in CI: elsewhere nothing is installed without asking. */
function installFromDebian() {
  if (process.env['CI'] === undefined || process.getuid?.() !== 0 || !existsSync(APT)) return undefined;
  expectSuccess(APT, ['-qq', 'update'], {});
  expectSuccess(APT, ['-qq', 'install', '-y', '--no-install-recommends', 'redis-server'], {});
  return installed(onPath('redis-server'));
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 * @returns {string} its output
 */
function expectSuccess(command, args, options) {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(stderr.toString().trim() || `${command} ended with ${status}`);
  return stdout.toString();
}
