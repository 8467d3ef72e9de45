// Working without a network: what is known about it, and when it begins.

import { signal } from '@preact/signals';

/**
 * Whether the app works without a network: it does (`ready`), it is on its way, or why it will not: the page came
 * over an insecure connection, the browser is unable, or something failed while it was stored.
 */
export type OfflineState = 'unknown' | 'storing' | 'ready' | 'insecure' | 'unable' | 'failed';

export const offlineState = signal<OfflineState>('unknown');

/** A newer version is stored and waits until `applyUpdate` is called or every page of the old one is closed. */
export const updateReady = signal(false);

/** Begins when the page has loaded, so that it takes nothing from the first sight. */
export function workOffline(): void {
  if (!import.meta.env.PROD) return;
  addEventListener('load', () => {
    import('./pwa.ts').then(
      ({ storeApp }) => storeApp(),
      () => {
        offlineState.value = 'failed';
      },
    );
  });
}
