// The screenshots of the gallery: content, size, theme and language of each.

import { invite, playTogether } from './galleryOnline.mjs';
import { LAST, POSITIONS } from './positions.mjs';

/** @typedef {import('playwright').Page} Page */

export const SIZES = {
  phone: { width: 360, height: 640 },
  desktop: { width: 1280, height: 800 },
};

/**
 * @typedef {object} Picture
 * @property {string} name the file in docs/gallery, without extension
 * @property {keyof typeof SIZES} size
 * @property {string} address the part after the #, such as '/rules'
 * @property {'light' | 'dark'} [theme]
 * @property {'en' | 'de' | 'nl' | 'fr' | 'it'} [language]
 * @property {(page: Page) => Promise<void>} [before] what the player does before the screenshot
 */

const START = `/new/${POSITIONS.start}`;
const DRAFT = `/new/${POSITIONS.drafting}`;
const GIFTS = `/new/${POSITIONS.gifts}`;
const END = `/new/${LAST.code}`;
const WATCHED = `/replay/${POSITIONS.over}/16`;
/** The town of the rulebooks, and another. */
const PAD = '/pad/11hir.q11m01g31a40o03i23.r11h22e02f13j30l42.MzMu';

/**
 * Removes hover and focus.
 * @param {Page} page
 */
async function lookAway(page) {
  await page.mouse.move(0, 0);
  await page.evaluate('document.activeElement?.blur()');
}

/** @param {Page} page */
export async function deal(page) {
  await page.locator('main fieldset').first().locator('label').nth(1).click();
  await page.locator('main > .button.main').click();
  await page.locator('main[data-part=table], main[data-revealed]').waitFor();
  await lookAway(page);
}

/**
 * Focuses a card in the circle, so that the cards given away are marked.
 * @param {Page} page
 */
async function point(page) {
  await deal(page);
  const card = page.getByRole('toolbar').getByRole('button').nth(2);
  await card.focus();
  await page.locator('.ctw-gift').first().waitFor();
}

/**
 * Holds the card over a spot.
 * @param {Page} page
 * @param {number} part which spot, as a fraction of all
 */
export async function hold(page, part) {
  const spots = page.locator('[data-part=stage] .ctw-spot');
  await spots.first().waitFor();
  const box = await spots.nth(Math.floor(part * ((await spots.count()) - 1))).boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator('.ctw-ghost').waitFor();
}

/** @param {Page} page */
async function askForMap(page) {
  await deal(page);
  await page.locator('[data-part=bar] button').first().click();
  await page.getByRole('dialog').locator('fieldset label').last().click();
  await page.keyboard.press('Escape');
  await page.locator('[data-part=heat]').first().waitFor();
  await lookAway(page);
}

/**
 * Plays the last move and waits for the analysis.
 * @param {Page} page
 */
export async function finish(page) {
  await deal(page);
  await page.keyboard.press('/');
  await page.locator('#typed-move').fill(LAST.move);
  await page.keyboard.press('Enter');
  await page.locator('[data-review=done]').waitFor({ timeout: 120_000 });
}

/**
 * Skips to the lesson about gifts.
 * @param {Page} page
 */
export async function learn(page) {
  const skip = page.locator('main footer button').last();
  for (let lesson = 0; lesson < 2; lesson++) await skip.click();
  await lookAway(page);
  await page.getByRole('toolbar').getByRole('button').nth(1).focus();
  await page.locator('.ctw-gift').waitFor();
}

/** @type {readonly Picture[]} */
export const GALLERY = [
  { name: 'home', size: 'desktop', address: '/' },
  { name: 'home-phone', size: 'phone', address: '/', theme: 'dark', language: 'de' },
  { name: 'new-game-phone', size: 'phone', address: '/new', language: 'fr' },
  { name: 'start', size: 'desktop', address: START, before: deal },
  { name: 'start-phone', size: 'phone', address: START, before: deal },
  { name: 'drafting', size: 'desktop', address: DRAFT, before: point },
  { name: 'drafting-phone', size: 'phone', address: DRAFT, language: 'de', before: point },
  {
    name: 'placing',
    size: 'desktop',
    address: GIFTS,
    before: async (page) => {
      await deal(page);
      await hold(page, 0.55);
    },
  },
  {
    name: 'placing-phone',
    size: 'phone',
    address: GIFTS,
    theme: 'dark',
    language: 'it',
    before: async (page) => {
      await deal(page);
      await hold(page, 0.4);
    },
  },
  { name: 'map', size: 'desktop', address: GIFTS, theme: 'dark', before: askForMap },
  { name: 'end', size: 'desktop', address: END, before: finish },
  { name: 'end-phone', size: 'phone', address: END, before: finish },
  { name: 'replay', size: 'desktop', address: WATCHED },
  { name: 'replay-phone', size: 'phone', address: WATCHED, language: 'nl' },
  { name: 'learn', size: 'desktop', address: '/learn', before: learn },
  { name: 'learn-phone', size: 'phone', address: '/learn', before: learn },
  { name: 'rules', size: 'desktop', address: '/rules/P3' },
  { name: 'rules-phone', size: 'phone', address: '/rules/P3', language: 'de' },
  { name: 'cards', size: 'desktop', address: '/cards/the-clearing' },
  { name: 'cards-phone', size: 'phone', address: '/cards/cool-water', theme: 'dark' },
  { name: 'score-pad', size: 'desktop', address: PAD },
  { name: 'score-pad-phone', size: 'phone', address: PAD, language: 'fr' },
  { name: 'online', size: 'desktop', address: '/', before: playTogether },
  {
    name: 'online-phone',
    size: 'phone',
    address: '/',
    before: async (page) => {
      await playTogether(page);
      // On a phone the chat covers the table.
      await page.locator('aside .plain').first().click();
    },
  },
  { name: 'invitation-phone', size: 'phone', address: '/', before: invite },
  { name: 'settings-phone', size: 'phone', address: '/settings' },
];
