// A player's actions at the table. Each waits for the table to show its result, never for a fixed time.

import { expect, type Locator, type Page } from '@playwright/test';

const WHO = ['me against the computer', 'two people', 'two computers'] as const;
type Who = (typeof WHO)[number];

type Deal = {
  /** The same seed gives the same cards. */
  readonly seed?: string;
  /** A link code: the game continues from its last move. */
  readonly from?: string;
};

/** Starts a game for these players, in any language. */
export async function dealFor(page: Page, who: Who, { seed, from }: Deal): Promise<void> {
  await page.goto(`./#/new${from === undefined ? '' : `/${from}`}`);
  await page.locator('main fieldset').first().locator('label').nth(WHO.indexOf(who)).click();
  if (seed !== undefined) {
    await page.locator('main summary').click();
    await page.locator('main details input').first().fill(seed);
  }
  await page.locator('main > .button.main').click();
  await expect(
    page
      .locator(
        'main[data-part=table] .ctw-circle-card, main[data-part=table] [data-part=stage], main[data-revealed]',
      )
      .first(),
  ).toBeVisible();
}

// ---- The table ----

/** The cards of the circle, clockwise from the next card. */
export const circleCards = (page: Page): Locator => page.getByRole('toolbar').getByRole('button');
/** The cards in both towns. */
export const laidCards = (page: Page): Locator => page.locator('.ctw-laid');
export const handCard = (page: Page): Locator => page.locator('[data-part=actions] .ctw-hand-card');
/** The ghost of the card in hand, once its spot is chosen. */
export const ghost = (page: Page): Locator => page.locator('[data-part=stage] .ctw-ghost.ctw-chosen');
/** The button that takes the selected card, or places the card in hand. */
export const commitButton = (page: Page): Locator => page.locator('[data-tool=commit]');
/** The sentence that says whose turn it is and what to do. */
export const saying = (page: Page): Locator => page.locator('[data-part=saying] [data-part=now]');
/** Both totals in the bar over the table. */
export const totals = (page: Page): Locator => page.locator('[data-part=bar] [data-part=total]');
/** Both totals in the final tally, whose rows appear a few frames after the page. */
export const finalTotals = (page: Page): Locator =>
  page.locator('[data-part=tally] tr[data-seat] td[data-part=sum]');

type Task = 'pickStart' | 'draft' | 'place' | 'over';

/** The next action of the player at this page, once it is their turn. */
export async function whatNow(page: Page): Promise<Task> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('main[data-revealed]')) return 'over';
    const mine = document.querySelector('.ctw-hand-card, [role=toolbar] [aria-disabled=false]');
    return mine ? document.querySelector<HTMLElement>('main[data-part=table]')?.dataset['phase'] : undefined;
  });
  return (await found.jsonValue()) as Task;
}

type Place = { readonly x: number; readonly y: number };

/** Waits until an element has stopped moving, and returns its center. */
export async function middleOf(thing: Locator): Promise<Place> {
  const handle = await thing.elementHandle();
  await handle.waitForElementState('stable');
  const box = await handle.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The legal spots on the screen that a pointer can reach. */
export async function spots(page: Page): Promise<readonly Place[]> {
  await middleOf(page.locator('[data-part=stage] .ctw-spot').first());
  return page.locator('[data-part=stage] .ctw-spot').evaluateAll((all) =>
    all
      .map((one) => one.getBoundingClientRect())
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
      .filter(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-part=stage] .ctw-town')),
  );
}

/** One of the spots: the same number gives the same spot in the same town. */
export async function spot(page: Page, n: number): Promise<Place> {
  const all = await spots(page);
  const found = all[n % all.length];
  if (!found) throw new Error('There is no spot for the card in hand.');
  return found;
}

// ---- By mouse ----

/** Takes the card that skips this many others, which go to the opponent. */
export async function takeCard(page: Page, skipped: number): Promise<void> {
  const left = await circleCards(page).count();
  await circleCards(page).nth(skipped).click();
  await commitButton(page).click();
  await expect(circleCards(page)).toHaveCount(left - skipped - 1);
}

export async function nameStart(page: Page, place: number): Promise<void> {
  await circleCards(page).nth(place).click();
  await commitButton(page).click();
  await expect(page.locator('main[data-part=table]')).not.toHaveAttribute('data-phase', 'pickStart');
}

export async function chooseSpot(page: Page, n: number): Promise<void> {
  const { x, y } = await spot(page, n);
  await page.mouse.click(x, y);
  await expect(ghost(page)).toBeVisible();
}

/** Turns the card at its ghost. */
export async function turnCard(page: Page, button: Locator): Promise<void> {
  const before = await ghost(page).innerHTML();
  await button.click();
  await expect.poll(async () => ghost(page).innerHTML()).not.toBe(before);
}

/** Drags the card in hand to a spot. */
export async function carryToSpot(page: Page, n: number): Promise<void> {
  const to = await spot(page, n);
  await handCard(page).hover();
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expect(ghost(page)).toBeVisible();
}

/** Places the card at its ghost. */
export async function confirm(page: Page): Promise<void> {
  const before = await laidCards(page).count();
  await commitButton(page).click();
  // The computer may have moved in the meantime.
  await page.waitForFunction((cards) => document.querySelectorAll('.ctw-laid').length > cards, before);
}

export async function placeSomewhere(page: Page, n = 3): Promise<void> {
  await chooseSpot(page, n);
  await confirm(page);
}

/** Plays until both towns together have this many cards, or to the end. */
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
