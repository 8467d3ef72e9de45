// Motion tells the story: cards travel, never delay the table, and any input ends them.

import { POSITIONS } from '../tools/positions.mjs';
import { circleCards, commitButton, dealFor, handCard, placeSomewhere, whatNow } from './player.ts';
import { expect, test } from './story.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a taken card and its gifts travel; a key ends it at once', async ({ page }) => {
  // Slow enough to be caught on any machine.
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('Animation.enable');
  await inspector.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await dealFor(page, 'two people', { seed: 'motion' });
  await circleCards(page).first().press('Enter');
  await expect(page.locator('main[data-part=table]')).toHaveAttribute('data-phase', 'draft');
  await circleCards(page).nth(2).press('Enter');

  await expect(page.locator('[data-flight]')).toHaveCount(3);
  await expect(circleCards(page), 'the table does not wait').toHaveCount(12);
  await expect(handCard(page)).toHaveCount(1);
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-flight]')).toHaveCount(0);
});

test('with animations switched off nothing travels', async ({ page }) => {
  await page.goto('./#/settings');
  await page.getByRole('switch', { name: 'Animations' }).uncheck();
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-flight]')) document.title = 'something flew';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await dealFor(page, 'two people', { seed: 'motion' });
  await circleCards(page).first().press('Enter');
  await circleCards(page).nth(2).press('Enter');
  await expect(handCard(page)).toHaveCount(1);
  await expect(page).not.toHaveTitle('something flew');
});

test('the turn of a computer is shown step by step; a key skips it, and it can be shown again', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('wagons/settings', '{"pace":"slow"}'));
  await dealFor(page, 'me against the computer', { from: POSITIONS.lateDraft });
  await circleCards(page).first().click();
  await commitButton(page).click();
  await placeSomewhere(page);
  const step = page.locator('[data-part=step]');
  await expect(step).toHaveAttribute('data-at', 'taking');
  await expect(circleCards(page), 'the card still lies in the circle').toHaveCount(6);
  await page.keyboard.press('Shift');
  await expect(step).toHaveCount(0);
  expect(await whatNow(page)).not.toBe('over');
  await page.getByRole('button', { name: 'Show again' }).click();
  await expect(step).toHaveAttribute('data-at', 'taking');
  await expect(step).toHaveAttribute('data-at', 'placed');
  await expect(step).toHaveCount(0);
  await expect(circleCards(page).first()).toHaveAttribute('aria-disabled', 'false');
});
