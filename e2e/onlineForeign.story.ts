// Script injection through every field that users can write: shown as text, never executed.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../tools/files.mjs';
import { becomeGuest, closeMenu, lines, openChat, openMenu, sayLine, title } from './online.ts';
import { arriveAt } from './screens.ts';
import { expect, test } from './story.ts';

const PAYLOADS = [
  '<img src=x onerror=document.title=1>',
  '<script>document.title=1</script>',
  '"><svg onload=document.title=1>',
  'javascript:document.title=1//',
  '{{constructor.constructor("document.title=1")()}}',
];
const [IMAGE = '', SCRIPT = '', SVG = '', LINK = ''] = PAYLOADS;

/** No script ran, and the page loaded only our own resources. */
async function expectUnharmed(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await expect(page).not.toHaveTitle('1');
    await expect(page.locator('img, iframe, body script, a[href^="javascript"]')).toHaveCount(0);
  }
}

/** A deck whose texts are payloads. */
function evilDeck(): string {
  const deck = JSON.parse(readFileSync(join(ROOT, 'packages/rules/decks/base.json'), 'utf8'));
  // The same cards would have the hash of our own deck, whatever its texts.
  deck.cards[0].bonus.points += 1;
  deck.name = { ...deck.name, en: IMAGE };
  for (const [n, card] of deck.cards.entries()) card.title = { ...card.title, en: `${SVG} ${n}` };
  return JSON.stringify(deck);
}

test('no script runs from any field', async ({ page: ann, newDevice, complaints }) => {
  const bob = await newDevice();

  await test.step('names', async () => {
    await bob.goto('./#/online');
    for (const payload of [IMAGE, SCRIPT]) {
      await bob.getByLabel('Your name').fill(payload);
      await bob.getByRole('button', { name: /^Fast/ }).click();
      await expect(bob.locator('main').getByText(/^That name won’t work/)).toBeVisible();
      // The page refuses without a request; the API refuses too.
      const status = await bob.evaluate(async (name) => {
        const body = JSON.stringify({ name });
        const headers = { 'content-type': 'application/json' };
        return (await fetch('./api/me', { method: 'POST', headers, body })).status;
      }, payload);
      expect(status).toBe(400);
    }
    await bob.goto('./#/account');
    await bob.getByText('Use a recovery code').click();
    await bob.getByLabel('Recovery code').fill(IMAGE);
    await bob.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(bob.locator('main').getByText(/^That recovery code isn’t valid/)).toBeVisible();
    await expectUnharmed(bob);
    complaints.expected(/ 400 .+\/api\/(me|recover)\)$/);
  });

  const table = await test.step('seed and deck', async () => {
    await becomeGuest(ann, 'Ann');
    await ann.goto('./#/online/new');
    await ann.getByText('Me', { exact: true }).click();
    await ann.getByText('Deal and deck').click();
    await ann.locator('details input').first().fill(IMAGE);
    await ann.locator('input[type=file]').setInputFiles({
      name: `${SVG}.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(evilDeck()),
    });
    await expect(ann.getByText(IMAGE, { exact: true })).toBeVisible();
    await ann.getByRole('button', { name: 'Open table' }).click();
    await expect(title(ann)).toHaveText('Waiting for your opponent');
    await expect(ann.locator('main dl')).toContainText(IMAGE);
    await bob.goto(ann.url());
    await expect(bob.locator('main dl')).toContainText(IMAGE);
    await expect(bob.locator('[data-part=dealt]')).toContainText(SVG);
    await expectUnharmed(ann, bob);
    await bob.getByRole('button', { name: 'Join' }).click();
    for (const one of [ann, bob]) await expect(one.locator('main[data-part=table]')).toBeVisible();
    return ann.url();
  });

  await test.step('chat and typed moves', async () => {
    await openChat(ann);
    await openChat(bob);
    for (const payload of PAYLOADS) await sayLine(ann, payload);
    for (const one of [ann, bob]) await expect(lines(one)).toHaveText(PAYLOADS);
    await openMenu(bob);
    for (const payload of PAYLOADS) {
      await bob.locator('#typed-move').fill(payload);
      await bob.locator('form:has(#typed-move) button').click();
      await expect(bob.locator('#typed-move')).toHaveAttribute('aria-invalid', 'true');
      await expect(bob.locator('#typed-move'), 'it is not played').toHaveValue(payload);
    }
    await closeMenu(bob);
    await bob.locator('[data-part=circle] [role=button], [role=toolbar] button').first().click();
    await expectUnharmed(ann, bob);
  });

  await test.step('a report', async () => {
    await openMenu(bob);
    await bob.getByRole('dialog').getByRole('button', { name: 'Report Ann' }).click();
    await bob.getByRole('dialog').getByRole('textbox').fill(PAYLOADS.join('\n'));
    await bob.getByRole('button', { name: 'Send report' }).click();
    await expect(bob.getByRole('dialog')).toContainText('Thanks.');
    await closeMenu(bob);
    await expectUnharmed(ann, bob);
  });

  await test.step('links', async () => {
    for (const payload of [IMAGE, SCRIPT, LINK]) {
      for (const screen of [
        'online',
        'player',
        'replay',
        'new',
        'table',
        'cards',
        'rules',
        'pad',
        'leaders',
        payload,
      ]) {
        await arriveAt(bob, `/${screen}/${encodeURIComponent(payload)}`);
        await expect(title(bob)).not.toHaveText('');
        await expect(bob.locator('.waiting')).toHaveCount(0);
        await expectUnharmed(bob);
      }
    }
    complaints.expected(/ 404 .+\/api\/players\//);
  });

  await test.step('the game continues', async () => {
    await bob.goto(table);
    await expect(bob.locator('main[data-part=table]')).toBeVisible();
    await expect(title(ann)).toBeAttached();
    await expectUnharmed(ann, bob);
  });
});
