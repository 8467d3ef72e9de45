// Checks the lock file: no download addresses, no gaps, no package that needs a newer Node than ours.

import { satisfies } from 'semver';
import { textOf } from './files.mjs';

/** @typedef {{ resolved?: string, optional?: boolean, engines?: { node?: string }, dependencies?: Record<string, string> }} Locked */

/**
 * The problems of a lock file.
 * @param {string} text
 * @param {string} minimum the oldest supported Node, such as 20.19.0
 * @returns {string[]}
 */
export function inspectLockfile(text, minimum) {
  /** @type {{ packages: Record<string, Locked> }} */
  const { packages } = JSON.parse(text);
  const at = (/** @type {string} */ name) =>
    `package-lock.json:${text.slice(0, text.indexOf(`"${name}": {`)).split('\n').length}`;
  return Object.entries(packages).flatMap(([name, entry]) => {
    const { resolved = '', optional = false, engines, dependencies = {} } = entry;
    const range = engines?.node ?? '*';
    // An address would tie everyone to the registry of the last person who changed the lock file.
    const address = /^[a-z+]+:/.test(resolved) ? [`${at(name)} ${name} has a download address`] : [];
    const refuses =
      optional || satisfies(minimum, range)
        ? []
        : [`${at(name)} ${name} does not run on Node ${minimum}, only on ${range}`];
    // npm accepts a lock file with gaps and installs something that can't run.
    const missing = Object.keys(dependencies)
      .filter((needed) => !isWithin(packages, name, needed))
      .map((needed) => `${at(name)} ${name} needs ${needed}, which is not in the lock file`);
    return [...address, ...refuses, ...missing];
  });
}

/**
 * Whether a package can resolve another one: next to it, or next to a parent folder.
 * @param {Record<string, Locked>} packages
 * @param {string} name
 * @param {string} needed
 */
function isWithin(packages, name, needed) {
  const folders = name.split('/').map((_, depth, parts) => parts.slice(0, parts.length - depth).join('/'));
  return [...folders, ''].some((folder) => {
    return Object.hasOwn(
      packages,
      folder === '' ? `node_modules/${needed}` : `${folder}/node_modules/${needed}`,
    );
  });
}

/** The problems of this project's lock file. */
export function lockfileOffences() {
  const minimum = JSON.parse(textOf('package.json') ?? '').engines.node.replace('>=', '');
  return inspectLockfile(textOf('package-lock.json') ?? '{ "packages": {} }', minimum);
}
