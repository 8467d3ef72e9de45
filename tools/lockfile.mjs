// Checks the lock file: no download addresses, no gaps, no package that needs a newer Node than ours.

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
      optional || accepts(range, minimum)
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

/**
 * Whether a version range includes a version. Supports the forms that packages use for their engines:
 * `^20.19.0 || >=22.12.0`, `>= 12`, `18.x`, `>=14 <21`, `*`. An unknown form includes nothing.
 * @param {string} range
 * @param {string} version
 */
export function accepts(range, version) {
  const wanted = range.replaceAll(/([<>=^~]) +/g, '$1').split('||');
  return wanted.some((all) =>
    all
      .trim()
      .split(/\s+/)
      .every((one) => acceptsOne(one, version)),
  );
}

/**
 * @param {string} condition
 * @param {string} version
 */
function acceptsOne(condition, version) {
  const [, sign, numbers = ''] = /^(\^|~|>=|<=|>|<|=|)v?([\d.x*]*)$/.exec(condition) ?? [];
  if (sign === undefined) return false;
  const parts = numbers.split('.').filter((part) => /^\d+$/.test(part));
  const written = parts.map(Number);
  const have = version.split('.').map(Number);
  const order =
    written.map((part, place) => (have[place] ?? 0) - part).find((difference) => difference !== 0) ?? 0;
  const same = (/** @type {number} */ places) =>
    written.slice(0, places).every((part, place) => part === have[place]);
  switch (sign) {
    case '>=':
      return order >= 0;
    case '>':
      return order > 0;
    case '<=':
      return order <= 0;
    case '<':
      return order < 0;
    case '^':
      return order >= 0 && same(1);
    case '~':
      return order >= 0 && same(2);
    default:
      return order === 0;
  }
}
