// What every story has: the app at a server of its own, and an eye on everything that must not happen meanwhile.

import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { serve, type Served } from '../tools/serve.mjs';

/** What went wrong behind the player's back. A story fails on any; one that provokes some says so. */
type Complaints = {
  /** Complaints like this one belong to the story; fails if there is none. */
  readonly expected: (like: RegExp) => void;
  /** The story visits another host of ours. */
  readonly visit: (url: string) => void;
  /** Somebody else takes part. */
  readonly listenTo: (context: BrowserContext) => Promise<void>;
};

type OfStory = {
  readonly complaints: Complaints;
  /** A page on a device of its own. */
  readonly newDevice: (options?: BrowserContextOptions) => Promise<Page>;
};
type OfWorker = { readonly site: Served };

export const test = base.extend<OfStory, OfWorker>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const site = await serve();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => use(`${site.url}/`),

  complaints: [
    async ({ context, site }, use) => {
      let heard: string[] = [];
      const origins = [site.url];
      const listenTo = async (other: BrowserContext) => {
        await listen(other, (complaint) => heard.push(complaint));
        other.on('request', (request) => {
          const { protocol, origin } = new URL(request.url());
          if (protocol.startsWith('http') && !origins.includes(origin))
            heard.push(`request to ${request.url()}`);
        });
      };
      await listenTo(context);
      await use({
        listenTo,
        visit: (url) => void origins.push(new URL(url).origin),
        expected(like) {
          expect(heard, 'a complaint that belongs to the story').toContainEqual(expect.stringMatching(like));
          heard = heard.filter((complaint) => !like.test(complaint));
        },
      });
      expect(heard, 'what went wrong behind the player’s back').toEqual([]);
    },
    { auto: true },
  ],

  newDevice: async ({ browser, complaints }, use) => {
    const devices: BrowserContext[] = [];
    await use(async (options) => {
      const device = await browser.newContext(options);
      devices.push(device);
      await complaints.listenTo(device);
      return device.newPage();
    });
    await Promise.all(devices.map(async (device) => device.close()));
  },
});

export { expect };

async function listen(context: BrowserContext, hear: (complaint: string) => void) {
  context.on('console', (message) => {
    if (message.type() === 'error') hear(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    hear(`error: ${error.error().stack ?? error.error().message}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      console.error(`${violation.effectiveDirective} forbids ${violation.blockedURI} ${violation.sample}`);
    });
  });
}
