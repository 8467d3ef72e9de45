// Finds Firefox and WebKit for the stories that run in every engine. In CI a missing one is installed or fails the run;
// elsewhere its stories are left out, and the run reports it.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { alone } from './lock.mjs';

const APT = '/usr/bin/apt-get';

/** @typedef {'firefox' | 'webkit'} Name */
/** @typedef {{ title: string, packages: readonly string[], find: () => string | undefined }} Engine */

/** @type {Readonly<Record<Name, Engine>>} */
const ENGINES = {
  firefox: {
    title: 'Firefox',
    packages: ['firefox-esr'],
    find: () => process.env['CTW_FIREFOX'] ?? onPath('firefox-esr') ?? onPath('firefox'),
  },
  // gjs opens the window, see e2e/engines/webkitWindow.js.
  webkit: {
    title: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb', 'gjs', 'gir1.2-webkit2-4.1'],
    find: () => {
      const driver = onPath('WebKitWebDriver');
      return onPath('Xvfb') && onPath('gjs') && hasTypelib('WebKit2-4.1') ? driver : undefined;
    },
  },
};
const NAMES = /** @type {Name[]} */ (Object.keys(ENGINES));

/**
 * The paths of the engines found. In CI it installs missing ones, and throws if that fails.
 * @param {(packages: readonly string[]) => void} [install]
 * @returns {Promise<Partial<Record<Name, string>>>}
 */
export async function findEngines(install = installFromDebian) {
  if (missing().length > 0 && process.env['CI'] !== undefined) {
    // Checked again inside the lock: another process may have installed them.
    await alone(
      async () => missing().length > 0 && install(missing().flatMap((name) => ENGINES[name].packages)),
    );
    if (missing().length > 0) throw new Error(`${missingText()}\nWith CI set that is a failure.`);
  }
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const path = ENGINES[name].find();
      return path === undefined ? [] : [[name, path]];
    }),
  );
}

/** Which engines are left out and how to install them; empty if none is missing. */
export function missingText() {
  const absent = missing();
  if (absent.length === 0) return '';
  const titles = absent.map((name) => ENGINES[name].title).join(' and ');
  return [
    `Left out: the stories in ${titles}, which cannot be found here.`,
    `To play them, on Debian: apt-get install ${absent.flatMap((name) => ENGINES[name].packages).join(' ')}`,
  ].join('\n');
}

const missing = () => NAMES.filter((name) => ENGINES[name].find() === undefined);

/**
 * Only as root on Debian.
 * @param {readonly string[]} packages
 */
function installFromDebian(packages) {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status, stderr } = spawnSync(APT, ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) throw new Error(stderr.toString().trim());
  }
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/**
 * Whether gjs can load a GNOME library.
 * @param {string} name
 */
function hasTypelib(name) {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return folders.some((folder) => existsSync(`/usr/lib/${folder}/girepository-1.0/${name}.typelib`));
}
