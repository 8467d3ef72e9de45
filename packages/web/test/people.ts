// Players and games as the server sends them, for tests of screens.

import type { ListedGame, Me, OpenTable, Person } from '@wagons/protocol';
import { printedDeck } from '../src/play/local/library.ts';

export const ME: Me = {
  id: 'me______________',
  name: 'Calamity Jane',
  account: true,
  rating: 1534,
  provisional: true,
  passkeys: 1,
  recoveryCodes: 7,
};
export const GUEST: Me = {
  id: ME.id,
  name: 'Greenhorn 417',
  account: false,
  passkeys: 0,
  recoveryCodes: 0,
};
export const ANNIE: Person = { id: 'annie___________', name: 'Annie Oakley', account: true, rating: 1720 };
/** A name that no server would accept; clients must not rely on that. */
export const MALLORY: Person = {
  id: 'mallory_________',
  name: '<img src=x onerror=alert(1)>',
  account: false,
};

export const gameId = (name: string): string => name.padEnd(22, '-');

const SETTINGS: OpenTable['settings'] = {
  deck: printedDeck.hash,
  first: 'random',
  clock: { kind: 'days', days: 3 },
  rated: false,
  listed: true,
};

export const openTable = (
  name: string,
  host: Person,
  more: Partial<OpenTable['settings']> = {},
): OpenTable => ({
  id: gameId(name),
  host,
  settings: { ...SETTINGS, ...more },
  openedAt: 1_700_000_000_000,
});

/** A game against Annie; we are the second player. */
export const listedGame = (name: string, more: Partial<ListedGame>): ListedGame => ({
  id: gameId(name),
  status: 'going',
  settings: SETTINGS,
  host: ANNIE,
  first: ANNIE,
  second: ME,
  openedAt: 1_700_000_000_000,
  changedAt: 1_700_000_000_000,
  moves: 8,
  ...more,
});
