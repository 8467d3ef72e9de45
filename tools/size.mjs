// Measures what a browser loads: the first load up to a table that can be used, and what each other route adds to it.

// @ts-expect-error -- It comes without types.
import filePlugin from '@size-limit/file';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sizeLimit from 'size-limit';
import { ROOT, textOf } from './files.mjs';
import { CHUNKS } from './site.mjs';

const SITE = 'packages/web/dist/site';
/** The hard limits of the first load and of what a route adds, and how much one change may add; kB gzip. */
const LIMIT_KB = 120;
const ROUTE_LIMIT_KB = 80;
const ALARM_KB = 5;
/** The last accepted size, written by `npm run size -- --accept`. */
const BASELINE = 'tools/size.baseline.json';

const PAGE = 'index.html';
const ROUTES = 'packages/web/src/shell/routes.ts';
const LANGUAGES = Object.keys(JSON.parse(textOf('packages/words/languages.json') ?? '{}'));
/** The areas that every route has. */
const SHELL_AREAS = ['web', 'app'];

/** @typedef {{ file: string, name?: string, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk */
/** @typedef {Readonly<Record<string, Chunk>>} Chunks by source file */
/** @typedef {{ name: string, words: string[], source?: string }} Route with the module of its screen, unless that is part of the first load */

/**
 * The table of routes, as it is written down.
 * @param {string} [text]
 * @returns {Route[]}
 */
export function routesIn(text = textOf(ROUTES) ?? '') {
  const entry =
    /^ {2}(\w+): \{\s*words: \[([^\]]*)\],\s*(?:screen: \w+|load: async \(\) =>\s*\(await import\('\.\.\/([^']+)')/gm;
  const routes = [...text.matchAll(entry)].map(([, name = '', words = '', path]) => ({
    name,
    words: [...words.matchAll(/\w+/g)].map(([area]) => area),
    ...(path !== undefined && { source: `src/${path}` }),
  }));
  if (!routes.some(({ name, source }) => name === 'table' && source === undefined))
    throw new Error(`${ROUTES} has no table in the first load, so it can't be measured.`);
  return routes;
}

/**
 * The files the page loads before a table can be used in this language.
 * @param {Chunks} chunks
 * @param {string} language
 * @param {readonly Route[]} [routes]
 * @returns {string[]}
 */
export function firstLoad(chunks, language, routes = routesIn()) {
  const table = routes.find(({ name }) => name === 'table');
  return filesOf(chunks, [PAGE, ...wordsOf(chunks, language, table?.words ?? [])]);
}

/**
 * The files a route loads in this language in addition to the first load.
 * @param {Chunks} chunks
 * @param {string} language
 * @param {Route} route
 * @param {readonly string[]} before the files of the first load
 * @returns {string[]}
 */
export function addedBy(chunks, language, { words, source }, before) {
  const sources = [...(source === undefined ? [] : [source]), ...wordsOf(chunks, language, words)];
  return filesOf(chunks, sources).filter((file) => !before.includes(file));
}

/**
 * The files that the first load may fetch by itself later on: neither a screen nor words.
 * @param {Chunks} chunks
 * @param {readonly Route[]} [routes]
 * @returns {string[]}
 */
export function afterwards(chunks, routes = routesIn()) {
  const screens = routes.map(({ source }) => source);
  const later = chunks[PAGE]?.dynamicImports?.filter(
    (source) => !screens.includes(source) && !isWords(chunks, source),
  );
  return filesOf(chunks, later ?? []);
}

/**
 * The build names the words after their language and area; the shell's are named after the language.
 * @param {Chunks} chunks
 * @param {string} language
 * @param {readonly string[]} areas
 * @returns {string[]}
 */
function wordsOf(chunks, language, areas) {
  const names = [...SHELL_AREAS, ...areas].map((area) => {
    if (SHELL_AREAS.includes(area)) return language;
    return `${language}-${area === 'refusals' ? 'server' : area}`;
  });
  return [...new Set(names)].map((name) => {
    const found = Object.keys(chunks).find((source) => chunks[source]?.name === name);
    if (found === undefined) throw new Error(`There is no chunk named ${name}.`);
    return found;
  });
}

/**
 * @param {Chunks} chunks
 * @param {string} source
 */
const isWords = (chunks, source) =>
  LANGUAGES.includes((chunks[source]?.name ?? '').slice(0, 2)) &&
  /^..(?:-|$)/.test(chunks[source]?.name ?? '');

/**
 * The files of these chunks and of everything they import.
 * @param {Chunks} chunks
 * @param {readonly string[]} sources
 * @returns {string[]}
 */
function filesOf(chunks, sources) {
  const reached = new Set(sources);
  for (const source of reached) {
    const chunk = chunks[source];
    if (chunk === undefined) throw new Error(`There is no chunk made from ${source}.`);
    for (const imported of chunk.imports ?? []) reached.add(imported);
  }
  const files = [...reached].flatMap((source) => [
    chunks[source]?.file ?? '',
    ...(chunks[source]?.css ?? []),
  ]);
  return [...new Set(files)];
}

/**
 * Measures the first load and every route in the language that needs most, against the limits and the baseline.
 * @param {{ accept?: boolean }} [options] `accept` makes the measured size the new baseline
 * @returns {Promise<import('./run.mjs').Verdict>} with a table
 */
export async function measureSite({ accept = false } = {}) {
  /** @type {Chunks} */
  const chunks = JSON.parse(textOf(CHUNKS) ?? '{}');
  const loads = await Promise.all(
    LANGUAGES.map(async (language) => {
      const files = firstLoad(chunks, language);
      return { language, files, bytes: await gzipSize(files) };
    }),
  );
  const [largest] = loads.toSorted((a, b) => b.bytes - a.bytes);
  if (largest === undefined) return { ok: false, output: 'There is no language to measure.' };

  const kilobytes = largest.bytes / 1000;
  if (accept) writeFileSync(join(ROOT, BASELINE), `${JSON.stringify({ kB: round(kilobytes) })}\n`);
  const { kB: baseline } = JSON.parse(textOf(BASELINE) ?? '{}');
  const rows = await Promise.all(largest.files.map(async (file) => row(await gzipSize([file]), file)));
  const routes = await Promise.all(
    routesIn().map(async (route) => {
      const sizes = await Promise.all(
        loads.map(({ language, files }) => gzipSize(addedBy(chunks, language, route, files))),
      );
      return { name: route.name, bytes: Math.max(...sizes) };
    }),
  );
  const alarms = [
    alarmOf(kilobytes, baseline),
    ...routes.map(({ name, bytes }) => routeAlarmOf(name, bytes / 1000)),
  ].filter((alarm) => alarm !== undefined);
  return {
    ok: alarms.length === 0,
    output: [
      'kB gzip',
      ...rows.toSorted().toReversed(),
      `${row(largest.bytes, `first load in ${largest.language}`)} (baseline ${baseline}, limit ${LIMIT_KB})`,
      `What each route adds (limit ${ROUTE_LIMIT_KB})`,
      ...routes
        .map(({ name, bytes }) => row(bytes, name))
        .toSorted()
        .toReversed(),
      ...alarms,
    ].join('\n'),
  };
}

/**
 * What is wrong with a size in kB, if anything.
 * @param {number} kilobytes
 * @param {number} baseline
 */
export function alarmOf(kilobytes, baseline) {
  if (kilobytes > LIMIT_KB) return `The first load is over the limit of ${LIMIT_KB} kB.`;
  if (kilobytes > baseline + ALARM_KB)
    return `The first load grew by more than ${ALARM_KB} kB. If that is worth it: npm run size -- --accept`;
  return undefined;
}

/**
 * What is wrong with the size that a route adds, if anything.
 * @param {string} name
 * @param {number} kilobytes
 */
export function routeAlarmOf(name, kilobytes) {
  return kilobytes > ROUTE_LIMIT_KB
    ? `The route ${name} adds ${round(kilobytes)} kB, over the limit of ${ROUTE_LIMIT_KB} kB.`
    : undefined;
}

/** @param {readonly string[]} files */
async function gzipSize(files) {
  if (files.length === 0) return 0;
  const check = { files: files.map((file) => join(ROOT, SITE, file)), gzip: true };
  const results = /** @type {{ size: number }[]} */ (await sizeLimit([filePlugin], { checks: [check] }));
  return results[0]?.size ?? Infinity;
}

const round = (/** @type {number} */ kilobytes) => Math.round(kilobytes * 10) / 10;

/**
 * @param {number} bytes
 * @param {string} what
 */
const row = (bytes, what) => `${(bytes / 1000).toFixed(2).padStart(7)}  ${what}`;
