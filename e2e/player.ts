// What a player does at the table, in verbs. Each waits until the table shows that it is done, never for a time.

import { expect, type Locator, type Page } from '@playwright/test';

const WHO = ['me against the computer', 'two people', 'two computers'] as const;
type Who = (typeof WHO)[number];

type Deal = {
  /** The same seed gives the same cards. */
  readonly seed?: string;
  /** A link code: the game goes on from its last move. */
  readonly from?: string;
};

/** Deals for these players, in whatever language the page is. */
export async function dealFor(page: Page, who: Who, { seed, from }: Deal): Promise<void> {
  await page.goto(`./#/new${from === undefined ? '' : `/${from}`}`);
  await page.locator('main fieldset').first().locator('label').nth(WHO.indexOf(who)).click();
  if (seed !== undefined) {
    await page.locator('main summary').click();
    await page.locator('main details input').first().fill(seed);
  }
  await page.locator('main > .button.main').click();
  await expect(page.locator('main.table, main.end')).toBeVisible();
}

// ---- What lies on the table ----

/** The cards of the circle, clockwise from the next one. */
export const circleCards = (page: Page): Locator => page.getByRole('toolbar').getByRole('button');
/** The cards laid in both towns. */
export const laidCards = (page: Page): Locator => page.locator('.ctw-laid');
export const handCard = (page: Page): Locator => page.locator('.actions .ctw-hand-card');
/** The card in hand where it would lie, once its spot is chosen. */
export const ghost = (page: Page): Locator => page.locator('.stage .ctw-ghost.ctw-chosen');
export const confirmButton = (page: Page): Locator => page.locator('.actions .button.main');
/** Whose turn it is and what to do now. */
export const saying = (page: Page): Locator => page.locator('.saying .now');
/** Both totals, as the bar over the table shows them. */
export const totals = (page: Page): Locator => page.locator('.table-bar .total');
/** Both totals, as the tally at the end shows them; its rows come a few frames after the page. */
export const finalTotals = (page: Page): Locator => page.locator('.tally tr[data-seat] td.sum');

type Task = 'pickStart' | 'draft' | 'place' | 'over';

/** What the person at this page is to do, as soon as it is their turn. */
export async function whatNow(page: Page): Promise<Task> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('main.end')) return 'over';
    const mine = document.querySelector('.ctw-hand-card, [role=toolbar] [aria-disabled=false]');
    return mine ? document.querySelector<HTMLElement>('main.table')?.dataset['phase'] : undefined;
  });
  return (await found.jsonValue()) as Task;
}

type Place = { readonly x: number; readonly y: number };

/** Waits until something that moves or grows has come to rest, and answers its middle. */
export async function middleOf(thing: Locator): Promise<Place> {
  const handle = await thing.elementHandle();
  await handle.waitForElementState('stable');
  const box = await handle.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where the legal spots are on the screen, as far as a pointer gets at them. */
export async function spots(page: Page): Promise<readonly Place[]> {
  await middleOf(page.locator('.stage .ctw-spot').first());
  return page.locator('.stage .ctw-spot').evaluateAll((all) =>
    all
      .map((one) => one.getBoundingClientRect())
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
      .filter(({ x, y }) => document.elementFromPoint(x, y)?.closest('.stage > .ctw-town')),
  );
}

/** One of them, so that the same number finds the same spot in the same town. */
export async function spot(page: Page, n: number): Promise<Place> {
  const all = await spots(page);
  const found = all[n % all.length];
  if (!found) throw new Error('There is no spot for the card in hand.');
  return found;
}

// ---- By mouse ----

/** Takes the card that lies so many places from the next one; those between go to the other player. */
export async function takeCard(page: Page, skipped: number): Promise<void> {
  const left = await circleCards(page).count();
  await circleCards(page).nth(skipped).click();
  await expect(circleCards(page)).toHaveCount(left - skipped - 1);
}

export async function nameStart(page: Page, place: number): Promise<void> {
  await circleCards(page).nth(place).click();
  await expect(page.locator('main.table')).not.toHaveAttribute('data-phase', 'pickStart');
}

export async function chooseSpot(page: Page, n: number): Promise<void> {
  const { x, y } = await spot(page, n);
  await page.mouse.click(x, y);
  await expect(ghost(page)).toBeVisible();
}

/** Turns the card that lies where it would be laid. */
export async function turnCard(page: Page, button: Locator): Promise<void> {
  const before = await ghost(page).innerHTML();
  await button.click();
  await expect.poll(async () => ghost(page).innerHTML()).not.toBe(before);
}

/** Carries the card in hand to a spot. */
export async function carryToSpot(page: Page, n: number): Promise<void> {
  const to = await spot(page, n);
  await handCard(page).hover();
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expect(ghost(page)).toBeVisible();
}

/** Lays the card where its ghost is. */
export async function confirm(page: Page): Promise<void> {
  const before = await laidCards(page).count();
  await confirmButton(page).click();
  // A computer may have answered meanwhile.
  await page.waitForFunction((cards) => document.querySelectorAll('.ctw-laid').length > cards, before);
}

export async function placeSomewhere(page: Page, n = 3): Promise<void> {
  await chooseSpot(page, n);
  await confirm(page);
}

/** Plays on until so many cards lie in both towns, or to the end. */
export async function playOn(page: Page, cards = 15): Promise<void> {
  for (let turn = 0; ; turn++) {
    const task = await whatNow(page);
    if (task === 'over') return;
    if (task === 'pickStart') await nameStart(page, 2);
    else if (task === 'draft') {
      if ((await laidCards(page).count()) >= cards) return;
      await takeCard(page, Math.min(turn % 3, (await circleCards(page).count()) - 1));
    } else await placeSomewhere(page, turn * 5);
  }
}
