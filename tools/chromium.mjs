// Finds a Chromium for the tests and makes sure that it starts; never lets a test be skipped for want of one.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, textOf } from './files.mjs';
import { alone } from './lock.mjs';

/** Which one started last time. Trying one takes half a second, and every run of a test would pay it. */
const STAMP = '.cache/chromium.json';
const UNPACKED = join(ROOT, '.cache/chromium');
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Letters keep their distances on every machine. */
const ARGS = ['--disable-background-networking', '--font-render-hinting=none'];

/** @typedef {{ executablePath: string, args: string[] }} Launch what Playwright needs to start the browser */
/** @typedef {{ name: string, find: () => Promise<string | undefined> | string | undefined }} Source */

/**
 * Where a browser may come from, best first.
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
  const wished = process.env['CTW_CHROMIUM'] ?? path;
  return stamp === stampOf(path) && path === wished ? path : undefined;
}

/** @param {string} path */
const stampOf = (path) => `${statSync(path, { throwIfNoEntry: false })?.mtimeMs} ${path}`;

/**
 * The browser of the first source that has one that starts; throws with what can be done when none has.
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
      'The tests need a Chromium that starts, and there is none.',
      ...failures,
      'Install one (on Debian: apt-get install chromium-headless-shell), or say where there is one:',
      '  CTW_CHROMIUM=/path/to/chromium npm test',
    ].join('\n'),
  );
}

/**
 * Throws when this is no browser that shows a page.
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

/** The Chromium that comes packed from npm. It unpacks into the folder for temporary files, so that is ours. */
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
    // In one step: one that was killed half-way must not be taken for whole.
    rmSync(UNPACKED, { recursive: true, force: true });
    renameSync(folder, UNPACKED);
  }
  return join(UNPACKED, 'chromium');
}

/** Only where nobody's machine is changed without asking. */
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
