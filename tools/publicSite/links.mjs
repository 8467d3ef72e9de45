// Checks the links of a folder of pages: every file and every anchor they name must be there.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const LINK = /\s(?:href|src)="([^"]*)"/g;
const ANCHOR = /\s(?:id|name)="([^"]*)"/g;

/**
 * @param {string} folder
 * @param {readonly string[]} [missing] folders that were left out on purpose
 * @returns {string[]} the broken links, each with its page
 */
export function brokenLinks(folder, missing = []) {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.html'),
  );
  const anchors = new Map(
    pages.map((path) => [path, new Set(valuesIn(readFileSync(join(folder, path), 'utf8'), ANCHOR))]),
  );
  // The reference is made by a program that checks its own links, and the app makes its links while it runs.
  const own = pages.filter((path) => !/^(?:api|play)[\\/]/.test(path));
  return own.flatMap((page) =>
    [...new Set(valuesIn(readFileSync(join(folder, page), 'utf8'), LINK))]
      .filter((link) => !/^(?:\w+:|\/\/)/.test(link))
      .filter((link) => !leadsSomewhere(link, { folder, page, anchors, missing }))
      .map((link) => `${page}: ${link}`),
  );
}

/**
 * @param {string} link
 * @param {{
 *   folder: string,
 *   page: string,
 *   anchors: ReadonlyMap<string, ReadonlySet<string>>,
 *   missing: readonly string[],
 * }} site
 */
function leadsSomewhere(link, { folder, page, anchors, missing }) {
  const [path = '', anchor] = decodeURIComponent(link).split('#');
  const target = path === '' ? page : relative(folder, join(folder, dirname(page), path));
  if (missing.some((name) => target.startsWith(`${name}/`))) return true;
  const file = join(folder, target);
  if (!existsSync(file) || statSync(file).isDirectory()) return false;
  // Addresses inside the app are read by the app.
  return anchor === undefined || anchor.startsWith('/') || anchors.get(target)?.has(anchor) === true;
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 */
const valuesIn = (text, pattern) =>
  [...text.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
