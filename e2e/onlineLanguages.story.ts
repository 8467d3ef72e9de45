// A game in German against one in Italian on a phone: each page is entirely in its own language.

import type { Page } from '@playwright/test';
import { misfits } from './misfits.ts';
import {
  becomeGuest,
  closeMenu,
  delivery,
  expectBothAt,
  lines,
  message,
  openChat,
  openMenu,
  openTable,
  presence,
  sayLine,
  title,
  typeTurns,
} from './online.ts';
import { expect, test } from './story.ts';

test.use({ locale: 'de-DE' });

/** Words that exist in neither language. */
const ENGLISH = /\b(the|you|your|is|of|with|has|wins|saved|waiting|watching|turn|invites)\b/i;

/** The page has no English but the title of the game, and nothing is wider than the screen. */
async function expectRead(page: Page, language: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const text = (await page.locator('body').innerText()).replaceAll('Circle the Wagons', '');
  expect(ENGLISH.exec(text)?.[0], `an English word in “${text}”`).toBeUndefined();
  await expect.poll(async () => misfits(page, { mayScroll: true })).toEqual([]);
}

test('German against Italian: each page is in its own language, refusals included', async ({
  page: hans,
  newDevice,
}) => {
  const giulia = await newDevice({ locale: 'it-IT', viewport: { width: 360, height: 640 } });
  const both = async () => {
    await expectRead(hans, 'de');
    await expectRead(giulia, 'it');
  };

  await test.step('the invitation', async () => {
    await becomeGuest(hans, 'Hans');
    const table = await openTable(hans);
    await hans.goto(table);
    await giulia.goto(table);
    await expect(title(hans)).toHaveText('Warten auf deinen Gegner');
    await expect(title(giulia)).toHaveText('Hans ti invita a giocare');
    await both();
    await giulia.getByLabel('Il tuo nome').fill('???');
    await giulia.getByRole('button', { name: 'Entra' }).click();
    await expect(giulia.locator('main')).toContainText('Questo nome non va bene');
    await giulia.getByLabel('Il tuo nome').fill('Giulia');
    await giulia.getByRole('button', { name: 'Entra' }).click();
    for (const one of [hans, giulia]) await expect(one.locator('main[data-part=table]')).toBeVisible();
  });

  await test.step('the table', async () => {
    await expectBothAt([hans, giulia], await typeTurns(hans, giulia, 2));
    await expect(delivery(hans)).toHaveText('Gespeichert');
    await expect(delivery(giulia)).toHaveText('Salvato');
    await expect(presence(hans)).toHaveAccessibleName('Giulia ist online');
    await expect(presence(giulia)).toHaveAccessibleName('Hans è online');
    await both();
    await openMenu(giulia);
    await both();
    await giulia.locator('#typed-move').fill('take nothing');
    await giulia.getByRole('dialog').getByRole('button', { name: 'Gioca', exact: true }).click();
    await expect(giulia.locator('#typed-move')).toHaveAttribute('aria-invalid', 'true');
    await closeMenu(giulia);
  });

  await test.step('the chat and its refusals', async () => {
    await openChat(giulia);
    await openChat(hans);
    await sayLine(giulia, 'Ciao!');
    await expect(lines(hans)).toHaveText(['Ciao!']);
    await both();
    await sayLine(giulia, 'C\u200Biao');
    await sayLine(hans, 'Mo\u200Bin');
    await expect(message(giulia)).toHaveText(/^Questo testo non si può inviare/);
    await expect(message(hans)).toHaveText(/^Dieser Text lässt sich nicht senden/);
    await expect(lines(giulia)).toHaveText(['Ciao!']);
    await both();
    for (const one of [hans, giulia]) await one.locator('aside header button').click();
  });

  await test.step('offers, and the end', async () => {
    await openMenu(giulia);
    await giulia.getByRole('dialog').getByRole('button', { name: 'Chiedi di ritirare la mossa' }).click();
    await expect(message(hans).last()).toContainText('Giulia bittet um eine Zugrücknahme.');
    await expect(message(giulia)).toContainText('Hai chiesto di ritirare la mossa. Ora decide Hans.');
    await hans.getByRole('button', { name: 'Ablehnen' }).click();
    await expect(message(giulia)).toHaveText(/^Hans ha rifiutato il ritiro della mossa\./);
    await openMenu(hans);
    await hans.getByRole('button', { name: 'Aufgeben' }).click();
    await hans.getByRole('dialog', { name: 'Aufgeben' }).getByRole('button', { name: 'Aufgeben' }).click();
    await expect(title(hans)).toHaveText('Du hast aufgegeben. Giulia gewinnt!');
    await expect(title(giulia)).toHaveText('Hans ha abbandonato. Hai vinto!');
    await both();
  });
});
