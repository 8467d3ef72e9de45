// Alerts: a correspondence game goes on by push messages, which the real service worker shows.

import type { BrowserContext, Page } from '@playwright/test';
import { openPushService, type PushService } from '../packages/server/test/pushService.ts';
import { expectAccessible } from './accessible.ts';
import { message, sitTogether, title, typeTurns } from './online.ts';
import { serveWithClock } from './serverClock.ts';
import { expect, test } from './story.ts';

test.use({ serviceWorkers: 'allow' });

/** The headless shell denies permissions and subscriptions; everything after that is real. */
async function allowPush(page: Page, { endpoint, p256dh, auth }: PushService): Promise<void> {
  await page.evaluate(
    (json) => {
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = async () => 'granted';
      const subscription = { toJSON: () => json, unsubscribe: async () => true };
      PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription;
      PushManager.prototype.getSubscription = async () => subscription as unknown as PushSubscription;
    },
    { endpoint, keys: { p256dh, auth } },
  );
}

/** As if the player had gone to another tab. */
const hide = async (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

type Shown = {
  readonly title: string;
  readonly options: NotificationOptions & { readonly renotify?: boolean };
};

/** What the service worker shows of these messages, one after the other. The headless shell itself shows nothing. */
async function shownFor(context: BrowserContext, messages: readonly string[]): Promise<readonly Shown[]> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('there is no service worker');
  return worker.evaluate(async (texts) => {
    const shown: { title: string; tag: string; data: unknown; options: object }[] = [];
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    // Without a badge to set, the headless shell ends the process.
    Object.defineProperty(navigator, 'setAppBadge', { value: async () => undefined, configurable: true });
    registration.showNotification = async (heading, options) => {
      const { tag = '', data } = options ?? {};
      const same = shown.findIndex((one) => one.tag === tag);
      shown.splice(same < 0 ? shown.length : same, 1, { title: heading, tag, data, options: { ...options } });
    };
    registration.getNotifications = async (filter) =>
      shown.filter(({ tag }) => tag === filter?.tag) as unknown as Notification[];
    const { PushEvent } = self as unknown as {
      readonly PushEvent: new (type: string, init: { readonly data: string }) => Event;
    };
    for (const data of texts) {
      const event = new PushEvent('push', { data });
      // The browser allows it only for messages of its own.
      const done = new Promise((resolve) => {
        Object.defineProperty(event, 'waitUntil', { value: resolve });
      });
      self.dispatchEvent(event);
      await done;
    }
    return shown;
  }, messages);
}

test('a correspondence game goes on by alerts', async ({ page: ann, context, newDevice, complaints }) => {
  const push = await openPushService();
  const server = await serveWithClock({ PUSH_HOSTS: push.origin });
  complaints.visit(server.url);
  const bob = await newDevice();
  const texts = (): readonly string[] => push.received.map(({ text }) => text);
  try {
    const clock = { kind: 'days', days: 1 } as const;
    const table = await sitTogether(ann, bob, { at: server.url, clock });
    await typeTurns(ann, bob, 2);

    await test.step('after the first turn they are offered, and a guest learns where the game lives', async () => {
      await expect(message(ann)).toContainText('Bob’s turn. You can close this page.');
      await expect(message(ann)).toContainText('This game is tied to this browser');
      await ann.evaluate(async () => navigator.serviceWorker.ready);
      await allowPush(ann, push);
      await ann.getByRole('link', { name: 'Tell me when it’s my turn' }).click();
      await expect(title(ann)).toHaveText('Alerts');
    });

    await test.step('turned on, and tested', async () => {
      await ann.getByRole('button', { name: 'Turn on alerts here' }).click();
      await expect(ann.locator('#content').getByText('Alerts come to this device.')).toBeVisible();
      await ann.getByRole('button', { name: 'Send a test' }).click();
      await expect.poll(() => texts().length).toBe(1);
      expect(texts()[0]).toContain('Alerts work');
      await expect(ann.locator('#content').getByText('last delivered')).toBeVisible();
      await expectAccessible(ann);
    });

    await test.step('nothing comes while the player is there', async () => {
      await typeTurns(bob, bob, 1);
      server.clock.forward(62_000);
      await expect(ann.getByRole('button', { name: 'Send a test' })).toBeEnabled();
    });

    await test.step('half of the time later there is a reminder', async () => {
      await hide(ann);
      server.clock.forward(12 * 60 * 60 * 1000);
      await expect.poll(() => texts().length, { timeout: 20_000 }).toBe(2);
      expect(JSON.parse(texts()[1] ?? '')).toMatchObject({
        title: '11 hours left for your turn',
        body: 'Bob is waiting for you.',
        url: `#/online/${table.split('/').at(-1) ?? ''}`,
        waiting: 1,
      });
    });

    await test.step('the service worker shows one notification for the table', async () => {
      const [, reminder = ''] = texts();
      const later = JSON.stringify({ ...JSON.parse(reminder), id: 'later', title: '2 hours left' });
      const [again] = await shownFor(context, [reminder, reminder]);
      expect(again).toMatchObject({ title: '11 hours left for your turn' });
      // The same alert again makes no second sound.
      expect(again?.options).not.toHaveProperty('renotify');
      const both = await shownFor(context, [reminder, later, 'what is this?']);
      expect(both).toMatchObject([
        { title: '2 hours left', options: { renotify: true } },
        { title: 'Circle the Wagons' },
      ]);
    });
  } finally {
    await server.stop(ann, bob);
    await push.close();
  }
});
