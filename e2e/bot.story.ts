// A whole game against the computer in German, without a word in another language.

import type { Page } from '@playwright/test';
import {
  circleCards,
  finalTotals,
  laidCards,
  nameStart,
  placeSomewhere,
  takeCard,
  whatNow,
} from './player.ts';
import { offeredCode, readCode } from './record.ts';
import { expect, test } from './story.ts';

test.use({ locale: 'de-DE' });

/** Words that no German sentence of ours contains. */
const ENGLISH =
  /\b(the|you|your|take|place|cards?|towns?|with|and|level|turn|undo|wins?|points?|hint|game)\b/i;

/** All visible and accessible text of the page. */
async function words(page: Page): Promise<string> {
  return page.evaluate(() => {
    const spoken = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap(
      (element) =>
        ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    // The text for browsers without scripts is not shown.
    const shown = [...document.body.querySelectorAll(':scope > :not(noscript)')].map(
      ({ textContent }) => textContent,
    );
    return [document.title, ...shown, ...spoken].join('\n');
  });
}

async function expectGerman(page: Page): Promise<void> {
  // The title of the game is English.
  const all = (await words(page)).replaceAll('Circle the Wagons', '');
  expect(ENGLISH.exec(all)?.[0], 'an English word on the page').toBeUndefined();
}

test('a whole game against level 3, in German', async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('link', { name: 'Neue Partie' })).toBeVisible();
  await expectGerman(page);
  await page.getByRole('link', { name: 'Neue Partie' }).click();
  await page.getByText('Ich gegen den Computer').click();
  await page.getByText('Stufe 3').click();
  await page.getByText('Der Computer', { exact: true }).click();
  await page.locator('main summary').click();
  await page.locator('main details input').first().fill('Postkutsche');
  await expectGerman(page);
  await page.getByRole('button', { name: 'Karten austeilen' }).click();

  await test.step("the starting card, and the opponent's reply", async () => {
    expect(await whatNow(page)).toBe('pickStart');
    await nameStart(page, 3);
    expect(['draft', 'place']).toContain(await whatNow(page));
    await expect(page.locator('[data-part=happened]')).toContainText('Amos hat');
    await expectGerman(page);
  });

  await test.step('a hint', async () => {
    await page.getByRole('button', { name: 'Tipp' }).click();
    await expect(page.locator('[data-part=hint]')).toContainText(
      /^(Nimm|Lege) .*Am Ende der Partie, wenn beide gut weiterspielen: /,
    );
    await expect(page.getByRole('button', { name: 'Zeig es mir' })).toBeInViewport({ ratio: 1 });
    await expectGerman(page);
  });

  await test.step('a turn is taken back', async () => {
    // A turn begins with the free cards.
    const task = await whatNow(page);
    const before = await laidCards(page).count();
    let free = 0;
    for (; (await whatNow(page)) === 'place'; free++) await placeSomewhere(page);
    await takeCard(page, 0);
    await placeSomewhere(page);
    while ((await whatNow(page)) === 'place') await placeSomewhere(page);
    expect(await whatNow(page)).toBe('draft');
    expect(await laidCards(page).count()).toBeGreaterThan(before + 1);
    await page.getByRole('button', { name: 'Spielzug zurück' }).click();
    // Only the last card of the turn is in hand again; then one move after the other.
    await expect(laidCards(page)).toHaveCount(before + free);
    await expect.poll(() => whatNow(page)).toBe('place');
    for (let moves = free + 1; moves > 0; moves--)
      await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(laidCards(page)).toHaveCount(before);
    // Without free cards, the count is right before the last click shows.
    await expect.poll(() => whatNow(page)).toBe(task);
    await expectGerman(page);
  });

  for (let turn = 0; ; turn++) {
    const task = await whatNow(page);
    await expectGerman(page);
    if (task === 'over') break;
    if (task === 'draft') await takeCard(page, Math.min(turn % 2, (await circleCards(page).count()) - 1));
    else await placeSomewhere(page, turn * 7);
  }

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Du gewinnst|Amos gewinnt|Unentschieden/);
  await expect(page.locator('[data-review]')).toContainText('Analyse');
  await expect(page.locator('[data-review]')).not.toContainText('wird analysiert', { timeout: 60_000 });
  await expect(page.locator('[data-review] .waiting')).toHaveCount(0);
  await expect(page.locator('[data-review]')).toHaveAttribute('data-review', 'done');
  await expect(finalTotals(page)).toHaveCount(2);
  await expectGerman(page);
  await page.getByRole('button', { name: 'Teilen' }).click();
  await expect(page.getByRole('dialog').locator('input').first()).toBeVisible();
  await expectGerman(page);
  const { tally } = await readCode(await offeredCode(page));
  await expect(finalTotals(page)).toHaveText([tally.second.total, tally.first.total].map(String));
});
