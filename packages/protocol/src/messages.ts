// Schemas of every WebSocket message, and the protocol version that introduced it.

import { Type, type Static } from 'typebox';
import { CMD_ID } from './ids.ts';
import { TEXT_LENGTH } from './names.ts';
import { RefusalCodeSchema } from './refusalSchema.ts';
import { GameId, Seat } from './settings.ts';
import {
  Dealt,
  Fingerprint,
  MoveText,
  Person,
  RematchDeal,
  Seq,
  Snapshot,
  TableFace,
  Time,
} from './table.ts';

const closed = { additionalProperties: false } as const;

/** Idempotency key, chosen by the client per command: a command that is sent again is not executed again. */
const CmdId = Type.String({ pattern: CMD_ID.source });

// ---- Commands ----

/** Every command. The player comes from the session, never from the message. */
export const COMMANDS = {
  sit: Type.Object({ type: Type.Literal('sit') }, closed),
  ready: Type.Object({ type: Type.Literal('ready') }, closed),
  turn: Type.Object(
    { type: Type.Literal('turn'), moves: Type.Array(MoveText, { minItems: 1, maxItems: 31 }) },
    closed,
  ),
  askTakeBack: Type.Object({ type: Type.Literal('askTakeBack') }, closed),
  answerTakeBack: Type.Object({ type: Type.Literal('answerTakeBack'), accept: Type.Boolean() }, closed),
  resign: Type.Object({ type: Type.Literal('resign') }, closed),
  abort: Type.Object({ type: Type.Literal('abort') }, closed),
  /** Ends a game whose opponent has left: from `presence.claimAt` on. */
  claim: Type.Object(
    { type: Type.Literal('claim'), as: Type.Union([Type.Literal('win'), Type.Literal('abort')]) },
    closed,
  ),
  offerRematch: Type.Object({ type: Type.Literal('offerRematch'), deal: RematchDeal }, closed),
  answerRematch: Type.Object({ type: Type.Literal('answerRematch'), accept: Type.Boolean() }, closed),
  say: Type.Object(
    { type: Type.Literal('say'), text: Type.String({ minLength: 1, maxLength: 2 * TEXT_LENGTH }) },
    closed,
  ),
} as const;
export type CommandType = keyof typeof COMMANDS;
export type Command = { [type in CommandType]: Static<(typeof COMMANDS)[type]> }[CommandType];

// ---- Client messages ----

export const CLIENT_MESSAGES = {
  /** The first message of every connection. */
  hello: Type.Object(
    { type: Type.Literal('hello'), proto: Type.Integer({ minimum: 0 }), rulesVersion: Type.Integer() },
    closed,
  ),
  /** Subscribes to a table; `since` and `line` are the last event and chat line that the client knows. */
  watch: Type.Object(
    {
      type: Type.Literal('watch'),
      table: GameId,
      since: Type.Optional(Seq),
      line: Type.Optional(Seq),
    },
    closed,
  ),
  unwatch: Type.Object({ type: Type.Literal('unwatch'), table: GameId }, closed),
  /** Executes a command. `expectedSeq` is the last event it is based on (optimistic concurrency). */
  do: Type.Object(
    {
      type: Type.Literal('do'),
      table: GameId,
      cmdId: CmdId,
      expectedSeq: Seq,
      command: Type.Union(Object.values(COMMANDS)),
    },
    closed,
  ),
  /** Subscribes to the open tables: with `changes` to the list once and then to its changes, otherwise to whole lists. */
  lobby: Type.Object(
    { type: Type.Literal('lobby'), on: Type.Boolean(), changes: Type.Optional(Type.Literal(true)) },
    closed,
  ),
  /** Subscribes to changes of the player's own games. */
  mine: Type.Object({ type: Type.Literal('mine'), on: Type.Boolean() }, closed),
  /** Whether the player sees the page. While every page is hidden, alerts are sent. At first a page counts as seen. */
  look: Type.Object({ type: Type.Literal('look'), on: Type.Boolean() }, closed),
  ping: Type.Object({ type: Type.Literal('ping'), at: Type.Number() }, closed),
} as const;
export type ClientMessageType = keyof typeof CLIENT_MESSAGES;
type Hello = Static<typeof CLIENT_MESSAGES.hello>;
export type Watch = Static<typeof CLIENT_MESSAGES.watch>;
export type Do = Omit<Static<typeof CLIENT_MESSAGES.do>, 'command'> & { command: Command };
export type ClientMessage =
  | Hello
  | Watch
  | Do
  | Static<typeof CLIENT_MESSAGES.unwatch>
  | Static<typeof CLIENT_MESSAGES.lobby>
  | Static<typeof CLIENT_MESSAGES.mine>
  | Static<typeof CLIENT_MESSAGES.look>
  | Static<typeof CLIENT_MESSAGES.ping>;

// ---- Server messages ----

/** The rule that refused a turn. */
const Illegal = Type.Object(
  { why: Type.String(), rule: Type.Optional(Type.String()), at: Type.Optional(Type.Integer()) },
  closed,
);

export const ChatLine = Type.Object({ line: Seq, at: Time, seat: Seat, text: Type.String() }, closed);
export type ChatLine = Static<typeof ChatLine>;

/** An open table, as shown in the lobby. */
export const OpenTable = Type.Object(
  { id: GameId, host: Person, settings: Snapshot.properties.settings, openedAt: Time },
  closed,
);
export type OpenTable = Static<typeof OpenTable>;

/** What happened: the event, its seat, and the moves of a turn. */
export const Happened = Type.Object(
  {
    type: Type.String(),
    seat: Type.Optional(Seat),
    at: Time,
    /** The record is replaced by `moves` from this move on. */
    from: Type.Optional(Type.Integer({ minimum: 0 })),
    moves: Type.Optional(Type.Array(MoveText)),
    /** The cards that were dealt. The record begins again with them. */
    deal: Type.Optional(Dealt),
  },
  closed,
);
export type Happened = Static<typeof Happened>;

export const SERVER_MESSAGES = {
  welcome: Type.Object(
    {
      type: Type.Literal('welcome'),
      proto: Type.Integer(),
      rulesVersion: Type.Integer(),
      you: Type.Optional(Person),
      time: Time,
    },
    closed,
  ),
  /** The whole table; `role` is the role of the receiver. */
  table: Type.Object(
    {
      type: Type.Literal('table'),
      table: GameId,
      role: Type.Union([Seat, Type.Literal('host'), Type.Literal('spectator')]),
      ...Snapshot.properties,
      chat: Type.Array(ChatLine),
      time: Time,
    },
    closed,
  ),
  /** One event. `hash` is the fingerprint of the game after it. */
  event: Type.Object(
    {
      type: Type.Literal('event'),
      table: GameId,
      seq: Seq,
      hash: Fingerprint,
      happened: Happened,
      face: TableFace,
      time: Time,
    },
    closed,
  ),
  /** Chat lines, in order. */
  said: Type.Object({ type: Type.Literal('said'), table: GameId, lines: Type.Array(ChatLine) }, closed),
  /** Who is connected. At an open table `first` stands for the host. */
  presence: Type.Object(
    {
      type: Type.Literal('presence'),
      table: GameId,
      first: Type.Boolean(),
      second: Type.Boolean(),
      /** Number of spectators. */
      watching: Type.Integer({ minimum: 0 }),
      /** From then on the game may be claimed from the seat to move, unless that player comes back or plays. */
      claimAt: Type.Optional(Time),
    },
    closed,
  ),
  /** The host or a player was renamed or deleted. */
  people: Type.Object(
    {
      type: Type.Literal('people'),
      table: GameId,
      host: TableFace.properties.host,
      seats: TableFace.properties.seats,
    },
    closed,
  ),
  /** The command is durably stored; `seq` is its event. */
  ok: Type.Object({ type: Type.Literal('ok'), cmdId: CmdId, table: GameId, seq: Seq }, closed),
  /** The command was refused. `head` is the table's newest event if the command was based on an older one. */
  refused: Type.Object(
    {
      type: Type.Literal('refused'),
      code: RefusalCodeSchema,
      /** For developers: which field of the message doesn't fit, and why. */
      detail: Type.Optional(Type.String()),
      cmdId: Type.Optional(CmdId),
      table: Type.Optional(GameId),
      head: Type.Optional(Seq),
      illegal: Type.Optional(Illegal),
    },
    closed,
  ),
  lobby: Type.Object(
    { type: Type.Literal('lobby'), tables: Type.Array(OpenTable), version: Type.Optional(Seq) },
    closed,
  ),
  /** Turns the list of the version before into this one: `listed` are new or changed, `gone` are listed no more. */
  lobbyChanged: Type.Object(
    {
      type: Type.Literal('lobbyChanged'),
      version: Seq,
      listed: Type.Array(OpenTable),
      gone: Type.Array(GameId),
    },
    closed,
  ),
  /** One of the player's games has changed. Without `table` the subscription has started: reload the whole list. */
  mine: Type.Object({ type: Type.Literal('mine'), table: Type.Optional(GameId) }, closed),
  pong: Type.Object({ type: Type.Literal('pong'), at: Type.Number(), time: Time }, closed),
  /** The server is shutting down after storing everything; reconnect shortly. */
  closing: Type.Object({ type: Type.Literal('closing') }, closed),
} as const;
export type ServerMessageType = keyof typeof SERVER_MESSAGES;
export type ServerMessages = { [type in ServerMessageType]: Static<(typeof SERVER_MESSAGES)[type]> };
export type ServerMessage = ServerMessages[ServerMessageType];

/** The protocol version that introduced each message. */
export const SINCE: Readonly<Record<ClientMessageType | ServerMessageType, number>> = {
  hello: 1,
  watch: 1,
  unwatch: 1,
  do: 1,
  lobby: 1,
  lobbyChanged: 1,
  mine: 1,
  look: 1,
  ping: 1,
  welcome: 1,
  table: 1,
  event: 1,
  said: 1,
  presence: 1,
  people: 1,
  ok: 1,
  refused: 1,
  pong: 1,
  closing: 1,
};
