// The service worker: precaches the whole app, and shows alerts; an update is activated only on request.

declare const self: ServiceWorkerGlobalScope;

/** The files of this version and a hash of their content, inserted by the build. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const SCOPE = self.registration.scope;
/** Other apps may share the origin. */
const OURS = `wagons ${SCOPE} `;
const CACHE = OURS + __VERSION__;

/** The page is cached under the folder's URL, because some hosts redirect index.html to it. */
const PAGES = [SCOPE, `${SCOPE}index.html`];
/** Files with a content hash in their names. */
const LASTING = `${SCOPE}assets/`;
const FILES = new Set(__FILES__.map((path) => new URL(path, SCOPE).href));

self.addEventListener('install', (event) => event.waitUntil(store()));
self.addEventListener('activate', (event) => event.waitUntil(takeCharge()));
self.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const asked = url.replace(/[?#].*$/, '');
  const address = PAGES.includes(asked) ? SCOPE : asked;
  // Other requests are left alone. A tab of the previous version may request hashed files.
  if (method !== 'GET' || !(FILES.has(address) || address.startsWith(LASTING))) return;
  event.respondWith(find(address).then((found) => found ?? fetch(event.request)));
});

self.addEventListener('push', (event) => event.waitUntil(showAlert(event.data?.text() ?? '')));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(pathOf(event.notification.data)));
});

type Alert = {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** Shared by all alerts about one table: the newest replaces the others. */
  readonly tag: string;
  readonly waiting?: number;
};

/** Browsers expect a notification for every message, even for one that can't be read. */
async function showAlert(text: string): Promise<void> {
  const { id, title, body, url, tag, waiting } = readAlert(text);
  const [shown] = await self.registration.getNotifications({ tag });
  const before = (shown?.data ?? {}) as { readonly id?: unknown };
  await self.registration.showNotification(title, {
    body,
    tag,
    data: { id, url },
    icon: `${SCOPE}icon-192.png`,
    // The same alert again makes no second sound, a new one does.
    ...(shown && before.id !== id && { renotify: true }),
  });
  if (waiting !== undefined && 'setAppBadge' in navigator)
    await navigator.setAppBadge(waiting).catch(() => undefined);
}

function readAlert(text: string): Alert {
  try {
    return JSON.parse(text) as Alert;
  } catch {
    return { id: '', title: 'Circle the Wagons', body: '', url: '', tag: 'wagons' };
  }
}

const pathOf = (data: unknown): string => {
  const { url } = (data ?? {}) as { readonly url?: unknown };
  return typeof url === 'string' && url.startsWith('#/') ? url : '';
};

/** In a window that is open already, if there is one. */
async function openPage(path: string): Promise<void> {
  const address = `${SCOPE}${path}`;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => url.startsWith(SCOPE));
  if (!open) {
    await self.clients.openWindow(address);
    return;
  }
  await open.focus();
  open.postMessage({ goTo: path });
}

async function store(): Promise<void> {
  const cache = await caches.open(CACHE);
  const keep = async (address: string) => {
    const lasting = address.startsWith(LASTING);
    const kept = lasting ? await find(address) : undefined;
    // Files without a hash bypass the HTTP cache, which may be stale.
    const response = kept ?? (await fetch(address, { cache: lasting ? 'default' : 'reload' }));
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    await cache.put(address, response);
  };
  try {
    await Promise.all([...FILES].map(keep));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** Keeps the previous version's cache, because its tabs may still be open and load chunks. */
async function takeCharge(): Promise<void> {
  const others = (await ourCaches()).filter((name) => name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** This version's file, or another version's. */
async function find(address: string): Promise<Response | undefined> {
  for (const cacheName of [CACHE, ...(await ourCaches())]) {
    const found = await caches.match(address, { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

async function ourCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(OURS));
}
