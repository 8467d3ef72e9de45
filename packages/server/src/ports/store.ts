// The storage port. Tables change by one path only: `append` writes an event and everything that follows from it.

import type {
  ChatLine,
  GameEnd,
  Offer,
  QuickMatch,
  RatingKind,
  RefusalCode,
  TableSettings,
  TableStatus,
} from '@wagons/protocol';
import type { BySeat, Points, Seat } from '@wagons/rules';

import type { AlertStore } from './alerts.ts';
import type { OperatorAction, Suspension } from './operator.ts';
import type { NewTask, TaskStore } from './outbox.ts';
import type { GameId, PlayerId, TableEvent, Time } from './tableEvent.ts';

/** A period in which no server was running. */
export type Outage = { readonly from: Time; readonly to: Time };

/** How long an open table waits, so that it can be offered in time and freed afterwards. */
export type Waits = {
  /** When its host was last present. */
  readonly hostAt: Time;
  readonly until: Time;
};

/** An event in the log. */
export type StoredEvent = {
  readonly seq: number;
  readonly at: Time;
  readonly event: TableEvent;
  /** The fingerprint of the game after it; a packed log has only the last one. */
  readonly hash?: string | undefined;
  /** The command it came from; undefined for events of the server's own, and in a packed log. */
  readonly command?: { readonly player: PlayerId; readonly cmdId: string };
};

/** The row under which a table is found; derived from the log. */
export type Summary = {
  readonly status: TableStatus;
  readonly settings: TableSettings;
  readonly host: PlayerId;
  readonly first?: PlayerId | undefined;
  readonly second?: PlayerId | undefined;
  readonly toMove?: Seat | undefined;
  readonly deadline?: Time | undefined;
  /** A lower bound for the next flag fall. Stored when a game begins; `postpone` moves it. */
  readonly safeUntil?: Time | undefined;
  readonly moves: number;
  readonly end?: GameEnd | undefined;
  readonly totals?: BySeat<Points> | undefined;
  /** To whom the abort of a rated game is due whose cards were on the table. */
  readonly abortedBy?: Seat | undefined;
  readonly quick?: QuickMatch | undefined;
  /** Stored when a table is opened; `attend` moves it. */
  readonly waits?: Waits | undefined;
};

export type GameRow = Omit<Summary, 'safeUntil' | 'waits' | 'abortedBy'> & {
  readonly id: GameId;
  readonly seq: number;
  readonly openedAt: Time;
  readonly changedAt: Time;
};

/** A new table with its first events: opened and, for a rematch, already seated. */
export type NewGame = {
  readonly id: GameId;
  readonly events: readonly StoredEvent[];
  readonly summary: Summary;
  readonly tasks?: readonly NewTask[] | undefined;
};

export const RESULTS = ['won', 'drawn', 'lost'] as const;

/** A rating without its number of games. */
export type Glicko = { readonly rating: number; readonly deviation: number; readonly volatility: number };

/** With the number of games that have counted. */
export type Rating = Glicko & { readonly games: number };
export type Ratings = Readonly<Record<RatingKind, Rating>>;

/** The rating of a player after a game, and what it was computed from. */
export type RatingChange = {
  readonly player: PlayerId;
  readonly opponent: PlayerId;
  readonly kind: RatingKind;
  readonly result: (typeof RESULTS)[number];
  /**
   * Which rated game of the player this is, of both kinds. The change is stored only if no other game has this number
   * yet.
   */
  readonly nth: number;
  readonly before: Rating;
  readonly after: Rating;
};

/** A rating change in the history of a player. */
export type RatingEntry = Omit<RatingChange, 'before' | 'after'> & {
  readonly game: GameId;
  readonly at: Time;
  readonly before: Glicko;
  readonly after: Glicko;
};

/** Everything that one command changes, stored atomically. */
export type TableChange = {
  readonly game: GameId;
  readonly event: StoredEvent;
  readonly summary: Summary;
  readonly ratings?: readonly RatingChange[] | undefined;
  readonly rematch?: NewGame | undefined;
  readonly tasks?: readonly NewTask[] | undefined;
};

/**
 * `taken`: another event has this number already. `again`: a rating has changed meanwhile, so the change must be
 * computed again.
 */
export type AppendResult = 'kept' | 'taken' | 'again';

export type Player = {
  readonly id: PlayerId;
  readonly name: string;
  readonly account: boolean;
  readonly createdAt: Time;
  /** Sessions of an earlier epoch are invalid. */
  readonly epoch: number;
  readonly deletedAt?: Time;
  /** The account that this guest was merged into. */
  readonly mergedInto?: PlayerId;
  /** May be over. */
  readonly suspension?: Suspension;
  readonly ratings: Ratings;
};

export type Passkey = {
  readonly id: string;
  readonly player: PlayerId;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  /** The browser and system it was made with. */
  readonly device: string;
};

/** A passkey with its history. */
export type StoredPasskey = Passkey & {
  readonly addedAt: Time;
  readonly usedAt?: Time;
  /** Given by the owner. */
  readonly name?: string;
};

/** What a player has reported to the operator about another, with what both could see at that time. */
export type Report = {
  readonly id: string;
  readonly at: Time;
  readonly by: PlayerId;
  readonly player: PlayerId;
  readonly game?: GameId;
  readonly reason: string;
  readonly text?: string;
  readonly byName?: string;
  readonly playerName?: string;
  /** The last lines of chat in that game, if both were its players. */
  readonly chat?: readonly ChatLine[];
  readonly closedAt?: Time;
};

/** What has a file of its own. */
type StoreParts = TaskStore & AlertStore;

/** Throws `StoreError`; anything else is a bug. */
export type Store = StoreParts & {
  // ---- Tables ----
  readonly open: (game: NewGame) => Promise<void>;
  readonly append: (change: TableChange) => Promise<AppendResult>;
  /** The events after a number, in order. Throws `damaged` if one can't be read. */
  readonly events: (game: GameId, after: number) => Promise<readonly StoredEvent[]>;
  /** One event by its number. */
  readonly event: (game: GameId, seq: number) => Promise<StoredEvent | undefined>;
  /** The last event and line of chat of each table. */
  readonly heads: (
    games: readonly GameId[],
  ) => Promise<ReadonlyMap<GameId, { readonly seq: number; readonly line: number }>>;
  /** Games in progress where a flag may have fallen. */
  readonly due: (at: Time, atMost: number) => Promise<readonly GameId[]>;
  /** The number of games in progress. */
  readonly countGoing: () => Promise<number>;
  /** No flag falls before these times, as long as this event is the last one. */
  readonly postpone: (
    game: GameId,
    seq: number,
    times: { readonly deadline: Time; readonly safeUntil: Time },
  ) => Promise<void>;
  readonly find: (game: GameId) => Promise<GameRow | undefined>;
  /**
   * Listed open tables whose host was present after `hostSince`, or that wait beyond `lasting`. Most recently attended
   * first.
   */
  readonly openTables: (
    offered: { readonly hostSince: Time; readonly lasting: Time },
    atMost: number,
  ) => Promise<readonly GameRow[]>;
  /**
   * Open tables of this quick match: by another host who was present after `hostSince`, without a block between the
   * two. Most recently attended first.
   */
  readonly waiting: (
    wish: {
      readonly quick: QuickMatch;
      readonly rated: boolean;
      readonly player: PlayerId;
      readonly hostSince: Time;
    },
    atMost: number,
  ) => Promise<readonly GameId[]>;
  /** Stores how long these tables wait; closed ones are ignored. */
  readonly attend: (tables: ReadonlyArray<{ readonly game: GameId; readonly waits: Waits }>) => Promise<void>;
  /** Open tables whose waiting time is over; `until` is missing if an older version opened the table. */
  readonly abandoned: (
    at: Time,
    atMost: number,
  ) => Promise<ReadonlyArray<{ readonly row: GameRow; readonly until?: Time }>>;
  /**
   * All open tables and games in progress, then the last finished ones; with `before`, only games finished earlier.
   * Last changed first; a finished game last changed when it ended. A table that was closed before an opponent sat down isn't listed.
   */
  readonly gamesOf: (player: PlayerId, atMost: number, before?: Time) => Promise<readonly GameRow[]>;
  /** The pending offers at these tables. */
  readonly offers: (games: readonly GameId[]) => Promise<ReadonlyMap<GameId, Offer>>;
  /** The number of open tables and of games in progress. */
  readonly unfinished: (player: PlayerId) => Promise<{ readonly open: number; readonly going: number }>;
  /** When the player has aborted rated games whose cards were on the table, after a time; oldest first. */
  readonly ratedAborts: (player: PlayerId, since: Time) => Promise<readonly Time[]>;
  readonly results: (
    player: PlayerId,
  ) => Promise<{ readonly won: number; readonly drawn: number; readonly lost: number }>;
  /** Lists and counts games that a server of an older version has ended. Returns how many. */
  readonly settleEnds: (atMost: number) => Promise<number>;

  /**
   * Deletes tables that were aborted before the first draft, and before this time. Returns how many. Played games are
   * never deleted.
   */
  readonly forgetUnplayed: (before: Time, atMost: number) => Promise<number>;
  /** Packs the logs of games that ended before this time into one row each, except while a report is open. Returns how many it looked at. */
  readonly packGames: (endedBefore: Time, atMost: number) => Promise<number>;

  // ---- Chat ----
  /** Stores a line once, however often it is sent; returns it with its number, or `full`, or `enough` for now. */
  readonly say: (
    game: GameId,
    line: Omit<ChatLine, 'line'>,
    by: { readonly player: PlayerId; readonly cmdId: string },
    atMost: number,
  ) => Promise<ChatLine | 'full' | 'enough'>;
  readonly chat: (game: GameId, after: number) => Promise<readonly ChatLine[]>;

  // ---- Players ----
  readonly addPlayer: (player: Omit<Player, 'suspension'>) => Promise<void>;
  readonly players: (ids: readonly PlayerId[]) => Promise<ReadonlyMap<PlayerId, Player>>;
  /** Records a visit, to the day. */
  readonly seen: (players: readonly PlayerId[], at: Time) => Promise<void>;
  /**
   * Scans players in the order of their ids, and deletes guests without a table whose last visit was before this time.
   * Returns the last id scanned; undefined at the end.
   */
  readonly forgetGuests: (wish: {
    readonly after: PlayerId;
    readonly before: Time;
    readonly atMost: number;
  }) => Promise<PlayerId | undefined>;
  /**
   * `taken`: the player is an account, and another account has this name, or one that looks the same. `enough`: the
   * limit of names per day (UTC) is reached.
   */
  readonly rename: (
    id: PlayerId,
    name: string,
    limit?: { readonly at: Time; readonly atMost: number },
  ) => Promise<'kept' | 'taken' | 'enough'>;
  /** Whether an account other than this player has this name, or one that looks the same. */
  readonly isNameTaken: (name: string, except: PlayerId) => Promise<boolean>;
  readonly signOutEverywhere: (id: PlayerId) => Promise<void>;
  /**
   * The player of a session; undefined if the session was ended, the player deleted, or the guest merged into an
   * account.
   */
  readonly holder: (id: PlayerId, session: string | undefined) => Promise<Player | undefined>;
  /**
   * Marks a session as ended or a challenge as used; false if it already was. Remembered at least until it would expire
   * anyway.
   */
  readonly spend: (id: string, times: { readonly now: Time; readonly until: Time }) => Promise<boolean>;
  /** The sessions among these that have ended. */
  readonly spent: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Removes the name and everything the player wrote, and keeps the games. May be repeated. */
  readonly anonymize: (id: PlayerId, at: Time) => Promise<void>;
  /** Moves the guest's tables to the account. */
  readonly merge: (guest: PlayerId, account: PlayerId) => Promise<void>;
  /** Makes its player an account; false, and nothing is stored, if another account has the name. */
  readonly addPasskey: (passkey: Passkey, recovery: readonly string[], at: Time) => Promise<boolean>;
  readonly passkey: (id: string) => Promise<Passkey | undefined>;
  /** Oldest first. */
  readonly passkeysOf: (player: PlayerId) => Promise<readonly StoredPasskey[]>;
  readonly namePasskey: (player: PlayerId, id: string, name: string) => Promise<void>;
  /**
   * Removes a passkey, and voids all sessions. False, and nothing changes, if it is the last way to sign in: no other
   * passkey, and no unused code.
   */
  readonly removePasskey: (player: PlayerId, id: string) => Promise<boolean>;
  readonly usePasskey: (id: string, counter: number, at: Time) => Promise<void>;
  /** Stores the codes as hashes, and voids the old ones. */
  readonly setRecovery: (player: PlayerId, hashes: readonly string[], at: Time) => Promise<void>;
  /** The number of unused codes, and when they were created. */
  readonly recoveryOf: (player: PlayerId) => Promise<{ readonly left: number; readonly at?: Time }>;
  /** Uses up a code. Returns its owner; with `owner`, only a code of that player is used. */
  readonly useRecovery: (hash: string, at: Time, owner?: PlayerId) => Promise<PlayerId | undefined>;
  /** Records that the owner of a session has proven their identity. */
  readonly prove: (session: string, times: { readonly now: Time; readonly until: Time }) => Promise<void>;
  readonly isProven: (session: string, at: Time) => Promise<boolean>;
  /** The last rated games, oldest first. */
  readonly ratingsOf: (player: PlayerId, atMost: number) => Promise<readonly RatingEntry[]>;
  /** How many games between the two have counted in this period. */
  readonly countedBetween: (
    player: PlayerId,
    opponent: PlayerId,
    period: { readonly from: Time; readonly to: Time },
  ) => Promise<number>;
  /** Different opponents in rated games of this kind whose own rating is established; counted up to `atMost`. */
  readonly establishedOpponents: (player: PlayerId, kind: RatingKind, atMost: number) => Promise<number>;
  /** The accounts with the highest established ratings that have had enough established opponents. */
  readonly leaders: (kind: RatingKind, atMost: number) => Promise<readonly Player[]>;

  // ---- Reports and blocks ----
  readonly report: (report: Report) => Promise<void>;
  /** Deletes reports made before this time. */
  readonly forgetReports: (before: Time) => Promise<void>;
  /** All reports, oldest first. */
  readonly reports: () => Promise<readonly Report[]>;
  readonly block: (player: PlayerId, blocked: PlayerId) => Promise<void>;
  readonly unblock: (player: PlayerId, blocked: PlayerId) => Promise<void>;
  readonly blockedBy: (player: PlayerId) => Promise<readonly PlayerId[]>;
  /** Whether one of the two has blocked the other. */
  /** Those who have blocked the player, and those whom the player has blocked. */
  readonly keptApart: (player: PlayerId) => Promise<ReadonlySet<PlayerId>>;
  readonly isBlocked: (one: PlayerId, other: PlayerId) => Promise<boolean>;

  // ---- The operator ----
  /** What the operator did after an entry of the log, in order. */
  readonly operatorActions: (after: number) => Promise<readonly OperatorAction[]>;
  /** The number of the last entry; 0 for none. */
  readonly lastOperatorAction: () => Promise<number>;

  // ---- Decks ----
  readonly addDeck: (hash: string, text: string, at: Time) => Promise<void>;
  readonly deck: (hash: string) => Promise<string | undefined>;

  // ---- Heartbeats ----
  /**
   * Records that a server is running. If none was for longer than `noticedAfter`, that time is stored as an outage.
   * Returns the time of the database, like `time`.
   */
  readonly beat: (at: Time, noticedAfter: number) => Promise<Time | undefined>;
  /** The time of the database; undefined if it uses the clock of this machine. */
  readonly time: () => Promise<Time | undefined>;
  /** The last heartbeat of any server. */
  readonly lastBeat: () => Promise<Time | undefined>;
  /** Removes heartbeats and outages after this time; they come from a server whose clock was wrong. */
  readonly forgetFuture: (at: Time) => Promise<void>;
  readonly outages: (since: Time) => Promise<readonly Outage[]>;
  /** Takes or renews the lease of some work. Returns whether `holder` has it now; another one may have it until later. */
  readonly takeLease: (wish: {
    readonly work: string;
    readonly holder: string;
    readonly at: Time;
    readonly until: Time;
  }) => Promise<boolean>;
  /** Gives back all leases, so that the others needn't wait for their end. */
  readonly returnLeases: (holder: string) => Promise<void>;
  readonly isThere: () => Promise<boolean>;
  /** Stores as much as a few turns need, and removes it again. Throws `full` if there is no room. */
  readonly tryRoom: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export const STORE_FAULTS = ['away', 'full', 'damaged'] as const;
export type StoreFault = (typeof STORE_FAULTS)[number];

/** The storage has failed. Nothing was stored, unless the connection broke in between. */
export class StoreError extends Error {
  readonly fault: StoreFault;

  constructor(fault: StoreFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StoreError';
    this.fault = fault;
  }
}

/** The code a client gets for a fault of the store. */
export const refusalOfStore = ({ fault }: StoreError): RefusalCode =>
  fault === 'damaged' ? 'damaged' : 'unavailable';
