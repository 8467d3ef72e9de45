// Frontier, the second built-in deck: chosen, played, stored, and opened from a link without a deck file.

import type { Page } from '@playwright/test';
import { parseCode } from '@wagons/rules/notation';
import { FRONTIER } from './online.ts';
import { laidCards, playOn } from './player.ts';
import { expect, test } from './story.ts';

const scoring = (page: Page) => page.getByRole('list', { name: 'Scoring cards' });
const titles = FRONTIER.cards.map(({ title }) => title.en ?? '');

/** The three scoring cards are from Frontier, and each shows its condition. */
async function expectFrontier(page: Page): Promise<void> {
  // In the middle of the circle, then on the score sheet.
  const heads = page.locator('[data-part=scoring] .ctw-scoring-title, [data-part=title]');
  await expect(heads).toHaveCount(3);
  for (const title of await heads.allTextContents()) expect(titles).toContain(title);
}

test('Frontier can be chosen, survives a reload, and opens from a link in any browser', async ({
  page,
  newDevice,
}) => {
  await test.step('chosen under “Deal and deck”', async () => {
    await page.goto('./#/new');
    await page.getByText('Two players, one device').click();
    await page.getByText('Deal and deck').click();
    await expect(page.getByRole('radio', { name: 'Printed deck' })).toBeChecked();
    await page.getByText('Frontier', { exact: true }).click();
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    await expect(page.locator('main[data-part=table]')).toBeVisible();
    await expectFrontier(page);
  });

  await test.step('a scoring card shows its rule', async () => {
    await scoring(page).getByRole('button').first().click();
    await expect(page.getByRole('dialog').getByRole('link', { name: /^Rules: C\d+$/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a move, a reload, and the next move', async () => {
    await playOn(page, 1);
    const laid = await laidCards(page).count();
    await page.reload();
    await expect(laidCards(page)).toHaveCount(laid);
    await expectFrontier(page);
    await playOn(page);
    await expect(page.locator('main[data-revealed]')).toBeVisible();
  });

  await test.step('the link of the game opens in another browser', async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).first().click();
    const link = await page.getByRole('dialog').getByRole('textbox').first().inputValue();
    // The code of the game, and after it who played.
    const [code = ''] = (new URL(link).hash.split('/').at(-1) ?? '').split('~');
    const game = parseCode(code, [FRONTIER]);
    expect(game.ok && game.value.phase).toBe('over');
    const friend = await newDevice();
    await friend.goto(link);
    await expect(friend.getByRole('button', { name: /^Play this deal, beat \d+$/ })).toBeVisible();
    await friend.getByRole('link', { name: 'Replay', exact: true }).click();
    await expect(friend.getByRole('slider')).toBeVisible();
    await expectFrontier(friend);
  });
});
