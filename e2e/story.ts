// Fixtures of every story: the app on a server of its own, and a watch for errors.

import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { serve, type Served } from '../tools/serve.mjs';

/** Errors in the background. A story fails on any, unless it declares them. */
type Complaints = {
  /** Expects errors like this one; fails if there is none. */
  readonly expected: (like: RegExp) => void;
  /** Allows another host of ours. */
  readonly visit: (url: string) => void;
  /** Watches the page of another player. */
  readonly listenTo: (context: BrowserContext) => Promise<void>;
};

type OfStory = {
  readonly complaints: Complaints;
  /** A page on another device. */
  readonly newDevice: (options?: BrowserContextOptions) => Promise<Page>;
};
type OfWorker = { readonly site: Served };

export const test = base.extend<OfStory, OfWorker>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies of a fixture from the pattern.
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
    // What others do is shown at once, unless a story is about that. Only on the first page of a tab.
    if (window.name !== 'paced' && location.protocol !== 'about:') {
      window.name = 'paced';
      localStorage['wagons/settings'] ??= '{"pace":"instant"}';
    }
    document.addEventListener('securitypolicyviolation', (violation) => {
      console.error(`${violation.effectiveDirective} forbids ${violation.blockedURI} ${violation.sample}`);
    });
  });
}
