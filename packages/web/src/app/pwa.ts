// Makes the app work without a network, and tells when a newer one has arrived. It never reloads by itself.

import { type ReadonlySignal, signal } from '@preact/signals';
import { scriptUrl } from './trusted.ts';

/**
 * Whether the app works without a network: it does (`ready`), it is on its way, or why it will not: the page came
 * over an insecure connection, the browser is unable, or something failed while it was stored.
 */
export type OfflineState = 'unknown' | 'storing' | 'ready' | 'insecure' | 'unable' | 'failed';

const state = signal<OfflineState>('unknown');
const update = signal(false);

export const offlineState: ReadonlySignal<OfflineState> = state;

/** A newer version is stored and waits until `applyUpdate` is called or every page of the old one is closed. */
export const updateReady: ReadonlySignal<boolean> = update;

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

/** Begins when the page has loaded, so that it takes nothing from the first sight. */
export function workOffline(): void {
  if (!import.meta.env.PROD) return;
  if (!isSecureContext) state.value = 'insecure';
  else if (!('serviceWorker' in navigator)) state.value = 'unable';
  else if (document.readyState === 'complete') void store();
  else addEventListener('load', () => void store(), { once: true });
}

async function store(): Promise<void> {
  const { serviceWorker } = navigator;
  const hadOne = Boolean(serviceWorker.controller);
  state.value = hadOne ? 'ready' : 'storing';
  serviceWorker.addEventListener('controllerchange', () => {
    if (reloading) location.reload();
    // The first one takes charge of a page that had none: nothing newer. A later one was let in by another page.
    else if (hadOne) update.value = true;
  });
  try {
    const registration = await serviceWorker.register(scriptUrl('./serviceWorker.js'), {
      updateViaCache: 'none',
    });
    watch(registration);
    await serviceWorker.ready;
    state.value = 'ready';
  } catch {
    state.value = hadOne ? 'ready' : 'failed';
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  const arrived = (worker: ServiceWorker | null) => {
    if (worker?.state !== 'installed' || !registration.active) return;
    waiting = worker;
    update.value = true;
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
