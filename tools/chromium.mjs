// Finds a Chromium that starts, for the tests. Fails if there is none, so that no test is skipped.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, textOf } from './files.mjs';
import { alone } from './lock.mjs';

/** Caches which one started last time, because trying one takes half a second. */
const STAMP = '.cache/chromium.json';
const UNPACKED = join(ROOT, '.cache/chromium');
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Without hinting, text has the same width on every machine. */
const ARGS = ['--disable-background-networking', '--font-render-hinting=none'];

/** @typedef {{ executablePath: string, args: string[] }} Launch what Playwright needs to start the browser */
/** @typedef {{ name: string, find: () => Promise<string | undefined> | string | undefined }} Source */

/**
 * Where to look for a browser, in order of preference.
 * @type {readonly Source[]}
 */
const SOURCES = [
  { name: '$CTW_CHROMIUM', find: () => process.env['CTW_CHROMIUM'] },
  ...DEBIAN.map((path) => ({ name: path, find: () => (existsSync(path) ? path : undefined) })),
  { name: '@sparticuz/chromium', find: unpack },
  { name: 'apt-get install chromium-headless-shell', find: installFromDebian },
];

/** @returns {Promise<Launch>} */
export async function findChromium() {
  const find = async () => {
    const path = await firstThatStarts(SOURCES);
    writeFileSync(join(ROOT, STAMP), stampOf(path));
    return path;
  };
  const executablePath = remembered() ?? (await alone(async () => remembered() ?? find()));
  return { executablePath, args: ARGS };
}

function remembered() {
  const stamp = textOf(STAMP) ?? '';
  const path = stamp.slice(stamp.indexOf(' ') + 1);
  const wanted = process.env['CTW_CHROMIUM'] ?? path;
  return stamp === stampOf(path) && path === wanted ? path : undefined;
}

/** @param {string} path */
const stampOf = (path) => `${statSync(path, { throwIfNoEntry: false })?.mtimeMs} ${path}`;

/**
 * The first browser that starts; throws with instructions if there is none.
 * @param {readonly Source[]} sources
 * @returns {Promise<string>}
 */
export async function firstThatStarts(sources) {
  const failures = [];
  for (const { name, find } of sources) {
    try {
      const path = await find();
      if (path === undefined) continue;
      await start(path);
      return path;
    } catch (error) {
      failures.push(`  ${name}: ${String(error).split('\n')[0]}`);
    }
  }
  throw new Error(
    [
      'The tests need a Chromium that starts, and none was found.',
      ...failures,
      'Install one (on Debian: apt-get install chromium-headless-shell), or set its path:',
      '  CTW_CHROMIUM=/path/to/chromium npm test',
    ].join('\n'),
  );
}

/**
 * Throws if this isn't a browser that can show a page.
 * @param {string} executablePath
 */
async function start(executablePath) {
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath, args: ARGS, timeout: 20_000 });
  try {
    const page = await browser.newPage();
    await page.setContent('<p>here</p>');
  } finally {
    await browser.close();
  }
}

/** The Chromium packed in an npm package. It unpacks into TMPDIR, so we point that to our own folder. */
async function unpack() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  if (!existsSync(UNPACKED)) {
    const { default: packed } = await import('@sparticuz/chromium');
    const folder = `${UNPACKED}-${process.pid}`;
    mkdirSync(folder, { recursive: true });
    const before = process.env['TMPDIR'];
    process.env['TMPDIR'] = folder;
    try {
      await packed.executablePath();
    } finally {
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
    }
    // Renaming is atomic: an interrupted unpacking must not look complete.
    rmSync(UNPACKED, { recursive: true, force: true });
    renameSync(folder, UNPACKED);
  }
  return join(UNPACKED, 'chromium');
}

/** Only in CI: elsewhere nothing is installed without asking. */
function installFromDebian() {
  if (process.env['CI'] === undefined || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return undefined;
  const apt = (/** @type {string[]} */ ...args) => {
    const { status, stderr } = spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (status !== 0) throw new Error(stderr.toString().trim());
  };
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell');
  return DEBIAN[0];
}
