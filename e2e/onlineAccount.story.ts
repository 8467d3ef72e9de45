// Accounts: a correspondence game continues on another device, and a rated game counts once.

import { expectAccessible } from './accessible.ts';
import { misfits } from './misfits.ts';
import {
  addAuthenticator,
  becomeGuest,
  closeMenu,
  expectBothAt,
  makeAccount,
  message,
  openMenu,
  openTable,
  sitTogether,
  title,
  typeTurns,
} from './online.ts';
import { chooseSpot, handCard, takeCard, whatNow } from './player.ts';
import { expect, test } from './story.ts';

test('a correspondence game continues on another device after the guest became an account', async ({
  page: ann,
  newDevice,
}) => {
  const [bob, other] = await Promise.all([newDevice(), newDevice()]);
  const device = await addAuthenticator(ann);
  const table = await sitTogether(ann, bob, { clock: { kind: 'days', days: 3 } });
  const game = await typeTurns(ann, bob, 1);
  await expectBothAt([ann, bob], game);

  const codes = await makeAccount(ann);
  expect(codes.length).toBeGreaterThanOrEqual(8);
  await expect(ann.getByText('1 passkey', { exact: true })).toBeVisible();
  await becomeGuest(bob, 'Bob');
  await openTable(ann, { clock: { kind: 'none' } });

  await test.step('the other device already has a guest', async () => {
    await becomeGuest(other, 'Ann on the phone');
    await other.goto('./#/online');
    await expect(other.getByText('You haven’t played online yet.')).toBeVisible();
    await other.getByRole('link', { name: 'Account' }).first().click();
    await (await addAuthenticator(other)).take(await device.passkeys());
    await other.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(message(other)).toHaveText('Welcome back, Ann.');
  });

  await test.step('the game is listed under our turn, and continues', async () => {
    await other.getByRole('link', { name: 'Play online' }).first().click();
    await expect(other.getByRole('heading', { level: 2 }).first()).toHaveText('Your turn');
    const mine = other.locator('section', { has: other.getByRole('heading', { name: 'Your turn' }) });
    await expect(mine.getByRole('listitem')).toHaveCount(1);
    await expect(mine).toContainText('Against Bob');
    await mine.getByRole('link', { name: 'Play: Against Bob' }).click();
    await expect(other).toHaveURL(table);
    await bob.goto(table);
    const after = await typeTurns(other, bob, 2);
    await expectBothAt([other, bob], after);
    expect(after.moves.length).toBeGreaterThan(game.moves.length);
  });

  await test.step('the first device shows all of it', async () => {
    await ann.goto(table);
    await expect(ann.locator('main[data-part=table]')).toBeVisible();
    expect(await whatNow(ann)).toBe('draft');
  });

  await test.step('a recovery code signs in without a passkey, once', async () => {
    const third = await newDevice();
    await third.goto('./#/account');
    await third.getByText('Use a recovery code').click();
    await third.getByLabel('Recovery code').fill(codes[0] ?? '');
    await third.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(message(third)).toHaveText('Welcome back, Ann.');
    await expect(third.getByText(`${codes.length - 1} codes left`)).toBeVisible();
  });
});

test('a rated game is played without help and changes both ratings once', async ({
  page: ann,
  newDevice,
}) => {
  const bob = await newDevice();
  // Account names are unique and all stories share one server, so these differ from the other story's.
  const [annName, bobName] = ['Annabel', 'Robert'];
  for (const [one, name] of [
    [ann, annName],
    [bob, bobName],
  ] as const) {
    await one.addInitScript(() => {
      localStorage.setItem('wagons/settings', JSON.stringify({ hints: 'heat', pace: 'instant' }));
    });
    await becomeGuest(one, name);
    await addAuthenticator(one);
    await makeAccount(one);
  }
  await sitTogether(ann, bob, {
    names: [annName, bobName],
    rated: true,
    first: 'random',
    clock: { kind: 'live', seconds: 600, increment: 10 },
  });
  const isAnnFirst = (await ann.locator('[data-part=total]').first().getAttribute('data-seat')) === 'first';
  const [first, second] = isAnnFirst ? [ann, bob] : [bob, ann];
  await typeTurns(first, second, 1);

  await test.step('without help', async () => {
    await takeCard(first, 0);
    await expect(handCard(first)).toBeVisible();
    await expect(first.locator('[data-part=stage] .ctw-spot').first()).toBeVisible();
    await expect(first.locator('[data-part=stage]'), 'what spots would bring').toHaveAttribute(
      'data-hints',
      'spots',
    );
    await expect(first.locator('[data-part=heat]')).toHaveCount(0);
    await chooseSpot(first, 0);
    await first.keyboard.press('h');
    // A requested hint would be announced immediately.
    await expect(first.locator('[data-part=news]').locator('[data-part=hint], .waiting')).toHaveCount(0);
    await expect(first.getByRole('button', { name: 'Hint' })).toHaveCount(0);
    await openMenu(first);
    await expect(first.getByRole('dialog')).toContainText('This is a rated game: no hints');
    await expect(first.getByRole('button', { name: 'Request a takeback' })).toHaveCount(0);
    await closeMenu(first);
    await first.locator('[data-tool=commit]').click();
  });

  await test.step('both ratings change once', async () => {
    await expect(second.locator('.ctw-laid')).toHaveCount(1);
    await openMenu(second);
    await second.getByRole('button', { name: 'Resign' }).click();
    await second.getByRole('dialog', { name: 'Resign' }).getByRole('button', { name: 'Resign' }).click();
    await expect(title(first)).toHaveText(/ resigned\. You win!$/);
    await expect(first.locator('[data-part=ratings]')).toContainText(/Your rating: 1\d{3} \(\+\d+\)/);
    await expect(second.locator('[data-part=ratings]')).toContainText(/Your rating: 1\d{3} \(−\d+\)/);
    for (const one of [first, second]) {
      await one.reload();
      await expect(one.locator('main[data-revealed]')).toBeVisible();
    }
  });

  await test.step('the profile shows the rating curve', async () => {
    await first.goto('./#/account');
    await first.getByRole('link', { name: 'My results' }).click();
    await expect(first.getByRole('img', { name: /^1 rated game: from 1500 to 1[5-9]\d\d/ })).toBeVisible();
    await first.getByText('Show as table').click();
    await expect(first.locator('[data-curve] tbody tr')).toHaveCount(1);
    await expectAccessible(first);
    await first.setViewportSize({ width: 360, height: 640 });
    await expect.poll(async () => misfits(first, { mayScroll: true })).toEqual([]);
  });
});
