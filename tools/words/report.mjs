// Compares a language with English: what is missing, outdated or unusable. What each translation was made from is
// recorded as two hashes, of the English text and of the translation: if only the English text changed since, the
// translation is outdated; if both did, it was brought up to date.

import { createHash } from 'node:crypto';
import { readJson } from './catalogs.mjs';
import { problemWith } from './problems.mjs';

/** @typedef {import('./catalogs.mjs').Catalog} Catalog */
/** @typedef {Record<string, Record<string, string>>} Records two hashes, by area and key */

/**
 * @typedef {object} Report
 * @property {string[]} missing    messages that fall back to English
 * @property {string[]} unknown    messages that English doesn't have
 * @property {string[]} outdated   messages whose English text changed since they were translated
 * @property {string[]} unrecorded messages that are new, or changed in both languages since they were recorded
 * @property {string[]} unusable   messages that fall back to English, each with the reason
 */

/**
 * @param {Catalog} catalog
 * @param {Catalog} english
 * @param {Records} records
 * @returns {Report}
 */
export function reportOn(catalog, english, records) {
  /** @type {Report} */
  const report = { missing: [], unknown: [], outdated: [], unrecorded: [], unusable: [] };
  for (const [area, entries] of Object.entries(english.areas)) {
    const own = catalog.areas[area] ?? {};
    for (const [key, { message }] of Object.entries(entries)) {
      const name = `${area}:${key}`;
      const translated = own[key];
      if (translated === undefined) {
        report.missing.push(name);
        continue;
      }
      const problem = problemWith(translated.message, message, catalog.locale);
      if (problem !== undefined) report.unusable.push(`${name}: ${problem}`);
      const state = stateOf(records[area]?.[key], message, translated.message);
      if (state !== 'current') report[state].push(name);
    }
    const extra = Object.keys(own).filter((key) => !(key in entries));
    report.unknown.push(...extra.map((key) => `${area}:${key}`));
  }
  return report;
}

/**
 * @param {string | undefined} record
 * @param {string} english
 * @param {string} translated
 * @returns {'current' | 'outdated' | 'unrecorded'}
 */
function stateOf(record, english, translated) {
  const [source, own] = record?.split(' ') ?? [];
  if (source === hashOf(english)) return 'current';
  return own === hashOf(translated) ? 'outdated' : 'unrecorded';
}

/** @param {string} code */
export const recordsPath = (code) => `packages/words/translated-from/${code}.json`;

/**
 * @param {string} code
 * @returns {Records}
 */
export const readRecords = (code) => readJson(recordsPath(code));

/**
 * The records with everything but outdated messages brought up to date; those only if their names are given.
 * @param {Catalog} catalog
 * @param {Catalog} english
 * @param {{ records: Records, accepted?: readonly string[] }} before
 * @returns {Records}
 */
export function updatedRecords(catalog, english, { records, accepted = [] }) {
  const areas = Object.entries(english.areas).map(([area, entries]) => {
    const translated = Object.entries(entries).flatMap(([key, { message }]) => {
      const own = catalog.areas[area]?.[key]?.message;
      if (own === undefined) return [];
      const record = records[area]?.[key];
      const isKept = stateOf(record, message, own) === 'outdated' && !accepted.includes(`${area}:${key}`);
      return [[key, isKept ? record : `${hashOf(message)} ${hashOf(own)}`]];
    });
    return [area, Object.fromEntries(translated)];
  });
  return Object.fromEntries(areas);
}

/** @param {string} text */
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);
