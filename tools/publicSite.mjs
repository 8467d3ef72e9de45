// Builds the public site: the playable app, the rules and the cards in five languages, the documents of the project, the
// API reference, and pages for players and the press. It's a folder for any static host.
//
//   npm run site                 into .cache/public
//   npm run site -- FOLDER       into a new folder
//   npm run site -- --no-api     without the API reference, whose generator is downloaded

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, textOf } from './files.mjs';
import { cardsPages } from './publicSite/cards.mjs';
import { documentPages } from './publicSite/documents.mjs';
import { brokenLinks } from './publicSite/links.mjs';
import { playersPage, pressPage, STYLE } from './publicSite/pages.mjs';
import { rulesPages } from './publicSite/rules.mjs';

const APP = 'packages/web/dist/site';
const FONTS = {
  '@fontsource/rye/files/rye-latin-400-normal.woff2': 'display.woff2',
  '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2': 'text.woff2',
  '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2': 'bold.woff2',
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'no-api': { type: 'boolean', default: false } },
});
const own = join(ROOT, '.cache/public');
const target = positionals[0] === undefined ? own : resolve(positionals[0]);
if (target === own) rmSync(own, { recursive: true, force: true });
if (existsSync(target) && readdirSync(target).length > 0) {
  console.error(`${positionals[0]} isn't empty.`);
  process.exitCode = 1;
} else process.exitCode = await build(target, { withApi: !values['no-api'] });

/**
 * @param {string} folder
 * @param {{ withApi: boolean }} options
 * @returns {Promise<number>} the exit code
 */
async function build(folder, { withApi }) {
  mkdirSync(folder, { recursive: true });
  copyParts(folder);
  if (withApi) {
    const made = spawnSync('npm', ['run', '--silent', 'api-docs'], { cwd: ROOT, encoding: 'utf8' });
    if (made.status !== 0) {
      console.error(
        `${made.stdout}${made.stderr}\nThe API reference could not be made; --no-api leaves it out.`,
      );
      return 1;
    }
    cpSync(join(ROOT, '.cache/api'), join(folder, 'api'), { recursive: true });
  }
  const pages = new Map([
    ['index.html', playersPage({ withApi })],
    ['press/index.html', pressPage()],
    ...(await rulesPages()),
    ...(await cardsPages()),
    ...documentPages(),
  ]);
  for (const [path, text] of pages) write(folder, path, text);
  const broken = brokenLinks(folder, withApi ? [] : ['api']);
  if (broken.length > 0) {
    console.error(`${broken.join('\n')}\nThe site has broken links, see above.`);
    return 1;
  }
  console.log(`${pages.size} pages and the app are in ${folder}; every link leads somewhere.`);
  return 0;
}

/** @param {string} folder */
function copyParts(folder) {
  cpSync(join(ROOT, APP), join(folder, 'play'), { recursive: true });
  cpSync(join(ROOT, 'docs/gallery'), join(folder, 'gallery'), { recursive: true });
  for (const name of ['icon.svg', 'icon-512.png'])
    cpSync(join(ROOT, 'packages/web/public', name), join(folder, name));
  mkdirSync(join(folder, 'fonts'));
  for (const [file, name] of Object.entries(FONTS))
    cpSync(join(ROOT, 'node_modules', file), join(folder, 'fonts', name));
  write(folder, 'cards/drawings.css', inlined('packages/board/src/board.css'));
  write(folder, 'site.css', STYLE);
}

/**
 * A sheet with those that it imports.
 * @param {string} path
 * @returns {string}
 */
function inlined(path) {
  const sheet = textOf(path);
  if (sheet === undefined) throw new Error(`The site needs ${path}, which is gone.`);
  return sheet.replaceAll(/^@import '([^']*)';$/gm, (_, name) => inlined(join(dirname(path), name)));
}

/**
 * @param {string} folder
 * @param {string} path
 * @param {string | Buffer} text
 */
function write(folder, path, text) {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}
