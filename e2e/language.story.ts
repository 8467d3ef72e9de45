// Switching the language during a game changes the words and nothing else.

import { readDeckFile } from '../tools/positions.mjs';
import {
  chooseSpot,
  dealFor,
  ghost,
  handCard,
  laidCards,
  playOn,
  saying,
  takeCard,
  totals,
  turnCard,
} from './player.ts';
import { expect, test } from './story.ts';

const { cards } = readDeckFile('base');

test('the language changes while a card is held over the town', async ({ page, context }) => {
  await dealFor(page, 'two people', { seed: 'language' });
  await playOn(page, 4);
  await takeCard(page, 1);
  await chooseSpot(page, 4);
  await turnCard(page, page.getByRole('button', { name: 'Rotate', exact: true }));
  await expect(saying(page)).toHaveText(/^(First|Second) player: Place /);
  const said = (await saying(page).textContent()) ?? '';
  const named = cards.find(({ title }) => said.includes(title.en ?? '…'))?.title;
  const placed = await laidCards(page).count();
  const points = await totals(page).locator('b').allTextContents();
  const held = await ghost(page).innerHTML();
  const place = await ghost(page).getAttribute('style');

  // The settings are open in another tab.
  const settings = await context.newPage();
  await settings.goto('./#/settings');
  await settings.getByText('Deutsch').click();
  await expect(settings.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');

  await expect(saying(page)).toHaveText(/^(Startspieler|Zweiter Spieler): Lege /);
  await expect(saying(page)).toContainText(named?.de ?? '…');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle(/^Der Tisch/);
  await expect(page.getByRole('button', { name: 'Anlegen' })).toBeEnabled();
  expect(await ghost(page).innerHTML()).toBe(held);
  expect(await ghost(page).getAttribute('style')).toBe(place);
  await expect(totals(page).locator('b')).toHaveText(points);
  await expect(laidCards(page)).toHaveCount(placed);

  await page.getByRole('button', { name: 'Anlegen' }).click();
  await expect(laidCards(page)).toHaveCount(placed + 1);
});

test('the player changes the language and returns to the card in hand', async ({ page }) => {
  await dealFor(page, 'two people', { seed: 'language' });
  await playOn(page, 4);
  await takeCard(page, 1);
  await chooseSpot(page, 4);
  await turnCard(page, page.getByRole('button', { name: 'Rotate', exact: true }));
  const table = page.url();
  const placed = await laidCards(page).count();
  const card = await handCard(page).locator('svg').innerHTML();
  const held = await ghost(page).innerHTML();
  const place = await ghost(page).getAttribute('style');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click();
  await page.getByText('Français').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réglages');
  await page.goBack();
  await expect(page).toHaveURL(table);
  await expect(saying(page)).toHaveText(/joueur/i);
  await expect(laidCards(page)).toHaveCount(placed);
  expect(await handCard(page).locator('svg').innerHTML()).toBe(card);
  expect(await ghost(page).innerHTML()).toBe(held);

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(ghost(page)).toBeVisible();
  expect(await handCard(page).locator('svg').innerHTML()).toBe(card);
  expect(await ghost(page).innerHTML()).toBe(held);
  expect(await ghost(page).getAttribute('style')).toBe(place);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').locator('summary').first().click();
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('Nederlands');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  expect(await ghost(page).innerHTML()).toBe(held);
});
