// Compiles the packages, gathers the server and bundles the site, unless that was made from these very sources.

import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesUnder, fingerprint, ROOT, textOf, workspaces } from './files.mjs';
import { alone } from './lock.mjs';
import { run } from './run.mjs';

/** Written after each build: what was built, and what came out. */
const STAMP = '.cache/built';
const SITE_STAMP = '.cache/site';
const SITE = 'packages/web/dist/site';

/** A program made of well over a thousand small files, most of them of libraries, and what it is gathered into. */
const SERVER = 'packages/server/dist/main.js';
const GATHERED = 'packages/server/dist/gathered.js';

/**
 * Brings the packages up to date.
 * @returns {Promise<import('./run.mjs').Verdict>} with the words of the compiler
 */
export async function buildPackages() {
  const upToDate = { ok: true, output: '' };
  if (isBuilt()) return upToDate;
  return alone(async () => (isBuilt() ? upToDate : compile(workspaces())));
}

/**
 * Compiles the packages and checks everything else: tests, tools, benches.
 * @returns {Promise<import('./run.mjs').Verdict>}
 */
export async function buildAll() {
  return alone(() => compile(['.', ...workspaces()]));
}

/**
 * Brings the site up to date: what a browser loads, bundled from the sources of the packages.
 * @returns {Promise<import('./run.mjs').Verdict>}
 */
export async function buildSite() {
  const upToDate = { ok: true, output: '' };
  if (isBundled()) return upToDate;
  return alone(async () => (isBundled() ? upToDate : bundle()));
}

/** Whether what lies in the dist folders of the packages was made from these very sources. */
export const isBuilt = () => textOf(STAMP) === `${sources()} ${products()}`;

/**
 * The compiler decides by modification times what to do, and is wrong about a file that was replaced by an
 * older one and about outputs that were deleted. We know that something changed, so it does everything.
 * @param {readonly string[]} projects
 */
async function compile(projects) {
  // Read before compiling: an edit made meanwhile must not pass for built.
  const made = sources();
  const compiled = await run('tsc', ['-b', '--force', ...projects]);
  const result = compiled.ok && existsSync(join(ROOT, SERVER)) ? await gather() : compiled;
  if (result.ok) writeFileSync(join(ROOT, STAMP), `${made} ${products()}`);
  return result;
}

/**
 * A server that starts anew lets people wait: it reads a few large files in a third of the time that the many small
 * ones take. What only some servers need stays in files of its own, beside it.
 * @returns {Promise<import('./run.mjs').Verdict>}
 */
async function gather() {
  const { build } = await import('rolldown');
  try {
    await build({
      input: join(ROOT, SERVER),
      cwd: ROOT,
      platform: 'node',
      // It finds its machine code beside itself.
      external: ['@photostructure/sqlite'],
      logLevel: 'silent',
      output: {
        dir: join(ROOT, dirname(GATHERED)),
        entryFileNames: basename(GATHERED),
        chunkFileNames: 'gathered/[name].js',
      },
    });
    return { ok: true, output: '' };
  } catch (error) {
    return { ok: false, output: `${String(error)}\n` };
  }
}

const isBundled = () => textOf(SITE_STAMP) === `${siteSources()} ${siteProducts()}`;

async function bundle() {
  const made = siteSources();
  const result = await run('vite', ['build', 'packages/web', '--logLevel=warn']);
  if (result.ok) writeFileSync(join(ROOT, SITE_STAMP), `${made} ${siteProducts()}`);
  return result;
}

/** What the packages are made from; the lock file stands for the version of the compiler. */
function sources() {
  return fingerprint(packageSources());
}

function packageSources() {
  const settings = ['package-lock.json', 'tsconfig.base.json'];
  const files = workspaces().flatMap((folder) => [
    `${folder}/package.json`,
    `${folder}/tsconfig.json`,
    ...filesUnder(`${folder}/src`).filter((path) => !/\.test\.tsx?$/.test(path)),
  ]);
  return [...settings, ...files];
}

/** Which build lies in the dist folders; another one than ours when somebody else called the compiler. */
function products() {
  const files = [...workspaces().map((folder) => `${folder}/dist/.tsbuildinfo`), GATHERED];
  return files.map((file) => statSync(join(ROOT, file), { throwIfNoEntry: false })?.mtimeMs).join(' ');
}

/** What the site is made from besides the packages. */
function siteSources() {
  const web = ['index.html', 'vite.config.ts'].map((name) => `packages/web/${name}`);
  const files = [
    ...web,
    ...filesUnder('packages/web/public'),
    ...filesUnder('decks'),
    ...['browsers', 'site', 'deckParts', 'lateStyles'].map((name) => `tools/${name}.mjs`),
    'LICENSE',
  ];
  return fingerprint([...files, ...packageSources()]);
}

/** Which bundle lies there, file by file. */
function siteProducts() {
  try {
    const files = readdirSync(join(ROOT, SITE), { recursive: true, encoding: 'utf8' }).toSorted();
    return JSON.stringify(files.map((name) => [name, statSync(join(ROOT, SITE, name)).mtimeMs]));
  } catch {
    return 'nothing';
  }
}
