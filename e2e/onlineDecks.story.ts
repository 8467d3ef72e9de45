// Frontier online: the list of open tables names it, and the server needs no file.

import { becomeGuest, FRONTIER, getReady, storedGame, title, typeTurns } from './online.ts';
import { laidCards } from './player.ts';
import { expect, test } from './story.ts';

test('two people play Frontier online, from the list of open tables to the end', async ({
  page: ann,
  newDevice,
}) => {
  const bob = await newDevice();

  await test.step('Ann opens a table with Frontier for anyone', async () => {
    await becomeGuest(ann, 'Ann');
    await ann.goto('./#/online/new');
    await ann.getByText('Me', { exact: true }).click();
    await ann.getByText('Public', { exact: true }).click();
    await ann.getByText('Deal and deck').click();
    await ann.getByText('Frontier', { exact: true }).click();
    await ann.getByRole('button', { name: 'Open table' }).click();
    await expect(title(ann)).toHaveText('Looking for an opponent…');
  });

  await test.step('Bob sees the deck in the list, and joins', async () => {
    await becomeGuest(bob, 'Bob');
    await bob.goto('./#/online');
    const table = bob.getByRole('listitem').filter({ hasText: 'Ann' });
    await expect(table).toContainText('Frontier');
    await table.getByRole('link', { name: 'Join Ann’s table' }).click();
    await expect(bob.locator('main dl')).toContainText('Frontier');
    await bob.getByRole('button', { name: /^Join as/ }).click();
    await getReady(ann, bob);
    for (const one of [ann, bob]) await expect(one.locator('main[data-part=table]')).toBeVisible();
  });

  await test.step('they play to the end', async () => {
    const game = await typeTurns(ann, bob);
    expect([game.phase, game.deck.hash]).toEqual(['over', FRONTIER.hash]);
    for (const one of [ann, bob]) await expect(laidCards(one)).toHaveCount(15);
    expect((await storedGame(bob)).moves).toEqual(game.moves);
  });
});
