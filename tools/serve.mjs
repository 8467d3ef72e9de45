// Starts the built server for a test or a picture, as `npm start` does, on a port that is free.

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
 * @property {() => Promise<void>} kill     as when the power fails
 * @property {() => Promise<Served>} again  another one at the same address, which goes on from what is stored
 */

/**
 * Data of its own, and gone with it: no test finds what another has left.
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
  // Whoever started it may end without stopping it.
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
