// Reads the message catalogs: packages/words/messages/<language>/<area>.json.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, textOf } from '../files.mjs';

export const MESSAGES = 'packages/words/messages';

/** The source language: it decides which messages exist and which arguments they take. */
export const SOURCE = 'en';

/** Facts about the language itself, not a catalog. */
const FACTS = 'language.json';

/** Hashes of the English texts that the translations were made from, not a catalog. */
export const ORIGINS = 'translated-from.json';

/** @typedef {{ message: string, description?: string }} Entry */
/** @typedef {Readonly<Record<string, Entry>>} Area the entries by dotted key */
/** @typedef {{ code: string, name: string, locale: string, areas: Readonly<Record<string, Area>> }} Catalog */

/**
 * The languages that have a folder, the source language first.
 * @returns {string[]}
 */
export function languages() {
  const folders = readdirSync(join(ROOT, MESSAGES), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return [SOURCE, ...folders.filter((code) => code !== SOURCE).toSorted()];
}

/**
 * @param {string} code
 * @returns {Catalog}
 */
export function readCatalog(code) {
  const folder = `${MESSAGES}/${code}`;
  const files = readdirSync(join(ROOT, folder)).filter(
    (file) => file.endsWith('.json') && file !== FACTS && file !== ORIGINS,
  );
  const areas = files.toSorted().map((file) => [file.replace('.json', ''), readJson(`${folder}/${file}`)]);
  return { code, ...readJson(`${folder}/${FACTS}`), areas: Object.fromEntries(areas) };
}

/** @returns {Catalog[]} */
export const readCatalogs = () => languages().map(readCatalog);

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
