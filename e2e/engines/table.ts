// What a player does at the table with a pointer, on any driver. Each verb waits until the table shows that it is done.

import type { Point } from './driver.ts';
import type { Page } from './page.ts';

/** The cards of the circle, clockwise from the next one. */
export const CIRCLE = '[role=toolbar] button';
/** The cards laid in both towns. */
export const LAID = '.ctw-laid';
export const HAND = '.actions .ctw-hand-card';
/** The card in hand where it would lie, once its spot is chosen. */
export const GHOST = '.stage .ctw-ghost.ctw-chosen';
/** Takes the card pointed at, or lays the one in hand. */
const CONFIRM = '.actions .button.main';
/** Both totals, over the table, and in the tally at the end. */
export const TOTALS = '.table-bar .total b';
export const FINAL_TOTALS = '.tally tr[data-seat] td.sum';

export type Task = 'pickStart' | 'draft' | 'place' | 'over';

/** What the person at this page is to do; nothing while others are to move. */
export async function taskNow(page: Page): Promise<Task | undefined> {
  const shown = await page.evaluate(() => {
    if (document.querySelector('main.end')) return 'over';
    const mine = document.querySelector('.ctw-hand-card, [role=toolbar] [aria-disabled=false]');
    return mine ? (document.querySelector<HTMLElement>('main.table')?.dataset['phase'] ?? '') : '';
  });
  return shown === '' ? undefined : (shown as Task);
}

/** The same, as soon as it is their turn. */
export async function whatNow(page: Page): Promise<Task> {
  return page.until(async () => taskNow(page));
}

/** The middle of a legal spot that the pointer can hit. The same number finds the same spot in the same town. */
async function spot(page: Page, n: number): Promise<Point> {
  return page.untilThere(async (wanted) => {
    const spots = () =>
      [...document.querySelectorAll('.stage .ctw-spot')]
        .map((one) => one.getBoundingClientRect())
        .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
        .filter(({ x, y }) => document.elementFromPoint(x, y)?.closest('.stage > .ctw-town'));
    const before = spots();
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const now = spots();
    const isStill = JSON.stringify(before) === JSON.stringify(now);
    return isStill ? now[wanted % now.length] : undefined;
  }, n);
}

/** Takes the card that lies this many places from the next one. */
export async function takeCard(page: Page, skipped: number): Promise<void> {
  const left = await page.count(CIRCLE);
  await page.click(CIRCLE, skipped);
  await page.counts(CIRCLE, left - skipped - 1);
}

export async function nameStart(page: Page, place: number): Promise<void> {
  await page.click(CIRCLE, place);
  await page.first('main.table:not([data-phase=pickStart])');
}

export async function chooseSpot(page: Page, n: number): Promise<void> {
  await page.clickAt(await spot(page, n));
  await page.first(GHOST);
}

export async function carryToSpot(page: Page, n: number): Promise<void> {
  await page.drag(HAND, await spot(page, n));
  await page.first(GHOST);
}

/** Lays the card where its ghost is. */
export async function confirm(page: Page): Promise<void> {
  const before = await page.count(LAID);
  await page.click(CONFIRM);
  // A computer may have moved meanwhile.
  await page.untilThere(
    (css, cards) => document.querySelectorAll(css).length > cards || undefined,
    LAID,
    before,
  );
}

/** Does what is to be done at this page, with the pointer. */
export async function moveOnce(page: Page, task: Task, turn: number): Promise<void> {
  if (task === 'pickStart') await nameStart(page, 2);
  else if (task === 'draft') await takeCard(page, Math.min(turn % 3, (await page.count(CIRCLE)) - 1));
  else if (task === 'place') {
    await chooseSpot(page, turn * 5);
    await confirm(page);
  }
}

/** Plays on until this many cards lie in both towns and the next is to be taken, or to the end. */
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
  await page.first('main.table');
}
