// Offline use, static hosts, and updates of the app.

import type { Page } from '@playwright/test';
import {
  circleCards,
  dealFor,
  handCard,
  laidCards,
  nameStart,
  playOn,
  takeCard,
  totals,
  whatNow,
} from './player.ts';
import { POSITIONS } from '../tools/positions.mjs';
import { goTo, SCREENS } from './screens.ts';
import { startStaticHost } from './staticHost.ts';
import { expect, test } from './story.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the whole app is cached. */
async function kept(page: Page) {
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
}

const lookForNewer = async (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('opens offline after the first visit, with all its parts', async ({ page, context, site }) => {
  await page.goto('./');
  await kept(page);
  const missing = await page.evaluate(async () => {
    const script = await (await fetch('./serviceWorker.js')).text();
    const files = [
      ...script.matchAll(/["'`]((?:assets\/|\.\/|[\w-]+\.(?:svg|png|txt|webmanifest))[^"'`]*)["'`]/g),
    ];
    const addresses = files.map(([, path = '']) => new URL(path, document.baseURI).href);
    const found = await Promise.all(addresses.map(async (address) => caches.match(address)));
    return { count: addresses.length, missing: addresses.filter((_, place) => !found[place]) };
  });
  expect(missing.missing).toEqual([]);
  expect(missing.count).toBeGreaterThan(8);

  await context.setOffline(true);
  await page.reload();
  await expect(title(page)).toBeVisible();
  await page.goto(`${site.url}/index.html?from=bookmark`);
  await expect(title(page)).toBeVisible();
  expect(
    await page.evaluate(async () =>
      document.fonts.load('1rem "Alegreya Sans"').then((fonts) => fonts.length),
    ),
  ).toBe(1);
});

test('runs from a folder of any host, and updates only on request', async ({ page, context, complaints }) => {
  const host = await startStaticHost();
  complaints.visit(host.url);
  const other = await context.newPage();
  try {
    await page.goto(host.url);
    await kept(page);
    await other.goto(host.url);

    host.release('newer');
    await lookForNewer(page);
    const notice = page.getByRole('button', { name: 'Reload now' });
    await expect(notice).toBeVisible();
    await page.reload();
    await expect(notice).toBeVisible();
    await expect(page.locator('body')).not.toHaveAttribute('data-release');

    await notice.click();
    await expect(page.locator('body')).toHaveAttribute('data-release', 'newer');
    await expect(notice).toBeHidden();

    // A game in another tab is not interrupted by the update.
    await expect(other.locator('body')).not.toHaveAttribute('data-release');
    await context.setOffline(true);
    await other.getByRole('button', { name: 'Reload now' }).click();
    await expect(other.locator('body')).toHaveAttribute('data-release', 'newer');
  } finally {
    await host.stop();
  }
});

test("keeps its version if the new one can't be fetched completely", async ({ page, complaints }) => {
  const host = await startStaticHost();
  complaints.visit(host.url);
  try {
    await page.goto(host.url);
    await kept(page);
    host.release('Broken');
    host.lose('licences.txt');
    const end = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const found = new Promise<ServiceWorker | null>((resolve) => {
        registration.addEventListener('updatefound', () => resolve(registration.installing), { once: true });
      });
      await registration.update();
      const newer = await found;
      return new Promise((resolve) => {
        const look = () => newer?.state !== 'installing' && resolve(newer?.state);
        newer?.addEventListener('statechange', look);
        look();
      });
    });
    expect(end).toBe('redundant');
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
    await page.reload();
    await expect(title(page)).toBeVisible();
    await expect(page.locator('body')).not.toHaveAttribute('data-release');
  } finally {
    await host.stop();
  }
});

test('a game continues after an offline reload', async ({ page, context }) => {
  await dealFor(page, 'two people', { seed: 'train' });
  await kept(page);
  await playOn(page, 5);
  await takeCard(page, 1);
  const before = {
    placed: await laidCards(page).count(),
    left: await circleCards(page).count(),
    points: await totals(page).allTextContents(),
    card: await handCard(page).getAttribute('aria-label'),
  };
  await context.setOffline(true);
  await page.reload();
  await expect(laidCards(page)).toHaveCount(before.placed);
  await expect(circleCards(page)).toHaveCount(before.left);
  await expect(totals(page)).toHaveText(before.points);
  await expect(handCard(page)).toHaveAttribute('aria-label', before.card ?? '');
  await playOn(page);
  await expect(title(page)).toHaveText(/wins?!|It’s a tie!/);
});

test('everything works offline on the second visit', async ({ page, context }) => {
  await page.goto('./');
  await kept(page);
  await page.close();
  await context.setOffline(true);

  const again = await context.newPage();
  // Other rules, cards and moves are on the same pages.
  const pages = new Map(SCREENS.map((screen) => [screen.heading, screen]));
  for (const screen of pages.values()) {
    await again.goto('about:blank');
    await goTo(again, screen);
  }
  await test.step('the computer plays', async () => {
    await dealFor(again, 'me against the computer', { seed: 'far away' });
    if ((await whatNow(again)) === 'pickStart') await nameStart(again, 0);
    await playOn(again, 4);
    await again.getByRole('button', { name: 'Hint' }).click();
    await expect(again.locator('[data-part=hint]')).toContainText('with good play on both sides, ');
  });
  await test.step('the end of a game is analyzed', async () => {
    await dealFor(again, 'two people', { from: POSITIONS.lastCard });
    await playOn(again);
    await expect(again.locator('[data-review]')).not.toContainText('Analyzing move', { timeout: 60_000 });
    await expect(again.locator('[data-review]')).not.toContainText('The analysis failed');
  });
  await test.step('another language', async () => {
    await again.goto('./#/settings');
    await again.getByText('Italiano').click();
    await expect(title(again)).toHaveText('Impostazioni');
  });
});

test('works over an insecure connection, and says what is missing', async ({ page, site, complaints }) => {
  const url = site.url.replace('localhost', 'wagons.test');
  complaints.visit(url);
  await page.goto(`${url}/#/about`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
  await expect(page.getByText('This page isn’t secure (no https)')).toBeVisible();

  await page.goto(`${url}/#/new`);
  await page.getByText('Two players, one device').click();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await playOn(page, 3);
  const placed = await laidCards(page).count();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog).toContainText('Select the text and copy it yourself.');
  await expect(dialog.getByRole('button', { name: 'Share…' })).toHaveCount(0);
  await page.reload();
  await expect(laidCards(page)).toHaveCount(placed);
  complaints.expected(/Cross-Origin-Opener-Policy header has been ignored/);
});
