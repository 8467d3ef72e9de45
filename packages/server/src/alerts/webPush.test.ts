// Tests of web push with a service that checks the sender and decrypts.

import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPushService, type PushService } from '../../test/pushService.ts';
import { newVapidSecret, vapidKeys } from './pushEncryption.ts';
import { makeWebPush, type WebPush } from './webPush.ts';

let service: PushService;
let push: WebPush;
let now = 1_800_000_000_000;
const keys = vapidKeys(newVapidSecret());
const TEXT = { id: 'one', title: 'Ada: your turn', body: 'Grüße', url: '#/online/x', table: 'x', waiting: 2 };

beforeEach(async () => {
  service = await openPushService();
  const ports = { keys, subject: 'https://wagons.example', clock: { now: () => now } };
  push = makeWebPush({ ...ports, hosts: [service.origin] });
});
afterEach(async () => service.close());

it('delivers an alert that the service accepts and the browser can read', async () => {
  expect(await push.send(service, TEXT)).toEqual({ is: 'delivered' });
  const [got] = service.received;
  expect(JSON.parse(got?.text ?? '')).toEqual({
    id: 'one',
    title: 'Ada: your turn',
    body: 'Grüße',
    url: '#/online/x',
    waiting: 2,
    tag: got?.headers['topic'],
  });
  expect(got?.audience).toBe(service.origin);
  expect(got?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '43200' });
});

it('names a table by a tag that keeps its id secret, and that its next alert has too', async () => {
  const table = 'secret-table-id-012345';
  await push.send(service, { ...TEXT, table });
  await push.send(service, { ...TEXT, id: 'two', table });
  await push.send(service, { ...TEXT, table: 'another' });
  const [one, two, other] = service.received.map(({ headers }) => headers['topic']);
  expect(one).toBe(two);
  expect(one).not.toBe(other);
  expect(one).not.toContain(table);
  expect(one).toMatch(/^[\w-]{32}$/);
});

it('signs once for a service, and again before the signature ends', async () => {
  const signed = (): unknown => service.received.at(-1)?.headers.authorization;
  await push.send(service, TEXT);
  const first = signed();
  await push.send(service, TEXT);
  expect(signed()).toBe(first);
  now += 11.5 * 60 * 60 * 1000;
  await push.send(service, TEXT);
  expect(signed()).not.toBe(first);
});

it.each([
  [404, 'gone'],
  [410, 'gone'],
  [400, 'refused'],
  [413, 'refused'],
  [301, 'refused'],
  [500, 'later'],
] as const)('an answer of %i means %s', async (status, is) => {
  service.answer = { status, headers: { location: 'http://127.0.0.1:1/' } };
  expect(await push.send(service, TEXT)).toEqual({ is });
});

it('waits as long as the service says, but not forever', async () => {
  service.answer = { status: 429, headers: { 'retry-after': '120' } };
  expect(await push.send(service, TEXT)).toEqual({ is: 'later', after: 120_000 });
  service.answer = { status: 503, headers: { 'retry-after': '999999' } };
  expect(await push.send(service, TEXT)).toEqual({ is: 'later', after: 3_600_000 });
});

it('sends to no other host, and tries again when the service is away', async () => {
  expect(await push.send({ ...service, endpoint: 'http://127.0.0.1:9/x' }, TEXT)).toEqual({ is: 'gone' });
  await service.close();
  expect(await push.send(service, TEXT)).toEqual({ is: 'later' });
});
