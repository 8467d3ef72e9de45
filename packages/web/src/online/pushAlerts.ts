// Alerts on this device by web push: turns them on and off, and registers again at each start of the app.

import type { Alerts, Body } from '@wagons/protocol';
import { refused, type Result } from '@wagons/rules';
import { pickLanguage } from '@wagons/words';
import { settings, store } from '../kit/storage/storage.ts';
import { api, type Trouble } from './api.ts';
import { ALERTS_KEY, pushDevice } from './identityFlag.ts';
import { isSignedIn, loadMe } from './me.ts';

/** Why alerts can't come to this device. An iPhone needs the installed app. */
export type PushTrouble = 'denied' | 'apple' | 'unable' | 'failed';

export function pushTrouble(): PushTrouble | undefined {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!isAble) return isApple() ? 'apple' : 'unable';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

/** An iPad says that it is a Mac, which has no touch screen. */
const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** The language and time zone that alerts come in. */
export const localWishes = (): Pick<Body<'setAlerts'>, 'language' | 'zone'> => ({
  language: settings.language.value ?? pickLanguage(navigator.languages),
  zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/** Asks the player and the browser, and tells the server. */
export async function turnOnPush(pushKey: string): Promise<Result<Alerts, Trouble | PushTrouble>> {
  if ((await Notification.requestPermission()) !== 'granted') return refused('denied');
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await subscribe(pushManager, pushKey);
    return await tellServer(subscription);
  } catch {
    return refused('failed');
  }
}

/** Takes the subscription that is there, unless it is for another key. */
async function subscribe(manager: PushManager, pushKey: string): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey: bytesOf(pushKey) };
  try {
    return await manager.subscribe(wish);
  } catch {
    const old = await manager.getSubscription();
    await old?.unsubscribe();
    return manager.subscribe(wish);
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
}

async function tellServer(subscription: PushSubscription): Promise<Result<Alerts, Trouble | PushTrouble>> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return refused('failed');
  const target = { endpoint, p256dh, auth };
  const answer = await api('addAlertTarget', { body: { ...localWishes(), target } });
  if (answer.ok) store.write(ALERTS_KEY, await deviceId(endpoint));
  return answer;
}

/** As the server makes it. */
async function deviceId(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const text = btoa(String.fromCodePoint(...new Uint8Array(hash)));
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, 22);
}

export async function turnOffPush(): Promise<Result<Alerts, Trouble>> {
  const id = pushDevice() ?? 'x'.repeat(22);
  await dropSubscription();
  return api('removeAlertTarget', { params: { id } });
}

/** The browser gets no more messages, whatever the server sends. */
export async function dropSubscription(): Promise<void> {
  store.remove(ALERTS_KEY);
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** Browsers drop subscriptions without saying so, and the owner of the page may be another one. */
export async function renewPush(): Promise<void> {
  if (pushDevice() === undefined || pushTrouble() !== undefined) return;
  const self = await loadMe();
  if (!self.ok || !isSignedIn(self.value)) return;
  const known = await api('alerts');
  if (!known.ok) return;
  // Turned off on another device.
  if (!known.value.targets.some(({ id }) => id === pushDevice())) return dropSubscription();
  if (Notification.permission === 'granted') await turnOnPush(known.value.pushKey);
}

/** Closes the notifications of tables where no one waits for the player any more, and sets the badge of the app. */
export async function withdrawAlerts(waiting: readonly string[]): Promise<void> {
  if (pushDevice() === undefined || !('serviceWorker' in navigator)) return;
  if ('setAppBadge' in navigator)
    await (waiting.length > 0 ? navigator.setAppBadge(waiting.length) : navigator.clearAppBadge());
  const registration = await navigator.serviceWorker.getRegistration();
  const shown = (await registration?.getNotifications()) ?? [];
  for (const notification of shown) {
    const { url } = (notification.data ?? {}) as { readonly url?: unknown };
    const isWaiting = typeof url !== 'string' || waiting.some((id) => url.endsWith(`/${id}`));
    if (!isWaiting) notification.close();
  }
}
