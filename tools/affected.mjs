// Finds out which files changed since the last successful check, and which tests they affect.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, ROOT, textOf } from './files.mjs';

/** @typedef {import('./files.mjs').Snapshot} Snapshot */
/** @typedef {readonly string[] | undefined} Changed paths; undefined when everything has to be checked */

/** Written after each check that passed. */
const RECORD = '.cache/checked.json';

/** A change of settings or dependencies can affect every file. */
const GLOBAL =
  /^(?:\.oxlintrc\.json|\.oxfmtrc\.json|knip\.json|(?:.*\/)?(?:package|package-lock|tsconfig[^/]*)\.json|[^/]*\.config\.ts)$/;

/** @param {Snapshot} snapshot of the files that passed */
export function recordCheck(snapshot) {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(join(ROOT, RECORD), JSON.stringify(snapshot));
}

/**
 * What changed since the last check that passed.
 * @param {Snapshot} now
 * @returns {Changed}
 */
export function changedSinceCheck(now) {
  const record = textOf(RECORD);
  return record === undefined ? undefined : changesBetween(JSON.parse(record), now);
}

/**
 * A file that is gone may be missed by any other, and settings apply to all of them: then everything is checked.
 * @param {Snapshot} before
 * @param {Snapshot} now
 * @returns {Changed}
 */
export function changesBetween(before, now) {
  const isGone = Object.keys(before).some((path) => !(path in now));
  const changed = Object.keys(now).filter((path) => before[path] !== now[path]);
  return isGone || changed.some((path) => GLOBAL.test(path)) ? undefined : changed;
}

/**
 * What vitest has to run: the tests that import changed code, directly or not, and those that use a changed file in
 * another way. Data files are read in too many ways to follow.
 * @param {Changed} changed
 * @param {(path: string) => string | undefined} [read]
 * @returns {{ related: readonly string[] } | 'all' | 'none'}
 */
export function affectedTests(changed, read = textOf) {
  if (changed === undefined) return 'all';
  const messages = changed.filter((path) => MESSAGES.test(path));
  const records = changed.filter((path) => path.startsWith(RECORDS));
  const code = changed.filter((path) => /\.(?:tsx?|mjs)$/.test(path));
  const texts = changed.filter((path) => /\.(?:md|css|html)$/.test(path));
  const pictures = changed.filter((path) => /\.(?:svg|png|webp)$/.test(path));
  if (code.length + texts.length + pictures.length + messages.length + records.length < changed.length)
    return 'all';

  const isProgram = code.some((path) => PROGRAM_SOURCE.test(path) && !isTest(path));
  const isAffected = (/** @type {string} */ test) => {
    if (messages.length + records.length > 0 && test.startsWith('packages/words/')) return true;
    const text = read(test) ?? '';
    return (isProgram && STARTS_PROGRAM.test(text)) || texts.some((path) => mentions(text, path));
  };
  const compiled = messages.map((path) => path.replace(MESSAGES, 'packages/words/src/generated/$1.ts'));
  const related = [...code, ...compiled, ...testFiles().filter(isAffected)];
  return related.length === 0 ? 'none' : { related };
}

/** Texts, which are compiled to modules. */
const MESSAGES = /^packages\/words\/messages\/([a-z]+\/[a-z]+)\.json$/;
/** What the translations were made from. */
const RECORDS = 'packages/words/translated-from/';
/** Tests that start a built program import nothing of it. */
const STARTS_PROGRAM = /\bdist\/|faults\/node/;
const PROGRAM_SOURCE = /^packages\/(?:rules|protocol|words|ai|server|cli)\/src\//;

/**
 * Whether a test names a file, or reads all files that end like it.
 * @param {string} text
 * @param {string} path
 */
const mentions = (text, path) =>
  text.includes(path.slice(path.lastIndexOf('/') + 1)) ||
  text.includes(`'${path.slice(path.lastIndexOf('.'))}'`);

const isTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path);
const testFiles = () => ['packages', 'tools', 'lab', 'reference'].flatMap(filesUnder).filter(isTest);
