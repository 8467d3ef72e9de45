// What is told of a table: its face, and the events that change it.

import { Type, type Static } from 'typebox';
import { DeckHash, GameId, PlayerId, Seat, TableSettings } from './settings.ts';

const closed = { additionalProperties: false } as const;

/** Milliseconds since 1970 by the clock of the server. */
export const Time = Type.Integer({ minimum: 0 });
export const Seq = Type.Integer({ minimum: 0 });

/** Sixteen hexadecimal digits over the state of the game; see `fingerprint`. */
export const Fingerprint = Type.String({ pattern: '^[0-9a-f]{16}$' });

/** A move as the notation writes it: `take the-herd`. */
export const MoveText = Type.String({ minLength: 1, maxLength: 80 });

export const Person = Type.Object(
  {
    id: PlayerId,
    name: Type.String(),
    account: Type.Boolean(),
    rating: Type.Optional(Type.Integer()),
    /** Whether the rating is still uncertain. */
    provisional: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type Person = Static<typeof Person>;

export const TABLE_STATUSES = ['open', 'going', 'over'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];
export const TableStatus = Type.Union([Type.Literal('open'), Type.Literal('going'), Type.Literal('over')]);

/** How a game ended. One that was given up before its first draft has no winner. */
export const GameEnd = Type.Union([
  Type.Object(
    {
      by: Type.Union([Type.Literal('points'), Type.Literal('resigned'), Type.Literal('time')]),
      outcome: Type.Union([Type.Literal('first'), Type.Literal('second'), Type.Literal('draw')]),
    },
    closed,
  ),
  Type.Object({ by: Type.Literal('aborted') }, closed),
]);
export type GameEnd = Static<typeof GameEnd>;

export const REMATCH_DEALS = ['new', 'same'] as const;
export const RematchDeal = Type.Union([Type.Literal('new'), Type.Literal('same')]);
export type RematchDeal = Static<typeof RematchDeal>;

/** Something one side has asked the other. */
export const Offer = Type.Union([
  Type.Object({ kind: Type.Literal('takeBack'), by: Seat }, closed),
  Type.Object({ kind: Type.Literal('rematch'), by: Seat, deal: RematchDeal }, closed),
]);
export type Offer = Static<typeof Offer>;

/** What each side has left, in milliseconds, as it was at `since`; from then on it runs for `running`. */
export const Clocks = Type.Object(
  {
    left: Type.Object({ first: Type.Number(), second: Type.Number() }, closed),
    running: Type.Optional(Seat),
    since: Time,
  },
  closed,
);
export type Clocks = Static<typeof Clocks>;

/** Everything about a table but the moves. */
export const TableFace = Type.Object(
  {
    status: TableStatus,
    host: Person,
    seats: Type.Optional(Type.Object({ first: Person, second: Person }, closed)),
    clocks: Type.Optional(Clocks),
    /** Whom a live clock waits for before it starts: who has not said to be ready, nor played a turn. */
    awaits: Type.Optional(Type.Array(Seat)),
    offer: Type.Optional(Offer),
    end: Type.Optional(GameEnd),
    /** The table where the same two play on. */
    next: Type.Optional(GameId),
  },
  closed,
);
export type TableFace = Static<typeof TableFace>;

export const TABLE_EVENTS = [
  'opened',
  'sat',
  'ready',
  'turn',
  'takeBackAsked',
  'takeBackRefused',
  'takeBackMade',
  'resigned',
  'flagged',
  'aborted',
  'rematchOffered',
  'rematchRefused',
  'rematched',
] as const;
export type TableEventType = (typeof TABLE_EVENTS)[number];

/** A table as a whole, for whoever comes in or has lost the thread. */
export const Snapshot = Type.Object(
  {
    seq: Seq,
    hash: Fingerprint,
    rulesVersion: Type.Integer(),
    settings: TableSettings,
    deal: Type.Object({ center: Type.Array(Type.String()), circle: Type.Array(Type.String()) }, closed),
    deck: DeckHash,
    moves: Type.Array(MoveText),
    openedAt: Time,
    face: TableFace,
  },
  closed,
);
export type Snapshot = Static<typeof Snapshot>;
