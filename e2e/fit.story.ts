// Everything fits: the table on one screen, portrait and landscape, in the languages with the longest words, and every
// screen on a small phone in every language.

import { misfits } from './misfits.ts';
import { chooseSpot, circleCards, dealFor, finalTotals, playOn, spots, whatNow } from './player.ts';
import { POSITIONS } from '../tools/positions.mjs';
import { arriveAt, SCREENS } from './screens.ts';
import { expect, test } from './story.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 1280, height: 800 },
  { width: 800, height: 1280 },
];

const { over: _, ...PLAYED } = POSITIONS;

for (const language of ['de', 'fr']) {
  test.describe(`in the language ${language}`, () => {
    test.use({ locale: language });
    test('the table fits on every screen, at every point of a game', async ({ page }) => {
      for (const [name, code] of Object.entries(PLAYED)) {
        await dealFor(page, 'two people', { from: code });
        for (const size of SIZES) {
          await page.setViewportSize(size);
          const where = `${name}, ${size.width} × ${size.height}`;
          await expect.poll(async () => misfits(page, { mayScroll: false }), where).toEqual([]);
          if ((await whatNow(page)) === 'place') {
            const all = await page.locator('[data-part=stage] .ctw-spot').count();
            await expect
              .poll(async () => spots(page), `spots that can be pointed at, ${where}`)
              .toHaveLength(all);
            await chooseSpot(page, 0);
          } else await circleCards(page).last().focus();
          await expect.poll(async () => misfits(page, { mayScroll: false }), `${where}, chosen`).toEqual([]);
          await page.keyboard.press('u');
        }
      }
    });
  });
}

for (const language of ['en', 'de', 'nl', 'fr', 'it'])
  test.describe(`in the language ${language}`, () => {
    test.use({ locale: language });
    test('no screen is wider than a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      for (const { address } of SCREENS) {
        await arriveAt(page, address);
        await expect(page.getByRole('heading', { level: 1 }), address).not.toHaveText('');
        await expect(page.locator('.waiting'), address).toHaveCount(0);
        await expect.poll(async () => misfits(page, { mayScroll: true }), address).toEqual([]);
      }
      await dealFor(page, 'two people', { from: POSITIONS.lastCard });
      await playOn(page);
      await expect(finalTotals(page)).toHaveCount(2);
      await expect.poll(async () => misfits(page, { mayScroll: true }), 'the end').toEqual([]);
    });
  });
