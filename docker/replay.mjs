// Replays the Dockerfile without Docker, and tries the result as an unprivileged user on a read-only tree.
//
//   npm run prove image
//
// It needs Linux, root, and `setpriv` and `unshare` of util-linux. Its stages are folders instead of images, so it proves
// nothing about the base image, volumes or networks.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../tools/files.mjs';

const MOST_MEGABYTES = 40;
const NOBODY = 65_534;
const AS_NOBODY = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--no-new-privs'];

const work = mkdtempSync(join(tmpdir(), 'wagons-image-'));
chmodSync(work, 0o755);
process.once('exit', () => rmSync(work, { recursive: true, force: true }));

/** What .dockerignore leaves of the repository; the dist folders and node_modules are never among these files. */
const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
const tracked = spawnSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .stdout.split('\n')
  .filter(Boolean);
const context = tracked.filter((path) => !ignored.some((one) => one === path || path.startsWith(`${one}/`)));

const { layer, environment } = replay(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
const megabytes = sizeOf(layer) / 1e6;
console.log(`The app layer has ${megabytes.toFixed(1)} MB.`);
expect(megabytes <= MOST_MEGABYTES, `at most ${MOST_MEGABYTES} MB`);
await tryServer();

/**
 * @param {string} dockerfile
 * @returns {{ layer: string, environment: Record<string, string> }} of the last stage
 */
function replay(dockerfile) {
  /** @type {Record<string, string>} */
  const stages = {};
  /** @type {Record<string, string>} */
  let environment = {};
  let [root, folder] = ['', '/'];
  const lines = dockerfile
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line));
  for (const line of lines) {
    const [instruction = '', ...words] = line.split(/\s+/);
    const rest = line.slice(instruction.length + 1);
    if (instruction === 'FROM') {
      const name = words[2] ?? 'last';
      root = stages[name] = join(work, name);
      environment = {};
    } else if (instruction === 'WORKDIR') {
      folder = rest;
      mkdirSync(join(root, folder), { recursive: true });
    } else if (instruction === 'ENV') {
      for (const word of words) {
        const [name = '', value = ''] = word.split('=');
        environment[name] = value;
      }
    } else if (instruction === 'COPY') copy(words, join(root, folder), stages);
    else if (instruction === 'RUN') execute(rest, root, folder);
  }
  return { layer: join(root, folder), environment };
}

/**
 * @param {readonly string[]} words
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} stages
 */
function copy(words, folder, stages) {
  const [from, ...paths] = words[0]?.startsWith('--from=') ? words : ['', ...words];
  const target = join(folder, paths.at(-1) ?? '');
  if (from !== '') {
    cpSync(join(stages[from.replace('--from=', '')] ?? '', paths[0] ?? ''), target, { recursive: true });
    return;
  }
  for (const path of paths.slice(0, -1)) {
    if (path === '.') for (const file of context) cpSync(join(ROOT, file), join(target, file));
    else cpSync(join(ROOT, path), join(target, basename(path)));
  }
}

/**
 * Absolute folders of the stage become folders of its root; there is no user `node` here.
 * @param {string} command
 * @param {string} root
 * @param {string} folder
 */
function execute(command, root, folder) {
  const own = command.replaceAll(/(?<=\s)\/(?=image|data)/g, `${root}/`).replace(/&& chown \S+ \S+/, '');
  console.log(`RUN ${command}`);
  const { status } = spawnSync('/bin/sh', ['-c', own], {
    cwd: join(root, folder),
    stdio: 'inherit',
    env: { PATH: process.env['PATH'], HOME: work, COMMIT: 'c0ffee' },
  });
  expect(status === 0, 'the command succeeds');
}

/** Starts the server as the image does, asks it for its health and its page, and runs the operator's commands. */
async function tryServer() {
  const data = join(work, 'data');
  mkdirSync(data);
  chownSync(data, NOBODY, NOBODY);
  const mounted = `mount --bind ${layer} ${layer} && mount -o remount,ro,bind ${layer} && cd ${layer} && exec "$@"`;
  const inside = (/** @type {readonly string[]} */ ...command) =>
    /** @type {const} */ (['unshare', ['-m', 'sh', '-c', mounted, 'sh', ...AS_NOBODY, ...command]]);
  const env = { PATH: process.env['PATH'], ...environment, HOST: '127.0.0.1', PORT: '0', DATA: data };
  const operate = (/** @type {readonly string[]} */ ...words) => {
    const [program, args] = inside('node', 'packages/server/dist/gathered-operate.js', ...words);
    const { status, stdout, stderr } = spawnSync(program, args, { env, encoding: 'utf8' });
    expect(status === 0, `${words.join(' ')}: ${stdout}${stderr}`);
  };

  const [touch, its] = inside('touch', 'packages/new');
  expect(spawnSync(touch, its, { env }).status !== 0, 'the tree is read-only');
  const [program, args] = inside('node', 'packages/server/dist/gathered.js');
  const server = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [line] = await once(createInterface({ input: server.stdout }), 'line');
    console.log(line);
    const url = `http://127.0.0.1:${/:(\d+)/.exec(String(line))?.[1]}`;
    const health = await (await fetch(`${url}/healthz`)).json();
    expect(health.alive === true && health.commit === 'c0ffee', 'healthz tells the commit');
    const page = await (await fetch(url)).text();
    expect(page.includes('<title>'), 'the page is served');
    const guest = await fetch(`${url}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ada"}',
    });
    expect(guest.status === 200, 'a guest can be stored');
    operate('reports', 'list');
    operate('player', 'find', 'Ada');
    operate('backup', join(data, 'copy.db'));
    expect(statSync(join(data, 'copy.db')).uid === NOBODY, 'the backup belongs to the user');
  } finally {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }
  for (const name of ['wagons.db', 'wagons.db-wal', 'wagons.db-shm'])
    rmSync(join(data, name), { force: true });
  operate('restore', join(data, 'copy.db'));
  operate('player', 'find', 'Ada');
}

/** @param {string} folder */
function sizeOf(folder) {
  const { stdout } = spawnSync('du', ['-sb', folder], { encoding: 'utf8' });
  return Number.parseInt(stdout, 10);
}

/**
 * @param {boolean} holds
 * @param {string} what
 */
function expect(holds, what) {
  console.log(`${holds ? 'ok   ' : 'FAIL '} ${what.trim()}`);
  if (!holds) process.exit(1);
}
