// Whether the app works offline, and when caching starts.

import { signal } from '@preact/signals';

/**
 * Whether the app works offline: it does (`ready`), it is being cached, or why it won't: an insecure connection, no
 * support in the browser, or a failed download.
 */
export type OfflineState = 'unknown' | 'storing' | 'ready' | 'insecure' | 'unable' | 'failed';

export const offlineState = signal<OfflineState>('unknown');

/** An update is cached and waits for `applyUpdate`, or until every tab of the old version is closed. */
export const updateReady = signal(false);

/** Starts after the load event, so that it doesn't compete with the first paint. */
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
