// Takes the screenshots in docs/gallery, from the built app in a real browser.
//
//   npm run screenshots gallery       all of them
//   npm run screenshots gallery home  those whose name starts with it

import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from './chromium.mjs';
import { ROOT } from './files.mjs';
import { GALLERY, SIZES } from './gallery.mjs';
import { serve } from './serve.mjs';

const FOLDER = join(ROOT, 'docs/gallery');
/** Every clone of the repository downloads them. */
const LIMIT_MB = 3;
/** No visible difference. */
const QUALITY = 0.86;

const wanted = process.argv.slice(2);
const chosen = GALLERY.filter(({ name }) => wanted.every((start) => name.startsWith(start)));

mkdirSync(FOLDER, { recursive: true });
const site = await serve();
const browser = await chromium.launch(await findChromium());
try {
  for (const picture of chosen) await take(picture);
} finally {
  await browser.close();
  await site.stop();
}
removeOthers();
weigh();

/** @param {import('./gallery.mjs').Picture} picture */
async function take({ name, size, address, theme = 'light', language = 'en', before }) {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: SIZES[size],
    // Phones have a higher resolution; the screenshots stay sharp when enlarged.
    deviceScaleFactor: size === 'phone' ? 2 : 1,
    hasTouch: size === 'phone',
    colorScheme: theme,
    locale: language,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`./#${address}`);
  await settle(page);
  await before?.(page);
  await settle(page);
  writeFileSync(join(FOLDER, `${name}.webp`), await smaller(await page.screenshot()));
  await context.close();
  console.log(`docs/gallery/${name}.webp`);
}

/**
 * Waits until everything has loaded.
 * @param {import('playwright').Page} page
 */
async function settle(page) {
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('.waiting').waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready');
}

/**
 * The picture as WebP, encoded by the browser, in a third of the bytes.
 * @param {Buffer} png
 */
async function smaller(png) {
  const page = await browser.newPage();
  await page.setContent(`<img src="data:image/png;base64,${png.toString('base64')}"><canvas></canvas>`);
  /** @type {string} */
  const webp = await page.evaluate(`(async () => {
    const picture = document.querySelector('img');
    const canvas = document.querySelector('canvas');
    await picture.decode();
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    canvas.getContext('2d').drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', ${QUALITY});
  })()`);
  await page.close();
  return Buffer.from(webp.split(',')[1] ?? '', 'base64');
}

/** Removes screenshots that are no longer taken. */
function removeOthers() {
  const names = new Set(GALLERY.map(({ name }) => `${name}.webp`));
  const others = readdirSync(FOLDER).filter((file) => !names.has(file));
  for (const file of others) rmSync(join(FOLDER, file));
}

function weigh() {
  const bytes = readdirSync(FOLDER).reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0);
  console.log(`${(bytes / 1e6).toFixed(2)} MB together, at most ${LIMIT_MB}.`);
  if (bytes > LIMIT_MB * 1e6) process.exitCode = 1;
}
