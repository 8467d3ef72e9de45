// Takes pictures of the same screens in every engine, to be looked at side by side.
//
//   npm run screenshots engines                   all engines found, into .cache/engines
//   npm run screenshots engines firefox webkit only these

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../../tools/chromium.mjs';
import { findEngines } from '../../tools/engines.mjs';
import { ROOT } from '../../tools/files.mjs';
import { serve } from '../../tools/serve.mjs';
import { DESKTOP, type EngineName, PHONE, startEngine } from './engines.ts';
import { type Page, pageOn } from './page.ts';
import { chooseSpot, CIRCLE, dealForTwo, FINAL_TOTALS, GHOST, nameStart, playOn, takeCard } from './table.ts';

const FOLDER = join(ROOT, '.cache/engines');
const SIZES = { phone: PHONE, desktop: DESKTOP };
const SEED = 'engines';

/** The screens in the order in which they are visited, and how each is reached. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => {
    await page.visit('/');
    await page.first('.game-picture');
  },
  newGame: async (page) => page.visit('/new'),
  focus: async (page) => {
    await page.tabTo('main fieldset input');
    await page.press('ArrowDown');
  },
  rules: async (page) => page.visit('/rules'),
  cards: async (page) => page.visit('/cards'),
  settings: async (page) => page.visit('/settings'),
  drafting: async (page) => {
    await dealForTwo(page, SEED);
    await nameStart(page, 3);
    await playOn(page, 6);
    await page.hover(CIRCLE, 2);
    await page.first('.ctw-gift');
  },
  placing: async (page) => {
    await takeCard(page, 0);
    await chooseSpot(page, 4);
  },
  menu: async (page) => {
    await page.click('[data-part=bar] > button', 0);
    await page.first('dialog');
  },
  end: async (page) => {
    await page.press('Escape');
    await page.counts('dialog', 0);
    await page.click('[data-tool=commit]');
    await page.counts(GHOST, 0);
    await playOn(page);
    await page.counts(FINAL_TOTALS, 2);
  },
  darkSettings: async (page) => {
    await page.visit('/settings');
    await page.click('main fieldset:nth-of-type(2) label', 2);
    await page.first('html[data-theme=dark]');
  },
  darkPlacing: async (page) => {
    await dealForTwo(page, SEED);
    await nameStart(page, 3);
    await playOn(page, 4);
    await takeCard(page, 1);
    await chooseSpot(page, 2);
  },
  darkMenu: async (page) => {
    await page.click('[data-part=bar] > button', 0);
    await page.first('dialog');
  },
};

/** Waits until everything has loaded. */
async function settle(page: Page): Promise<void> {
  await page.first('h1');
  await page.counts('.waiting', 0);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

async function take(name: EngineName, url: string): Promise<void> {
  const engine = await startEngine(name);
  for (const [sizeName, size] of Object.entries(SIZES)) {
    const page = pageOn(await engine.open(), url);
    await page.setSize(size);
    for (const [screen, reach] of Object.entries(SCREENS)) {
      await reach(page);
      await settle(page);
      writeFileSync(join(FOLDER, `${screen}-${sizeName}-${name}.png`), await page.screenshot());
    }
    console.log(`${name}, ${sizeName}: ${page.complaints().join('\n') || 'no complaints'}`);
    await page.close();
  }
  await engine.close();
}

/** Puts the pictures of one screen next to each other. */
async function pair(names: readonly EngineName[]): Promise<void> {
  const browser = await chromium.launch(await findChromium());
  const page = await browser.newPage({ viewport: { width: 3 * DESKTOP.width + 40, height: 100 } });
  for (const screen of Object.keys(SCREENS)) {
    for (const size of Object.keys(SIZES)) {
      const images = names.map((name) => {
        const png = readFileSync(join(FOLDER, `${screen}-${size}-${name}.png`)).toString('base64');
        return `<img src="data:image/png;base64,${png}">`;
      });
      await page.setContent(`<body style="display: flex; gap: 8px">${images.join('')}`);
      await page.screenshot({ fullPage: true, path: join(FOLDER, `${screen}-${size}.png`) });
    }
  }
  await browser.close();
}

const here: readonly EngineName[] = ['chromium', ...(Object.keys(await findEngines()) as EngineName[])];
const wanted = process.argv.slice(2);
const names = here.filter((name) => wanted.length === 0 || wanted.includes(name));
mkdirSync(FOLDER, { recursive: true });
const site = await serve();
try {
  for (const name of names) await take(name, site.url);
} finally {
  await site.stop();
}
await pair(names);
console.log(`${names.join(', ')}: .cache/engines`);
