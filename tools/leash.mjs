// Starts a server for the tests that ends, and whose folder goes, with whoever started it, even when that is killed.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, Socket } from 'node:net';
import { createInterface } from 'node:readline';

/**
 * Reads from a pipe that closes when its other end is gone, however that went; then ends the server it was told
 * of last, and removes the folder. A server that does not go within five seconds is killed; one that went but was
 * not yet mourned by its parent (Z) is gone.
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
 * @property {RegExp} ready    what it says once it can be used
 * @property {NodeJS.Signals} [end] the signal that ends it; SIGTERM when none is named
 */

/**
 * @typedef {object} Leashed
 * @property {() => number} pid         of the server that runs now
 * @property {() => string} greeting    the line in which it said that it can be used
 * @property {() => readonly string[]} said the last lines it said
 * @property {() => Promise<void>} kill   ends it at once, as a power cut would, and keeps the folder
 * @property {() => Promise<void>} restart starts it again after `kill`
 * @property {() => Promise<void>} stop   ends it and removes the folder
 */

/**
 * @param {Program} program
 * @param {string} folder of its own, where it keeps its data
 * @returns {Promise<Leashed>}
 */
export async function startOnLeash(program, folder) {
  const signal = (program.end ?? 'SIGTERM').replace('SIG', '');
  // In a session of its own: Ctrl-C ends us, and it must outlive us to clean up.
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
    const refuse = (/** @type {string} */ why) => {
      clearTimeout(late);
      reject(new Error([`${command} did not start: ${why}`, ...said].join('\n  ')));
    };
    const late = setTimeout(refuse, READY_WITHIN_MS, `not ready within ${READY_WITHIN_MS / 1000} s`);
    child.once('error', (error) => refuse(error.message));
    child.once('close', (code, signal) => refuse(`it ended with ${code ?? signal}`));
    const hear = (/** @type {string} */ line) => {
      said.push(line);
      if (said.length > KEPT_LINES) said.shift();
      if (!sign.test(line)) return;
      greeting = line;
      clearTimeout(late);
      resolve();
    };
    // They go on being read: a server whose words nobody takes stands still when the pipe is full.
    createInterface({ input: child.stdout }).on('line', hear);
    createInterface({ input: child.stderr }).on('line', hear);
  });
  // A script that has nothing else to do ends, and the server with it.
  for (const pipe of [child.stdout, child.stderr]) if (pipe instanceof Socket) pipe.unref();
  child.unref();
  return { child, ready, ended, said, greeting: () => greeting };
}

/** @returns {Promise<number>} a port of this machine that nobody listens on */
export async function freePort() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
