// Damaged or foreign links, codes and files: a clear message, and nothing is changed.

import type { Page } from '@playwright/test';
import { dealFor, laidCards, playOn } from './player.ts';
import { POSITIONS } from '../tools/positions.mjs';
import { arriveAt } from './screens.ts';
import { expect, test } from './story.ts';

const CODE: string = POSITIONS.drafting;
/** The same code with two letters swapped, as in a typo. */
const TYPO = CODE.slice(0, 8) + CODE.charAt(9) + CODE.charAt(8) + CODE.slice(10);

/** Valid, but from a later version, and for an unknown deck. */
const LATER = '212SEhf2Std3cRrqqvmLXTc';
const FOREIGN = '10abcdefg2SEhf2Std3cRrqqvl9meE';

const message = (page: Page) => page.locator('main').getByRole('alert');

/** Everything in our storage. */
const kept = async (page: Page) =>
  page.evaluate(() => JSON.stringify(localStorage, Object.keys(localStorage).toSorted()));

/** The number of cards in both towns of that game. */
const BEGUN = 2;

/** A game in progress that must not be lost. */
async function beginGame(page: Page): Promise<string> {
  await dealFor(page, 'two people', { seed: 'broken' });
  await playOn(page, 2);
  await expect(laidCards(page)).toHaveCount(BEGUN);
  await page.goto('./#/');
  await expect(page.getByText('Continue', { exact: true })).toBeVisible();
  // Leaving a table releases it.
  await expect.poll(async () => kept(page)).not.toContain('wagons/holder/');
  return kept(page);
}

test('a broken link is explained and changes nothing', async ({ page }) => {
  const before = await beginGame(page);
  const links: ReadonlyArray<readonly [address: string, says: RegExp]> = [
    [`/replay/${TYPO}`, /The game code is damaged/],
    [`/replay/${CODE.slice(0, -3)}`, /The game code is damaged/],
    ['/replay/hello!', /code/],
    ['/replay/%E0%A4%A', /code/],
    [`/replay/${LATER}`, /newer version/],
    [`/replay/${FOREIGN}`, /deck/],
    [`/new/${TYPO}`, /The game code is damaged/],
    ['/table/nosuchgame', /This game isn’t on this device/],
  ];
  for (const [address, says] of links) {
    await arriveAt(page, address);
    await expect(message(page), address).toContainText(says);
    expect(await kept(page), address).toBe(before);
  }
  for (const address of ['/saloon/2', '/table', '/settings/x']) {
    await arriveAt(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This trail ends here');
    await expect(page.locator('main')).toContainText(`“${address.slice(1)}”`);
  }
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await page.getByText('Continue', { exact: true }).click();
  await expect(laidCards(page)).toHaveCount(BEGUN);
});

test('an unreadable pasted game is explained at the field', async ({ page }) => {
  await page.goto('./#/replay');
  const box = page.getByRole('textbox');
  const open = page.getByRole('main').locator('button.main');
  await box.fill(TYPO);
  await open.click();
  await expect(message(page)).toContainText(/The game code is damaged/);
  await expect(box).toHaveValue(TYPO);
  await box.fill('wagons 1\ndeck 1\ncenter badlands badlands badlands');
  await expect(message(page)).toBeHidden();
  await open.click();
  await expect(message(page)).toContainText('Line 3');
  await box.fill(`Look at this: https://example.org/#/replay/${CODE} `);
  await open.click();
  await expect(page).toHaveURL(new RegExp(CODE));
  await expect(laidCards(page).first()).toBeVisible();
});

test('an invalid deck file is refused with a reason, and the deck stays', async ({ page }) => {
  const before = await beginGame(page);
  await page.goto('./#/new');
  await page.getByText('Two players, one device').click();
  await page.getByText('Deal and deck').click();
  const bring = async (name: string, text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  const files: ReadonlyArray<readonly [name: string, text: string, says: RegExp]> = [
    ['holiday.json', 'not JSON at all', /JSON/],
    ['other.json', '{"name":"Poker","cards":[]}', /“format” is missing/],
    ['list.json', '[1,2,3]', /object/],
    ['picture.json', '\u0000\u0001\uFFFD', /JSON/],
  ];
  for (const [name, text, says] of files) {
    await bring(name, text);
    await expect(message(page)).toContainText(`“${name}” isn’t a valid deck`);
    await expect(message(page).getByRole('listitem').first()).toHaveText(says);
    await expect(page.getByRole('radio', { name: 'Printed deck' })).toBeChecked();
  }
  expect(await kept(page)).toBe(before);
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.locator('main[data-part=table]')).toBeVisible();
});

test('a damaged stored game is set aside, and the others are untouched', async ({ page }) => {
  await beginGame(page);
  await page.evaluate(() => {
    localStorage.setItem('wagons/game/spoilt', '{"v":1,"id":"spoilt"');
    localStorage.setItem('wagons/settings', 'what?');
  });
  await page.reload();
  await expect(page.getByText('2 saved entries couldn’t be read and were set aside.')).toBeVisible();
  await expect(page.getByText('Continue', { exact: true })).toHaveCount(1);
  const aside = await page.evaluate(() => localStorage.getItem('wagons/damaged/game/spoilt'));
  expect(aside).toBe('{"v":1,"id":"spoilt"');

  await test.step('the damaged data can be deleted, with a message', async () => {
    await page.goto('./#/about');
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.getByRole('button', { name: 'Yes, delete everything' }).click();
    await expect(page.locator('main').getByText('Everything has been deleted.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});
