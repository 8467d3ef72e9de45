// axe finds no violations on any screen, at any point of a game, in any dialog, in both themes.

import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { chooseSpot, circleCards, dealFor, finalTotals, playOn } from './player.ts';
import { POSITIONS } from '../tools/positions.mjs';
import { goTo, SCREENS } from './screens.ts';
import { expect, test } from './story.ts';

// A link to a rule or card opens the same long page, so it is checked once.
const seen = SCREENS.filter(({ address }) => address !== '/rules' && address !== '/cards');
const half = Math.ceil(seen.length / 2);
for (const [part, screens] of [seen.slice(0, half), seen.slice(half)].entries()) {
  test(`every URL opens its screen, and axe finds no violations, part ${part + 1}`, async ({ page }) => {
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

test('axe finds no violations at the table', async ({ page }) => {
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

test('axe finds no violations in any dialog', async ({ page }) => {
  await dealFor(page, 'two people', { from: POSITIONS.gifts });
  const menu = page.getByRole('button', { name: 'Menu' });
  const dialogs: ReadonlyArray<readonly [name: string, open: () => Promise<void>]> = [
    ['the menu', async () => menu.click()],
    ['a scoring card', async () => page.locator('[data-kind=bonus] button').first().click()],
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
