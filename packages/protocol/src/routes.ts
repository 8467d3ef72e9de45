// Schemas of every HTTP route: parameters, bodies, responses, authorization.

import { LANGUAGES } from '@wagons/rules';
import { Type, type Static, type TSchema } from 'typebox';
import { OpenTable } from './messages.ts';
import { NAME_LENGTH } from './names.ts';
import { LEADER_OPPONENTS, RATING_KINDS, type RatingKind } from './ratings.ts';
import type { RefusalCode } from './refusals.ts';
import { RefusalCodeSchema } from './refusalSchema.ts';
import { DeckHash, GameId, PlayerId, QuickMatch, Seat, TableSettings } from './settings.ts';
import { Covered, Dealt, GameEnd, MoveText, Offer, Person, Seq, TableStatus, Time } from './table.ts';

const closed = { additionalProperties: false } as const;

const Kind = Type.Unsafe<RatingKind>(Type.Enum([...RATING_KINDS]));

/** Not the credential id, which browsers never show. */
const PasskeyId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });

/** The body of every error response. `detail` is for developers. */
export const Problem = Type.Object(
  { code: RefusalCodeSchema, message: Type.String(), detail: Type.Optional(Type.String()) },
  closed,
);
export type Problem = Static<typeof Problem>;

/** Why a player is reported. An operator can suspend players for the same reasons. */
export const REPORT_REASONS = ['name', 'chat', 'stalling', 'cheating', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
const ReportReason = Type.Unsafe<ReportReason>(Type.Enum([...REPORT_REASONS]));

/** The player of the session. The token is only for programs, which have no cookies. */
export const Me = Type.Object(
  {
    id: PlayerId,
    name: Type.String(),
    account: Type.Boolean(),
    rating: Person.properties.rating,
    provisional: Person.properties.provisional,
    ratedGames: Person.properties.ratedGames,
    passkeys: Type.Integer({ minimum: 0 }),
    /** Unused recovery codes. */
    recoveryCodes: Type.Integer({ minimum: 0 }),
    passkeyAddedAt: Type.Optional({ ...Time, description: 'when the newest passkey was added' }),
    recoveryCodesAt: Type.Optional({ ...Time, description: 'when the recovery codes were created' }),
    /** Until then the player can't play, chat or change the name. */
    suspension: Type.Optional(Type.Object({ reason: ReportReason, until: Time }, closed)),
    token: Type.Optional(Type.String()),
  },
  closed,
);
export type Me = Static<typeof Me>;

/** A passkey, as its owner sees it. */
export const PasskeyFace = Type.Object(
  {
    id: PasskeyId,
    name: Type.Optional(Type.String({ description: 'given by the owner' })),
    device: Type.String({ description: 'the browser and system it was made with; may be empty' }),
    addedAt: Time,
    usedAt: Type.Optional(Time),
  },
  closed,
);
export type PasskeyFace = Static<typeof PasskeyFace>;

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
    deal: Dealt,
    covered: Type.Optional(Covered),
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
    kind: Type.Optional(Kind),
  },
  closed,
);
export type RatedGame = Static<typeof RatedGame>;

/** One of a player's ratings. An established opponent is one whose own rating isn't provisional. */
export const RatingFigures = Type.Object(
  {
    rating: Type.Integer(),
    deviation: Type.Integer(),
    provisional: Type.Boolean(),
    games: Type.Integer({ minimum: 1 }),
    opponents: Type.Integer({
      minimum: 0,
      maximum: LEADER_OPPONENTS,
      description: `established ones, counted up to ${LEADER_OPPONENTS}`,
    }),
  },
  closed,
);
export type RatingFigures = Static<typeof RatingFigures>;

export const Profile = Type.Object(
  {
    player: Person,
    since: Time,
    deviation: Type.Optional(Type.Integer()),
    ratings: Type.Optional(
      Type.Object(
        { live: Type.Optional(RatingFigures), correspondence: Type.Optional(RatingFigures) },
        closed,
      ),
    ),
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

/** Hours of the day in which no alerts are sent, from the first to before the last; over midnight if `from` is later. */
const QuietHours = Type.Object(
  { from: Type.Integer({ minimum: 0, maximum: 23 }), to: Type.Integer({ minimum: 0, maximum: 23 }) },
  closed,
);

/** In which language alerts come, and when not. */
const AlertWishes = {
  language: Type.Unsafe<(typeof LANGUAGES)[number]>(Type.Enum([...LANGUAGES])),
  zone: Type.String({ minLength: 1, maxLength: 64, description: 'an IANA time zone' }),
  quiet: Type.Optional(QuietHours),
};

/** Where alerts go. */
export const AlertTargetFace = Type.Object(
  {
    id: Type.String(),
    channel: Type.Union([Type.Literal('push'), Type.Literal('webhook'), Type.Literal('mail')]),
    name: Type.String({ description: 'a browser and system, a host, or a mail address; may be empty' }),
    addedAt: Time,
    confirmed: Type.Boolean({ description: 'a mail address gets nothing before its owner has agreed' }),
    deliveredAt: Type.Optional(Time),
    failedAt: Type.Optional({ ...Time, description: 'the last failure, unless it has worked since' }),
  },
  closed,
);
export type AlertTargetFace = Static<typeof AlertTargetFace>;

export const Alerts = Type.Object(
  {
    pushKey: Type.String({ description: 'the public key of this server, for PushManager.subscribe' }),
    mail: Type.Boolean({ description: 'whether this server sends mail' }),
    language: Type.Optional(AlertWishes.language),
    zone: Type.Optional(AlertWishes.zone),
    quiet: AlertWishes.quiet,
    targets: Type.Array(AlertTargetFace),
  },
  closed,
);
export type Alerts = Static<typeof Alerts>;

/** A browser as the Push API describes it, a web address, or a mail address. */
const NewAlertTarget = Type.Union([
  Type.Object(
    {
      endpoint: Type.String({ maxLength: 1024 }),
      p256dh: Type.String({ maxLength: 100 }),
      auth: Type.String({ maxLength: 32 }),
    },
    closed,
  ),
  Type.Object({ webhook: Type.String({ maxLength: 500 }) }, closed),
  Type.Object({ mail: Type.String({ maxLength: 254 }) }, closed),
]);

/** WebAuthn payloads are made by the browser and validated by the WebAuthn library. */
const Opaque = Type.Object({}, { additionalProperties: true, description: 'as WebAuthn defines it' });
/** The most UTF-16 units in the name of a passkey. */
const PASSKEY_NAME_LENGTH = 40;
const NameWish = Type.String({ minLength: 1, maxLength: 4 * NAME_LENGTH });

export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  /** `anyone`, any identity (`guest`), or an account. */
  readonly who: 'anyone' | 'guest' | 'account';
  /** Whether an account needs a fresh proof: a sign-in, or `prove`, in this session within the last five minutes. */
  readonly proof?: true;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly answer: TSchema;
  /** With `suspended`, suspended players can't use it. */
  readonly refusals: readonly RefusalCode[];
};

const game = Type.Object({ id: GameId }, closed);
const player = Type.Object({ id: PlayerId }, closed);
const Nothing = Type.Object({}, closed);
const alertTarget = Type.Object({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) }, closed);
/** From a link in a mail, which is proof enough. */
const mailKey = Type.Object({ key: Type.String({ pattern: '^[A-Za-z0-9_-]{32}$' }) }, closed);

export const ROUTES = {
  // The current player.
  becomeGuest: {
    method: 'POST',
    path: '/api/me',
    summary: 'Become a guest, or get the current player and extend the session',
    who: 'anyone',
    body: Type.Object({ name: Type.Optional(NameWish) }, closed),
    answer: Me,
    refusals: ['badName', 'nameNotAllowed', 'enoughToday', 'foreignOrigin'],
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
    summary: 'Change the name, at most three times a day (UTC)',
    who: 'guest',
    body: Type.Object({ name: NameWish }, closed),
    answer: Me,
    refusals: ['badName', 'nameNotAllowed', 'nameTaken', 'renamedEnough', 'suspended', 'foreignOrigin'],
  },
  forget: {
    method: 'DELETE',
    path: '/api/me',
    summary: 'Delete the account or guest, and everything they wrote. The games stay, without the name',
    who: 'guest',
    proof: true,
    answer: Nothing,
    refusals: ['proofNeeded', 'foreignOrigin'],
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
  // Alerts.
  alerts: {
    method: 'GET',
    path: '/api/me/alerts',
    summary: 'Where the player gets alerts, in which language, and when not',
    who: 'guest',
    answer: Alerts,
    refusals: [],
  },
  setAlerts: {
    method: 'PUT',
    path: '/api/me/alerts',
    summary: 'Set the language, time zone and quiet hours of alerts',
    who: 'guest',
    body: Type.Object(AlertWishes, closed),
    answer: Alerts,
    refusals: ['badSettings', 'foreignOrigin'],
  },
  addAlertTarget: {
    method: 'POST',
    path: '/api/me/alerts/targets',
    summary:
      'Get alerts on a browser (at most five), at a webhook, or by mail (one each). A mail address gets a link to confirm it',
    who: 'guest',
    body: Type.Object(
      { language: AlertWishes.language, zone: AlertWishes.zone, target: NewAlertTarget },
      closed,
    ),
    answer: Alerts,
    refusals: ['badAlertAddress', 'badSettings', 'enoughToday', 'suspended', 'foreignOrigin'],
  },
  removeAlertTarget: {
    method: 'DELETE',
    path: '/api/me/alerts/targets/:id',
    summary: 'Get no more alerts there',
    who: 'guest',
    params: alertTarget,
    answer: Alerts,
    refusals: ['foreignOrigin'],
  },
  testAlerts: {
    method: 'POST',
    path: '/api/me/alerts/test',
    summary: 'Send a test to all confirmed addresses. The list says which of them it reached',
    who: 'guest',
    answer: Alerts,
    refusals: ['enoughToday', 'suspended', 'foreignOrigin'],
  },
  confirmMail: {
    method: 'POST',
    path: '/api/mail/:key/confirm',
    summary: 'Agree to alerts at a mail address, by the key in the link it got',
    who: 'anyone',
    params: mailKey,
    answer: Nothing,
    refusals: ['noSuchAddress', 'foreignOrigin'],
  },
  stopMail: {
    method: 'POST',
    path: '/api/mail/:key/stop',
    summary: 'Stop alerts to a mail address. Mail programs post here too (RFC 8058)',
    who: 'anyone',
    params: mailKey,
    answer: Nothing,
    refusals: ['noSuchAddress', 'foreignOrigin'],
  },
  // Passkeys.
  passkeyOptions: {
    method: 'POST',
    path: '/api/passkeys/options',
    summary: 'Start creating a passkey',
    who: 'guest',
    proof: true,
    answer: Opaque,
    refusals: ['nameTaken', 'nameNotAllowed', 'proofNeeded', 'foreignOrigin'],
  },
  makePasskey: {
    method: 'POST',
    path: '/api/passkeys',
    summary:
      'Create the passkey. It turns a guest, with all games, into an account. The first one comes with recovery codes',
    who: 'guest',
    proof: true,
    body: Opaque,
    answer: Type.Object({ me: Me, recoveryCodes: Type.Array(Type.String()) }, closed),
    refusals: ['badPasskey', 'nameTaken', 'tooMany', 'proofNeeded', 'foreignOrigin'],
  },
  passkeys: {
    method: 'GET',
    path: '/api/passkeys',
    summary: 'The passkeys of the account, oldest first',
    who: 'account',
    answer: Type.Object({ passkeys: Type.Array(PasskeyFace) }, closed),
    refusals: [],
  },
  renamePasskey: {
    method: 'PATCH',
    path: '/api/passkeys/:id',
    summary: 'Name a passkey',
    who: 'account',
    params: Type.Object({ id: PasskeyId }, closed),
    body: Type.Object({ name: Type.String({ minLength: 1, maxLength: PASSKEY_NAME_LENGTH }) }, closed),
    answer: Nothing,
    refusals: ['noSuchPasskey', 'badText', 'foreignOrigin'],
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/passkeys/:id',
    summary:
      'Remove a passkey, and sign out all other devices. Not the last one without unused recovery codes',
    who: 'account',
    proof: true,
    params: Type.Object({ id: PasskeyId }, closed),
    answer: Me,
    refusals: ['noSuchPasskey', 'lastPasskey', 'proofNeeded', 'foreignOrigin'],
  },
  proofOptions: {
    method: 'POST',
    path: '/api/me/proof/options',
    summary: 'Start proving again that the account is yours, with one of its passkeys',
    who: 'account',
    answer: Opaque,
    refusals: ['foreignOrigin'],
  },
  prove: {
    method: 'POST',
    path: '/api/me/proof',
    summary:
      'Prove that the account is yours, by a passkey or by a recovery code, which is used up. Valid for five minutes in this session',
    who: 'account',
    body: Type.Union([
      Type.Object({ passkey: Opaque }, closed),
      Type.Object({ code: Type.String({ minLength: 1, maxLength: 64 }) }, closed),
    ]),
    answer: Me,
    refusals: ['badPasskey', 'badRecoveryCode', 'foreignOrigin'],
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
    proof: true,
    answer: Type.Object({ recoveryCodes: Type.Array(Type.String()) }, closed),
    refusals: ['proofNeeded', 'foreignOrigin'],
  },
  // Tables.
  openTable: {
    method: 'POST',
    path: '/api/tables',
    summary: 'Open a table',
    who: 'guest',
    body: TableSettings,
    answer: Type.Object({ id: GameId }, closed),
    refusals: [
      'badSettings',
      'noSuchDeck',
      'accountNeeded',
      'abortedEnough',
      'tooMany',
      'enoughToday',
      'suspended',
      'foreignOrigin',
    ],
  },
  quickMatch: {
    method: 'POST',
    path: '/api/quick-match',
    summary: 'Join a player who wants the same, or open a table and wait',
    who: 'guest',
    body: Type.Object({ match: QuickMatch, rated: Type.Boolean() }, closed),
    answer: Type.Object({ id: GameId, waiting: Type.Boolean() }, closed),
    refusals: ['accountNeeded', 'abortedEnough', 'tooMany', 'enoughToday', 'suspended', 'foreignOrigin'],
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
    refusals: ['badDeck', 'tooLarge', 'tooMany', 'enoughToday', 'suspended', 'foreignOrigin'],
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
    refusals: ['noSuchPlayer', 'badText', 'enoughToday', 'suspended', 'foreignOrigin'],
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
    refusals: ['noSuchTable', 'damaged', 'notDealt'],
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
    summary: 'The players with the highest ratings, for live games or for correspondence games',
    who: 'anyone',
    query: Type.Object({ kind: Type.Optional(Kind) }, closed),
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
