// With and without a network in every engine: a game online against a player in Chromium, and a start with no server.

import { serve } from '../../tools/serve.mjs';
import { PHONE } from './engines.ts';
import type { Page } from './page.ts';
import { expect, test } from './story.ts';
import { dealForTwo, FINAL_TOTALS, LAID, moveOnce, playOn, taskNow, whatNow } from './table.ts';

const SEATS = ['first', 'second'] as const;

/** Two players continue, each on their page, until both see this many cards in the towns or the game is over. */
async function playTogether(pages: readonly [Page, Page], cards = Infinity): Promise<void> {
  const [one, other] = pages;
  for (let turn = 0; ; turn++) {
    const { page, task } = await one.until(async () => {
      for (const page of [one, other]) {
        const task = await taskNow(page);
        if (task) return { page, task };
      }
      return undefined;
    });
    const laid = await Promise.all(pages.map(async (each) => each.count(LAID)));
    if (task === 'over' || Math.min(...laid) >= cards) return;
    await moveOnce(page, task, turn);
  }
}

test('a game online against a player in Chromium', async ({ newPage }) => {
  const [ann, bob] = await Promise.all([newPage({ size: PHONE }), newPage({ engine: 'chromium' })]);

  await ann.visit('/online/new');
  await ann.click('main > .button.main');
  const { value: link } = await ann.first('[data-part=invitation] input');
  await bob.goto(link);
  await bob.click('main form button');
  for (const page of [ann, bob]) await page.click('.acts button.main');
  for (const page of [ann, bob]) await page.first('main[data-part=table]');

  await playTogether([ann, bob], 5);
  // Players see the cards of their own turn before they confirm it, so the two pages may differ.
  const laid = await ann.count(LAID);
  await ann.reload();
  await ann.counts(LAID, laid);
  await playTogether([ann, bob]);

  for (const page of [ann, bob]) await page.counts(FINAL_TOTALS, 2);
  const totals = async (page: Page) =>
    Promise.all(
      SEATS.map(
        async (seat) => (await page.first(`[data-part=tally] tr[data-seat=${seat}] td[data-part=sum]`)).text,
      ),
    );
  expect(await totals(ann)).toEqual(await totals(bob));
});

// The server ends: every engine notices that, while not every driver can take the network away.
test('starts without a server after the first visit', async ({ newPage }) => {
  const site = await serve();
  const page = await newPage({ url: site.url });
  try {
    await page.visit('/');
    await page.untilThere(async () => {
      await navigator.serviceWorker.ready;
      return navigator.serviceWorker.controller !== null || undefined;
    });
  } finally {
    await site.stop();
  }
  await page.reload();
  await page.first('h1');
  await dealForTwo(page);
  await playOn(page, 2);
  const laid = await page.count(LAID);
  await page.reload();
  await page.counts(LAID, laid);
  expect(await whatNow(page)).toBe('draft');
});
