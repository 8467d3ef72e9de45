// A language as a CSV table that spreadsheets and translation editors open, and back.

import { problemWith } from './problems.mjs';

/** @typedef {import('./catalogs.mjs').Catalog} Catalog */
/** @typedef {import('./catalogs.mjs').Area} Area */

const HEADER = ['key', 'source', 'translation', 'comment'];

/**
 * @param {Catalog} catalog
 * @param {Catalog} english
 */
export function tableOf(catalog, english) {
  const rows = Object.entries(english.areas).flatMap(([area, entries]) =>
    Object.entries(entries).map(([key, { message, description = '' }]) => [
      `${area}:${key}`,
      message,
      catalog.areas[area]?.[key]?.message ?? '',
      description,
    ]),
  );
  return [HEADER, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

/**
 * The areas of a language as a table has them; a message whose translation is empty or not listed stays as it was.
 * @param {string} table
 * @param {Catalog} catalog
 * @param {Catalog} english
 * @returns {Record<string, Area>}
 */
export function areasOf(table, catalog, english) {
  const translations = translationsIn(table);
  for (const [name, message] of translations) {
    const [area = '', key = ''] = name.split(/:(.*)/);
    const source = english.areas[area]?.[key];
    if (source === undefined) throw new Error(`English has no message ${name}.`);
    const problem = problemWith(message, source.message, catalog.locale);
    if (problem !== undefined) throw new Error(`${name}: ${problem}.`);
  }
  const areas = Object.entries(english.areas).map(([area, entries]) => {
    const messages = Object.keys(entries).flatMap((key) => {
      const message = translations.get(`${area}:${key}`) ?? catalog.areas[area]?.[key]?.message;
      return message === undefined ? [] : [[key, { message }]];
    });
    return [area, Object.fromEntries(messages)];
  });
  return Object.fromEntries(areas.filter(([, entries]) => Object.keys(entries).length > 0));
}

/** @param {string} table */
function translationsIn(table) {
  const [header = [], ...rows] = rowsOf(table);
  const [key, translation] = ['key', 'translation'].map((name) => header.indexOf(name));
  if (key === undefined || translation === undefined || key < 0 || translation < 0)
    throw new Error(`The first row must name the columns ${HEADER.join(', ')}.`);
  const pairs = rows.map((row) => /** @type {const} */ ([row[key] ?? '', row[translation] ?? '']));
  return new Map(pairs.filter(([, message]) => message !== ''));
}

/** @param {string} field */
const quoted = (field) => `"${field.replaceAll('"', '""')}"`;

/**
 * The fields of a CSV text by row.
 * @param {string} table
 * @returns {string[][]}
 */
function rowsOf(table) {
  const rows = [[]];
  const fields = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/g;
  for (const [match, field = '', end] of table.replace(/^\uFEFF/, '').matchAll(fields)) {
    if (match === '') break;
    const text = field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;
    /** @type {string[]} */ (rows.at(-1)).push(text);
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}
