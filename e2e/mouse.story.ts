// A whole game by mouse.

import {
  carryToSpot,
  chooseSpot,
  circleCards,
  confirm,
  confirmButton,
  dealFor,
  finalTotals,
  ghost,
  handCard,
  laidCards,
  nameStart,
  playOn,
  saying,
  takeCard,
  whatNow,
} from './player.ts';
import { offeredCode, readCode } from './record.ts';
import { expect, test } from './story.ts';

// With animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('two people play a whole game by mouse', async ({ page }) => {
  await dealFor(page, 'two people', { seed: 'mouse' });
  await expect(saying(page)).toHaveText(/^Second player: Choose the starting card\./);
  await nameStart(page, 4);

  await test.step('the gifts of a draft are shown before it happens', async () => {
    await circleCards(page).nth(2).hover();
    await expect(page.locator('.ctw-gift')).toHaveCount(2);
    await expect(saying(page)).toHaveText(/ gets .+ and .+\.$/);
    // Moving the pointer across cards chooses nothing.
    await page.locator('.table-bar').hover();
    await expect(page.getByRole('button', { name: 'Take …' })).toBeDisabled();
    await takeCard(page, 2);
    await expect(page.locator('.given .gift')).toHaveCount(2);
    await expect(page.locator('.given')).toHaveText(/^The second player gets .+ and .+\.$/);
  });

  await test.step('a card is dragged, turned, taken up and put back before it is confirmed', async () => {
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    const redo = page.getByRole('button', { name: 'Redo', exact: true });
    await carryToSpot(page, 0);
    await page.getByRole('button', { name: 'Rotate', exact: true }).click();
    await undo.click();
    await expect(ghost(page)).toHaveCount(0);
    await redo.click();
    await expect(ghost(page)).toBeVisible();
    await undo.click();
    await undo.click();
    await expect(circleCards(page)).toHaveCount(15);
    await expect(undo, 'a step is not offered beside the turn before').toBeHidden();
    await expect(page.getByRole('button', { name: 'Undo last turn' })).toBeEnabled();
    await redo.click();
    await redo.click();
    await expect(ghost(page)).toBeVisible();
    await expect(redo).toBeDisabled();
    await confirm(page);
  });

  await test.step('free cards are placed first, and a turn of three cards can be undone', async () => {
    await expect(saying(page)).toHaveText(/Second player: Place your free card .+, then 1 more\./);
    await carryToSpot(page, 0);
    await confirm(page);
    await carryToSpot(page, 5);
    await expect(confirmButton(page)).toHaveText('Place');
    await confirm(page);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(laidCards(page)).toHaveCount(2);
    await expect(handCard(page)).toBeVisible();
    await page.getByRole('button', { name: 'Redo', exact: true }).click();
    await expect(laidCards(page)).toHaveCount(3);
    await takeCard(page, 0);
    await chooseSpot(page, 7);
    await expect(confirmButton(page)).toHaveText('Confirm');
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
