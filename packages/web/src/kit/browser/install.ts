// Installs the app where the browser offers it; keeps the early install prompt until the player asks for it.

import { computed, type ReadonlySignal, signal } from '@preact/signals';

/** A non-standard event, missing from the DOM types. */
type Offer = Event & { readonly prompt: () => Promise<unknown> };

const offer = signal<Offer | undefined>(undefined);

export function awaitOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Otherwise the browser shows its own banner over the game.
    event.preventDefault();
    if ('prompt' in event) offer.value = event as Offer;
  });
  addEventListener('appinstalled', () => {
    offer.value = undefined;
  });
}

export const canInstall: ReadonlySignal<boolean> = computed(() => offer.value !== undefined);

/** Shows the browser's install prompt, which works only once. */
export function install(): void {
  const { value: taken } = offer;
  offer.value = undefined;
  taken?.prompt().catch(() => undefined);
}
