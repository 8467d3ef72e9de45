// Knows where the project lies and which of its files are written by hand.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. Every path the tools speak of is relative to it, with forward slashes. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Folders whose content is made by a program. */
const MADE = new Set(['node_modules', 'dist', 'coverage', '.cache']);

/**
 * The files under a folder written by hand, in a fixed order; none when there is no such folder.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesUnder(folder) {
  if (!existsSync(join(ROOT, folder))) return [];
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true });
  return entries
    .filter((entry) => !MADE.has(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesUnder(path) : [path];
    });
}

/**
 * The folders of the workspaces: `packages/rules` and so on.
 * @returns {string[]}
 */
export function workspaces() {
  const folders = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`);
  return folders.filter((folder) => existsSync(join(ROOT, folder, 'package.json'))).toSorted();
}

/**
 * The text of a file, or undefined when it does not exist.
 * @param {string} path
 * @returns {string | undefined}
 */
export function textOf(path) {
  try {
    return readFileSync(join(ROOT, path), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * One short text that changes when the content of any of these files does, or when one comes or goes.
 * @param {readonly string[]} paths
 * @returns {string}
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(JSON.stringify([path, textOf(path)]));
  return hash.digest('hex');
}
