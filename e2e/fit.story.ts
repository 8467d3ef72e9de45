// Everything on one screen, upright and lying down, in the languages with the longest words.

import type { Page } from '@playwright/test';
import { chooseSpot, circleCards, dealFor, spots, whatNow } from './player.ts';
import { POSITIONS } from './positions.ts';
import { SCREENS } from './screens.ts';
import { expect, test } from './story.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 1280, height: 800 },
  { width: 800, height: 1280 },
];

/** What does not fit, each in a line: nothing, one hopes. A long page may be scrolled, but only up and down. */
async function misfits(
  page: Page,
  { mayScroll }: { readonly mayScroll: boolean },
): Promise<readonly string[]> {
  return page.evaluate((isLong) => {
    const found: string[] = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    if (!isLong && scrollHeight > innerHeight) found.push(`the page is ${scrollHeight} high`);
    for (const control of document.querySelectorAll<HTMLElement>('main button, main .button, main input')) {
      if (!control.checkVisibility() || control.matches('.unseen, .face *, [type=radio]')) continue;
      const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
      const name = `${control.className} "${control.textContent.trim() || control.ariaLabel}"`;
      // A row that is swiped goes on beyond the edge.
      const isSwiped = control.closest('.ctw-queue') !== null;
      if (!isLong && (top < -0.5 || bottom > innerHeight + 0.5))
        found.push(`${name} is at ${top} to ${bottom}`);
      if (!isSwiped && (left < -0.5 || right > innerWidth + 0.5))
        found.push(`${name} is at ${left} to ${right}`);
      // Nine columns of a tally leave a finger less room on a phone; WCAG asks for 24.
      const least = control.matches('.button, .plain, .table *') && !control.matches('.tally *') ? 44 : 24;
      if (width < least - 0.5 || height < least - 0.5) found.push(`${name} is ${width} × ${height}`);
      // What is only heard takes no room.
      if (!control.matches('.button') || control.querySelector('.unseen')) continue;
      const words = document.createRange();
      words.selectNodeContents(control);
      const text = words.getBoundingClientRect();
      if (text.left < left - 0.5 || text.right > right + 0.5) found.push(`${name} is too narrow`);
      if (text.top < top - 0.5 || text.bottom > bottom + 0.5) found.push(`${name} is too low`);
      if (control.scrollWidth > control.clientWidth) found.push(`${name} is cut off`);
    }
    return found;
  }, mayScroll);
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
          await expect.poll(async () => misfits(page, { mayScroll: false }), where).toEqual([]);
          if ((await whatNow(page)) === 'place') {
            const all = await page.locator('.stage .ctw-spot').count();
            expect(await spots(page), `spots that can be pointed at, ${where}`).toHaveLength(all);
            await chooseSpot(page, 0);
          } else await circleCards(page).last().focus();
          await expect.poll(async () => misfits(page, { mayScroll: false }), `${where}, chosen`).toEqual([]);
          await page.keyboard.press('u');
        }
      }
    });

    test('no screen is wider than a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      for (const { address } of SCREENS) {
        await page.goto(`./#${address}`);
        await expect(page.getByRole('heading', { level: 1 }), address).not.toHaveText('');
        await expect(page.locator('.waiting'), address).toHaveCount(0);
        await expect.poll(async () => misfits(page, { mayScroll: true }), address).toEqual([]);
      }
      await dealFor(page, 'two people', { from: POSITIONS.over });
      await expect.poll(async () => misfits(page, { mayScroll: true }), 'the end').toEqual([]);
    });
  });
}
