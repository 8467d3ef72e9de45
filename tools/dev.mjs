// The development server: Vite with live reload (styles are replaced in place), and the real game server behind it, both from the sources.
//
//   npm run dev              http://localhost:5173
//   PORT=3000 npm run dev    on another port; DATA=folder keeps online games elsewhere than in .cache/dev

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createServer } from 'vite';
import { buildSite } from './build.mjs';
import { ROOT } from './files.mjs';
import { freePort } from './supervise.mjs';
import { generateMessages } from './words/generate.mjs';

const WEB = join(ROOT, 'packages/web');
const MESSAGES = 'packages/words/messages';
/** A change in one of these restarts the game server. Vite watches what the page imports. */
const SERVER_SOURCES = ['server', 'protocol', 'rules', 'words'].map((name) => `packages/${name}/src`);
/** Editors write a file in several steps. */
const DEBOUNCE_MS = 100;

const started = performance.now();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());
endWithShell();
const port = Number(process.env['PORT'] ?? 5173);
const origin = `http://localhost:${port}`;
/** @type {import('node:fs').FSWatcher[]} */
const watchers = [];
/** @type {import('vite').ViteDevServer | undefined} */
let vite;
const gameServer = makeGameServer(await freePort());

// The game server refuses to start without a built page, even though Vite serves this one.
if (!existsSync(join(WEB, 'dist/site/index.html'))) await buildFirstSite();

const [, isUp] = await Promise.all([startVite(), gameServer.start()]);
if (!isUp) process.exit(1);
console.log(`Ready in ${((performance.now() - started) / 1000).toFixed(1)} s: ${origin} (Ctrl-C stops it)`);

watchers.push(
  ...SERVER_SOURCES.map((folder) =>
    watch(join(ROOT, folder), { recursive: true }, (_event, name) => {
      if (name?.endsWith('.ts') && !name.endsWith('.test.ts')) gameServer.restartSoon();
    }),
  ),
  // The modules it writes are sources like any other.
  watch(join(ROOT, MESSAGES), { recursive: true }, () => regenerate()),
);

/** Recompiles the texts; half-written JSON waits for the next change. */
function regenerate() {
  try {
    generateMessages();
  } catch (error) {
    console.error(String(error));
  }
}

async function stop() {
  for (const watcher of watchers) watcher.close();
  await Promise.all([vite?.close(), gameServer.stop()]);
  process.exit(0);
}

/** A signal that ends npm also ends the shell between npm and this process, but doesn't reach this process itself. */
function endWithShell() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    void stop();
  }, 250).unref();
}

async function buildFirstSite() {
  console.log('Building the site once …');
  const { ok, output } = await buildSite();
  if (ok) return;
  console.error(output);
  process.exit(1);
}

async function startVite() {
  const server = await createServer({
    root: WEB,
    logLevel: 'warn',
    clearScreen: false,
    server: {
      host: 'localhost',
      port,
      strictPort: true,
      proxy: { '/api': { target: `http://127.0.0.1:${gameServer.port}`, ws: true } },
    },
  });
  vite = server;
  try {
    await server.listen();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const isTaken = why.includes('already in use');
    console.error(isTaken ? `${why}. Choose another one: PORT=${port + 1} npm run dev` : why);
    await gameServer.stop();
    process.exit(1);
  }
}

/**
 * The game server as a process of its own, so that it can be restarted without Vite.
 * @param {number} ownPort where it listens; browsers only know Vite's port
 */
function makeGameServer(ownPort) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  /** @returns {Promise<boolean>} whether it listens now */
  async function start() {
    const { DATA = '.cache/dev', ...environment } = process.env;
    const program = ['--conditions=source', '--import=tsx', 'packages/server/src/main.ts'];
    // PUBLIC_URL is the origin that the server accepts: the page comes from Vite.
    const env = { ...environment, DATA, HOST: 'localhost', PORT: String(ownPort), PUBLIC_URL: origin };
    const begun = spawn(process.execPath, program, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
    child = begun;
    const exit = once(begun, 'exit').then(() => false);
    const line = once(createInterface({ input: begun.stdout }), 'line').then(() => true);
    return Promise.race([line, exit]);
  }

  async function stopChild() {
    const running = child;
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
    const exit = once(running, 'exit');
    running.kill('SIGTERM');
    await exit;
  }

  async function restart() {
    await stopChild();
    console.log((await start()) ? 'Game server restarted.' : 'Game server failed, waiting for a change.');
  }

  return {
    port: ownPort,
    start,
    restartSoon() {
      clearTimeout(timer);
      timer = setTimeout(() => void restart(), DEBOUNCE_MS);
    },
    async stop() {
      clearTimeout(timer);
      await stopChild();
    },
  };
}
