// Installs the dependencies, unless those in node_modules are the ones the lock file asks for.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, ROOT, textOf, workspaces } from './files.mjs';
import { alone } from './lock.mjs';

/** Written after each installation: what was installed, and for which machine. */
const STAMP = 'node_modules/.installed';

/** @returns {Promise<boolean>} whether the dependencies are there now */
export async function install() {
  return isInstalled() || alone(async () => isInstalled() || runNpm());
}

const isInstalled = () => textOf(STAMP) === wanted();

function wanted() {
  const manifests = ['package.json', ...workspaces().map((folder) => `${folder}/package.json`)];
  return `${process.platform} ${process.arch} ${fingerprint(['package-lock.json', ...manifests])}`;
}

/** Never `npm ci`: it rejects a lock file that lacks the binaries of other platforms. */
function runNpm() {
  console.error('Installing the dependencies …');
  const args = ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env['npm_execpath']; // Set when npm started this; otherwise npm is looked up.
  const [command, before] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  // Its standard output goes to our standard error: ours may be read by a program.
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
