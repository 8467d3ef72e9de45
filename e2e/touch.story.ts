// A whole game by touch, on a small phone.

import type { Page } from '@playwright/test';
import {
  circleCards,
  commitButton,
  dealFor,
  finalTotals,
  ghost,
  handCard,
  laidCards,
  middleOf,
  spot,
  whatNow,
} from './player.ts';
import { offeredCode, readCode } from './record.ts';
import { expect, test } from './story.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

/** A tap selects, the button takes. */
async function tapCard(page: Page, skipped: number): Promise<void> {
  const left = await circleCards(page).count();
  const card = circleCards(page).nth(skipped);
  await card.tap();
  await expect(page.locator('.ctw-gift')).toHaveCount(skipped);
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await commitButton(page).tap();
  await expect(circleCards(page)).toHaveCount(left - skipped - 1);
}

/** A tap chooses a spot; another at the same position changes nothing. */
async function tapSpot(page: Page, n: number): Promise<void> {
  const { x, y } = await spot(page, n);
  await page.touchscreen.tap(x, y);
  await expect(ghost(page)).toBeVisible();
  const there = await ghost(page).getAttribute('style');
  const picture = page.locator('.ctw-ghost-card');
  const upright = await picture.innerHTML();
  await page.touchscreen.tap(x, y);
  await tapTurn(page);
  await expect.poll(async () => picture.innerHTML()).not.toBe(upright);
  expect(await ghost(page).getAttribute('style')).toBe(there);
}

const tapTurn = async (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Rotate', exact: true }).tap();

async function tapConfirm(page: Page): Promise<void> {
  const before = await laidCards(page).count();
  await commitButton(page).tap();
  // The first card of the other town may be placed by itself.
  await expect.poll(async () => laidCards(page).count()).toBeGreaterThan(before);
}

/** How far above the finger a dragged card is shown. */
const LIFT = 56;

/** Drags the card in hand by touch. */
async function carry(page: Page, n: number): Promise<void> {
  const to = await spot(page, n);
  const from = await middleOf(handCard(page));
  const finger = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000 - 2;
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', way: number) => {
    const point = { x: from.x + (to.x - from.x) * way, y: from.y + (to.y + LIFT - from.y) * way };
    timestamp += 0.1;
    await finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [point],
      timestamp,
    });
  };
  await touch('touchStart', 0);
  // The finger rests before it lifts; otherwise Chromium sees a fling, and the next tap only stops it.
  for (const way of [0.1, 0.4, 0.7, 1, 1, 1]) await touch('touchMove', way);
  await touch('touchEnd', 1);
  await expect(ghost(page)).toBeVisible();
}

test('two people play a whole game on a phone', async ({ page }) => {
  await dealFor(page, 'two people', { seed: 'touch' });
  await circleCards(page).nth(7).tap();
  await expect(commitButton(page)).toHaveText('Start here');
  await commitButton(page).tap();
  await expect(page.locator('main[data-part=table]')).toHaveAttribute('data-phase', 'draft');
  await tapCard(page, 2);

  await test.step('drag it, turn it, place it', async () => {
    await carry(page, 0);
    const picture = page.locator('.ctw-ghost-card');
    const upright = await picture.innerHTML();
    await tapTurn(page);
    await expect.poll(async () => picture.innerHTML()).not.toBe(upright);
    await tapConfirm(page);
  });

  await test.step('ask for a hint, and show it', async () => {
    expect(await whatNow(page)).toBe('place');
    await page.getByRole('button', { name: 'Hint' }).tap();
    await expect(page.locator('[data-part=hint] > p:first-child')).toHaveText(
      /^Place .+ on the marked spot, .+\. −?\d+,−?\d+$/,
    );
    await expect(page.locator('[data-part=stage] .ctw-lit-plain')).toBeVisible();
    await page.getByRole('button', { name: 'Show me' }).tap();
    await expect(ghost(page)).toBeVisible();
    await tapConfirm(page);
  });

  for (let turn = 0; ; turn++) {
    const task = await whatNow(page);
    if (task === 'over') break;
    if (task === 'draft') await tapCard(page, Math.min(turn % 3, (await circleCards(page).count()) - 1));
    else {
      if (turn % 4 === 0) await carry(page, turn * 3);
      else await tapSpot(page, turn * 5);
      await tapConfirm(page);
    }
  }

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins?!|It’s a tie!/);
  await page.getByRole('button', { name: 'Share' }).tap();
  const { tally } = await readCode(await offeredCode(page));
  await expect(finalTotals(page)).toHaveText([tally.first.total, tally.second.total].map(String));
});
