// Measures the first load: all scripts and styles a browser fetches before the table can be used, in one language.

// @ts-expect-error -- It comes without types.
import filePlugin from '@size-limit/file';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sizeLimit from 'size-limit';
import { ROOT, textOf } from './files.mjs';
import { CHUNKS } from './site.mjs';

const SITE = 'packages/web/dist/site';
/** The hard limit, and how much one change may add to the baseline unless it is accepted; kB gzip. */
const LIMIT_KB = 80;
const ALARM_KB = 2;
/** The last accepted size, written by `npm run size -- --accept`. */
const BASELINE = 'tools/size.baseline.json';

const PAGE = 'index.html';
/** Screens that are part of the first load, so they must not become chunks of their own. */
const BUNDLED = ['src/features/newGame/newGameScreen.tsx', 'src/features/table/tableScreen.tsx'];
/** Fetched once the table can be used: listed in the report, but not part of the first load. */
const AFTERWARDS = [
  '../board/src/art/pictogram/drawnPictogram.tsx',
  '../board/src/geometry/beside.ts',
  'src/play/view/backdrop.tsx',
  'src/play/view/lastMoves.tsx',
  'src/play/view/viewButtons.tsx',
  'src/kit/browser/pwa.ts',
  'src/kit/browser/instruments.ts',
  'src/play/motion/story.ts',
  '../words/src/bundles/index.ts',
];
const LANGUAGES = ['en', 'de', 'nl', 'fr', 'it'];

/** @typedef {{ file: string, name?: string, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk */
/** @typedef {Readonly<Record<string, Chunk>>} Chunks by source file */

/**
 * The files the page loads before a table can be used in this language.
 * @param {Chunks} chunks
 * @param {string} language
 * @returns {string[]}
 */
export function firstLoad(chunks, language) {
  const split = BUNDLED.find((screen) => screen in chunks);
  if (split !== undefined) throw new Error(`${split} is a chunk of its own, so it would not be measured.`);
  return filesOf(chunks, [PAGE, named(chunks, language)]);
}

/**
 * The files the page fetches once the table can be used.
 * @param {Chunks} chunks
 * @param {string} language
 * @returns {string[]}
 */
export function afterwards(chunks, language) {
  const before = firstLoad(chunks, language);
  const words = named(chunks, `${language}-app`);
  return filesOf(chunks, [...AFTERWARDS, words]).filter((file) => !before.includes(file));
}

/**
 * The build names the bundles of words after their language.
 * @param {Chunks} chunks
 * @param {string} name
 * @returns {string}
 */
function named(chunks, name) {
  const found = Object.keys(chunks).find((source) => chunks[source]?.name === name);
  if (found === undefined) throw new Error(`There is no chunk named ${name}.`);
  return found;
}

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
 * Measures the first load in the language that needs most, against the limit and the baseline.
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
  const alarm = alarmOf(kilobytes, baseline);
  const rows = await Promise.all(largest.files.map(async (file) => row(await gzipSize([file]), file)));
  const later = await Promise.all(
    afterwards(chunks, largest.language).map(async (file) =>
      row(await gzipSize([file]), `${file} (afterwards)`),
    ),
  );
  const total = `${row(largest.bytes, `total in ${largest.language}`)} (baseline ${baseline}, limit ${LIMIT_KB})`;
  return {
    ok: alarm === undefined,
    output: ['kB gzip', ...rows.toSorted().toReversed(), total, ...later, ...(alarm ? [alarm] : [])].join(
      '\n',
    ),
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

/** @param {readonly string[]} files */
async function gzipSize(files) {
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
