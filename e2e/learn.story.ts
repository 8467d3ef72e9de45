// All lessons of the tutorial, from the first to the last.

import type { Page } from '@playwright/test';
import { middleOf } from './player.ts';
import { expect, test } from './story.ts';

const lesson = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const says = (page: Page) => page.locator('[data-verdict]');
const next = async (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

// Alternates between mouse and touch.
test.use({ hasTouch: true });

const inCircle = (page: Page, card: string) =>
  page.getByRole('toolbar').getByRole('button', { name: new RegExp(`^${card}[,:]`) });
const takeIt = (page: Page, card: string) => page.getByRole('button', { name: new RegExp(`^Take ${card}$`) });
async function take(page: Page, card: string): Promise<void> {
  await inCircle(page, card).click();
  await takeIt(page, card).click();
}
async function tapAndTake(page: Page, card: string): Promise<void> {
  await inCircle(page, card).tap();
  await takeIt(page, card).tap();
}

async function lay(page: Page, cell: string): Promise<void> {
  const { x, y } = await middleOf(page.locator(`[data-part=stage] [data-spot="${cell}"]`));
  await page.mouse.click(x, y);
}
const place = async (page: Page) => page.getByRole('button', { name: 'Place', exact: true }).click();
const turn = async (page: Page) => page.getByRole('button', { name: 'Rotate', exact: true }).click();

test('a beginner completes the tutorial', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Learn in 3 minutes' }).click();

  await test.step('the names of terrains and icons', async () => {
    await expect(lesson(page, 'The cards')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Snow' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Mine' })).toBeVisible();
    await next(page);
  });

  await test.step('taking', async () => {
    await expect(lesson(page, 'The next card')).toBeVisible();
    await page.getByRole('button', { name: /^Gold Country/ }).click();
    await expect(says(page)).toContainText('Gold Country: 2 points per mine');
    await tapAndTake(page, 'The Herd');
    await expect(says(page)).toContainText('every card you skip goes to your opponent');
    await take(page, 'Fortified');
    await next(page);
  });

  await test.step('a gift', async () => {
    await expect(lesson(page, 'Skipping')).toBeVisible();
    await inCircle(page, 'The Herd').hover();
    await expect(page.locator('.ctw-gift')).toHaveCount(1);
    await take(page, 'The Herd');
    await expect(says(page)).toContainText('your opponent gets Wagon Train');
    await next(page);
  });

  await test.step('an illegal spot is explained', async () => {
    await expect(lesson(page, 'Edge to edge')).toBeVisible();
    await lay(page, '2,2');
    await expect(says(page)).not.toContainText(/rule P\d/);
    await expect(says(page).getByRole('link', { name: 'Rules' })).toBeVisible();
    await lay(page, '-1,-1');
    await place(page);
    await expect(says(page)).toContainText('That covers a card.');
    await lay(page, '2,0');
    await place(page);
    await expect(says(page)).toContainText('nicely done!');
    await next(page);
  });

  await test.step('leaving, and continuing another day', async () => {
    await expect(lesson(page, 'Free cards')).toBeVisible();
    await page.reload();
    await expect(lesson(page, 'Free cards')).toBeVisible();
  });

  await test.step('free cards go anywhere', async () => {
    await lay(page, '-1,2');
    await place(page);
    await expect(says(page)).toContainText('Now');
    await lay(page, '-2,0');
    await place(page);
    await expect(says(page)).toContainText('Free cards first');
    await next(page);
  });

  await test.step('groups, turning, covering, a scoring card', async () => {
    await expect(lesson(page, 'Groups')).toBeVisible();
    await lay(page, '1,1');
    await place(page);
    await expect(says(page)).toContainText('That makes 3.');
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect(says(page)).toContainText('Like this.');
    await place(page);
    await expect(says(page)).toContainText('5 points');
    await next(page);
    await expect(lesson(page, 'Upside down')).toBeVisible();
    await turn(page);
    await lay(page, '-4,0');
    await place(page);
    await expect(says(page)).toContainText('Desert, gun, desert');
    await next(page);
    await expect(lesson(page, 'Covering')).toBeVisible();
    await lay(page, '-5,1');
    await place(page);
    await next(page);
    await expect(lesson(page, 'A scoring card')).toBeVisible();
    await lay(page, '0,2');
    await place(page);
    await expect(says(page)).toContainText('Happy cows: 8 points!');
    await next(page);
  });

  await test.step('the last card, the tally, and a first game', async () => {
    await expect(lesson(page, 'The last card')).toBeVisible();
    await lay(page, '-7,1');
    await place(page);
    await expect(says(page)).toContainText(/You win, \d+ to \d+!/);
    await page.getByRole('button', { name: 'Play against Pip (level 1)' }).click();
    await expect(page.locator('main[data-part=table]')).toBeVisible();
    await expect(page.locator('[data-part=totals]')).toContainText('Level 1');
  });

  await page.goto('./#/learn');
  await expect(lesson(page, 'The cards'), 'after the last lesson comes the first one').toBeVisible();
});
