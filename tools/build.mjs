// Compiles the packages, bundles the server and the site, and skips what is up to date.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesUnder, fingerprint, ROOT, takeSnapshot, textOf, workspaces } from './files.mjs';
import { alone } from './lock.mjs';
import { run } from './run.mjs';
import { generateStyles } from './styles.mjs';
import { generateMessages } from './words/generate.mjs';

/** Written after each build: a hash of the sources and the state of the outputs. */
const STAMP = '.cache/built';
/** Written after each build: a hash of every file, to tell what changed since. A build of all is one of the packages too. */
const SNAPSHOTS = { packages: '.cache/built-packages.json', all: '.cache/built-all.json' };
const SITE_STAMP = '.cache/site';
const SITE = 'packages/web/dist/site';
const NOT_IN_SITE = ['packages/server', 'packages/cli'];

/** The server's entry point, and the bundle of it and its libraries. */
const SERVER = 'packages/server/dist/main.js';
const GATHERED = 'packages/server/dist/gathered.js';
/** Which commit it was built from. */
const COMMIT = 'packages/server/dist/commit';
/** Each program with its bundle. They share no chunks: a chunk finds files relative to its own folder. */
const BUNDLES = [
  { program: SERVER, bundle: GATHERED },
  { program: 'packages/server/dist/operate.js', bundle: 'packages/server/dist/gathered-operate.js' },
];

/**
 * Brings the packages up to date.
 * @returns {Promise<import('./run.mjs').Verdict>} with the compiler's output
 */
export async function buildPackages() {
  const upToDate = { ok: true, output: '' };
  noteCommit();
  if (isBuilt()) return upToDate;
  return alone(async () => (isBuilt() ? upToDate : compile('packages')));
}

/**
 * Compiles the packages and checks everything else: tests, tools, benches.
 * @returns {Promise<import('./run.mjs').Verdict>}
 */
export async function buildAll() {
  return alone(() => compile('all'));
}

/**
 * Brings the site up to date: what a browser loads, bundled from the sources of the packages.
 * @returns {Promise<import('./run.mjs').Verdict>}
 */
export async function buildSite() {
  const upToDate = { ok: true, output: '' };
  if (isBundled()) return upToDate;
  return alone(async () => (isBundled() ? upToDate : bundleSite()));
}

/**
 * Tells the server which commit it is. Where there is no repository, as in an image, COMMIT does; the file is rewritten
 * only if it changes, because the program folder may be read-only.
 */
export function noteCommit() {
  const asked = () => spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).stdout;
  const commit = (process.env['COMMIT'] || asked() || '').trim().slice(0, 12);
  if (commit === '' || textOf(COMMIT) === commit) return;
  mkdirSync(dirname(join(ROOT, COMMIT)), { recursive: true });
  writeFileSync(join(ROOT, COMMIT), commit);
}

/** Whether the dist folders of the packages are up to date with the sources. */
export const isBuilt = () => textOf(STAMP) === `${sources()} ${products()}`;

/** @param {keyof typeof SNAPSHOTS} what */
async function compile(what) {
  // Taken before compiling: an edit made meanwhile must not count as built.
  const made = sources();
  generateMessages();
  generateStyles();
  const snapshot = takeSnapshot();
  const how = canBuildOnLast(snapshot, SNAPSHOTS[what]) ? [] : ['--force'];
  const compiled = await run('tsc', ['-b', ...how, ...(what === 'all' ? ['.'] : []), ...workspaces()]);
  const result = compiled.ok && existsSync(join(ROOT, SERVER)) ? await bundleServer() : compiled;
  if (!result.ok) return result;
  writeFileSync(join(ROOT, STAMP), `${made} ${products()}`);
  const built = what === 'all' ? Object.values(SNAPSHOTS) : [SNAPSHOTS.packages];
  for (const path of built) writeFileSync(join(ROOT, path), JSON.stringify(snapshot));
  return result;
}

/**
 * The compiler decides by modification times what to do. It misses a file that was replaced by an older one, one that
 * is gone, and outputs that were deleted or come from another build.
 * @param {import('./files.mjs').Snapshot} now
 * @param {string} last where the snapshot of the last build is
 */
function canBuildOnLast(now, last) {
  const text = textOf(last);
  if (text === undefined || textOf(STAMP)?.endsWith(` ${products()}`) !== true) return false;
  /** @type {import('./files.mjs').Snapshot} */
  const before = JSON.parse(text);
  const builtAt = statSync(join(ROOT, last)).mtimeMs;
  const isNewer = (/** @type {string} */ path) => statSync(join(ROOT, path)).mtimeMs > builtAt;
  return (
    Object.keys(before).every((path) => path in now) &&
    Object.keys(now).every((path) => before[path] === now[path] || isNewer(path))
  );
}

/**
 * Bundles the server: reading a few large files takes a third of the time of well over a thousand small ones, and
 * players wait while a server restarts. Optional parts stay separate chunks.
 * @returns {Promise<import('./run.mjs').Verdict>}
 */
async function bundleServer() {
  const { build } = await import('rolldown');
  try {
    for (const { program, bundle } of BUNDLES)
      await build({
        input: join(ROOT, program),
        cwd: ROOT,
        platform: 'node',
        // It loads a native binary from its own folder.
        external: ['@photostructure/sqlite'],
        logLevel: 'silent',
        output: {
          dir: join(ROOT, dirname(bundle)),
          entryFileNames: basename(bundle),
          chunkFileNames: `${basename(bundle, '.js')}/[name].js`,
        },
      });
    return { ok: true, output: '' };
  } catch (error) {
    return { ok: false, output: `${String(error)}\n` };
  }
}

/** Whether the site is up to date with the sources. */
export const isBundled = () => textOf(SITE_STAMP) === `${siteSources()} ${siteProducts()}`;

async function bundleSite() {
  const made = siteSources();
  generateMessages();
  const result = await run('vite', ['build', 'packages/web', '--logLevel=warn']);
  if (result.ok) writeFileSync(join(ROOT, SITE_STAMP), `${made} ${siteProducts()}`);
  return result;
}

/** A hash of what the packages are built from; the lock file covers the compiler's version. */
function sources() {
  return fingerprint(sourcesOf(workspaces()));
}

/** @param {readonly string[]} folders of packages */
function sourcesOf(folders) {
  const settings = ['package-lock.json', 'tsconfig.base.json'];
  const files = folders.flatMap((folder) => [
    `${folder}/package.json`,
    `${folder}/tsconfig.json`,
    ...filesUnder(`${folder}/src`).filter((path) => !/\.test\.tsx?$/.test(path)),
  ]);
  return [...settings, ...files, ...filesUnder('packages/words/messages'), ...filesUnder('tools/words')];
}

/** Identifies the build in the dist folders; differs from ours after the compiler was run by hand. */
function products() {
  const files = [
    ...workspaces().map((folder) => `${folder}/dist/.tsbuildinfo`),
    ...BUNDLES.map(({ bundle }) => bundle),
  ];
  return files.map((file) => statSync(join(ROOT, file), { throwIfNoEntry: false })?.mtimeMs).join(' ');
}

/** A hash of what the site is built from. */
function siteSources() {
  const web = ['index.html', 'vite.config.ts'].map((name) => `packages/web/${name}`);
  const files = [
    ...web,
    ...filesUnder('packages/web/public'),
    ...filesUnder('packages/rules/decks'),
    ...filesUnder('puzzles'),
    'lab/summary.json',
    ...['browsers', 'site', 'lateStyles'].map((name) => `tools/${name}.mjs`),
    'LICENSE',
  ];
  const packages = workspaces().filter((folder) => !NOT_IN_SITE.includes(folder));
  return fingerprint([...files, ...sourcesOf(packages)]);
}

/** Identifies the site in its dist folder, file by file. */
function siteProducts() {
  try {
    const files = readdirSync(join(ROOT, SITE), { recursive: true, encoding: 'utf8' }).toSorted();
    return JSON.stringify(files.map((name) => [name, statSync(join(ROOT, SITE, name)).mtimeMs]));
  } catch {
    return 'nothing';
  }
}
