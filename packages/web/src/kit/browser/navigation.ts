// The current route as a signal, and navigation.

import { type ReadonlySignal, signal } from '@preact/signals';
import { hush } from './announcer.tsx';
import { makeRoute, parseRoute, type ScreenRoute } from './route.ts';

const current = signal<ScreenRoute>(parseRoute(location.hash));
addEventListener('hashchange', () => {
  hush();
  current.value = parseRoute(location.hash);
});

/** The screen that is shown. */
export const route: ReadonlySignal<ScreenRoute> = current;

/** Goes to a screen and adds a history entry. */
export function go(to: ScreenRoute): void {
  location.hash = makeRoute(to);
}

/** Goes to a screen and replaces the history entry. */
export function goInstead(to: ScreenRoute): void {
  history.replaceState(undefined, '', makeRoute(to));
  hush();
  current.value = to;
}

/** The full URL of a screen, for sharing. */
export const linkTo = (to: ScreenRoute): string => `${location.href.split('#')[0] ?? ''}${makeRoute(to)}`;
