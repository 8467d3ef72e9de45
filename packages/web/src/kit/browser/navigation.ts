// The current route as a signal, and navigation.

import { type ReadonlySignal, signal } from '@preact/signals';
import { hush } from './announcer.tsx';
import { makeRoute, parseRoute, type ScreenRoute } from './route.ts';

const current = signal<ScreenRoute>(parseRoute(location.hash));
addEventListener('hashchange', () => arrive(parseRoute(location.hash)));

const left = signal<ScreenRoute | undefined>(undefined);

/** The game that was left to look something up. */
export const gameLeft: ReadonlySignal<ScreenRoute | undefined> = left;

function arrive(to: ScreenRoute): void {
  hush();
  const from = current.peek();
  if (!LOOKED_UP.includes(to.screen)) left.value = undefined;
  else if (isGame(from)) left.value = from;
  current.value = to;
}

/** The screens that a player opens in the middle of a game. */
const LOOKED_UP: readonly ScreenRoute['screen'][] = ['rules', 'cards', 'settings', 'learn'];

const isGame = (at: ScreenRoute): boolean => at.screen === 'table' || at.screen === 'onlineTable';

/** The screen that is shown. */
export const route: ReadonlySignal<ScreenRoute> = current;

/** Goes to a screen and adds a history entry. */
export function go(to: ScreenRoute): void {
  location.hash = makeRoute(to);
}

/** Goes to a screen and replaces the history entry. */
export function goInstead(to: ScreenRoute): void {
  history.replaceState(undefined, '', makeRoute(to));
  arrive(to);
}

/** The full URL of a screen, for sharing. */
export const linkTo = (to: ScreenRoute): string => `${location.href.split('#')[0] ?? ''}${makeRoute(to)}`;
