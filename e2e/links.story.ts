// A link leads to the exact thing it names. accessible.story.ts checks that every URL opens its screen.

import { dealFor, laidCards, playOn } from './player.ts';
import { POSITIONS } from '../tools/positions.mjs';
import { expect, test } from './story.ts';

test('a link leads to the exact rule, card, move or game', async ({ page }) => {
  await test.step('a rule', async () => {
    await page.goto('./#/rules/P3');
    await expect(page.locator('#rule-P3')).toBeInViewport();
  });
  await test.step('a card', async () => {
    await page.goto('./#/cards/cool-water');
    await expect(page.getByRole('heading', { name: 'Cool Water' }).first()).toBeInViewport();
    await expect(page.locator('article > dl')).toHaveCount(18);
  });
  await test.step('a move of a game', async () => {
    await page.goto(`./#/replay/${POSITIONS.over}/12`);
    await expect(page.getByRole('slider')).toHaveValue('12');
  });
  await test.step('a game in progress', async () => {
    await dealFor(page, 'two people', { seed: 'link' });
    await playOn(page, 2);
    const table = page.url();
    const placed = await laidCards(page).count();
    await page.goto('./#/about');
    await page.goBack();
    await expect(laidCards(page)).toHaveCount(placed);
    await page.goto('about:blank');
    await page.goto(table);
    await expect(laidCards(page)).toHaveCount(placed);
  });
  await test.step('the position of another game', async () => {
    await dealFor(page, 'two people', { from: POSITIONS.lastDraft });
    await expect(laidCards(page)).toHaveCount(14);
  });
});

test('an address that doesn’t exist leads to the page about it', async ({ page, complaints }) => {
  await page.goto('./nonsense');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This trail ends here');
  await expect(page.getByText('There’s no page at “nonsense”.')).toBeVisible();
  complaints.expected(/ 404 .+\/nonsense\)$/);
});
