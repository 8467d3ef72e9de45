// Weighs what a browser loads before the table can be used: all scripts and styles, one language among them.

// @ts-expect-error -- It comes without types.
import filePlugin from '@size-limit/file';
import { join } from 'node:path';
import sizeLimit from 'size-limit';
import { ROOT, textOf } from './files.mjs';
import { CHUNKS } from './site.mjs';

const SITE = 'packages/web/dist/site';
const LIMIT_KB = 80;
/** What the first load weighed when that was last found worth it. A change that adds more than a little has to say so here. */
const ACCEPTED_KB = 61.8;
const GROWTH_KB = 2;

/** The page with its script, which brings the screen where a game is begun and the table. */
const PAGE = 'index.html';
const BROUGHT = ['src/features/newGame/newGameScreen.tsx', 'src/features/table/tableScreen.tsx'];
const words = (/** @type {string} */ language) => `../words/src/web/${language}/index.ts`;
/**
 * What is fetched once the table can be used: conditions, their pictures, the buttons of the view, the way offline, and with the first move
 * what tells of it. Told, but not weighed.
 */
const AFTERWARDS = (/** @type {string} */ language) => [
  '../board/src/art/pictogram/drawnPictogram.tsx',
  `../words/src/${language}/cards.ts`,
  'src/play/view/happened.tsx',
  'src/play/view/viewButtons.tsx',
  'src/kit/browser/pwa.ts',
];
const LANGUAGES = ['en', 'de', 'nl', 'fr', 'it'];

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk */
/** @typedef {Readonly<Record<string, Chunk>>} Chunks by the source each was made from */

/**
 * The files that the page loads for a table in this language.
 * @param {Chunks} chunks
 * @param {string} language
 * @returns {string[]}
 */
export function firstLoad(chunks, language) {
  // What is weighed must be what is played: a table that is loaded later would weigh nothing here.
  const later = BROUGHT.find((screen) => screen in chunks);
  if (later !== undefined) throw new Error(`${later} is a chunk of its own: weigh it too.`);
  return filesOf(chunks, [PAGE, words(language)]);
}

/**
 * The files that the page fetches once the table can be used.
 * @param {Chunks} chunks
 * @param {string} language
 * @returns {string[]}
 */
export function afterwards(chunks, language) {
  const before = firstLoad(chunks, language);
  return filesOf(chunks, AFTERWARDS(language)).filter((file) => !before.includes(file));
}

/**
 * What chunks load, themselves and everything they import.
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
 * Weighs the first load in the language that weighs most.
 * @returns {Promise<import('./run.mjs').Verdict>} with a table
 */
export async function weighSite() {
  /** @type {Chunks} */
  const chunks = JSON.parse(textOf(CHUNKS) ?? '{}');
  const loads = await Promise.all(
    LANGUAGES.map(async (language) => {
      const files = firstLoad(chunks, language);
      return { language, files, weight: await weigh(files) };
    }),
  );
  const [heaviest] = loads.toSorted((a, b) => b.weight - a.weight);
  if (heaviest === undefined) return { ok: false, output: 'There is no language to weigh.' };

  const rows = await Promise.all(heaviest.files.map(async (file) => row(await weigh([file]), file)));
  const later = await Promise.all(
    afterwards(chunks, heaviest.language).map(async (file) =>
      row(await weigh([file]), `${file}, afterwards`),
    ),
  );
  const most = Math.min(LIMIT_KB, ACCEPTED_KB + GROWTH_KB);
  const isLight = heaviest.weight <= most * 1000;
  const total = `${row(heaviest.weight, `together, in ${heaviest.language}`)} (at most ${most})`;
  const alarm = `More than ${GROWTH_KB} kB were added to ${ACCEPTED_KB}. If they are worth it, raise ACCEPTED_KB in tools/size.mjs.`;
  return {
    ok: isLight,
    output: ['kB gzip', ...rows.toSorted().toReversed(), total, ...later, ...(isLight ? [] : [alarm])].join(
      '\n',
    ),
  };
}

/** @param {readonly string[]} files */
async function weigh(files) {
  const check = { files: files.map((file) => join(ROOT, SITE, file)), gzip: true };
  const results = /** @type {{ size: number }[]} */ (await sizeLimit([filePlugin], { checks: [check] }));
  return results[0]?.size ?? Infinity;
}

/**
 * @param {number} weight
 * @param {string} what
 */
const row = (weight, what) => `${(weight / 1000).toFixed(2).padStart(7)}  ${what}`;
