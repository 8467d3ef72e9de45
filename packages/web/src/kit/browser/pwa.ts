// Stores the app for use without a network, and tells when a newer one has arrived. It never reloads by itself.

import { offlineState, updateReady } from './offline.ts';
import { scriptUrl } from './trusted.ts';

/** A page left open for days looks for a newer version when it is looked at again. */
const LOOK_AGAIN_MS = 60 * 60 * 1000;

let waiting: ServiceWorker | undefined;
let reloading = false;

/** Takes the newer version now. The page reloads; what is played has been kept after every move. */
export function applyUpdate(): void {
  reloading = true;
  // Another page may have let it in already. Then there is nobody to tell, and the reload is all that is left.
  if (waiting?.state === 'installed') waiting.postMessage('takeOver');
  else location.reload();
}

/** Stores the whole app in the browser, where it may. */
export function storeApp(): void {
  if (!isSecureContext) offlineState.value = 'insecure';
  else if ('serviceWorker' in navigator) void store();
  else offlineState.value = 'unable';
}

async function store(): Promise<void> {
  const { serviceWorker } = navigator;
  const hadOne = Boolean(serviceWorker.controller);
  offlineState.value = hadOne ? 'ready' : 'storing';
  serviceWorker.addEventListener('controllerchange', () => {
    if (reloading) location.reload();
    // The first one takes charge of a page that had none: nothing newer. A later one was let in by another page.
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
