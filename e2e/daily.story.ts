// The daily deal: played to its end, shared, and seen again after midnight.

import { expectAccessible } from './accessible.ts';
import { playOn } from './player.ts';
import { expect, test } from './story.ts';

test('the daily deal is played, shared, and over at midnight UTC', async ({ page }) => {
  // The page's clock can be set; its timers run as usual.
  await page.clock.setFixedTime('2026-11-18T23:40:00Z');
  await page.goto('./#/daily');
  await expect(page.getByText('Next deal in 20 minutes')).toBeVisible();
  await expect(page.getByText('Against Lin, level 4')).toBeVisible();
  await expect(page.getByText(/^Par \d+$/), 'the computer has played it').toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);

  await test.step('play it', async () => {
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.getByText('No hints today')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
    await playOn(page);
  });

  await test.step('its result is kept, even if the page is closed and the game deleted at once', async () => {
    // As if the page had been closed before it could store the result.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (/\bdaily$/.test(key)) localStorage.removeItem(key);
    });
    await page.goto('./#/games');
    await page.reload();
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => /\bdaily$/.test(key))))
      .toBe(true);
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('./#/daily');
    await expect(page.locator('[data-result]')).toContainText(/You \d+, Lin \d+/);
    await expect(page.getByText('1 day in a row')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play it again' })).toBeVisible();
  });
  const result = (await page.locator('[data-result] b').textContent()) ?? '';

  await test.step('share it', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('dialog')).toContainText(/^.*Circle the Wagons, 18 November 2026: \d+–\d+/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('after midnight there is another one, and the calendar has this one', async () => {
    await page.clock.setFixedTime('2026-11-19T00:10:00Z');
    await page.goto('./#/daily');
    await page.reload();
    await expect(page.getByText('Against Inés, level 5')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await page.getByRole('link', { name: /^18 November 2026: (won|lost|tie)$/ }).click();
    await expect(page.locator('[data-result] b')).toHaveText(result);
    await expectAccessible(page);
  });
});
