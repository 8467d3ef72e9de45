// Takes screenshots of screens with many words, on a small phone in every language, into .cache/languages, and puts the
// languages of each screen side by side, to be looked at.
//
//   npm run screenshots languages               all of them
//   npm run screenshots languages review        only this one; several names are possible

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from './chromium.mjs';
import { ROOT } from './files.mjs';
import { deal, finish, hold, learn, SIZES } from './gallery.mjs';
import { LAST, POSITIONS } from './positions.mjs';
import { serve } from './serve.mjs';
import { readCatalogs } from './words/catalogs.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {{ readonly address: string, readonly act?: (page: Page) => Promise<unknown> }} Screen */

const FOLDER = join(ROOT, '.cache/languages');
/** The lower part of a longer page is left out. */
const HIGHEST = 1600;
const END = `/new/${LAST.code}`;

/** @type {Readonly<Record<string, Screen>>} */
const SCREENS = {
  home: { address: '/' },
  learn: { address: '/learn', act: learn },
  placing: { address: `/new/${POSITIONS.gifts}`, act: place },
  end: { address: END, act: finish },
  review: { address: `/review/${POSITIONS.over}/12`, act: analyze },
  puzzle: { address: '/puzzles/1', act: solve },
  daily: { address: '/daily' },
  statistics: { address: END, act: finishAndCount },
  lab: { address: '/lab' },
  lobby: { address: '/online' },
  table: { address: '/online/new' },
  account: { address: '/account' },
  pad: { address: '/pad/sums' },
  settings: { address: '/settings' },
};

const wanted = process.argv.slice(2);
const names = Object.keys(SCREENS).filter(
  (name) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);

mkdirSync(FOLDER, { recursive: true });
const site = await serve();
const browser = await chromium.launch(await findChromium());
try {
  for (const name of names) await sheetOf(name);
} finally {
  await browser.close();
  await site.stop();
}

/** @param {string} name */
async function sheetOf(name) {
  /** @type {Buffer[]} */
  const pictures = [];
  for (const { code } of readCatalogs()) pictures.push(await take(name, code));
  const page = await browser.newPage();
  const images = pictures.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`);
  await page.setContent(
    `<style>body{display:flex;align-items:start;gap:12px;width:max-content;margin:0;background:#777}</style>${images.join('')}`,
  );
  const path = join(FOLDER, `${name}.png`);
  await page.locator('body').screenshot({ path });
  await page.close();
  console.log(path);
}

/**
 * @param {string} name
 * @param {string} language
 */
async function take(name, language) {
  const { address, act } = SCREENS[name] ?? { address: '/' };
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: SIZES.phone,
    hasTouch: true,
    isMobile: true,
    locale: language,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`./#${address}`);
  await settle(page);
  await act?.(page);
  await settle(page);
  /** @type {number} */
  const length = await page.evaluate('document.documentElement.scrollHeight');
  const clip = { x: 0, y: 0, width: SIZES.phone.width, height: Math.min(length, HIGHEST) };
  const picture = await page.screenshot({ fullPage: true, clip });
  await context.close();
  return picture;
}

/**
 * Waits until everything has loaded.
 * @param {Page} page
 */
async function settle(page) {
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('.waiting').waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready');
}

/** @param {Page} page */
async function place(page) {
  await deal(page);
  await hold(page, 0.4);
}

/** @param {Page} page */
async function analyze(page) {
  const progress = page.locator('[data-review]');
  await progress.waitFor();
  await progress.waitFor({ state: 'detached', timeout: 120_000 });
}

/**
 * Takes all hints and then the answer.
 * @param {Page} page
 */
async function solve(page) {
  const hint = 'main[data-state=open] button.button:not(.main)';
  while ((await page.locator(hint).count()) > 0)
    await page.evaluate(`[...document.querySelectorAll('${hint}')].at(-1)?.click()`);
}

/**
 * The statistics after a game.
 * @param {Page} page
 */
async function finishAndCount(page) {
  await finish(page);
  await page.goto('./#/statistics');
}
