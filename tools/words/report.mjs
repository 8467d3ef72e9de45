// Compares a language with English: what is missing, outdated or unusable.

import { createHash } from 'node:crypto';
import { MESSAGES, ORIGINS, readJson } from './catalogs.mjs';
import { problemWith } from './problems.mjs';

/** @typedef {import('./catalogs.mjs').Catalog} Catalog */
/** @typedef {Record<string, Record<string, string>>} Origins hashes of English texts, by area and key */

/**
 * @typedef {object} Report
 * @property {string[]} missing   messages that fall back to English
 * @property {string[]} unknown   messages that English doesn't have
 * @property {string[]} outdated  messages whose English text changed since they were translated
 * @property {string[]} unusable  messages that fall back to English, each with the reason
 */

/**
 * @param {Catalog} catalog
 * @param {Catalog} english
 * @param {Origins} [origins]
 * @returns {Report}
 */
export function reportOn(catalog, english, origins = readOrigins(catalog.code)) {
  /** @type {Report} */
  const report = { missing: [], unknown: [], outdated: [], unusable: [] };
  for (const [area, entries] of Object.entries(english.areas)) {
    const own = catalog.areas[area] ?? {};
    for (const [key, { message }] of Object.entries(entries)) {
      const name = `${area}: ${key}`;
      const translated = own[key];
      if (translated === undefined) {
        report.missing.push(name);
        continue;
      }
      const problem = problemWith(translated.message, message, catalog.locale);
      if (problem !== undefined) report.unusable.push(`${name}: ${problem}`);
      if (origins[area]?.[key] !== hashOf(message)) report.outdated.push(name);
    }
    report.unknown.push(
      ...Object.keys(own)
        .filter((key) => !(key in entries))
        .map((key) => `${area}: ${key}`),
    );
  }
  return report;
}

/**
 * The English texts that the messages of a language were made from.
 * @param {string} code
 * @returns {Origins}
 */
const readOrigins = (code) => readJson(`${MESSAGES}/${code}/${ORIGINS}`);

/**
 * What to keep once all messages of a language are up to date.
 * @param {Catalog} catalog
 * @param {Catalog} english
 * @returns {Origins}
 */
export function originsOf(catalog, english) {
  const areas = Object.entries(english.areas).map(([area, entries]) => {
    const translated = Object.entries(entries).filter(([key]) => catalog.areas[area]?.[key] !== undefined);
    return [area, Object.fromEntries(translated.map(([key, { message }]) => [key, hashOf(message)]))];
  });
  return Object.fromEntries(areas);
}

/** @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);
