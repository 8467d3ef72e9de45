// Finding an opponent: a listed table, and a quick match.

import { becomeGuest, clocks, getReady, rename, title } from './online.ts';
import { whatNow } from './player.ts';
import { expect, test } from './story.ts';

test('a listed table appears in the lobby of others until a player joins', async ({
  page: ann,
  newDevice,
}) => {
  const [bob, carl] = await Promise.all([newDevice(), newDevice()]);
  await Promise.all([becomeGuest(ann, 'Ann'), becomeGuest(bob, 'Bob')]);
  for (const one of [bob, carl]) {
    await one.goto('./#/online');
    await expect(one.getByText('The saloon’s empty right now.')).toBeVisible();
  }
  await ann.goto('./#/online/new');
  await ann.getByText('Public', { exact: true }).click();
  await ann.getByRole('button', { name: 'Open table' }).click();
  await expect(title(ann)).toHaveText('Looking for an opponent…');

  const there = (page: typeof bob) => page.getByRole('link', { name: 'Join Ann’s table' });
  for (const one of [bob, carl]) await expect(there(one)).toBeVisible();
  await there(bob).click();
  await bob.getByRole('button', { name: 'Join as Bob' }).click();
  await getReady(ann, bob);
  for (const one of [ann, bob]) await expect(one.locator('main[data-part=table]')).toBeVisible();
  await expect(there(carl)).toBeHidden();

  await test.step('the table is no longer listed when its host leaves', async () => {
    await carl.getByLabel('Your name').fill('Carl');
    await carl.getByRole('link', { name: 'Open a table' }).click();
    await carl.getByText('Public', { exact: true }).click();
    await carl.getByRole('button', { name: 'Open table' }).click();
    const dan = await newDevice();
    await dan.goto('./#/online');
    const table = dan.getByRole('link', { name: 'Join Carl’s table' });
    await expect(table).toBeVisible();
    await carl.getByRole('button', { name: 'Stop searching' }).click();
    await carl
      .getByRole('dialog', { name: 'Stop searching' })
      .getByRole('button', { name: 'Stop searching' })
      .click();
    await expect(title(carl)).toHaveText('This table is closed.');
    await expect(table).toBeHidden();
  });
});

test('an old copy of the app, which knows only short ids of tables, asks for a reload, and then works', async ({
  page: ann,
  newDevice,
  complaints,
}) => {
  const bob = await newDevice();
  const parts = /\/assets\/.+\.js$/;
  await bob.route(parts, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('{22,43}', '{22}');
    // A newer version has files of other names, which this browser hasn't stored.
    await route.fulfill({ response, body, headers: { ...response.headers(), 'cache-control': 'no-store' } });
  });
  await becomeGuest(ann, 'Ann');
  await bob.goto('./#/online');
  await expect(bob.getByText('The saloon’s empty right now.')).toBeVisible();
  await ann.goto('./#/online/new');
  await ann.getByText('Public', { exact: true }).click();
  await ann.getByRole('button', { name: 'Open table' }).click();
  const outdated = bob.getByText('A newer version is available.');
  await expect(outdated).toBeVisible();
  await bob.unroute(parts);
  await bob.getByRole('button', { name: 'Reload' }).click();
  await expect(bob.getByRole('link', { name: 'Join Ann’s table' })).toBeVisible();
  await expect(outdated).toBeHidden();
  complaints.expected(/The server sent something unexpected: lobby/);
});

test('a host may practice meanwhile, and is notified when an opponent arrives', async ({
  page: ann,
  newDevice,
}) => {
  const bob = await newDevice();
  await Promise.all([becomeGuest(ann, 'Ann'), becomeGuest(bob, 'Bob')]);
  await ann.goto('./#/online');
  await ann.getByRole('button', { name: /^Fast/ }).click();
  await expect(title(ann)).toHaveText('Looking for an opponent…');
  await expect(ann.getByRole('timer')).toHaveText(/^Waiting: \d+:\d\d$/);
  await ann.getByRole('link', { name: 'Practice against the computer' }).click();
  await ann.getByRole('button', { name: 'No, I’m new to it' }).click();
  await expect(ann.locator('main[data-part=table]')).toBeVisible();
  await ann.getByRole('button', { name: 'Menu' }).click();
  await expect(ann.getByRole('dialog')).toBeVisible();

  await bob.goto('./#/online');
  await bob.getByRole('link', { name: 'Join Ann’s table' }).click();
  await bob.getByRole('button', { name: 'Join as Bob' }).click();
  await getReady(bob);
  // Seen over the open menu, and in the title of the tab.
  await expect(ann.getByRole('dialog').getByText('Bob joined your table.')).toBeVisible();
  await expect(ann).toHaveTitle(/^● /);
  await ann.getByRole('dialog').getByRole('button', { name: 'Go to the game' }).click();
  await getReady(ann);
  await expect(clocks(ann)).toHaveCount(2);
  expect(ann.url()).toBe(bob.url());
  await expect(ann.getByText('Bob joined your table.')).toHaveCount(0);
});

test('a quick match pairs two players with the same settings', async ({ page: ann, newDevice }) => {
  const [bob, carl] = await Promise.all([newDevice(), newDevice()]);
  const want = async (page: typeof ann, name: string, pace: RegExp) => {
    await page.goto('./#/online');
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: pace }).click();
  };
  await want(ann, 'Ann', /^Fast/);
  await expect(title(ann)).toHaveText('Looking for an opponent…');
  await want(carl, 'Carl', /^No rush/);
  await expect(title(carl)).toHaveText('Looking for an opponent…');
  await want(bob, 'Bob', /^Fast/);
  await getReady(ann, bob);
  for (const one of [ann, bob]) {
    await expect(one.locator('main[data-part=table]')).toBeVisible();
    await expect(clocks(one).first()).toHaveText(/^[45]:\d\d$/);
  }
  expect(ann.url()).toBe(bob.url());
  // Seats are random; one of the players chooses the starting card.
  expect(await Promise.race([whatNow(ann), whatNow(bob)])).toBe('pickStart');
  await expect(title(carl)).toHaveText('Looking for an opponent…');

  await test.step("a player on the list of games is notified, and sees the opponent's new name", async () => {
    await carl.goto('./#/games');
    await expect(carl.getByText('Waiting for an opponent')).toBeVisible();
    const dan = await newDevice();
    await want(dan, 'Dan', /^No rush/);
    await carl.getByRole('link', { name: 'Against Dan' }).click();
    await expect(
      carl.locator('main[data-part=table]').getByText('Dan', { exact: true }).first(),
    ).toBeVisible();
    await rename(dan, 'Danny');
    await expect(
      carl.locator('main[data-part=table]').getByText('Danny', { exact: true }).first(),
    ).toBeVisible();
  });
});
