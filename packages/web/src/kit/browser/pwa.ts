// Registers the service worker and reports updates. Never reloads by itself.

import { offlineState, updateReady } from './offline.ts';
import { scriptUrl } from './trusted.ts';

/** A tab left open for days checks for updates when it becomes visible. */
const LOOK_AGAIN_MS = 60 * 60 * 1000;

let waiting: ServiceWorker | undefined;
let reloading = false;

/** Activates the update and reloads the page; games are saved after every move. */
export function applyUpdate(): void {
  reloading = true;
  // Another tab may already have activated it; then only the reload is left.
  if (waiting?.state === 'installed') waiting.postMessage('takeOver');
  else location.reload();
}

/** Caches the whole app, if the browser allows it. */
export function storeApp(): void {
  if (!isSecureContext) offlineState.value = 'insecure';
  else if ('serviceWorker' in navigator) void store();
  else offlineState.value = 'unable';
}

async function store(): Promise<void> {
  const { serviceWorker } = navigator;
  const hadOne = Boolean(serviceWorker.controller);
  offlineState.value = hadOne ? 'ready' : 'storing';
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ readonly goTo?: unknown }>) => {
    // A notification was opened.
    if (typeof data.goTo === 'string' && data.goTo.startsWith('#/')) location.hash = data.goTo;
  });
  serviceWorker.addEventListener('controllerchange', () => {
    if (reloading) location.reload();
    // The first worker is not an update. A later one was activated by another tab.
    else if (hadOne) updateReady.value = true;
  });
  try {
    const registration = await serviceWorker.register(scriptUrl('./serviceWorker.js'), {
      updateViaCache: 'none',
    });
    watch(registration);
    await serviceWorker.ready;
    offlineState.value = 'ready';
  } catch {
    offlineState.value = hadOne ? 'ready' : 'failed';
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  const arrived = (worker: ServiceWorker | null) => {
    if (worker?.state !== 'installed' || !registration.active) return;
    waiting = worker;
    updateReady.value = true;
  };
  arrived(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => arrived(worker));
  });

  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_AGAIN_MS) return;
    looked = Date.now();
    void registration.update().catch(() => undefined);
  });
}
