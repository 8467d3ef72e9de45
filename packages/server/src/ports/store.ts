// What the server asks of a storage. One writing path: an event, the answer to its command, and what follows from it.

import type {
  ChatLine,
  GameEnd,
  Offer,
  QuickMatch,
  RefusalCode,
  TableSettings,
  TableStatus,
} from '@wagons/protocol';
import type { BySeat, Points, Seat } from '@wagons/rules';

import type { GameId, PlayerId, TableEvent, Time } from './tableEvent.ts';

/** A period in which no server was running. */
export type Outage = { readonly from: Time; readonly to: Time };

/** How long an open table waits, so that it can be offered in time and freed afterwards. */
export type Waits = {
  /** When its host was last present. */
  readonly hostAt: Time;
  readonly until: Time;
};

/** An event as it lies in the log. `hash` is the fingerprint of the game after it. */
export type StoredEvent = {
  readonly seq: number;
  readonly at: Time;
  readonly event: TableEvent;
  readonly hash: string;
  /** Whose command it was; none for what the server does itself. */
  readonly command?: { readonly player: PlayerId; readonly cmdId: string };
};

/** What is kept beside the log so that tables can be found; it follows from the log. */
export type Summary = {
  readonly status: TableStatus;
  readonly settings: TableSettings;
  readonly host: PlayerId;
  readonly first?: PlayerId | undefined;
  readonly second?: PlayerId | undefined;
  readonly toMove?: Seat | undefined;
  readonly deadline?: Time | undefined;
  /** Before this moment no flag can fall. Kept when a game begins; `postpone` moves it. */
  readonly safeUntil?: Time | undefined;
  readonly moves: number;
  readonly end?: GameEnd | undefined;
  readonly totals?: BySeat<Points> | undefined;
  readonly quick?: QuickMatch | undefined;
  /** Kept when a table is opened; `attend` moves it. */
  readonly waits?: Waits | undefined;
};

export type GameRow = Omit<Summary, 'safeUntil' | 'waits'> & {
  readonly id: GameId;
  readonly seq: number;
  readonly openedAt: Time;
  readonly changedAt: Time;
};

/** A whole table that comes into being at once: opened, and for a rematch also sat at. */
export type NewGame = {
  readonly id: GameId;
  readonly events: readonly StoredEvent[];
  readonly summary: Summary;
};

export const RESULTS = ['won', 'drawn', 'lost'] as const;

/** The rating of two players after a game, and what it was computed from. */
export type RatingChange = {
  readonly player: PlayerId;
  readonly opponent: PlayerId;
  readonly result: (typeof RESULTS)[number];
  readonly before: Rating;
  readonly after: Rating;
};
export type Rating = {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  /** How many rated games it comes from. A change is kept only if nobody has changed it meanwhile. */
  readonly games: number;
};

/** Everything that one command changes. All of it is kept, or nothing. */
export type TableChange = {
  readonly game: GameId;
  readonly event: StoredEvent;
  readonly summary: Summary;
  readonly ratings?: readonly RatingChange[] | undefined;
  readonly rematch?: NewGame | undefined;
};

/**
 * `taken`: another event has this number already. `again`: a rating has changed meanwhile, so that the change has
 * to be worked out once more.
 */
export type Kept = 'kept' | 'taken' | 'again';

export type Player = {
  readonly id: PlayerId;
  readonly name: string;
  readonly account: boolean;
  readonly createdAt: Time;
  /** Sessions of an earlier epoch are void. */
  readonly epoch: number;
  readonly deletedAt?: Time;
  /** The account that this guest has become part of. */
  readonly mergedInto?: PlayerId;
  readonly rating: Rating;
};

export type Passkey = {
  readonly id: string;
  readonly player: PlayerId;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
};

/** What somebody has told those who run the server about somebody else. */
export type Report = {
  readonly id: string;
  readonly at: Time;
  readonly by: PlayerId;
  readonly player: PlayerId;
  readonly game?: GameId;
  readonly reason: string;
  readonly text?: string;
};

/** Throws what `StoreError` says; anything else is a bug. */
export type Store = {
  // ---- Tables ----
  readonly open: (game: NewGame) => Promise<void>;
  readonly append: (change: TableChange) => Promise<Kept>;
  /** The events after a number, in order. What cannot be read throws `damaged`. */
  readonly events: (game: GameId, after: number) => Promise<readonly StoredEvent[]>;
  /** One event by its number. */
  readonly event: (game: GameId, seq: number) => Promise<StoredEvent | undefined>;
  /** The newest event and line of each of these tables. */
  readonly heads: (
    games: readonly GameId[],
  ) => Promise<ReadonlyMap<GameId, { readonly seq: number; readonly line: number }>>;
  /** Tables that are going and where a flag may fall. */
  readonly due: (at: Time, atMost: number) => Promise<readonly GameId[]>;
  /** No flag falls at a table yet, as it stands after this event. */
  readonly postpone: (
    game: GameId,
    seq: number,
    times: { readonly deadline: Time; readonly safeUntil: Time },
  ) => Promise<void>;
  readonly find: (game: GameId) => Promise<GameRow | undefined>;
  /**
   * Open tables that are listed, and whose host was there after `hostSince` or that wait longer than `lasting`. Where
   * the host was there last comes first.
   */
  readonly openTables: (
    offered: { readonly hostSince: Time; readonly lasting: Time },
    atMost: number,
  ) => Promise<readonly GameRow[]>;
  /**
   * Open tables of this quick match: of another host who was there after `hostSince`, and neither has blocked the
   * other. Where the host was there last comes first.
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
  /** How long these tables wait, as long as they are open. */
  readonly attend: (tables: ReadonlyArray<{ readonly game: GameId; readonly waits: Waits }>) => Promise<void>;
  /** Open tables that have waited long enough; `until` is missing where a server of an older version opened one. */
  readonly abandoned: (
    at: Time,
    atMost: number,
  ) => Promise<ReadonlyArray<{ readonly row: GameRow; readonly until?: Time }>>;
  /**
   * All that are open or going, then the last finished ones; or only those that were over before a time. What changed
   * last comes first. A table that nobody sat down at is nobody's once it is closed.
   */
  readonly gamesOf: (player: PlayerId, atMost: number, before?: Time) => Promise<readonly GameRow[]>;
  /** What is asked at these tables, and not answered yet. */
  readonly offers: (games: readonly GameId[]) => Promise<ReadonlyMap<GameId, Offer>>;
  /** How many tables of somebody are open or going. */
  readonly unfinished: (player: PlayerId) => Promise<{ readonly open: number; readonly going: number }>;
  readonly results: (
    player: PlayerId,
  ) => Promise<{ readonly won: number; readonly drawn: number; readonly lost: number }>;

  /**
   * Forgets tables that were given up before anybody had drafted, and before this time. Returns how many there were. A
   * game that was played is never forgotten.
   */
  readonly forgetUnplayed: (before: Time, atMost: number) => Promise<number>;

  // ---- Chat ----
  /** Keeps a line once, however often it is sent; answers it with its number, or `full`. */
  readonly say: (
    game: GameId,
    line: Omit<ChatLine, 'line'>,
    by: { readonly player: PlayerId; readonly cmdId: string },
    atMost: number,
  ) => Promise<ChatLine | 'full'>;
  readonly chat: (game: GameId, after: number) => Promise<readonly ChatLine[]>;

  // ---- Players ----
  readonly addPlayer: (player: Player) => Promise<void>;
  readonly players: (ids: readonly PlayerId[]) => Promise<ReadonlyMap<PlayerId, Player>>;
  /** These players are there today; that is kept to the day. */
  readonly seen: (players: readonly PlayerId[], at: Time) => Promise<void>;
  /**
   * Looks at some players, in the order of their ids, and forgets the guests among them who were last there before this
   * time and have no table. Returns the last one looked at; undefined at the end.
   */
  readonly forgetGuests: (wish: {
    readonly after: PlayerId;
    readonly before: Time;
    readonly atMost: number;
  }) => Promise<PlayerId | undefined>;
  /** False when the player is an account, and another account has this name (`nameKey`). */
  readonly rename: (id: PlayerId, name: string) => Promise<boolean>;
  /** Whether an account other than this player has this name. */
  readonly isNameTaken: (name: string, except: PlayerId) => Promise<boolean>;
  readonly signOutEverywhere: (id: PlayerId) => Promise<void>;
  /** The player who may use a session: nobody once it is spent, the player deleted, or the guest part of an account. */
  readonly holder: (id: PlayerId, session: string | undefined) => Promise<Player | undefined>;
  /**
   * Notes that a session was ended or a challenge answered; false if it was noted before. It is remembered at least
   * until the time at which it would expire anyway.
   */
  readonly spend: (id: string, times: { readonly now: Time; readonly until: Time }) => Promise<boolean>;
  /** Those of these sessions that are spent. */
  readonly spent: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** The name goes, the games stay. */
  readonly anonymise: (id: PlayerId, at: Time) => Promise<void>;
  /** The guest's tables are the account's from now on. */
  readonly merge: (guest: PlayerId, account: PlayerId) => Promise<void>;
  /** Makes its player an account; false, and nothing is done, when another account has the name. */
  readonly addPasskey: (passkey: Passkey, recovery: readonly string[], at: Time) => Promise<boolean>;
  readonly passkey: (id: string) => Promise<Passkey | undefined>;
  readonly passkeysOf: (player: PlayerId) => Promise<readonly Passkey[]>;
  readonly usePasskey: (id: string, counter: number, at: Time) => Promise<void>;
  /** The codes as hashes; the old ones are void. */
  readonly setRecovery: (player: PlayerId, hashes: readonly string[]) => Promise<void>;
  readonly recoveryLeft: (player: PlayerId) => Promise<number>;
  /** Whose code it was; it is good once. */
  readonly useRecovery: (hash: string, at: Time) => Promise<PlayerId | undefined>;
  /** The last rated games, the oldest first. */
  readonly ratingsOf: (
    player: PlayerId,
    atMost: number,
  ) => Promise<ReadonlyArray<RatingChange & { readonly game: GameId; readonly at: Time }>>;
  readonly leaders: (atMost: number, maxDeviation: number) => Promise<readonly Player[]>;

  // ---- Manners ----
  readonly report: (report: Report) => Promise<void>;
  /** All reports, the oldest first. */
  readonly reports: () => Promise<readonly Report[]>;
  readonly block: (player: PlayerId, blocked: PlayerId) => Promise<void>;
  readonly unblock: (player: PlayerId, blocked: PlayerId) => Promise<void>;
  readonly blockedBy: (player: PlayerId) => Promise<readonly PlayerId[]>;
  /** Whether one of the two has blocked the other. */
  readonly isBlocked: (one: PlayerId, other: PlayerId) => Promise<boolean>;

  // ---- Decks ----
  readonly addDeck: (hash: string, text: string, at: Time) => Promise<void>;
  readonly deck: (hash: string) => Promise<string | undefined>;

  // ---- Being there ----
  /**
   * Notes that a server is there now. If none was there for longer than it takes to notice, that time is kept as
   * an outage.
   */
  readonly beat: (at: Time, noticedAfter: number) => Promise<void>;
  /** The last heartbeat of any server. */
  readonly lastBeat: () => Promise<Time | undefined>;
  /** Removes heartbeats and outages after this moment; they come from a server whose clock was wrong. */
  readonly forgetFuture: (at: Time) => Promise<void>;
  readonly outages: (since: Time) => Promise<readonly Outage[]>;
  readonly isThere: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};

export const STORE_FAULTS = ['away', 'full', 'damaged'] as const;
export type StoreFault = (typeof STORE_FAULTS)[number];

/** The storage could not do what it was asked for. Nothing of it was done, unless the connection broke in between. */
export class StoreError extends Error {
  readonly fault: StoreFault;

  constructor(fault: StoreFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StoreError';
    this.fault = fault;
  }
}

/** What a client is told about a fault of the store. */
export const refusalOfStore = ({ fault }: StoreError): RefusalCode =>
  fault === 'damaged' ? 'damaged' : 'unavailable';
