// Every screen, every point of a game and every dialog, by day and by lamplight, as axe sees them.

import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { chooseSpot, circleCards, dealFor, finalTotals, playOn } from './player.ts';
import { POSITIONS } from '../tools/positions.mjs';
import { goTo, SCREENS } from './screens.ts';
import { expect, test } from './story.ts';

// A link to a rule or a card shows the same page as one without; they are long, and looked at once.
const seen = SCREENS.filter(({ address }) => address !== '/rules' && address !== '/cards');
const half = Math.ceil(seen.length / 2);
for (const [part, screens] of [seen.slice(0, half), seen.slice(half)].entries()) {
  test(`every address opens its screen, as when it comes by mail, and axe finds nothing there, part ${part + 1}`, async ({
    page,
  }) => {
    for (const screen of screens) {
      await test.step(screen.address, async () => {
        await page.goto('about:blank');
        await goTo(page, screen);
        await expect(page).toHaveTitle(/Circle the Wagons$/);
        await expectAccessible(page);
      });
    }
  });
}

test('axe finds nothing at the table', async ({ page }) => {
  const { over: _, ...played } = POSITIONS;
  for (const [name, code] of Object.entries(played)) {
    await test.step(name, async () => {
      await dealFor(page, 'two people', { from: code });
      if (name === 'drafting') await circleCards(page).nth(3).hover();
      if (name === 'lastCard') await chooseSpot(page, 0);
      await expectAccessible(page);
    });
  }
  await test.step('the end', async () => {
    await dealFor(page, 'two people', { from: POSITIONS.lastCard });
    await playOn(page);
    await expect(finalTotals(page)).toHaveCount(2);
    await expectAccessible(page);
  });
});

test('axe finds nothing in any dialog', async ({ page }) => {
  await dealFor(page, 'two people', { from: POSITIONS.gifts });
  const menu = page.getByRole('button', { name: 'Menu' });
  const dialogs: ReadonlyArray<readonly [name: string, open: () => Promise<void>]> = [
    ['the menu', async () => menu.click()],
    ['a scoring card', async () => page.locator('.scoring-card').first().click()],
    [
      'sharing',
      async () => {
        await menu.click();
        await page.getByRole('button', { name: 'Share' }).click();
      },
    ],
  ];
  for (const [name, open] of dialogs) {
    await test.step(name, async () => {
      await open();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await close(page);
    });
  }
});

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}
