// Finds strace for the tests that count what a server asks of the disk; never lets one be skipped for want of it.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const APT = '/usr/bin/apt-get';

/** @returns {string} the program, and it may look at processes of this machine */
export function findStrace() {
  const named = process.env['CTW_STRACE'];
  const path = named !== undefined && named !== '' ? named : (onPath() ?? installFromDebian());
  const problem = path === undefined ? 'there is none' : objectionTo(path);
  if (path !== undefined && problem === undefined) return path;
  throw new Error(
    [
      `The tests need a strace that may be used, and ${problem}.`,
      'Install one (on Debian: apt-get install strace), or say where there is one:',
      '  CTW_STRACE=/path/to/strace npm test',
      'In a container it needs the right to look at other processes (--cap-add=SYS_PTRACE).',
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

/** Only where nobody's machine is changed without asking. */
function installFromDebian() {
  if (process.env['CI'] === undefined || process.getuid?.() !== 0 || !existsSync(APT)) return undefined;
  spawnSync(APT, ['-qq', 'update'], { stdio: 'ignore' });
  spawnSync(APT, ['-qq', 'install', '-y', '--no-install-recommends', 'strace'], { stdio: 'ignore' });
  return onPath();
}
