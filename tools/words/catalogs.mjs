// Reads the message catalogs: packages/words/messages/<language>/<area>.json.

import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, textOf } from '../files.mjs';

export const MESSAGES = 'packages/words/messages';

/** The source language: it decides which messages exist and which arguments they take. */
export const SOURCE = 'en';

/** Each language by its code: its own name, its locale, and whether it is held to the tests of completeness. */
const LANGUAGES = 'packages/words/languages.json';

/** @typedef {{ message: string, description?: string }} Entry */
/** @typedef {Readonly<Record<string, Entry>>} Area the entries by dotted key */
/** @typedef {{ name: string, locale: string, complete: boolean }} Facts */
/** @typedef {Facts & { code: string, areas: Readonly<Record<string, Area>> }} Catalog */

/** @returns {Record<string, Facts>} */
const readFacts = () => readJson(LANGUAGES);

/**
 * @param {string} code
 * @returns {Catalog}
 */
export function readCatalog(code) {
  const facts = readFacts()[code];
  if (facts === undefined) throw new Error(`${LANGUAGES} doesn't list the language “${code}”.`);
  const folder = `${MESSAGES}/${code}`;
  const files = readdirSync(join(ROOT, folder)).filter((file) => file.endsWith('.json'));
  const areas = files.toSorted().map((file) => [file.replace('.json', ''), readJson(`${folder}/${file}`)]);
  return { code, ...facts, areas: Object.fromEntries(areas) };
}

/**
 * All languages, the source language first.
 * @returns {Catalog[]}
 */
export const readCatalogs = () => Object.keys(readFacts()).map(readCatalog);

/**
 * @param {string} code
 * @param {string} area
 * @param {Area} entries
 */
export const writeArea = (code, area, entries) => writeJson(`${MESSAGES}/${code}/${area}.json`, entries);

/**
 * @param {string} path
 * @param {unknown} value
 */
export const writeJson = (path, value) =>
  writeFileSync(join(ROOT, path), `${JSON.stringify(value, undefined, 2)}\n`);

/**
 * The text of a JSON file.
 * @param {string} path
 * @returns {any}
 */
export function readJson(path) {
  try {
    return JSON.parse(textOf(path) ?? '{}');
  } catch (error) {
    throw new Error(`${path} is not valid JSON.`, { cause: error });
  }
}
