// The routes of the server as literals, so that their schemas stay out of the browser's bundle.

import type { RouteName, ROUTES } from '@wagons/protocol';

type Address<N extends RouteName> = `${(typeof ROUTES)[N]['method']} ${(typeof ROUTES)[N]['path']}`;

/** Checked against the protocol by its type. */
export const ADDRESSES: { readonly [name in RouteName]: Address<name> } = {
  becomeGuest: 'POST /api/me',
  me: 'GET /api/me',
  rename: 'PATCH /api/me',
  forget: 'DELETE /api/me',
  signOut: 'POST /api/me/sign-out',
  myGames: 'GET /api/me/games',
  passkeyOptions: 'POST /api/passkeys/options',
  makePasskey: 'POST /api/passkeys',
  signInOptions: 'POST /api/sign-in/options',
  signIn: 'POST /api/sign-in',
  recover: 'POST /api/recover',
  newRecoveryCodes: 'POST /api/me/recovery-codes',
  openTable: 'POST /api/tables',
  quickMatch: 'POST /api/quick-match',
  lobby: 'GET /api/lobby',
  decks: 'GET /api/decks',
  bringDeck: 'POST /api/decks',
  deck: 'GET /api/decks/:hash',
  report: 'POST /api/reports',
  blocked: 'GET /api/me/blocks',
  block: 'PUT /api/me/blocks/:id',
  unblock: 'DELETE /api/me/blocks/:id',
  game: 'GET /api/games/:id',
  exportGame: 'GET /api/games/:id/export',
  player: 'GET /api/players/:id',
  leaderboard: 'GET /api/leaderboard',
};
