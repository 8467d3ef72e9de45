// Starts a server for tests and ends it, and removes its folder, when the process that started it exits or is killed.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, Socket } from 'node:net';
import { createInterface } from 'node:readline';

/**
 * The supervisor reads process ids from a pipe. When the pipe closes, because the parent ended in whatever way, it ends
 * the last process it was given and removes the folder. A process that doesn't exit within five seconds is killed; a
 * zombie (Z) counts as ended.
 */
const WATCH = `
while read -r line; do pid=$line; done
if [ -n "$pid" ]; then
  kill "-$1" "$pid" 2>/dev/null
  left=250
  while [ $left -gt 0 ] && kill -0 "$pid" 2>/dev/null; do
    case "$(cat "/proc/$pid/stat" 2>/dev/null)" in *") Z "*) break ;; esac
    sleep 0.02
    left=$((left - 1))
  done
  kill -KILL "$pid" 2>/dev/null
fi
rm -rf "$2"
`;

const READY_WITHIN_MS = 30_000;
const KEPT_LINES = 8;

/**
 * @typedef {object} Program
 * @property {string} command
 * @property {readonly string[]} args
 * @property {import('node:child_process').SpawnOptions} [options]
 * @property {RegExp} ready    the line it prints when it is ready
 * @property {NodeJS.Signals} [end] the signal that ends it, SIGTERM by default
 */

/**
 * @typedef {object} Supervised
 * @property {() => number} pid         of the running server
 * @property {() => string} greeting    the line that matched `ready`
 * @property {() => readonly string[]} said the last lines it printed
 * @property {() => Promise<void>} kill   SIGKILL, like a power cut; keeps the folder
 * @property {() => Promise<void>} restart starts it again after `kill`
 * @property {() => Promise<void>} stop   ends it and removes the folder
 */

/**
 * @param {Program} program
 * @param {string} folder for its data; removed at the end
 * @returns {Promise<Supervised>}
 */
export async function startSupervised(program, folder) {
  const signal = (program.end ?? 'SIGTERM').replace('SIG', '');
  // Detached: Ctrl-C must not end the supervisor, which outlives us to clean up.
  const watch = spawn('/bin/sh', ['-c', WATCH, 'watch', signal, folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watch.unref();
  if (watch.stdin instanceof Socket) watch.stdin.unref();
  const gone = once(watch, 'exit');
  const stop = async () => {
    watch.ref();
    watch.stdin.end();
    await gone;
  };

  let server = start(program);
  const run = async () => {
    watch.stdin.write(`${server.child.pid ?? ''}\n`);
    await server.ready;
  };
  try {
    await run();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    pid: () => server.child.pid ?? 0,
    greeting: () => server.greeting(),
    said: () => server.said,
    async kill() {
      watch.stdin.write('\n');
      server.child.ref();
      server.child.kill('SIGKILL');
      await server.ended;
    },
    async restart() {
      server = start(program);
      await run();
    },
    stop,
  };
}

/** @param {Program} program */
function start({ command, args, options, ready: sign }) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => {
    child.once('close', resolve).once('error', resolve);
  });
  /** @type {string[]} */
  const said = [];
  let greeting = '';
  /** @type {Promise<void>} */
  const ready = new Promise((resolve, reject) => {
    const fail = (/** @type {string} */ why) => {
      clearTimeout(late);
      reject(new Error([`${command} did not start: ${why}`, ...said].join('\n  ')));
    };
    const late = setTimeout(fail, READY_WITHIN_MS, `not ready within ${READY_WITHIN_MS / 1000} s`);
    child.once('error', (error) => fail(error.message));
    child.once('close', (code, signal) => fail(`it ended with ${code ?? signal}`));
    const onLine = (/** @type {string} */ line) => {
      said.push(line);
      if (said.length > KEPT_LINES) said.shift();
      if (!sign.test(line)) return;
      greeting = line;
      clearTimeout(late);
      resolve();
    };
    // Keep reading: a server blocks when its output pipe is full.
    createInterface({ input: child.stdout }).on('line', onLine);
    createInterface({ input: child.stderr }).on('line', onLine);
  });
  // Don't keep the parent alive: the server ends with it.
  for (const pipe of [child.stdout, child.stderr]) if (pipe instanceof Socket) pipe.unref();
  child.unref();
  return { child, ready, ended, said, greeting: () => greeting };
}

/** @returns {Promise<number>} a free port */
export async function freePort() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
