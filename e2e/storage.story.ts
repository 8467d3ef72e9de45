// Blocked or full storage: the game continues, the player is warned and offered the link code.

import type { Page } from '@playwright/test';
import { dealFor, laidCards, playOn } from './player.ts';
import { offeredCode, readCode } from './record.ts';
import { expect, test } from './story.ts';

/** The game in the code that the warning at the table offers. */
async function offered(page: Page) {
  await page.getByRole('button', { name: 'Not saved' }).click();
  const game = await readCode(await offeredCode(page));
  await page.keyboard.press('Escape');
  return game;
}

test('a browser that blocks storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The user denied permission to access the database.', 'SecurityError');
      },
    });
  });
  await dealFor(page, 'two people', { seed: 'blocked' });
  await expect(page.getByText('This browser blocks storage')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('Not saved')).toBeVisible();
  await playOn(page, 4);
  const placed = await laidCards(page).count();
  const { moves } = await offered(page);
  expect(moves.filter((move) => JSON.stringify(move).includes('"place"'))).toHaveLength(placed);
  await playOn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins?!|It’s a tie!/);
});

test('storage that fills up during a game and has room again later', async ({ page }) => {
  await dealFor(page, 'two people', { seed: 'full' });
  await playOn(page, 2);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.evaluate(() => {
    // Another page of the same origin takes all remaining space.
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      for (let n = 0; ; n++) {
        try {
          localStorage.setItem(`others/${size}/${n}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  await playOn(page, 6);
  await expect(page.getByText('Your browser’s storage is full')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('Not saved')).toBeVisible();
  const placed = await laidCards(page).count();
  const { moves } = await offered(page);
  expect(moves.filter((move) => JSON.stringify(move).includes('"place"'))).toHaveLength(placed);

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('others/')) localStorage.removeItem(key);
  });
  await playOn(page, placed + 1);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const now = await laidCards(page).count();
  await page.reload();
  await expect(laidCards(page)).toHaveCount(now);
});
