// The project's root folder and its hand-written files.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder. All paths in the tools are relative to it, with forward slashes. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Folders of generated files. */
const GENERATED = new Set(['.git', '.cache', 'node_modules', 'dist', 'coverage', 'generated']);
/** What a server that was started here has stored. */
const DATA = 'data';

/**
 * The hand-written files under a folder, in a fixed order; none if the folder doesn't exist.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesUnder(folder) {
  if (!existsSync(join(ROOT, folder))) return [];
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true });
  return entries
    .filter((entry) => !GENERATED.has(entry.name))
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
 * The text of a file, or undefined if it doesn't exist.
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
 * A hash that changes with the content of any of these files, and when one is added or removed.
 * @param {readonly string[]} paths
 * @returns {string}
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(JSON.stringify([path, textOf(path)]));
  return hash.digest('hex');
}

/** @typedef {Readonly<Record<string, string>>} Snapshot a hash for each file */

/** @returns {Snapshot} all hand-written files as they are now */
export function takeSnapshot() {
  const entries = readdirSync(ROOT, { withFileTypes: true }).filter(
    ({ name }) => name !== DATA && !GENERATED.has(name),
  );
  const paths = entries.flatMap((entry) => (entry.isDirectory() ? filesUnder(entry.name) : [entry.name]));
  return Object.fromEntries(paths.map((path) => [path, hashOf(path)]));
}

/** @param {string} path */
const hashOf = (path) =>
  createHash('sha1')
    .update(readFileSync(join(ROOT, path)))
    .digest('base64');

/**
 * The anchor that GitHub gives a heading.
 * @param {string} heading
 */
export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/**
 * The first example in the README of a package.
 * @param {string} name
 */
export const exampleOf = (name) =>
  /^```tsx?\n([^]*?)^```$/m.exec(textOf(`packages/${name}/README.md`) ?? '')?.[1] ?? '';
