// Reviewing a lost game, and trying again where it was lost.

import { POSITIONS } from '../tools/positions.mjs';
import { expectAccessible } from './accessible.ts';
import { whatNow } from './player.ts';
import { expect, test } from './story.ts';

test('a lost game is reviewed, and a mistake tried again', async ({ page }) => {
  await page.goto(`./#/review/${POSITIONS.over}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review');

  await test.step('grades appear until all are found', async () => {
    await expect(page.locator('[data-part=summaries]')).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('[data-review]')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('from mistake to mistake by keyboard', async () => {
    await page.getByRole('slider').focus();
    await page.keyboard.press('Home');
    await expect(page.getByRole('heading', { name: /^Move \d/ })).toHaveText(/^Move 1 of/);
    await page.getByRole('button', { name: 'Next mistake' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^Move \d/ })).toHaveText(
      /(Inaccuracy|Mistake|Costly gift)$/,
    );
    await expect(page.locator('[data-part=decision] table')).toBeVisible();
  });

  await test.step('the position is played again against the computer', async () => {
    await page.getByRole('button', { name: 'Find a better move' }).click();
    expect(['pickStart', 'draft', 'place']).toContain(await whatNow(page));
    await expect(page.locator('[data-part=practice]')).toContainText(/this move cost \d+ points?/);
  });

  await test.step('the way back leads to the same decision', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { name: /^Move \d/ })).toHaveText(
      /(Inaccuracy|Mistake|Costly gift)$/,
    );
  });
});
