// Routes in the hash of the URL, so that the app works on any static host.

import type { CardId } from '@wagons/rules';

/** The screens, and what their addresses tell them. */
export type RouteParameters = {
  readonly home: object;
  readonly games: object;
  readonly about: object;
  readonly settings: object;
  readonly learn: object;
  readonly first: object;
  readonly lab: object;
  readonly statistics: object;
  /** With a code: from the deal or the position of that game. */
  readonly new: { readonly code?: string };
  readonly table: { readonly id: string };
  /** With a code: the game after `at` moves. Without: the form that asks for one. */
  readonly replay: { readonly code?: string; readonly at?: number };
  /** The result of a game that someone shares: its link code and its players. */
  readonly shared: { readonly code: string };
  /** The review of a game; `at` is the number of a move, from 1. */
  readonly review: { readonly code: string; readonly at?: number };
  readonly rules: { readonly rule?: string };
  readonly cards: { readonly card?: CardId };
  readonly ownPuzzle: { readonly own: number };
  readonly puzzles: { readonly number?: number };
  /** With a date: that day, in the calendar. */
  readonly daily: { readonly date?: string };
  readonly sums: object;
  /** With a text: a shared pad. */
  readonly pad: { readonly filled?: string };
  readonly online: object;
  readonly newTable: object;
  readonly invite: object;
  readonly onlineTable: { readonly id: string };
  readonly account: object;
  readonly alerts: object;
  /** From a link in a mail: to confirm the address, or to stop alerts to it. */
  readonly mail: { readonly secret: string; readonly what: 'confirm' | 'stop' };
  readonly player: { readonly id: string };
  readonly leaders: object;
  /** An unknown address is kept so that it can be shown. */
  readonly nowhere: { readonly address: string };
};

export type ScreenName = keyof RouteParameters;
export type ScreenRoute = {
  [Name in ScreenName]: { readonly screen: Name } & RouteParameters[Name];
}[ScreenName];

/** The first one that fits is taken; a parameter with a question mark may be left out. */
const PATHS: { readonly [Name in Exclude<ScreenName, 'nowhere'>]: string } = {
  home: '',
  games: 'games',
  about: 'about',
  settings: 'settings',
  learn: 'learn',
  first: 'first',
  lab: 'lab',
  statistics: 'statistics',
  new: 'new/:code?',
  table: 'table/:id',
  replay: 'replay/:code?/:at?',
  shared: 'game/:code',
  review: 'review/:code/:at?',
  rules: 'rules/:rule?',
  cards: 'cards/:card?',
  ownPuzzle: 'puzzles/own/:own',
  puzzles: 'puzzles/:number?',
  daily: 'daily/:date?',
  sums: 'pad/sums',
  pad: 'pad/:filled?',
  online: 'online',
  newTable: 'online/new',
  invite: 'online/invite',
  onlineTable: 'online/:id',
  account: 'account',
  alerts: 'alerts',
  mail: 'mail/:secret/:what',
  player: 'player/:id',
  leaders: 'leaders',
};

/** The parameters that are more than a text; undefined for one that is wrong. */
const READERS: Readonly<Record<string, (text: string) => string | number | undefined>> = {
  at: (text) => (/^\d+$/.test(text) ? Number(text) : undefined),
  number: (text) => (isCount(text) ? Number(text) : undefined),
  own: (text) => (isCount(text) ? Number(text) : undefined),
  what: (text) => (text === 'confirm' || text === 'stop' ? text : undefined),
  date: (text) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined),
};

const isCount = (text: string): boolean => /^[1-9]\d{0,5}$/.test(text);

type Found = Readonly<Record<string, string | number>>;

/** Parses a hash. */
export function parseRoute(hash: string): ScreenRoute {
  const address = hash.replace(/^#?\/?|\/$/g, '');
  const parts = address.split('/').map(decode);
  for (const [screen, path] of Object.entries(PATHS)) {
    const found = parametersIn(path.split('/'), parts);
    // The type can't say which parameters belong to a path that is chosen at run time.
    if (found) return { screen, ...found } as unknown as ScreenRoute;
  }
  // A review without a game asks for one.
  return address === 'review' ? { screen: 'replay' } : { screen: 'nowhere', address };
}

function parametersIn(path: readonly string[], parts: readonly string[]): Found | undefined {
  if (parts.length > path.length) return undefined;
  const found: Record<string, string | number> = {};
  for (const [i, step] of path.entries()) {
    const part = parts[i];
    const [, name, optional] = /^:(\w+)(\?)?$/.exec(step) ?? [];
    if (name === undefined) {
      if (part !== step) return undefined;
    } else if (part === undefined || part === '') {
      if (optional === undefined) return undefined;
    } else {
      const read = READERS[name];
      const value = read ? read(part) : part;
      if (value !== undefined) found[name] = value;
      // A game whose step is wrong is still shown.
      else if (name !== 'at') return undefined;
    }
  }
  return found;
}

/** The hash of a route, with its #. */
export function makeRoute(route: ScreenRoute): string {
  if (route.screen === 'nowhere') return `#/${route.address}`;
  const values: Readonly<Record<string, string | number | undefined>> = { ...route };
  const parts: Array<string | number> = [];
  for (const step of PATHS[route.screen].split('/')) {
    const name = /^:(\w+)/.exec(step)?.[1];
    const part = name === undefined ? step : values[name];
    if (part === undefined) break;
    parts.push(part);
  }
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

/** A malformed part is kept as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
