// One game in two tabs: the later takes over, the earlier can take it back, and nothing is lost.

import type { Page } from '@playwright/test';
import { circleCards, dealFor, handCard, laidCards, playOn, takeCard, totals, whatNow } from './player.ts';
import { expect, test } from './story.ts';

const notice = (page: Page) => page.getByText('You opened this game in another tab. It continues there.');
const goOnHere = (page: Page) => page.getByRole('button', { name: 'Continue here' });

test('the later tab takes the game over, and the earlier one takes it back', async ({ page, context }) => {
  await dealFor(page, 'two people', { seed: 'tabs' });
  await playOn(page, 3);
  const placed = await laidCards(page).count();
  await takeCard(page, 1);

  const later = await context.newPage();
  await later.goto(page.url());
  await expect(laidCards(later)).toHaveCount(placed);
  await expect(handCard(later), 'the card that was taken but not placed').toBeVisible();
  await expect(notice(page)).toBeVisible();
  await expect(notice(later)).toBeHidden();
  await expect(page.locator('[data-part=circle] [aria-disabled=false]')).toHaveCount(0);
  await expect(handCard(page)).toHaveCount(0);

  await test.step('moves in the later tab appear in the earlier one', async () => {
    await playOn(later, placed + 3);
    const there = await laidCards(later).count();
    expect(there).toBeGreaterThanOrEqual(placed + 3);
    await expect(laidCards(page)).toHaveCount(there);
    await expect(totals(page)).toHaveText(await totals(later).allTextContents());
  });

  await test.step('the earlier tab takes it back and plays to the end', async () => {
    await goOnHere(page).click();
    await expect(notice(page)).toBeHidden();
    await expect(notice(later)).toBeVisible();
    await whatNow(page);
    await expect(circleCards(page)).toHaveCount(await circleCards(later).count());
    await playOn(page);
    await expect(laidCards(page)).toHaveCount(15);
    await expect(laidCards(later)).toHaveCount(15);
  });

  await later.goto('./#/');
  await expect(later.locator('[data-ways]')).toBeVisible();
  await expect(
    later.getByText('Continue', { exact: true }),
    'nothing is left over to go on with',
  ).toHaveCount(0);
});
