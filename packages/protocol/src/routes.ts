// Schemas of every HTTP route: parameters, bodies, responses, authorization.

import { Type, type Static, type TSchema } from 'typebox';
import { OpenTable } from './messages.ts';
import { NAME_LENGTH } from './names.ts';
import type { RefusalCode } from './refusals.ts';
import { RefusalCodeSchema } from './refusalSchema.ts';
import { DeckHash, GameId, PlayerId, QuickMatch, Seat, TableSettings } from './settings.ts';
import { GameEnd, MoveText, Offer, Person, Seq, TableStatus, Time } from './table.ts';

const closed = { additionalProperties: false } as const;

/** The body of every error response. `detail` is for developers. */
export const Problem = Type.Object(
  { code: RefusalCodeSchema, message: Type.String(), detail: Type.Optional(Type.String()) },
  closed,
);
export type Problem = Static<typeof Problem>;

/** The player of the session. The token is only for programs, which have no cookies. */
export const Me = Type.Object(
  {
    id: PlayerId,
    name: Type.String(),
    account: Type.Boolean(),
    rating: Type.Optional(Type.Integer()),
    provisional: Type.Optional(Type.Boolean()),
    passkeys: Type.Integer({ minimum: 0 }),
    /** Unused recovery codes. */
    recoveryCodes: Type.Integer({ minimum: 0 }),
    token: Type.Optional(Type.String()),
  },
  closed,
);
export type Me = Static<typeof Me>;

/** A table in a list of a player's games. */
export const ListedGame = Type.Object(
  {
    id: GameId,
    status: TableStatus,
    settings: TableSettings,
    host: Person,
    first: Type.Optional(Person),
    second: Type.Optional(Person),
    toMove: Type.Optional(Seat),
    /** When the player to move runs out of time. */
    deadline: Type.Optional(Time),
    openedAt: Time,
    changedAt: Time,
    end: Type.Optional(GameEnd),
    totals: Type.Optional(Type.Object({ first: Type.Integer(), second: Type.Integer() }, closed)),
    /** Number of moves. */
    moves: Type.Integer({ minimum: 0 }),
    offer: Type.Optional({ ...Offer, description: 'only in the list of the player’s own games' }),
  },
  closed,
);
export type ListedGame = Static<typeof ListedGame>;

/** A published game. */
export const PublicGame = Type.Object(
  {
    ...ListedGame.properties,
    moves: Type.Array(MoveText),
    rulesVersion: Type.Integer(),
    seq: Seq,
    deal: Type.Object({ center: Type.Array(Type.String()), circle: Type.Array(Type.String()) }, closed),
    /** The link code. */
    code: Type.String(),
  },
  closed,
);
export type PublicGame = Static<typeof PublicGame>;

export const RatedGame = Type.Object(
  {
    game: GameId,
    at: Time,
    opponent: Person,
    result: Type.Union([Type.Literal('won'), Type.Literal('drawn'), Type.Literal('lost')]),
    before: Type.Integer(),
    after: Type.Integer(),
  },
  closed,
);
export type RatedGame = Static<typeof RatedGame>;

export const Profile = Type.Object(
  {
    player: Person,
    since: Time,
    deviation: Type.Optional(Type.Integer()),
    /** All finished games that were won, lost or tied. */
    results: Type.Object({ won: Type.Integer(), drawn: Type.Integer(), lost: Type.Integer() }, closed),
    /** The most recent rated games, oldest first. */
    rated: Type.Array(RatedGame),
    recent: Type.Array(ListedGame),
  },
  closed,
);
export type Profile = Static<typeof Profile>;

export const Leader = Type.Object({ rank: Type.Integer(), player: Person, games: Type.Integer() }, closed);
export type Leader = Static<typeof Leader>;

/** A built-in deck, by its number. */
export const KnownDeck = Type.Object(
  { number: Type.Integer({ minimum: 1 }), name: Type.String(), hash: DeckHash },
  closed,
);

export const REPORT_REASONS = ['name', 'chat', 'stalling', 'cheating', 'other'] as const;
const ReportReason = Type.Unsafe<(typeof REPORT_REASONS)[number]>(Type.Enum([...REPORT_REASONS]));

/** WebAuthn payloads are made by the browser and validated by the WebAuthn library. */
const Opaque = Type.Object({}, { additionalProperties: true, description: 'as WebAuthn defines it' });
const NameWish = Type.String({ minLength: 1, maxLength: 4 * NAME_LENGTH });

export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  /** `anyone`, any identity (`guest`), or an account. */
  readonly who: 'anyone' | 'guest' | 'account';
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly answer: TSchema;
  readonly refusals: readonly RefusalCode[];
};

const game = Type.Object({ id: GameId }, closed);
const player = Type.Object({ id: PlayerId }, closed);
const Nothing = Type.Object({}, closed);

export const ROUTES = {
  // The current player.
  becomeGuest: {
    method: 'POST',
    path: '/api/me',
    summary: 'Become a guest, or get the current player and extend the session',
    who: 'anyone',
    body: Type.Object({ name: Type.Optional(NameWish) }, closed),
    answer: Me,
    refusals: ['badName', 'enoughToday', 'foreignOrigin'],
  },
  me: {
    method: 'GET',
    path: '/api/me',
    summary: 'The current player',
    who: 'guest',
    answer: Me,
    refusals: [],
  },
  rename: {
    method: 'PATCH',
    path: '/api/me',
    summary: 'Change the name',
    who: 'guest',
    body: Type.Object({ name: NameWish }, closed),
    answer: Me,
    refusals: ['badName', 'nameTaken', 'foreignOrigin'],
  },
  forget: {
    method: 'DELETE',
    path: '/api/me',
    summary: 'Delete the account or guest. The games stay, without the name',
    who: 'guest',
    answer: Nothing,
    refusals: ['foreignOrigin'],
  },
  signOut: {
    method: 'POST',
    path: '/api/me/sign-out',
    summary: 'Sign out on this device, or on all devices',
    who: 'guest',
    body: Type.Object({ everywhere: Type.Boolean() }, closed),
    answer: Nothing,
    refusals: ['foreignOrigin'],
  },
  myGames: {
    method: 'GET',
    path: '/api/me/games',
    summary:
      'The player’s tables: those where it is their turn first, then the others in progress, then finished ones',
    who: 'guest',
    query: Type.Object({ before: Type.Optional(Time) }, closed),
    answer: Type.Object({ games: Type.Array(ListedGame), more: Type.Boolean() }, closed),
    refusals: [],
  },
  // Passkeys.
  passkeyOptions: {
    method: 'POST',
    path: '/api/passkeys/options',
    summary: 'Start creating a passkey',
    who: 'guest',
    answer: Opaque,
    refusals: ['nameTaken', 'foreignOrigin'],
  },
  makePasskey: {
    method: 'POST',
    path: '/api/passkeys',
    summary:
      'Create the passkey. It turns a guest, with all games, into an account. The first one comes with recovery codes',
    who: 'guest',
    body: Opaque,
    answer: Type.Object({ me: Me, recoveryCodes: Type.Array(Type.String()) }, closed),
    refusals: ['badPasskey', 'nameTaken', 'tooMany', 'foreignOrigin'],
  },
  signInOptions: {
    method: 'POST',
    path: '/api/sign-in/options',
    summary: 'Start signing in with a passkey',
    who: 'anyone',
    answer: Opaque,
    refusals: ['foreignOrigin'],
  },
  signIn: {
    method: 'POST',
    path: '/api/sign-in',
    summary: 'Sign in with a passkey. The games of the guest on this device are moved to the account',
    who: 'anyone',
    body: Opaque,
    answer: Me,
    refusals: ['badPasskey', 'foreignOrigin'],
  },
  recover: {
    method: 'POST',
    path: '/api/recover',
    summary: 'Sign in with a recovery code, which works once',
    who: 'anyone',
    body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 64 }) }, closed),
    answer: Me,
    refusals: ['badRecoveryCode', 'foreignOrigin'],
  },
  newRecoveryCodes: {
    method: 'POST',
    path: '/api/me/recovery-codes',
    summary: 'Create new recovery codes, and void the old ones',
    who: 'account',
    answer: Type.Object({ recoveryCodes: Type.Array(Type.String()) }, closed),
    refusals: ['foreignOrigin'],
  },
  // Tables.
  openTable: {
    method: 'POST',
    path: '/api/tables',
    summary: 'Open a table',
    who: 'guest',
    body: TableSettings,
    answer: Type.Object({ id: GameId }, closed),
    refusals: ['badSettings', 'noSuchDeck', 'accountNeeded', 'tooMany', 'enoughToday', 'foreignOrigin'],
  },
  quickMatch: {
    method: 'POST',
    path: '/api/quick-match',
    summary: 'Join a player who wants the same, or open a table and wait',
    who: 'guest',
    body: Type.Object({ match: QuickMatch, rated: Type.Boolean() }, closed),
    answer: Type.Object({ id: GameId, waiting: Type.Boolean() }, closed),
    refusals: ['accountNeeded', 'tooMany', 'enoughToday', 'foreignOrigin'],
  },
  lobby: {
    method: 'GET',
    path: '/api/lobby',
    summary: 'The listed open tables',
    who: 'anyone',
    answer: Type.Object({ tables: Type.Array(OpenTable) }, closed),
    refusals: [],
  },
  // Decks.
  decks: {
    method: 'GET',
    path: '/api/decks',
    summary: 'The built-in decks',
    who: 'anyone',
    answer: Type.Object({ decks: Type.Array(KnownDeck) }, closed),
    refusals: [],
  },
  bringDeck: {
    method: 'POST',
    path: '/api/decks',
    summary: 'Upload a deck file of at most 64 KiB. Tables refer to it by its hash',
    who: 'guest',
    body: Type.Unknown({ description: 'a deck file, see docs/deck-format.md' }),
    answer: Type.Object({ hash: DeckHash }, closed),
    refusals: ['badDeck', 'tooLarge', 'tooMany', 'enoughToday', 'foreignOrigin'],
  },
  deck: {
    method: 'GET',
    path: '/api/decks/:hash',
    summary: 'The file of a deck, built-in or uploaded',
    who: 'anyone',
    params: Type.Object({ hash: DeckHash }, closed),
    answer: Type.Unknown({ description: 'a deck file' }),
    refusals: ['noSuchDeck'],
  },
  // Moderation.
  report: {
    method: 'POST',
    path: '/api/reports',
    summary: 'Report a player to the operator',
    who: 'guest',
    body: Type.Object(
      {
        player: PlayerId,
        game: Type.Optional(GameId),
        reason: ReportReason,
        text: Type.Optional(Type.String({ maxLength: 500 })),
      },
      closed,
    ),
    answer: Nothing,
    refusals: ['noSuchPlayer', 'badText', 'enoughToday', 'foreignOrigin'],
  },
  blocked: {
    method: 'GET',
    path: '/api/me/blocks',
    summary: 'The players that the current player has blocked',
    who: 'guest',
    answer: Type.Object({ players: Type.Array(Person) }, closed),
    refusals: [],
  },
  block: {
    method: 'PUT',
    path: '/api/me/blocks/:id',
    summary: 'Block a player: no shared tables, no chat',
    who: 'guest',
    params: player,
    answer: Nothing,
    refusals: ['noSuchPlayer', 'enoughToday', 'foreignOrigin'],
  },
  unblock: {
    method: 'DELETE',
    path: '/api/me/blocks/:id',
    summary: 'Unblock a player',
    who: 'guest',
    params: player,
    answer: Nothing,
    refusals: ['foreignOrigin'],
  },
  // Public.
  game: {
    method: 'GET',
    path: '/api/games/:id',
    summary: 'A game with all its moves',
    who: 'anyone',
    params: game,
    answer: PublicGame,
    refusals: ['noSuchTable', 'damaged'],
  },
  exportGame: {
    method: 'GET',
    path: '/api/games/:id/export',
    summary: 'A game as text in the notation',
    who: 'anyone',
    params: game,
    answer: Type.String({ description: 'text/plain, see docs/notation.md' }),
    refusals: ['noSuchTable', 'damaged'],
  },
  player: {
    method: 'GET',
    path: '/api/players/:id',
    summary: 'A player’s results, rating history and last games',
    who: 'anyone',
    params: player,
    answer: Profile,
    refusals: ['noSuchPlayer'],
  },
  leaderboard: {
    method: 'GET',
    path: '/api/leaderboard',
    summary: 'The players with the highest ratings',
    who: 'anyone',
    answer: Type.Object({ leaders: Type.Array(Leader) }, closed),
    refusals: [],
  },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof ROUTES;

/** Named lookup tables, so that the compiler resolves each route once. */
type Part<R, P extends string> = R extends { readonly [key in P]: infer S extends TSchema }
  ? Static<S>
  : undefined;
type Bodies = { readonly [N in RouteName]: Part<(typeof ROUTES)[N], 'body'> };
type Answers = { readonly [N in RouteName]: Part<(typeof ROUTES)[N], 'answer'> };
type AllParams = { readonly [N in RouteName]: Part<(typeof ROUTES)[N], 'params'> };
type Queries = { readonly [N in RouteName]: Part<(typeof ROUTES)[N], 'query'> };
export type Body<N extends RouteName> = Bodies[N];
export type Answer<N extends RouteName> = Answers[N];
export type Params<N extends RouteName> = AllParams[N];
export type Query<N extends RouteName> = Queries[N];

/** Refusals that any route may return. */
export const EVERYWHERE: readonly RefusalCode[] = [
  'malformed',
  'tooLarge',
  'timedOut',
  'tooFast',
  'unavailable',
  'closing',
  'ourFault',
];
