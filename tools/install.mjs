// Installs the dependencies unless node_modules is up to date with the lock file.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, ROOT, textOf, workspaces } from './files.mjs';
import { alone } from './lock.mjs';

/** Written after each installation: a hash of the manifests, and the platform. */
const STAMP = 'node_modules/.installed';

/** @returns {Promise<boolean>} whether the dependencies are installed now */
export async function install() {
  return isInstalled() || alone(async () => isInstalled() || runNpm());
}

export const isInstalled = () => textOf(STAMP) === wanted();

function wanted() {
  const manifests = ['package.json', ...workspaces().map((folder) => `${folder}/package.json`)];
  return `${process.platform} ${process.arch} ${fingerprint(['package-lock.json', ...manifests])}`;
}

/** Not `npm ci`: it rejects a lock file without the binaries of other platforms. */
function runNpm() {
  console.error('Installing the dependencies …');
  const args = ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env['npm_execpath']; // Set if npm started this; else npm is found on the PATH.
  const [command, before] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  // Its output goes to standard error, because a program may read our standard output.
  const { status } = spawnSync(command, [...before, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    shell: npm === undefined && process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      'npm install failed, see above. Check the network; if that is fine, delete node_modules and try again.',
    );
    return false;
  }
  writeFileSync(join(ROOT, STAMP), wanted());
  return true;
}
