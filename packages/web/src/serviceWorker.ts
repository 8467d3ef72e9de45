// Keeps the whole app on the device, so that it opens without a network, and lets a newer one in only when told.

declare const self: ServiceWorkerGlobalScope;

/** The files of this version, and a word that changes with their content: written in by the build. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const SCOPE = self.registration.scope;
/** Other apps may live in other folders of the same host. */
const OURS = `wagons ${SCOPE} `;
const CACHE = OURS + __VERSION__;

/** The page is kept under the address of the folder: some hosts send whoever asks for index.html on to it. */
const PAGES = [SCOPE, `${SCOPE}index.html`];
/** Files whose names change with their content. */
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
  // What is not of this app is none of our business. A page of the version before may ask for lasting files.
  if (method !== 'GET' || !(FILES.has(address) || address.startsWith(LASTING))) return;
  event.respondWith(find(address).then((found) => found ?? fetch(event.request)));
});

async function store(): Promise<void> {
  const cache = await caches.open(CACHE);
  const keep = async (address: string) => {
    const lasting = address.startsWith(LASTING);
    const kept = lasting ? await find(address) : undefined;
    // What keeps its name is fetched past the browser's own cache, which may hold an older one.
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

/** Pages of the version before may still be open and ask for their parts: its files go with the next one. */
async function takeCharge(): Promise<void> {
  const others = (await ourCaches()).filter((name) => name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** This version's file, or else another version's. */
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
