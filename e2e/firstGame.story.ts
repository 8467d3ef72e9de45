// The first game of a newcomer: a question instead of a form, gentle comments, and who to play after a win.

import { circleCards, placeSomewhere, takeCard, whatNow } from './player.ts';
import { expect, test } from './story.ts';

test('a newcomer is asked one question, and a costly gift gets a friendly word', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Play the computer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Have you played Circle the Wagons before?',
  );
  await page.getByRole('button', { name: 'No, I’m new to it' }).click();

  await test.step('the weakest opponent chooses the starting card', async () => {
    await expect(page.locator('[data-part=bar]')).toContainText('Pip');
    expect(await whatNow(page)).toBe('draft');
    expect(await circleCards(page).count()).toBe(15);
  });

  const note = page.getByRole('status').filter({ has: page.getByRole('button') });
  await test.step('seven cards given away are worth a comment, with a picture of the better one', async () => {
    await takeCard(page, 7);
    await placeSomewhere(page);
    await expect(note).toContainText('You gave Pip 7 cards.');
    await expect(note.locator('[data-part=card] svg')).toHaveCount(1);
  });

  await test.step('the turn can be tried again', async () => {
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(note).toHaveCount(0);
    expect(await whatNow(page)).toBe('draft');
    expect(await circleCards(page).count()).toBe(15);
  });

  await test.step('comments can be switched off right there, and on again in the settings', async () => {
    await takeCard(page, 7);
    await placeSomewhere(page);
    await note.getByRole('button', { name: 'No more tips' }).click();
    await expect(note).toHaveCount(0);
    await page.goto('./#/settings');
    await expect(page.getByRole('switch', { name: 'Tips in your first games' })).not.toBeChecked();
  });
});

test('those who play a lot get a stronger opponent and no comments', async ({ page }) => {
  await page.goto('./#/first');
  await page.getByRole('button', { name: 'Yes, I play a lot' }).click();
  await expect(page.locator('[data-part=bar]')).toContainText('Inés');
  await page.goto('./#/settings');
  await expect(page.getByRole('switch', { name: 'Tips in your first games' })).not.toBeChecked();
});
