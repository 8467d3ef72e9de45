// The screenshots of online play: two players on a real server, each in a browser of their own.

import { textOf } from './files.mjs';

/** @typedef {import('playwright').Page} Page */

const PRINTED_DECK = /[0-9a-f]{64}/.exec(textOf('packages/rules/src/deck/builtInDecks.ts') ?? '')?.[0];

/**
 * Sends a request to the server as the page does.
 * @param {Page} page
 * @param {string} address
 * @param {unknown} data
 * @returns {Promise<Record<string, unknown>>}
 */
async function ask(page, address, data) {
  const { origin } = new URL(page.url());
  const answer = await page.request.post(`${origin}${address}`, { data, headers: { origin } });
  if (!answer.ok()) throw new Error(`${address}: ${await answer.text()}`);
  return answer.json();
}

/**
 * @param {Page} page
 * @param {string} name
 */
async function becomeGuest(page, name) {
  await ask(page, '/api/me', { name });
  await page.evaluate(`localStorage.setItem('wagons/online/somebody', 'yes')`);
}

/**
 * Opens a table and waits there for an opponent.
 * @param {Page} page
 */
export async function invite(page) {
  await becomeGuest(page, 'Ann');
  const clock = { kind: 'live', seconds: 600, increment: 10 };
  const table = { deck: PRINTED_DECK, first: 'host', clock, rated: false, listed: false };
  const { id } = await ask(page, '/api/tables', table);
  await page.goto(`./#/online/${String(id)}`);
  await page.locator('[data-part=invitation]').waitFor();
}

/**
 * Two players start a game and chat. The other one stays connected.
 * @param {Page} page
 */
export async function playTogether(page) {
  await invite(page);
  const browser = page.context().browser();
  const guest = await browser?.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  if (!guest) throw new Error('There is no browser for a second player.');
  await guest.goto(page.url());
  await guest.locator('main form input').fill('Bob');
  await guest.locator('main form button').click();
  // The cards of a live game are dealt when both are ready.
  for (const one of [guest, page]) await one.getByRole('button', { name: 'I’m ready' }).first().click();
  await takeCard(guest, 4);
  await takeCard(page, 0);
  await layCard(page);
  await takeCard(guest, 1);
  await layCard(guest);
  await page.locator('[data-part=actions] .ctw-hand').waitFor();
  await say(guest, 'A present for you!');
  await say(page, 'Thank you, I was waiting for that one.');
}

/**
 * @param {Page} page
 * @param {number} place
 */
async function takeCard(page, place) {
  await page.getByRole('toolbar').locator('[aria-disabled=false]').nth(place).click();
  await page.locator('[data-tool=commit]').click();
}

/** @param {Page} page */
async function layCard(page) {
  await page.locator('[data-part=stage] .ctw-spot').first().waitFor();
  // The arrow keys move to a legal spot.
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-tool=commit]').click();
}

/**
 * @param {Page} page
 * @param {string} text
 */
async function say(page, text) {
  await page.locator('[data-part=bar] [aria-expanded]').click();
  await page.locator('aside form input').fill(text);
  await page.locator('aside form button').click();
  await page.getByRole('log').getByText(text).waitFor();
}
