// A player restores a backup and looks at the statistics of those games.

import { expectAccessible } from './accessible.ts';
import { expect, test } from './story.ts';

const BACKUP = new URL('../packages/web/test/exports/printedDeck.json', import.meta.url).pathname;

test('statistics after restoring a backup', async ({ page }) => {
  await page.goto('./#/games');
  await page.getByLabel('Restore from file').setInputFiles(BACKUP);
  await expect(page.getByText('9 games were added')).toBeVisible();

  await page.getByRole('link', { name: 'Statistics and milestones' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statistics');
  await expect(page.getByText(/^7 finished games against the computer/)).toBeVisible();
  await expect(page.getByText('5 of 15 reached')).toBeVisible();
  await expect(page.getByRole('table', { name: 'By scoring card' })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Your best town' })).toBeVisible();
  await expectAccessible(page);

  // They are computed from the stored games, so they are there again after a reload.
  await page.reload();
  await expect(page.getByText('5 of 15 reached')).toBeVisible();
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replay a game');
});
