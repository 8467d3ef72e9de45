// Guards the lock file: no download addresses, no gaps, and no package that refuses the oldest Node we run on.

import { textOf } from './files.mjs';

/** @typedef {{ resolved?: string, optional?: boolean, engines?: { node?: string }, dependencies?: Record<string, string> }} Locked */

/**
 * What is wrong with a lock file.
 * @param {string} text
 * @param {string} floor the oldest Node, as in 20.19.0
 * @returns {string[]}
 */
export function inspectLockfile(text, floor) {
  /** @type {{ packages: Record<string, Locked> }} */
  const { packages } = JSON.parse(text);
  const at = (/** @type {string} */ name) =>
    `package-lock.json:${text.slice(0, text.indexOf(`"${name}": {`)).split('\n').length}`;
  return Object.entries(packages).flatMap(([name, entry]) => {
    const { resolved = '', optional = false, engines, dependencies = {} } = entry;
    const range = engines?.node ?? '*';
    // An address would tie everybody to the registry of whoever wrote the lock file last.
    const address = /^[a-z+]+:/.test(resolved) ? [`${at(name)} ${name} has a download address`] : [];
    const refuses =
      optional || accepts(range, floor)
        ? []
        : [`${at(name)} ${name} does not run on Node ${floor}, only on ${range}`];
    // npm trusts a lock file with gaps, and installs what cannot run.
    const missing = Object.keys(dependencies)
      .filter((needed) => !isWithin(packages, name, needed))
      .map((needed) => `${at(name)} ${name} needs ${needed}, which is not in the lock file`);
    return [...address, ...refuses, ...missing];
  });
}

/**
 * Whether a package finds another one: beside it, or beside a folder it lies in.
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

/** What is wrong in this project. */
export function lockfileOffences() {
  const floor = JSON.parse(textOf('package.json') ?? '').engines.node.replace('>=', '');
  return inspectLockfile(textOf('package-lock.json') ?? '{ "packages": {} }', floor);
}

/**
 * Whether a range of versions includes a version. It knows the forms in which packages state their engines:
 * `^20.19.0 || >=22.12.0`, `>= 12`, `18.x`, `>=14 <21`, `*`. A form it does not know includes nothing.
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
