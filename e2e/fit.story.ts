// Everything on one screen, upright and lying down, in the languages with the longest words.

import type { Page } from '@playwright/test';
import { chooseSpot, circleCards, dealFor, spots, whatNow } from './player.ts';
import { POSITIONS } from './positions.ts';
import { expect, test } from './story.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 1280, height: 800 },
  { width: 800, height: 1280 },
];

/** What does not fit, each in a line: nothing, one hopes. */
async function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    if (scrollHeight > innerHeight) found.push(`the page is ${scrollHeight} high`);
    for (const control of document.querySelectorAll<HTMLElement>('main button, main a, main input')) {
      if (!control.checkVisibility()) continue;
      const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
      const name = `${control.className} "${control.textContent.trim() || control.ariaLabel}"`;
      // A row that is swiped goes on beyond the edge.
      const isSwiped = control.closest('.ctw-queue') !== null;
      if (top < -0.5 || bottom > innerHeight + 0.5) found.push(`${name} is at ${top} to ${bottom}`);
      if (!isSwiped && (left < -0.5 || right > innerWidth + 0.5))
        found.push(`${name} is at ${left} to ${right}`);
      // Nine columns of a tally leave a finger less room on a phone; WCAG asks for 24.
      const least = control.matches('.tally *') ? 24 : 44;
      if (width < least - 0.5 || height < least - 0.5) found.push(`${name} is ${width} × ${height}`);
      if (!control.matches('.button')) continue;
      const words = document.createRange();
      words.selectNodeContents(control);
      const text = words.getBoundingClientRect();
      if (text.left < left - 0.5 || text.right > right + 0.5) found.push(`${name} is too narrow`);
      if (text.top < top - 0.5 || text.bottom > bottom + 0.5) found.push(`${name} is too low`);
      if (control.scrollWidth > control.clientWidth) found.push(`${name} is cut off`);
    }
    return found;
  });
}

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
          await expect.poll(async () => misfits(page), where).toEqual([]);
          if ((await whatNow(page)) === 'place') {
            const all = await page.locator('.stage .ctw-spot').count();
            expect(await spots(page), `spots that can be pointed at, ${where}`).toHaveLength(all);
            await chooseSpot(page, 0);
          } else await circleCards(page).last().focus();
          await expect.poll(async () => misfits(page), `${where}, chosen`).toEqual([]);
          await page.keyboard.press('u');
        }
      }
    });
  });
}
