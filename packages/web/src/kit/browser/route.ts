// Routes in the hash of the URL, so that the app works on any static host.

import type { CardId } from '@wagons/rules';

export type ScreenRoute =
  | { readonly screen: 'home' }
  /** With a code: from the deal or the position of that game. */
  | { readonly screen: 'new'; readonly code?: string }
  | { readonly screen: 'table'; readonly id: string }
  | LaterRoute;

/** Screens outside the first load. */
export type LaterRoute =
  | { readonly screen: 'games' | 'about' | 'settings' | 'learn' | 'first' | 'lab' | 'statistics' }
  /** With a code: the game after `at` moves. Without: the form that asks for one. */
  | { readonly screen: 'replay'; readonly code?: string; readonly at?: number }
  /** The review of a game; `at` is the number of a move, from 1. */
  | { readonly screen: 'review'; readonly code: string; readonly at?: number }
  | { readonly screen: 'rules'; readonly rule?: string }
  | { readonly screen: 'cards'; readonly card?: CardId }
  /** With a number: one puzzle, or one of the player's own mistakes. */
  | { readonly screen: 'puzzles'; readonly number?: number; readonly own?: number }
  /** With a date: that day, in the calendar. */
  | { readonly screen: 'daily'; readonly date?: string }
  /** With a text: a shared pad. */
  | { readonly screen: 'pad'; readonly filled?: string }
  | OnlineRoute
  | { readonly screen: 'nowhere'; readonly address: string };

/** Online play: with an id, one table or one player. */
export type OnlineRoute = {
  readonly screen: 'online' | 'account' | 'player' | 'leaders';
  readonly id?: string;
};

/** Parses a hash; an unknown address is kept so that it can be shown. */
export function parseRoute(hash: string): ScreenRoute {
  const address = hash.replace(/^#?\/?|\/$/g, '');
  const [screen = '', ...parts] = address.split('/').map(decode);
  const [one, two] = parts;
  const nowhere: ScreenRoute = { screen: 'nowhere', address };
  switch (screen) {
    case '':
      return { screen: 'home' };
    case 'games':
    case 'about':
    case 'settings':
    case 'learn':
    case 'first':
    case 'lab':
    case 'statistics':
      return parts.length === 0 ? { screen } : nowhere;
    case 'table':
      return one ? { screen, id: one } : nowhere;
    case 'new':
      return one ? { screen, code: one } : { screen };
    case 'replay':
      return one ? { screen, code: one, ...stepIn(two) } : { screen };
    case 'review':
      return one ? { screen, code: one, ...stepIn(two) } : { screen: 'replay' };
    case 'rules':
      return one ? { screen, rule: one } : { screen };
    case 'cards':
      return one ? { screen, card: one } : { screen };
    case 'pad':
      return one ? { screen, filled: one } : { screen };
    case 'puzzles':
      if (!one) return { screen };
      if (one === 'own') return isCount(two) ? { screen, own: Number(two) } : nowhere;
      return isCount(one) ? { screen, number: Number(one) } : nowhere;
    case 'daily':
      if (!one) return { screen };
      return /^\d{4}-\d\d-\d\d$/.test(one) ? { screen, date: one } : nowhere;
    case 'online':
    case 'account':
    case 'player':
    case 'leaders':
      return one ? { screen, id: one } : { screen };
    default:
      return nowhere;
  }
}

/** A step in an address: a whole number. */
function stepIn(part: string | undefined): { readonly at?: number } {
  const at = part === undefined ? NaN : Number(part);
  return Number.isInteger(at) && at >= 0 ? { at } : {};
}

const isCount = (text: string | undefined): boolean => /^[1-9]\d{0,5}$/.test(text ?? '');

/** The hash of a route, with its #. */
export function makeRoute(route: ScreenRoute): string {
  const path = (...parts: ReadonlyArray<string | number | undefined>): string =>
    `#/${parts
      .filter((part) => part !== undefined)
      .map(encodeURIComponent)
      .join('/')}`;
  switch (route.screen) {
    case 'home':
      return '#/';
    case 'nowhere':
      return `#/${route.address}`;
    case 'table':
      return path('table', route.id);
    case 'new':
      return path('new', route.code);
    case 'replay':
      return path('replay', route.code, route.code === undefined ? undefined : route.at);
    case 'review':
      return path('review', route.code, route.at);
    case 'rules':
      return path('rules', route.rule);
    case 'cards':
      return path('cards', route.card);
    case 'pad':
      return path('pad', route.filled);
    case 'puzzles':
      return route.own === undefined ? path('puzzles', route.number) : path('puzzles', 'own', route.own);
    case 'daily':
      return path('daily', route.date);
    case 'online':
    case 'account':
    case 'player':
    case 'leaders':
      return path(route.screen, route.id);
    case 'games':
    case 'about':
    case 'settings':
    case 'learn':
    case 'first':
    case 'lab':
    case 'statistics':
      return path(route.screen);
  }
}

/** A malformed part is kept as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
