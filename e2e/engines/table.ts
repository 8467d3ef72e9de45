// What a player does at the table with a pointer, on any driver. Each verb waits until the table shows that it is done.

import type { Point } from './driver.ts';
import type { Page } from './page.ts';

/** The cards of the circle, clockwise from the next one. */
export const CIRCLE = '[role=toolbar] button';
/** The cards placed in both towns. */
export const LAID = '.ctw-laid';
export const HAND = '[data-part=actions] .ctw-hand-card';
/** The ghost of the card in hand, once its spot is chosen. */
export const GHOST = '[data-part=stage] .ctw-ghost.ctw-chosen';
/** The button that takes the selected card, or places the one in hand. */
const COMMIT = '[data-tool=commit]';
/** Both totals, over the table, and in the tally at the end. */
export const TOTALS = '[data-part=bar] [data-part=total] b';
export const FINAL_TOTALS = '[data-part=tally] tr[data-seat] td[data-part=sum]';

export type Task = 'pickStart' | 'draft' | 'place' | 'over';

/** What this page's player has to do; undefined while cards are dealt or others are to move. */
export async function taskNow(page: Page): Promise<Task | undefined> {
  const shown = await page.evaluate(() => {
    if (document.querySelector('main[data-revealed]')) return 'over';
    // A press ends the dealing before it chooses anything.
    if (document.querySelector('main[data-part=table][data-dealing=true]')) return '';
    const mine = document.querySelector('.ctw-hand-card, [role=toolbar] [aria-disabled=false]');
    return mine ? (document.querySelector<HTMLElement>('main[data-part=table]')?.dataset['phase'] ?? '') : '';
  });
  return shown === '' ? undefined : (shown as Task);
}

/** Waits for the player's turn and returns what to do. */
export async function whatNow(page: Page): Promise<Task> {
  return page.until(async () => taskNow(page));
}

/** The center of a legal spot that the pointer can reach. The same number gives the same spot in the same town. */
async function spot(page: Page, n: number): Promise<Point> {
  return page.untilThere(async (wanted) => {
    const spots = () =>
      [...document.querySelectorAll('[data-part=stage] .ctw-spot')]
        .map((one) => one.getBoundingClientRect())
        .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
        .filter(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-part=stage] .ctw-town'));
    const before = spots();
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const now = spots();
    const isStill = JSON.stringify(before) === JSON.stringify(now);
    return isStill ? now[wanted % now.length] : undefined;
  }, n);
}

/** Takes a card, skipping this many. */
export async function takeCard(page: Page, skipped: number): Promise<void> {
  const left = await page.count(CIRCLE);
  await page.click(CIRCLE, skipped);
  await page.click(COMMIT);
  await page.counts(CIRCLE, left - skipped - 1);
}

export async function nameStart(page: Page, place: number): Promise<void> {
  await page.click(CIRCLE, place);
  await page.click(COMMIT);
  await page.first('main[data-part=table]:not([data-phase=pickStart])');
}

export async function chooseSpot(page: Page, n: number): Promise<void> {
  await page.clickAt(await spot(page, n));
  await page.first(GHOST);
}

export async function carryToSpot(page: Page, n: number): Promise<void> {
  await page.drag(HAND, await spot(page, n));
  await page.first(GHOST);
}

/** Places the card where its ghost is. */
export async function confirm(page: Page): Promise<void> {
  const before = await page.count(LAID);
  await page.click(COMMIT);
  // A bot may have moved in the meantime.
  await page.untilThere(
    (css, cards) => document.querySelectorAll(css).length > cards || undefined,
    LAID,
    before,
  );
}

/** Makes the next move at this page, with the pointer. */
export async function moveOnce(page: Page, task: Task, turn: number): Promise<void> {
  if (task === 'pickStart') await nameStart(page, 2);
  else if (task === 'draft') await takeCard(page, Math.min(turn % 3, (await page.count(CIRCLE)) - 1));
  else if (task === 'place') {
    await chooseSpot(page, turn * 5);
    await confirm(page);
  }
}

/** Plays until this many cards are placed in both towns and the next can be taken, or to the end. */
export async function playOn(page: Page, cards = 15): Promise<void> {
  for (let turn = 0; ; turn++) {
    const task = await whatNow(page);
    if (task === 'over' || (task === 'draft' && (await page.count(LAID)) >= cards)) return;
    await moveOnce(page, task, turn);
  }
}

/** Deals for two people at one device. The same seed gives the same cards. */
export async function dealForTwo(page: Page, seed?: string): Promise<void> {
  await page.visit('/new');
  await page.click('main fieldset:first-of-type label', 1);
  if (seed !== undefined) {
    await page.click('main summary');
    await page.click('main details input');
    await page.type(seed);
  }
  await page.click('main > .button.main');
  await page.first('main[data-part=table]');
}
