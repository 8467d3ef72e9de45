// Finds strace for the tests that count a server's disk syncs. Fails if there is none, so that no test is skipped.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const APT = '/usr/bin/apt-get';

/** @returns {string} the path of a strace that may trace processes here */
export function findStrace() {
  const named = process.env['CTW_STRACE'];
  const path = named !== undefined && named !== '' ? named : (onPath() ?? installFromDebian());
  const problem = path === undefined ? 'none was found' : objectionTo(path);
  if (path !== undefined && problem === undefined) return path;
  throw new Error(
    [
      `The tests need a strace that may be used: ${problem}.`,
      'Install one (on Debian: apt-get install strace), or set its path:',
      '  CTW_STRACE=/path/to/strace npm test',
      'In a container it needs the right to trace processes (--cap-add=SYS_PTRACE).',
    ].join('\n'),
  );
}

/** @param {string} path */
function objectionTo(path) {
  const { status, error, stderr } = spawnSync(path, ['-o', '/dev/null', '-e', 'trace=none', '/bin/true'], {
    encoding: 'utf8',
  });
  if (error !== undefined) return error.message;
  return status === 0 ? undefined : stderr.trim();
}

function onPath() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, 'strace')).find((path) => existsSync(path));
}

/** Only in CI: elsewhere nothing is installed without asking. */
function installFromDebian() {
  if (process.env['CI'] === undefined || process.getuid?.() !== 0 || !existsSync(APT)) return undefined;
  spawnSync(APT, ['-qq', 'update'], { stdio: 'ignore' });
  spawnSync(APT, ['-qq', 'install', '-y', '--no-install-recommends', 'strace'], { stdio: 'ignore' });
  return onPath();
}
