// Where the reader is: the route of the address bar as a signal, and the ways to another.

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

/** Goes to a screen; the browser's way back leads to where one was. */
export function go(to: ScreenRoute): void {
  location.hash = makeRoute(to);
}

/** Goes to a screen in place of this one: the way back skips it. */
export function goInstead(to: ScreenRoute): void {
  history.replaceState(undefined, '', makeRoute(to));
  hush();
  current.value = to;
}

/** The whole address of a screen, to hand to somebody else. */
export const linkTo = (to: ScreenRoute): string => `${location.href.split('#')[0] ?? ''}${makeRoute(to)}`;
