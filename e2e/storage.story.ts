// A browser that keeps nothing, or nothing more: the game goes on, the player is told, and the code is offered.

import type { Page } from '@playwright/test';
import { dealFor, laidCards, playOn } from './player.ts';
import { offeredCode, readCode } from './record.ts';
import { expect, test } from './story.ts';

/** The game as it is offered where the table says that it is not saved. */
async function offered(page: Page) {
  await page.getByRole('button', { name: 'Not saved' }).click();
  const game = await readCode(await offeredCode(page));
  await page.keyboard.press('Escape');
  return game;
}

test('a browser that forbids storing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The user denied permission to access the database.', 'SecurityError');
      },
    });
  });
  await dealFor(page, 'two people', { seed: 'blocked' });
  await expect(page.getByText('This browser does not let us store anything')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('Not saved')).toBeVisible();
  await playOn(page, 4);
  const placed = await laidCards(page).count();
  const { moves } = await offered(page);
  expect(moves.filter((move) => JSON.stringify(move).includes('"place"'))).toHaveLength(placed);
  await playOn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins!|Shared victory/);
});

test('a storage that becomes full in the middle of a game, and has room again', async ({ page }) => {
  await dealFor(page, 'two people', { seed: 'full' });
  await playOn(page, 2);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.evaluate(() => {
    // Others share the storage of an address; here they take all that is left, to the last letter.
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
  await expect(page.getByText('The storage of this browser is full')).toBeVisible();
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
