// Playing in every engine: a whole game with the pointer, dragging, the keyboard alone, and a reload in the middle.

import { readCode } from '../record.ts';
import { PHONE } from './engines.ts';
import { expect, test } from './story.ts';
import {
  carryToSpot,
  chooseSpot,
  CIRCLE,
  confirm,
  dealForTwo,
  FINAL_TOTALS,
  GHOST,
  HAND,
  LAID,
  nameStart,
  playOn,
  takeCard,
  TOTALS,
  whatNow,
} from './table.ts';

test('a whole game against the computer with the pointer', async ({ newPage }) => {
  const page = await newPage();
  await page.visit('/');
  // The computer's turns are shown at once.
  await page.untilThere(() => {
    localStorage['wagons/settings'] = '{"pace":"instant"}';
    return true;
  });
  await page.reload();
  await page.click('a[href="#/new"]');
  await page.first('main fieldset label');
  await page.click('main fieldset:nth-of-type(1) label', 0);
  await page.click('main fieldset:nth-of-type(2) label', 0);
  await page.click('main > .button.main');
  await playOn(page);

  await page.first('main[data-revealed=true]');
  await page.counts(LAID, 15);
  await page.counts(FINAL_TOTALS, 2);
  const { href = '' } = (await page.first('a[href^="#/replay/"]')).attributes;
  const { tally } = await readCode(href.replace('#/replay/', ''));
  for (const seat of ['first', 'second'] as const) {
    const { text } = await page.first(`[data-part=tally] tr[data-seat=${seat}] td[data-part=sum]`);
    expect(text, `the total of the ${seat} player`).toBe(String(tally[seat].total));
  }
});

test('a card is dragged to its place on a phone', async ({ newPage }) => {
  const page = await newPage({ size: PHONE });
  await dealForTwo(page);
  await nameStart(page, 4);
  await takeCard(page, 1);

  await page.drag(HAND, { x: 180, y: 5 });
  await page.counts(GHOST, 0);
  await carryToSpot(page, 0);
  await confirm(page);

  // The other player got the skipped card, which starts the town by itself. The next one is dragged to a spot, and from
  // there to another one.
  await page.counts(LAID, 2);
  await takeCard(page, 0);
  await carryToSpot(page, 0);
  const before = await page.first(GHOST);
  const { from, to } = await page.untilThere((css) => {
    const middles = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .map((one) => one.getBoundingClientRect())
        .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
    const [ghost] = middles(css);
    const away = middles('[data-part=stage] .ctw-spot').find(
      ({ x, y }) => ghost && Math.hypot(x - ghost.x, y - ghost.y) > 60,
    );
    return ghost && away && { from: ghost, to: away };
  }, GHOST);
  await page.dragFrom(from, to);
  await page.first(GHOST, ({ attributes }) => attributes['style'] !== before.attributes['style']);
  await confirm(page);
});

test('cards are taken and placed with the keyboard alone', async ({ newPage }) => {
  const page = await newPage({ size: PHONE });
  await page.visit('/');
  await page.tabTo('a[href="#/new"]');
  await page.press('Enter');
  await page.tabTo('main fieldset:first-of-type input');
  await page.press('ArrowDown');
  const ring = await page.untilThere(() => {
    const face = document.querySelector('main fieldset input:checked:focus + [data-part=face]');
    return face ? getComputedStyle(face).outlineStyle : undefined;
  });
  expect(ring, 'the ring around the chosen option').toBe('solid');
  await page.tabTo('main > .button.main');
  await page.press('Enter');

  await page.first('main[data-part=table]');
  await page.tabTo(CIRCLE);
  await page.press('ArrowRight');
  await page.press('Enter');
  await page.first('main[data-part=table][data-phase=draft]');

  for (let turn = 0; turn < 4; turn++) {
    if ((await whatNow(page)) === 'draft') {
      await page.first(CIRCLE, ({ isFocused }) => isFocused);
      const left = await page.count(CIRCLE);
      await page.press('Home');
      await page.press('ArrowRight');
      await page.counts('.ctw-gift', 1);
      await page.press('Enter');
      await page.counts(CIRCLE, left - 2);
    }
    await page.first('[data-part=stage] [role=gridcell]', ({ isFocused }) => isFocused);
    await page.first(GHOST);
    const laid = await page.count(LAID);
    const upright = await page.html(GHOST);
    await page.press('r');
    await page.untilThere(
      (css, before) => document.querySelector(css)?.innerHTML !== before || undefined,
      GHOST,
      upright,
    );
    await page.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][turn % 4] ?? '');
    await page.press('Enter');
    // The card given away in the first turn starts the other town by itself.
    await page.counts(LAID, laid + (turn === 0 ? 2 : 1));
  }
});

test('a reload in the middle of a turn changes nothing', async ({ newPage }) => {
  const page = await newPage({ size: PHONE });
  await dealForTwo(page);
  await playOn(page, 4);
  await takeCard(page, 1);
  await chooseSpot(page, 3);
  const shown = async () => ({
    laid: await page.count(LAID),
    circle: await page.count(CIRCLE),
    totals: (await page.all(TOTALS)).map(({ text }) => text),
    ghost: await page.html(GHOST),
    place: (await page.first(GHOST)).attributes['style'],
  });
  const before = await shown();
  await page.reload();
  await page.first(GHOST);
  await page.counts(LAID, before.laid);
  expect(await shown()).toEqual(before);
  await confirm(page);
});
