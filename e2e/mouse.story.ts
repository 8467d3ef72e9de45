// A whole game by mouse.

import type { Page } from '@playwright/test';
import {
  carryToSpot,
  chooseSpot,
  circleCards,
  confirm,
  commitButton,
  dealFor,
  finalTotals,
  ghost,
  handCard,
  laidCards,
  middleOf,
  nameStart,
  playOn,
  saying,
  takeCard,
  turnCard,
  whatNow,
} from './player.ts';
import { offeredCode, readCode } from './record.ts';
import { expect, test } from './story.ts';

// With animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });
const redo = (page: Page) => page.getByRole('button', { name: 'Redo', exact: true });

test('two people play a whole game by mouse', async ({ page }) => {
  await dealFor(page, 'two people', { seed: 'mouse' });
  await expect(saying(page)).toHaveText(/^Second player: Choose the starting card\./);
  await nameStart(page, 4);

  await test.step('the gifts of a draft are shown before it happens', async () => {
    await circleCards(page).nth(2).hover();
    await expect(page.locator('.ctw-gift')).toHaveCount(2);
    await expect(saying(page)).toHaveText(/^Take .+\. .+ gets .+ and .+\.$/);
    // Moving the pointer across cards chooses nothing.
    await page.locator('[data-part=bar]').hover();
    await expect(page.locator('.ctw-gift')).toHaveCount(0);
    await expect(commitButton(page)).toHaveCount(0);
  });

  await test.step('a click selects a card, a button beside it takes it', async () => {
    const card = circleCards(page).nth(2);
    await card.click();
    await card.click();
    await expect(circleCards(page), 'a click commits nothing').toHaveCount(15);
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await circleCards(page).nth(1).hover();
    await expect(page.locator('.ctw-gift'), 'of the card pointed at').toHaveCount(1);
    await page.locator('[data-part=bar]').hover();
    await expect(page.locator('.ctw-gift'), 'of the selected card').toHaveCount(2);
    const [button, at] = [await middleOf(commitButton(page)), await middleOf(card)];
    expect(Math.hypot(button.x - at.x, button.y - at.y), 'how far the button is').toBeLessThan(160);
    await commitButton(page).click();
    await expect(circleCards(page)).toHaveCount(12);
    await expect(page.locator('[data-part=happened] [data-part=card]')).toHaveCount(2);
    await expect(page.locator('[data-part=happened]')).toHaveText(/^The second player gets .+ and .+\.$/);
  });

  await test.step('a card is dragged, turned, taken up and put back before it is confirmed', async () => {
    await expect(ghost(page), 'the only spot of the first card is chosen').toBeVisible();
    await carryToSpot(page, 0);
    await turnCard(page, page.getByRole('button', { name: 'Rotate', exact: true }));
    const turned = await ghost(page).innerHTML();
    const { x, y } = await middleOf(ghost(page));
    await page.mouse.click(x, y);
    await page.mouse.click(x + 4, y + 4);
    expect(await ghost(page).innerHTML(), 'a click on a chosen card does not turn it').toBe(turned);
    await undo(page).click();
    await expect(circleCards(page)).toHaveCount(15);
    await expect(undo(page), 'a step is not offered beside the turn before').toBeHidden();
    await expect(page.getByRole('button', { name: 'Undo last turn' })).toBeEnabled();
    await redo(page).click();
    await expect(ghost(page)).toBeVisible();
    await expect(redo(page)).toBeDisabled();
    await confirm(page);
  });

  await test.step('free cards are placed first, and a turn of three cards can be undone', async () => {
    await expect(laidCards(page), 'the first card has one spot, and is placed by itself').toHaveCount(2);
    await expect(page.locator('[data-part=happened]')).toHaveText(
      /^The first player took .+ starts your town\.$/,
    );
    await expect(saying(page)).toHaveText(/^Second player: Choose a dot for your free card .+\.$/);
    await carryToSpot(page, 5);
    await undo(page).click();
    await expect(ghost(page)).toHaveCount(0);
    await redo(page).click();
    await expect(ghost(page)).toBeVisible();
    await expect(commitButton(page)).toHaveText('Place');
    await confirm(page);
    await undo(page).click();
    await expect(laidCards(page)).toHaveCount(2);
    await expect(handCard(page)).toBeVisible();
    await redo(page).click();
    await expect(laidCards(page)).toHaveCount(3);
    await takeCard(page, 0);
    await chooseSpot(page, 7);
    await expect(commitButton(page), 'the same act has the same name every turn').toHaveText('Place');
    await confirm(page);
    expect(await whatNow(page)).toBe('draft');
  });

  await playOn(page);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins!|It’s a tie!/);
  await expect(laidCards(page)).toHaveCount(15);

  await page.getByRole('button', { name: 'Share' }).click();
  const { tally, winner, moves } = await readCode(await offeredCode(page));
  await expect(finalTotals(page)).toHaveText([tally.first.total, tally.second.total].map(String));
  expect(winner).toBeDefined();
  expect(moves.length).toBeGreaterThan(17);
});
