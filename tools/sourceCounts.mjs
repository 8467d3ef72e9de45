// Counts the sources of each package and folder, without tests: files, lines, and signs that a file is too large or small.

import { posix, relative, resolve } from 'node:path';
import { filesUnder, ROOT, textOf } from './files.mjs';
import { importsOf, isTestFile } from './source.mjs';

/** Folders with code besides the packages; e2e is left out because all of it is tests. */
const FOLDERS = ['bench', 'examples', 'lab', 'reference', 'tools'];
const CODE = /\.(?:tsx?|mjs|js)$/;
const LARGE = 400;
const SMALL = 30;

/** @typedef {import('./source.mjs').SourceFile} SourceFile */

/**
 * A row for each package and folder, and one for all packages together.
 * @param {string} [checkout] another checkout of the project
 */
export function sourceCounts(checkout = ROOT) {
  const there = relative(ROOT, resolve(checkout)) || '.';
  const files = ['packages', ...FOLDERS]
    .flatMap((folder) => filesUnder(`${there}/${folder}`))
    .map((path) => path.slice(there.length + 1))
    .filter((path) => (CODE.test(path) || path.endsWith('.css')) && !isTestFile(path))
    .map((path) => ({ path, text: textOf(`${there}/${path}`) ?? '' }));
  const importers = countImporters(files);
  const areas = [...new Set(files.map(areaOf))].toSorted((a, b) => Number(isFolder(a)) - Number(isFolder(b)));
  const row = (/** @type {(area: string) => boolean} */ isWanted) =>
    countFiles(
      files.filter((file) => isWanted(areaOf(file))),
      importers,
    );
  return {
    ...Object.fromEntries(areas.map((area) => [area, row((one) => one === area)])),
    'all packages': row((area) => !isFolder(area)),
  };
}

/**
 * @param {readonly SourceFile[]} files
 * @param {ReadonlyMap<string, number>} importers
 */
function countFiles(files, importers) {
  const code = files.filter(({ path }) => CODE.test(path));
  const styles = files.filter(({ path }) => path.endsWith('.css'));
  const occurrences = (/** @type {RegExp} */ pattern) =>
    code.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
  return {
    files: code.length,
    lines: linesOf(code),
    styles: styles.length,
    'style lines': linesOf(styles),
    [`over ${LARGE}`]: files.filter((file) => linesOf([file]) > LARGE).length,
    [`≤ ${SMALL}, 1 importer`]: code.filter(
      (file) => linesOf([file]) <= SMALL && importers.get(file.path) === 1,
    ).length,
    '.wait(': occurrences(/\.wait\(/g),
    'lazy(': occurrences(/\blazy\(/g),
  };
}

/**
 * How many files import each file, by a relative path.
 * @param {readonly SourceFile[]} files
 */
function countImporters(files) {
  /** @type {Map<string, number>} */
  const importers = new Map();
  for (const file of files.filter(({ path }) => CODE.test(path))) {
    const targets = importsOf(file).map(({ from }) => posix.join(posix.dirname(file.path), from));
    for (const target of new Set(targets)) importers.set(target, (importers.get(target) ?? 0) + 1);
  }
  return importers;
}

/** @param {readonly SourceFile[]} files */
const linesOf = (files) => files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);

/** @param {SourceFile} file */
const areaOf = ({ path }) => path.split('/')[path.startsWith('packages/') ? 1 : 0] ?? '';

/** @param {string} area */
const isFolder = (area) => FOLDERS.includes(area);
