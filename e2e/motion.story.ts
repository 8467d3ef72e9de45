// Motion tells the story: cards travel, never delay the table, and any input ends them.

import { circleCards, dealFor, handCard } from './player.ts';
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
