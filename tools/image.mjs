// Copies what a built server needs to run into a folder, and nothing else: for an image, or a machine without sources.
//
//   node tools/image.mjs FOLDER

import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ROOT } from './files.mjs';

const SQLITE = 'node_modules/@photostructure/sqlite';
const PARTS = [
  'LICENSE',
  'packages/rules/decks',
  'packages/server/package.json',
  'packages/server/dist/gathered.js',
  'packages/server/dist/gathered',
  'packages/server/dist/gathered-operate.js',
  'packages/server/dist/gathered-operate',
  // The one library that isn't in the bundle, for this platform.
  `${SQLITE}/package.json`,
  `${SQLITE}/LICENSE`,
  `${SQLITE}/dist/index.mjs`,
  `${SQLITE}/prebuilds/${process.platform}-${process.arch}`,
  'node_modules/node-gyp-build',
];
/** Missing without a repository. */
const OPTIONAL = ['packages/server/dist/commit'];
const SITE = 'packages/web/dist/site';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: node tools/image.mjs FOLDER');
  process.exitCode = 1;
} else if (existsSync(folder) && readdirSync(folder).length > 0) {
  console.error(`${folder} isn't empty.`);
  process.exitCode = 1;
} else {
  for (const path of [...PARTS, SITE, ...OPTIONAL.filter((one) => existsSync(join(ROOT, one)))]) {
    const target = join(resolve(folder), path);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(ROOT, path), target, { recursive: true });
  }
}
