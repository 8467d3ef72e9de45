// Fixtures for the stories in this folder: pages in the engine under test, checked for errors at the end.

import { writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { serve, type Served } from '../../tools/serve.mjs';
import type { Engine, Size } from './driver.ts';
import { DESKTOP, type EngineName, startEngine } from './engines.ts';
import { type Page, pageOn } from './page.ts';

type Device = { readonly size?: Size; readonly engine?: EngineName; readonly url?: string };

type OfStory = {
  /** Opens a page on a device of its own, in the engine under test unless another one is named. */
  readonly newPage: (device?: Device) => Promise<Page>;
};
type OfWorker = {
  /** The engine under test; each project of the configuration has its own. */
  readonly engine: EngineName;
  readonly engineOf: (name: EngineName) => Promise<Engine>;
  readonly site: Served;
};

export const test = base.extend<OfStory, OfWorker>({
  engine: ['chromium', { option: true, scope: 'worker' }],

  engineOf: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const started = new Map<EngineName, Promise<Engine>>();
      await use(async (name) => {
        const engine = started.get(name) ?? startEngine(name);
        started.set(name, engine);
        return engine;
      });
      for (const engine of started.values()) await (await engine).close();
    },
    { scope: 'worker' },
  ],

  site: [
    // oxlint-disable-next-line no-empty-pattern -- As above.
    async ({}, use) => {
      const site = await serve();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],

  newPage: async ({ engine, engineOf, site }, use, testInfo) => {
    const pages: Page[] = [];
    await use(async ({ size = DESKTOP, engine: name = engine, url = site.url } = {}) => {
      const page = pageOn(await (await engineOf(name)).open(), url);
      pages.push(page);
      await page.setSize(size);
      return page;
    });
    if (testInfo.status !== testInfo.expectedStatus) {
      for (const [n, page] of pages.entries()) {
        writeFileSync(testInfo.outputPath(`page-${n + 1}.png`), await page.screenshot());
      }
    }
    const complaints = pages.flatMap((page) => page.complaints());
    for (const page of pages) await page.close();
    expect(complaints, 'errors in the console').toEqual([]);
  },
});

export { expect };
