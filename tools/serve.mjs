// Starts the built server on a free port, for tests and screenshots.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './files.mjs';

/**
 * @typedef {object} Served
 * @property {string} url
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} kill     SIGKILL, like a power cut
 * @property {() => Promise<Served>} again  restarts it on the same address and data
 */

/**
 * By default with a data folder of its own, which is removed at exit, so that tests don't affect each other.
 *
 * @param {{ data?: string, port?: string }} [place]
 * @returns {Promise<Served>}
 */
export async function serve({ data = mkdtempSync(join(tmpdir(), 'wagons-data-')), port = '0' } = {}) {
  const child = spawn(process.execPath, ['packages/server/dist/gathered.js'], {
    cwd: ROOT,
    env: { ...process.env, PORT: port, HOST: 'localhost', DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The caller may exit without stopping it.
  process.once('exit', () => {
    child.kill();
    rmSync(data, { recursive: true, force: true });
  });
  const ended = once(child, 'exit');
  const said = createInterface({ input: child.stdout });
  const [line = ''] = await Promise.race([once(said, 'line'), ended.then(() => [''])]);
  const url = /http:\S+/.exec(String(line))?.[0];
  if (url === undefined) throw new Error('The server did not start, see above.');
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    again: () => serve({ data, port: new URL(url).port }),
  };
}
