// Takes screenshots of the table at five moments of a game, in six sizes and both themes, into .cache/table, and puts
// the moments of each size and theme side by side, to be looked at.
//
//   npm run screenshots table                 all of them
//   npm run screenshots table 390x844 dark    only those whose name contains every word
//   URL=http://localhost:5173 …                  of a server that already runs

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from './chromium.mjs';
import { ROOT } from './files.mjs';
import { LAST, POSITIONS } from './positions.mjs';
import { serve } from './serve.mjs';

/** @typedef {import('playwright').Page} Page */

const FOLDER = join(ROOT, '.cache/table');
const SIZES = ['360x640', '390x844', '640x360', '768x1024', '1280x800', '1920x1080'];
const THEMES = /** @type {const} */ (['light', 'dark']);
/** The height of a picture on a sheet. */
const HIGH = 640;

/** @type {Readonly<Record<string, { readonly code: string, readonly act?: (page: Page) => Promise<unknown> }>>} */
const MOMENTS = {
  start: { code: POSITIONS.start },
  draft: { code: POSITIONS.early, act: selectCard },
  four: { code: POSITIONS.four, act: holdCard },
  ten: { code: POSITIONS.ten, act: holdCard },
  end: { code: LAST.code, act: finish },
};

const wanted = process.argv.slice(2);
const isWanted = (/** @type {string} */ name) => wanted.every((word) => name.includes(word));

mkdirSync(FOLDER, { recursive: true });
const running = process.env['URL'];
const site = running === undefined ? await serve() : undefined;
const browser = await chromium.launch(await findChromium());
try {
  for (const theme of THEMES) for (const size of SIZES) await sheetOf(size, theme);
} finally {
  await browser.close();
  await site?.stop();
}

/**
 * @param {string} size
 * @param {(typeof THEMES)[number]} theme
 */
async function sheetOf(size, theme) {
  /** @type {Buffer[]} */
  const pictures = [];
  for (const moment of Object.keys(MOMENTS)) {
    const name = `${moment}-${size}-${theme}`;
    if (!isWanted(name)) continue;
    const picture = await take(moment, size, theme);
    writeFileSync(join(FOLDER, `${name}.png`), picture);
    pictures.push(picture);
  }
  if (pictures.length < 2) return;
  const page = await browser.newPage({ viewport: { width: 800, height: HIGH } });
  const images = pictures.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`);
  await page.setContent(
    `<style>body{display:flex;gap:12px;width:max-content;margin:0;background:#777}img{height:${HIGH}px}</style>${images.join('')}`,
  );
  const path = join(FOLDER, `${size}-${theme}.png`);
  await page.locator('body').screenshot({ path });
  await page.close();
  console.log(path);
}

/**
 * @param {string} moment
 * @param {string} size
 * @param {(typeof THEMES)[number]} theme
 */
async function take(moment, size, theme) {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const isPhone = Math.min(width, height) < 500;
  const context = await browser.newContext({
    baseURL: site?.url ?? `${running}`,
    viewport: { width, height },
    hasTouch: isPhone,
    isMobile: isPhone,
    colorScheme: theme,
    locale: 'en',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const { code, act } = MOMENTS[moment] ?? { code: POSITIONS.start };
  await page.goto(`./#/new/${code}`);
  await page.locator('main > .button.main').click();
  await page.locator('main[data-part=table], main[data-revealed]').waitFor();
  await act?.(page);
  await page.waitForLoadState('networkidle');
  await page.locator('.waiting').waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready');
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

/**
 * Selects a card that skips two others.
 * @param {Page} page
 */
async function selectCard(page) {
  await page.getByRole('toolbar').getByRole('button').nth(2).click();
  await page.locator('.ctw-gift').first().waitFor();
}

/**
 * Chooses a spot for the card in hand.
 * @param {Page} page
 */
async function holdCard(page) {
  const spots = page.locator('[data-part=stage] .ctw-spot');
  await spots.first().waitFor();
  const box = await spots.nth(Math.floor((await spots.count()) * 0.6)).boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator('.ctw-ghost').waitFor();
}

/**
 * Plays the last move.
 * @param {Page} page
 */
async function finish(page) {
  await page.keyboard.press('/');
  await page.locator('#typed-move').fill(LAST.move);
  await page.keyboard.press('Enter');
  await page.locator('main[data-revealed]').waitFor();
}
