// A whole game by keyboard only, from the home page to the tally.

import type { Locator, Page } from '@playwright/test';
import { circleCards, finalTotals, ghost, laidCards, saying, whatNow } from './player.ts';
import { offeredCode, readCode } from './record.ts';
import { expect, test } from './story.ts';

/** Presses Tab until the element has focus. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(place, 'what Tab never reaches').toBeFocused();
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

async function placeByKey(page: Page, turn: number): Promise<void> {
  await expect(
    page.locator('[data-part=stage] [role=gridcell]:focus'),
    'the focus is in the town',
  ).toBeVisible();
  await expect(ghost(page)).toBeVisible();
  await expect(
    page.getByRole('status').getByText(/^-?\d+,-?\d+, upright/),
    'where it begins is said',
  ).toHaveCount(1);
  const before = await laidCards(page).count();
  await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][turn % 4] ?? '');
  if (turn % 3 === 0) await page.keyboard.press('r');
  await expect(ghost(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(laidCards(page)).toHaveCount(before + 1);
}

async function takeByKey(page: Page, skipped: number): Promise<void> {
  await expect(circleCards(page).and(page.locator(':focus')), 'the focus is in the circle').toBeVisible();
  const left = await circleCards(page).count();
  await page.keyboard.press('Home');
  for (let step = 0; step < skipped; step++) await page.keyboard.press('ArrowRight');
  await expect(page.locator('.ctw-gift')).toHaveCount(skipped);
  await page.keyboard.press('Enter');
  await expect(circleCards(page)).toHaveCount(left - skipped - 1);
}

test('two people play a whole game by keyboard', async ({ page }) => {
  await page.goto('./');
  await tabTo(page, page.getByRole('link', { name: 'New game' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New game');
  await tabTo(page, page.getByRole('radio', { name: 'Me against the computer' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Two players, one device' })).toBeChecked();
  await tabTo(page, page.getByRole('textbox', { name: 'Second player' }));
  await page.keyboard.type('Ida');
  await tabTo(page, button(page, 'Deal the cards'));
  await page.keyboard.press('Enter');

  await test.step('choose the starting card', async () => {
    await expect(saying(page)).toHaveText(/^Ida: Choose the starting card\./);
    await tabTo(page, circleCards(page).first());
    await page.keyboard.press('ArrowRight');
    await expect(circleCards(page).nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toHaveAttribute('data-phase', 'draft');
  });

  await test.step('a move can be typed, and a wrong one is explained', async () => {
    await takeByKey(page, 0);
    await page.keyboard.press('/');
    const box = page.getByRole('textbox', { name: 'Type a move' });
    await tabTo(page, box);
    // Titles of cards are accepted in any language.
    await page.keyboard.type('take Ödland');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText(/rule [A-Z]\d/);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('place 0 0 turned');
    await page.keyboard.press('Enter');
    await expect(laidCards(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await tabTo(page, circleCards(page).first());
  });

  await test.step('undo and redo', async () => {
    await takeByKey(page, 1);
    await expect(ghost(page)).toBeVisible();
    await page.keyboard.press('u');
    await expect(ghost(page)).toHaveCount(0);
    await page.keyboard.press('u');
    await expect(circleCards(page)).toHaveCount(14);
    await page.keyboard.press('Shift+U');
    await expect(circleCards(page)).toHaveCount(12);
    await page.keyboard.press('Shift+U');
    await expect(ghost(page)).toBeVisible();
  });

  for (let turn = 0; ; turn++) {
    const task = await whatNow(page);
    if (task === 'over') break;
    if (task === 'place') await placeByKey(page, turn);
    else await takeByKey(page, Math.min(turn % 3, (await circleCards(page).count()) - 1));
  }

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^(The first player|Ida) wins!$|^It’s a tie!$/,
  );
  await tabTo(page, button(page, 'Share'));
  await page.keyboard.press('Enter');
  const { tally, winner } = await readCode(await offeredCode(page));
  expect(winner).toBeDefined();
  await expect(finalTotals(page)).toHaveText([tally.first.total, tally.second.total].map(String));
  await page.keyboard.press('Escape');
  await expect(button(page, 'Share')).toBeFocused();
});
