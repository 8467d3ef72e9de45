// The score pad for printed cards.

import type { Page } from '@playwright/test';
import { ghost, laidCards, middleOf } from './player.ts';
import { expect, test } from './story.ts';

/** Taps a card in the tray, and then its spot. */
async function lay(page: Page, card: string, cell: string): Promise<void> {
  const before = await laidCards(page).count();
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: new RegExp(`^${card}: `) })
    .click();
  if (cell !== '0,0') {
    const { x, y } = await middleOf(page.locator(`[data-part=stage] [data-spot="${cell}"]`));
    await page.mouse.click(x, y);
  }
  await expect(ghost(page)).toBeVisible();
  await page.getByRole('button', { name: 'Place', exact: true }).click();
  await expect(laidCards(page)).toHaveCount(before + 1);
}

test('the town of the rulebook scores 20', async ({ page, newDevice }) => {
  await page.goto('./#/pad');
  await lay(page, 'Undiscovered', '0,0');
  await lay(page, 'Smalltown Charm', '-1,0');
  await lay(page, 'Fortified', '2,0');
  await lay(page, 'Badlands', '3,-1');
  await lay(page, 'The Clearing', '-1,2');
  await lay(page, 'Happy Cows', '1,2');
  await page.getByRole('button', { name: 'Score' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First player: 20 points');
  await expect(
    page.locator('[data-part=tally] tr[data-seat=first] td'),
    'desert, forest, mountains, plains, snow, water, and their sum',
  ).toHaveText(['4', '1', '6', '5', '1', '3', '20']);

  await test.step('an unknown scoring card is scored by hand', async () => {
    await page.getByRole('button', { name: 'Back to the towns' }).click();
    await page.getByRole('button', { name: 'Scoring card 1' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Other card').click();
    await dialog.getByLabel('Title').fill('Gold Rush');
    await dialog.getByLabel('Points: First player').fill('7');
    await dialog.getByRole('button', { name: 'Use this card' }).click();
    await expect(page.locator('[data-part=totals]')).toContainText('27');
  });

  await test.step('the pad is stored, and can be shared by link', async () => {
    await page.reload();
    await expect(page.locator('[data-part=totals]')).toContainText('27');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Share pad' }).click();
    const link = await page.getByRole('dialog').getByRole('textbox').first().inputValue();
    const friend = await newDevice();
    await friend.goto(link);
    await expect(friend.locator('[data-part=totals]')).toContainText('27');
    await expect(laidCards(friend)).toHaveCount(6);
  });
});
