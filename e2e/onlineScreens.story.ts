// axe finds no violations on the online screens in both themes, and they fit on a phone.

import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { misfits } from './misfits.ts';
import {
  becomeGuest,
  expectBothAt,
  lines,
  openChat,
  openMenu,
  openTable,
  sayLine,
  sitTogether,
  title,
  typeTurns,
} from './online.ts';
import { expect, test } from './story.ts';

const PHONE = { width: 360, height: 640 };

/** Checks a screen at full width, and again on a phone. */
async function look(page: Page, { mayScroll = true } = {}): Promise<void> {
  await expect(page.locator('.waiting')).toHaveCount(0);
  await expectAccessible(page);
  const { width, height } = page.viewportSize() ?? PHONE;
  await page.setViewportSize(PHONE);
  await expect.poll(async () => misfits(page, { mayScroll }), page.url()).toEqual([]);
  await page.setViewportSize({ width, height });
}

test('axe finds no violations on the screens around the tables, and all fit on a phone', async ({
  page: ann,
  newDevice,
}) => {
  const bob = await newDevice();
  const screens: ReadonlyArray<readonly [address: string, heading: string]> = [
    ['/online', 'Play online'],
    ['/online/new', 'Open a table'],
    ['/account', 'Account'],
    ['/leaders', 'Leaderboard'],
  ];
  for (const [address, heading] of screens) {
    await test.step(address, async () => {
      await ann.goto(`./#${address}`);
      await expect(title(ann)).toHaveText(heading);
      await look(ann);
    });
  }
  await becomeGuest(ann, 'Ann');
  await ann.reload();
  const table = await openTable(ann, { listed: true });
  await test.step('waiting', async () => {
    await ann.goto(table);
    await expect(ann.locator('[data-part=qr]')).toBeVisible();
    await look(ann);
  });
  await test.step('a lobby with a table', async () => {
    await bob.goto('./#/online');
    await expect(bob.getByRole('link', { name: 'Join Ann’s table' })).toBeVisible();
    await look(bob);
  });
  await test.step('invited', async () => {
    await bob.goto(table);
    await expect(title(bob)).toHaveText('Ann invites you to play');
    await look(bob);
  });
  await test.step('an account of a guest with games', async () => {
    await ann.goto('./#/account');
    await expect(ann.getByText('You haven’t blocked anyone.')).toBeVisible();
    await look(ann);
  });
});

test('axe finds no violations at an online table, and it fits on a phone', async ({
  page: ann,
  newDevice,
}) => {
  const bob = await newDevice();
  await sitTogether(ann, bob, { names: ['Ann', 'Bartholomew the Second'] });
  await expectBothAt([ann, bob], await typeTurns(ann, bob, 3));
  await look(ann, { mayScroll: false });
  await test.step('the chat', async () => {
    await openChat(bob);
    await openChat(ann);
    await sayLine(bob, 'Howdy');
    await sayLine(ann, 'A word that is long: Donaudampfschifffahrtsgesellschaftskapitänsmützenmacherin');
    await expect(lines(ann)).toHaveCount(2);
    await look(ann, { mayScroll: false });
    await ann.locator('aside header button').click();
  });
  await test.step('the menu', async () => {
    await openMenu(ann);
    await expectAccessible(ann);
    await ann.getByRole('button', { name: 'Report Bartholomew the Second' }).click();
    await expect(ann.getByRole('dialog').getByRole('textbox')).toBeVisible();
    await expectAccessible(ann);
    await ann.keyboard.press('Escape');
  });
  await test.step('an offer', async () => {
    await openMenu(bob);
    await bob.getByRole('dialog').getByRole('button', { name: 'Request a takeback' }).click();
    await expect(ann.getByRole('button', { name: 'Allow' })).toBeVisible();
    await look(ann, { mayScroll: false });
    await ann.getByRole('button', { name: 'Decline' }).click();
  });
  await test.step('the end, and the lobby with a finished game', async () => {
    await openMenu(bob);
    await bob.getByRole('button', { name: 'Resign' }).click();
    await bob.getByRole('dialog', { name: 'Resign' }).getByRole('button', { name: 'Resign' }).click();
    await expect(title(ann)).toHaveText('Bartholomew the Second resigned. You win!');
    await look(ann);
    await ann.getByRole('link', { name: 'My games' }).click();
    await expect(ann.getByText('Won, by resignation · Against Bartholomew the Second')).toBeVisible();
    await look(ann);
  });
});
