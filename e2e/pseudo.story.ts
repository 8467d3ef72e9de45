// The app in a pseudo-locale, accented and 40 % longer: everything comes from the catalogs and fits on a small phone.

import { join } from 'node:path';
import { ROOT } from '../tools/files.mjs';
import { POSITIONS } from '../tools/positions.mjs';
import { run } from '../tools/run.mjs';
import { misfits } from './misfits.ts';
import { dealFor, finalTotals, playOn } from './player.ts';
import { arriveAt, SCREENS } from './screens.ts';
import { startStaticHost, type StaticHost } from './staticHost.ts';
import { expect, test as base } from './story.ts';

const test = base.extend<object, { readonly pseudo: StaticHost }>({
  pseudo: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies of a fixture from the pattern.
    async ({}, use) => {
      const args = ['build', 'packages/web', '--mode', 'pseudo', '--logLevel=warn'];
      const { ok, output } = await run('vite', args);
      if (!ok) throw new Error(output);
      const host = await startStaticHost(join(ROOT, 'packages/web/dist/pseudo'));
      await use(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ pseudo }, use) => use(pseudo.url),
});
// One worker builds the app for both.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 360, height: 640 }, locale: 'en-US' });

const ACCENTED = /[áçðéíłñöšüý]/;

test('every screen fits on a phone', async ({ page, pseudo, complaints }) => {
  complaints.visit(pseudo.url);
  for (const { address } of SCREENS) {
    await arriveAt(page, address);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(ACCENTED);
    await expect(page.locator('.waiting'), address).toHaveCount(0);
    await expect.poll(async () => misfits(page, { mayScroll: true }), address).toEqual([]);
  }
});

test('a game is played to its end', async ({ page, pseudo, complaints }) => {
  complaints.visit(pseudo.url);
  await dealFor(page, 'two people', { from: POSITIONS.lastCard });
  await expect(page.locator('[data-part=saying] [data-part=now]')).toHaveText(ACCENTED);
  await playOn(page);
  await expect(finalTotals(page)).toHaveCount(2);
  await expect.poll(async () => misfits(page, { mayScroll: true }), 'the end').toEqual([]);
});
