// Text twice as large as usual, as some have set it in their browser: the table may need more than one screen then.

import { findChromium } from '../tools/chromium.mjs';
import { misfits } from './misfits.ts';
import { chooseSpot, circleCards, confirm, dealFor, nameStart, takeCard } from './player.ts';
import { POSITIONS } from './positions.ts';
import { expect, test } from './story.ts';

const { executablePath, args } = await findChromium();
test.use({ launchOptions: { executablePath, args: [...args, '--blink-settings=defaultFontSize=32'] } });

const SIZES = [
  { width: 360, height: 640, mayScroll: true },
  { width: 640, height: 360, mayScroll: true },
  { width: 1280, height: 800, mayScroll: false },
];

for (const { width, height, mayScroll } of SIZES) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('everything at the table is there, and can be played', async ({ page }) => {
      await dealFor(page, 'two people', { seed: 'large' });
      await expect.poll(async () => misfits(page, { mayScroll })).toEqual([]);
      await nameStart(page, 2);
      await takeCard(page, 1);
      await expect.poll(async () => misfits(page, { mayScroll })).toEqual([]);
      await page.locator('.stage').scrollIntoViewIfNeeded();
      await chooseSpot(page, 0);
      await confirm(page);
      await expect(circleCards(page)).toHaveCount(13);
    });

    test('and late in a game', async ({ page }) => {
      await dealFor(page, 'two people', { from: POSITIONS.lastCard });
      await expect.poll(async () => misfits(page, { mayScroll })).toEqual([]);
    });
  });
}
