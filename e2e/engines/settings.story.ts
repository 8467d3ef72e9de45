// The settings in every engine: another language and the dark theme, in the middle of a game.

import { PHONE } from './engines.ts';
import type { Page } from './page.ts';
import { expect, test } from './story.ts';
import { chooseSpot, dealForTwo, GHOST, nameStart, takeCard } from './table.ts';

const SETTINGS = 'dialog a[href="#/settings"]';

/** From the table, by its menu. */
async function openSettings(page: Page): Promise<void> {
  await page.click('[data-part=bar] > button', 0);
  const [head, button] = await page.untilThere(() => {
    const heights = ['dialog [data-part=head]', 'dialog [data-part=head] button'].map(
      (css) => document.querySelector(css)?.getBoundingClientRect().height ?? 0,
    );
    return heights.includes(0) ? undefined : heights;
  });
  expect(head, 'the menu is no higher than what is in it').toBe(button);
  await page.click(SETTINGS);
  await page.counts('dialog', 0);
  await page.first('main fieldset label');
}

const goBack = async (page: Page) => page.evaluate(() => history.back());

test('the language changes while a card is held over the town', async ({ newPage }) => {
  const page = await newPage({ size: PHONE });
  await dealForTwo(page);
  await nameStart(page, 0);
  await takeCard(page, 0);
  await chooseSpot(page, 0);
  await page.first('html[lang=en]');
  const confirm = await page.first('[data-part=actions] .button.main');
  const held = await page.html(GHOST);

  await openSettings(page);
  await page.click({ css: 'main fieldset label', text: 'Deutsch' });
  await page.first('html[lang=de]');
  await goBack(page);
  await page.first('[data-part=actions] .button.main', ({ text }) => text !== confirm.text);
  await page.first(GHOST);
  expect(await page.html(GHOST)).toBe(held);

  await page.reload();
  await page.first('html[lang=de]');
  await page.first(GHOST);
});

test('the dark theme is dark, and stays so after a reload', async ({ newPage }) => {
  const page = await newPage();
  await dealForTwo(page);
  const lightness = async () =>
    page.evaluate(() => {
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
      return (Number(red) + Number(green) + Number(blue)) / 3;
    });
  expect(await lightness()).toBeGreaterThan(200);

  await openSettings(page);
  await page.click('main fieldset:nth-of-type(2) label', 2);
  await page.first('html[data-theme=dark]');
  expect(await lightness()).toBeLessThan(60);
  await goBack(page);
  await page.first('main[data-part=table]');
  await page.reload();
  await page.first('main[data-part=table]');
  await page.first('html[data-theme=dark]');
  expect(await lightness()).toBeLessThan(60);
});
