// Tests of the routes about alerts: addresses, settings, tests, links in mails, signing out.

import { afterEach, describe, expect, it } from 'vitest';
import { freshHttpWorlds, guest, account, openWorld, program, type HttpWorld } from '../../test/httpWorld.ts';
import { openPushService, type PushService } from '../../test/pushService.ts';
import type { Mail } from '../alerts/mail.ts';
import type { AlertText } from '../ports/alerts.ts';

const LOCAL = { language: 'de', zone: 'Europe/Berlin' } as const;

describe('a browser', () => {
  let service: PushService | undefined;
  let world: HttpWorld | undefined;
  afterEach(async () => {
    await world?.close();
    await service?.close();
  });

  const open = async (wish: Parameters<typeof openWorld>[0] = {}) => {
    service = await openPushService();
    world = await openWorld({ pushHosts: [service.origin], ...wish });
    const { endpoint, p256dh, auth } = service;
    return { service, world, target: { endpoint, p256dh, auth } };
  };

  it('gets a test, in the language it was added in', async () => {
    const { service: push, world: here, target } = await open();
    const ada = await guest(here.app);
    const none = await ada.ask('alerts');
    expect(none).toMatchObject({ mail: false, targets: [] });
    expect(none.pushKey).toMatch(/^[\w-]{87}$/);
    const headers = { 'user-agent': 'Mozilla/5.0 (Android 14) Firefox/130.0' };
    const added = await ada.ask('addAlertTarget', { body: { ...LOCAL, target }, headers });
    expect(added).toMatchObject({
      ...LOCAL,
      targets: [{ channel: 'push', name: 'Firefox · Android', confirmed: true }],
    });
    expect(JSON.stringify(added)).not.toContain(target.endpoint);
    const tested = await ada.ask('testAlerts');
    expect(tested.targets[0]).toMatchObject({ deliveredAt: here.now() });
    expect(JSON.parse(push.received[0]?.text ?? '')).toMatchObject({ title: 'Benachrichtigungen kommen an' });
  });

  it('is forgotten when the push service no longer knows it, and shown when it fails', async () => {
    const { service: push, world: here, target } = await open();
    const ada = await guest(here.app);
    await ada.ask('addAlertTarget', { body: { ...LOCAL, target } });
    push.answer = { status: 500 };
    expect((await ada.ask('testAlerts')).targets[0]).toMatchObject({ failedAt: here.now() });
    push.answer = { status: 410 };
    expect((await ada.ask('testAlerts')).targets).toEqual([]);
  });

  it('gets no more alerts after its player has signed out', async () => {
    const { world: here, target } = await open();
    const ada = await account(here);
    await ada.ask('addAlertTarget', { body: { ...LOCAL, target } });
    await ada.ask('signOut', { body: { everywhere: false } });
    expect((await here.store.alertsOf(ada.id)).targets).toEqual([]);
  });

  it('is removed by its player, and by no one else', async () => {
    const { world: here, target } = await open();
    const [ada, bert] = [await guest(here.app), await guest(here.app, 'Bert')];
    const { targets } = await ada.ask('addAlertTarget', { body: { ...LOCAL, target } });
    const params = { id: targets[0]?.id ?? '' };
    await bert.ask('removeAlertTarget', { params });
    expect((await ada.ask('alerts')).targets).toHaveLength(1);
    expect((await ada.ask('removeAlertTarget', { params })).targets).toEqual([]);
  });

  it('appears in no log, and neither does what is sent to it', async () => {
    const { world: here, target } = await open();
    const ada = await guest(here.app);
    await ada.ask('addAlertTarget', { body: { ...LOCAL, target } });
    await ada.ask('testAlerts');
    for (const secret of [target.endpoint, target.p256dh, target.auth])
      expect(here.logged()).not.toContain(secret);
  });
});

describe('addresses', () => {
  const here = freshHttpWorlds();

  it.each([
    { endpoint: 'https://169.254.169.254/', p256dh: 'B', auth: 'A' },
    { endpoint: 'https://fcm.googleapis.com/x', p256dh: 'B', auth: 'A' },
    { webhook: 'http://hooks.example/' },
    { webhook: 'https://10.0.0.1/' },
    // This server sends no mail.
    { mail: 'ada@home.example' },
  ])('refuses %o', async (target) => {
    const ada = await guest(here().app);
    const { code } = await ada.refusal('addAlertTarget', { body: { ...LOCAL, target } });
    expect(code).toBe('badAlertAddress');
    expect((await ada.ask('alerts')).targets).toEqual([]);
  });

  it('shows only the host of a webhook, and keeps the last one', async () => {
    const ada = await guest(here().app);
    for (const host of ['one', 'two'])
      await ada.ask('addAlertTarget', {
        body: { ...LOCAL, target: { webhook: `https://${host}.example/secret` } },
      });
    const { targets } = await ada.ask('alerts');
    expect(targets.map(({ name }) => name)).toEqual(['two.example']);
    expect(JSON.stringify(targets)).not.toContain('secret');
    expect((await ada.ask('testAlerts')).targets[0]).toMatchObject({ failedAt: here().now() });
  });

  it('keeps quiet hours when a browser or address is added', async () => {
    const ada = await guest(here().app);
    const quiet = { from: 22, to: 7 };
    await ada.ask('setAlerts', { body: { ...LOCAL, quiet } });
    const target = { webhook: 'https://hooks.example/' };
    const added = await ada.ask('addAlertTarget', { body: { language: 'fr', zone: 'UTC', target } });
    expect(added).toMatchObject({ language: 'fr', zone: 'UTC', quiet });
    const bad = { body: { language: 'fr', zone: 'Mars/Olympus' } };
    expect((await ada.refusal('setAlerts', bad)).code).toBe('badSettings');
  });
});

describe('mail', () => {
  const letters: { to: string; text: AlertText; stop: unknown }[] = [];
  const mail: Mail = {
    send: async (to, text, stop) => {
      letters.push({ to, text, stop });
      return { is: 'delivered' };
    },
    close: () => undefined,
  };
  const here = freshHttpWorlds({ mail });

  it('is confirmed by the link it gets, and stopped by a post of the mail program', async () => {
    letters.length = 0;
    const { app } = here();
    const ada = await guest(app);
    const body = { ...LOCAL, target: { mail: ' ada@home.example ' } };
    const added = await ada.ask('addAlertTarget', { body });
    expect(added).toMatchObject({ mail: true, targets: [{ name: 'ada@home.example', confirmed: false }] });
    const [, key = ''] = /#\/mail\/([\w-]{32})\/confirm$/.exec(letters[0]?.text.url ?? '') ?? [];
    expect(letters[0]).toMatchObject({ to: 'ada@home.example' });
    expect(JSON.stringify(added)).not.toContain(key);

    // Nothing is sent to an address whose owner hasn't agreed.
    await ada.ask('testAlerts');
    expect(letters).toHaveLength(1);
    const anyone = program(app);
    await anyone.ask('confirmMail', { params: { key } });
    await ada.ask('testAlerts');
    expect(letters[1]).toMatchObject({
      to: 'ada@home.example',
      stop: { post: `http://localhost:8080/api/mail/${key}/stop` },
    });

    const posted = await app.inject({
      method: 'POST',
      url: `/api/mail/${key}/stop`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(posted.statusCode).toBe(200);
    expect((await ada.ask('alerts')).targets).toEqual([]);
    expect((await anyone.refusal('stopMail', { params: { key } })).code).toBe('noSuchAddress');
    expect((await anyone.refusal('confirmMail', { params: { key } })).code).toBe('noSuchAddress');
  });

  it('a link that is only looked at changes nothing', async () => {
    letters.length = 0;
    const { app } = here();
    const ada = await guest(app);
    await ada.ask('addAlertTarget', { body: { ...LOCAL, target: { mail: 'ada@home.example' } } });
    const key = /#\/mail\/([\w-]{32})\//.exec(letters[0]?.text.url ?? '')?.[1] ?? '';
    for (const what of ['confirm', 'stop'])
      expect((await app.inject({ method: 'GET', url: `/api/mail/${key}/${what}` })).statusCode).toBe(404);
    expect((await ada.ask('alerts')).targets).toMatchObject([{ confirmed: false }]);
  });
});
