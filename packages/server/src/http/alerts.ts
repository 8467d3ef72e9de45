// Routes about alerts: where a player gets them, when not, tests, and the links in mails.

import type { Alerts, AlertTargetFace, Body } from '@wagons/protocol';
import { ok, refused } from '@wagons/rules';
import { createHash } from 'node:crypto';
import { areSound } from '../alerts/pushEncryption.ts';
import { isZone } from '../alerts/quietHours.ts';
import { wordsIn } from '../alerts/texts.ts';
import { readWebhook } from '../alerts/webhook.ts';
import { readAddress } from '../config/mailAddress.ts';
import { deviceOf } from '../people/devices.ts';
import type { AlertTarget } from '../ports/alerts.ts';
import type { Player } from '../ports/store.ts';
import type { Handled, Handlers, RouteRequest } from './serve.ts';
import type { World } from './world.ts';

/** 22 characters of an id, 32 of a key. */
const ID_BYTES = 16;
const KEY_BYTES = 24;
const ID_LENGTH = 22;
const MOST = { push: 5, webhook: 1, mail: 1 } as const;

type Names =
  | 'alerts'
  | 'setAlerts'
  | 'addAlertTarget'
  | 'removeAlertTarget'
  | 'testAlerts'
  | 'confirmMail'
  | 'stopMail';

export function alertHandlers(world: World): Handlers<Names> {
  const { store, clock } = world;
  return {
    alerts: async ({ me }) => ok(await describe(world, me)),
    setAlerts: async ({ me, body }) => {
      if (!isZone(body.zone)) return refused('badSettings');
      await store.setAlerts(me.id, body);
      return ok(await describe(world, me));
    },
    addAlertTarget: async (asked) => addTarget(world, asked),
    removeAlertTarget: async ({ me, params: { id } }) => {
      await store.removeAlertTarget(me.id, id);
      return ok(await describe(world, me));
    },
    testAlerts: async (asked) => test(world, asked),
    confirmMail: async ({ params: { key } }) =>
      (await store.confirmAlerts(key, clock.now())) ? ok({}) : refused('noSuchAddress'),
    stopMail: async ({ params: { key } }) =>
      (await store.stopAlerts(key)) ? ok({}) : refused('noSuchAddress'),
  };
}

async function describe({ store, alerts }: World, me: Player): Promise<Alerts> {
  const { settings, targets } = await store.alertsOf(me.id);
  return {
    pushKey: alerts.pushKey,
    mail: alerts.offersMail,
    ...settings,
    targets: targets.map(faceOf),
  };
}

const faceOf = (target: AlertTarget): AlertTargetFace => ({
  id: target.id,
  channel: target.channel,
  name: nameOf(target),
  addedAt: target.addedAt,
  confirmed: target.confirmedAt !== undefined,
  ...(target.deliveredAt !== undefined && { deliveredAt: target.deliveredAt }),
  ...(target.failedAt !== undefined && { failedAt: target.failedAt }),
});

/** The path of a webhook is a secret. */
function nameOf({ channel, address, device }: AlertTarget): string {
  if (channel === 'push') return device;
  return channel === 'mail' ? address : new URL(address).hostname;
}

async function addTarget(
  world: World,
  { me, body, request }: RouteRequest<'addAlertTarget'>,
): Handled<'addAlertTarget'> {
  const { store, alerts, storageLimit, sessions } = world;
  const { language, zone } = body;
  if (!isZone(zone)) return refused('badSettings');
  const read = readTarget(world, body.target);
  if (!read) return refused('badAlertAddress');
  if (!storageLimit.mayTryAlerts(request.ip)) return refused('enoughToday');
  const target: AlertTarget = {
    ...read,
    player: me.id,
    session: sessions.claim(request.headers)?.session,
    device: deviceOf(request.headers['user-agent']),
  };
  const { settings } = await store.alertsOf(me.id);
  await store.setAlerts(me.id, { ...settings, language, zone });
  await store.addAlertTarget(target, MOST[target.channel]);
  if (target.channel === 'mail') {
    const { sent } = await wordsIn(language);
    const text = { title: sent.confirm, body: sent.confirmText({ name: me.name }) };
    await alerts.askOwner(target, text);
  }
  return ok(await describe(world, me));
}

type Read = Omit<AlertTarget, 'player' | 'session' | 'device'>;

/** Undefined for an address that nothing is sent to. */
function readTarget(
  { alerts, random, clock }: World,
  target: Body<'addAlertTarget'>['target'],
): Read | undefined {
  const now = clock.now();
  if ('endpoint' in target) {
    const { endpoint, p256dh, auth } = target;
    if (!alerts.isPushService(endpoint) || !areSound({ p256dh, auth })) return undefined;
    const id = createHash('sha256').update(endpoint).digest('base64url').slice(0, ID_LENGTH);
    const keys = { p256dh, auth };
    return { id, channel: 'push', address: endpoint, keys, addedAt: now, confirmedAt: now };
  }
  const id = random.letters(ID_BYTES).slice(0, ID_LENGTH);
  if ('webhook' in target) {
    const url = readWebhook(target.webhook);
    return url && { id, channel: 'webhook', address: url.href, addedAt: now, confirmedAt: now };
  }
  const address = alerts.offersMail ? readAddress(target.mail) : undefined;
  if (address === undefined) return undefined;
  return { id, channel: 'mail', address, secret: random.letters(KEY_BYTES), addedAt: now };
}

async function test(world: World, { me, request }: RouteRequest<'testAlerts'>): Handled<'testAlerts'> {
  const { store, alerts, storageLimit, random } = world;
  if (!storageLimit.mayTryAlerts(request.ip)) return refused('enoughToday');
  const { settings, targets } = await store.alertsOf(me.id);
  const { sent } = await wordsIn(settings?.language ?? 'en');
  const text = {
    id: random.letters(ID_BYTES),
    title: sent.test,
    body: sent.testText,
    url: '#/alerts',
    footer: sent.stopMails,
  };
  const confirmed = targets.filter(({ confirmedAt }) => confirmedAt !== undefined);
  await Promise.all(confirmed.map(async (target) => alerts.send(target, text)));
  return ok(await describe(world, me));
}
