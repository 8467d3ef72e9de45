// Installing the app, where the browser offers it: the offer comes early and is kept until somebody wants it.

import { computed, type ReadonlySignal, signal } from '@preact/signals';

/** Not every browser has it, and the types of the DOM do not know it. */
type Offer = Event & { readonly prompt: () => Promise<unknown> };

const offer = signal<Offer | undefined>(undefined);

export function awaitOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // The browser would show a banner of its own over the game.
    event.preventDefault();
    if ('prompt' in event) offer.value = event as Offer;
  });
  addEventListener('appinstalled', () => {
    offer.value = undefined;
  });
}

export const canInstall: ReadonlySignal<boolean> = computed(() => offer.value !== undefined);

/** Asks the browser to install the app. An offer can be taken up only once. */
export function install(): void {
  const { value: taken } = offer;
  offer.value = undefined;
  taken?.prompt().catch(() => undefined);
}
