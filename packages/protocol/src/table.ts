// Schemas of a table's state and events.

import { Type, type Static } from 'typebox';
import { DeckHash, GameId, PlayerId, Seat, TableSettings } from './settings.ts';

const closed = { additionalProperties: false } as const;

/** Server time in milliseconds since 1970. */
export const Time = Type.Integer({ minimum: 0 });
export const Seq = Type.Integer({ minimum: 0 });

/** See `fingerprint`. */
export const Fingerprint = Type.String({ pattern: '^[0-9a-f]{16}$' });

/** A move in the notation: `take the-herd`. */
export const MoveText = Type.String({ minLength: 1, maxLength: 80 });

export const Person = Type.Object(
  {
    id: PlayerId,
    name: Type.String(),
    account: Type.Boolean(),
    rating: Type.Optional(
      Type.Integer({
        description: 'at a table and in lists of tables, for games with that clock; elsewhere for live games',
      }),
    ),
    provisional: Type.Optional(Type.Boolean({ description: 'whether fewer than 10 games have counted' })),
    ratedGames: Type.Optional(Type.Integer({ description: 'how many games the rating is based on' })),
  },
  closed,
);
export type Person = Static<typeof Person>;

export const TABLE_STATUSES = ['open', 'going', 'over'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];
export const TableStatus = Type.Union([Type.Literal('open'), Type.Literal('going'), Type.Literal('over')]);

/** Why a game was aborted without a player's wish. */
const ABORT_REASONS = ['notReady', 'noMove'] as const;
export type AbortReason = (typeof ABORT_REASONS)[number];
const AbortReason = Type.Unsafe<AbortReason>(
  Type.Enum([...ABORT_REASONS], {
    description: 'a player wasn’t ready in time, or didn’t move; without it, a player aborted the game',
  }),
);

const Away = Type.Optional(
  Type.Boolean({ description: 'the player it is due to had left, and the opponent claimed the game' }),
);

/** How a game ended. A game aborted before its first draft has no winner. */
export const GameEnd = Type.Union([
  Type.Object(
    {
      by: Type.Union([Type.Literal('points'), Type.Literal('resigned'), Type.Literal('time')]),
      outcome: Type.Union([Type.Literal('first'), Type.Literal('second'), Type.Literal('draw')]),
      away: Away,
    },
    closed,
  ),
  Type.Object(
    {
      by: Type.Literal('aborted'),
      why: Type.Optional(AbortReason),
      /** Whose doing it was; missing if the host closed an open table, or neither player was ready. */
      seat: Type.Optional(Seat),
      away: Away,
    },
    closed,
  ),
]);
export type GameEnd = Static<typeof GameEnd>;

export const REMATCH_DEALS = ['new', 'same'] as const;
export const RematchDeal = Type.Union([Type.Literal('new'), Type.Literal('same')]);
export type RematchDeal = Static<typeof RematchDeal>;

/** A pending offer from one side to the other. */
export const Offer = Type.Union([
  Type.Object({ kind: Type.Literal('takeBack'), by: Seat }, closed),
  Type.Object({ kind: Type.Literal('rematch'), by: Seat, deal: RematchDeal }, closed),
]);
export type Offer = Static<typeof Offer>;

/** Remaining milliseconds of each side at `since`; from then on the clock of `running` runs. */
export const Clocks = Type.Object(
  {
    left: Type.Object({ first: Type.Number(), second: Type.Number() }, closed),
    running: Type.Optional(Seat),
    since: Time,
  },
  closed,
);
export type Clocks = Static<typeof Clocks>;

/** Everything about a table except the moves. */
export const TableFace = Type.Object(
  {
    status: TableStatus,
    host: Person,
    seats: Type.Optional(Type.Object({ first: Person, second: Person }, closed)),
    clocks: Type.Optional(Clocks),
    /** The seats that a live clock waits for before it starts: neither ready nor moved. */
    awaits: Type.Optional(Type.Array(Seat)),
    /** When the table closes unless both are ready. */
    readyBy: Type.Optional(Time),
    offer: Type.Optional(Offer),
    end: Type.Optional(GameEnd),
    /** The table of the rematch. */
    next: Type.Optional(GameId),
  },
  closed,
);
export type TableFace = Static<typeof TableFace>;

export const TABLE_EVENTS = [
  'opened',
  'sat',
  'ready',
  'dealt',
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

/** The cards as dealt. */
export const Dealt = Type.Object(
  { center: Type.Array(Type.String()), circle: Type.Array(Type.String()) },
  closed,
);

/** Whether the cards lie face down: they are dealt when both players are ready. */
export const Covered = Type.Boolean({
  description:
    'the cards will be dealt when both players are ready; until then `deal` is the same at every such table',
});

/** A complete table, for new subscribers and for clients that fell behind. */
export const Snapshot = Type.Object(
  {
    seq: Seq,
    hash: Fingerprint,
    rulesVersion: Type.Integer(),
    settings: TableSettings,
    deal: Dealt,
    covered: Type.Optional(Covered),
    deck: DeckHash,
    moves: Type.Array(MoveText),
    openedAt: Time,
    face: TableFace,
  },
  closed,
);
export type Snapshot = Static<typeof Snapshot>;
