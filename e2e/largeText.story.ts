// Text at twice the default size: the table may need more than one screen then.

import type { Locator, Page } from '@playwright/test';
import { findChromium } from '../tools/chromium.mjs';
import { misfits } from './misfits.ts';
import { chooseSpot, circleCards, confirm, dealFor, nameStart, takeCard } from './player.ts';
import { POSITIONS } from '../tools/positions.mjs';
import { expect, test } from './story.ts';

const { executablePath, args } = await findChromium();
test.use({ launchOptions: { executablePath, args: [...args, '--blink-settings=defaultFontSize=32'] } });

const SIZES = [
  { width: 360, height: 640, mayScroll: true },
  { width: 390, height: 844, mayScroll: true },
  { width: 640, height: 360, mayScroll: true },
  { width: 1280, height: 800, mayScroll: false },
];

for (const { width, height, mayScroll } of SIZES) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('everything at the table is visible and usable', async ({ page }) => {
      await dealFor(page, 'two people', { seed: 'large' });
      await expect.poll(async () => misfits(page, { mayScroll })).toEqual([]);
      await nameStart(page, 2);
      await takeCard(page, 1);
      await expect.poll(async () => misfits(page, { mayScroll })).toEqual([]);
      await page.locator('[data-part=stage]').scrollIntoViewIfNeeded();
      await chooseSpot(page, 0);
      await confirm(page);
      await expect(circleCards(page)).toHaveCount(13);
    });

    test('names, totals and points are whole, and the own town is the larger one', async ({ page }) => {
      for (const from of [POSITIONS.four, POSITIONS.drafting]) {
        await dealFor(page, 'me against the computer', { from });
        await expect(page.locator('[data-part=saying] [data-part=now]')).not.toHaveText('');
        await expect.poll(async () => overlaps(page)).toEqual([]);
      }
    });

    test('everything is visible late in a game', async ({ page }) => {
      await dealFor(page, 'two people', { from: POSITIONS.lastCard });
      await expect.poll(async () => misfits(page, { mayScroll })).toEqual([]);
    });
  });
}

test.describe('on a phone, in the language with the longest words', () => {
  test.use({ viewport: { width: 360, height: 640 }, locale: 'de-DE' });

  test('nothing is wider than the screen', async ({ page }) => {
    for (const place of [
      '',
      'new',
      'learn',
      'replay',
      'pad',
      'cards',
      'rules',
      'games',
      'daily',
      'puzzles',
      'puzzles/9',
      'statistics',
      'settings',
      'about',
    ]) {
      await page.goto(`./#/${place}`);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.locator('.waiting')).toHaveCount(0);
      await expect.poll(async () => misfits(page, { mayScroll: true }), place).toEqual([]);
    }
  });

  test('nothing overlaps in the lessons and on the score pad', async ({ page }) => {
    await page.goto('./#/learn');
    await page.locator('main footer button').last().click();
    await expect(async () => {
      const ring = await boxOf(page.locator('[data-part=circle]'));
      const cards = await boxOf(page.locator('[data-part=circle] [data-part=scoring]'));
      expect(cards.y).toBeGreaterThan(ring.y);
      expect(cards.y + cards.height).toBeLessThan(ring.y + ring.height);
    }).toPass({ timeout: 15_000 });
    await page.goto('./#/pad');
    const slots = page.locator('[role=rowheader] [aria-haspopup=dialog]');
    await expect(slots).toHaveCount(3);
    await expect(async () => {
      const said = await boxOf(page.locator('main [data-part=saying]'));
      const tray = await boxOf(page.locator('[data-shape=tray]'));
      expect(said.y + said.height).toBeLessThanOrEqual(tray.y);
      const cut = await slots.evaluateAll((all) =>
        all.map(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight),
      );
      expect(cut).toEqual([false, false, false]);
    }).toPass({ timeout: 15_000 });
  });
});

/** What is cut off at the top of the table or lies on something else, one per line. */
async function overlaps(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const boxes = (selector: string, within: ParentNode = document) =>
      [...within.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const [sheet] = boxes('[data-zone=tally]');
    for (const { top, bottom } of boxes(
      '[data-part=bar] [data-part=total], [data-part=bar] [data-part=who], [data-part=bar] [data-part=total] b',
    )) {
      if (top < 0) found.push(`a total begins at ${top}`);
      if (sheet && sheet.left < innerWidth / 2 && bottom > sheet.top + 0.5)
        found.push(`a total ends ${bottom - sheet.top} below the bar`);
    }
    for (const line of document.querySelectorAll('[data-kind=bonus]')) {
      const [picture] = boxes('[role=rowheader] .ctw-pictogram', line);
      for (const points of boxes('[data-part=points]', line))
        if (picture && points.top < picture.bottom - 0.5 && points.left < picture.right)
          found.push(`points lie ${picture.bottom - points.top} on "${line.textContent}"`);
    }
    const [own] = boxes('[data-part=stage] .ctw-laid');
    const [other] = boxes('[data-part=beside] .ctw-laid');
    if (!own) found.push('there is no town');
    else if (other && other.width > own.width) found.push(`cards of ${own.width} beside ${other.width}`);
    return found;
  });
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
}
