// The world as the server knows it, each part behind a port: so a simulation can be the world.

/** Milliseconds since 1970, and calls at a later time. */
export type Clock = {
  readonly now: () => number;
  /** Calls later, once; answers how to forget it. */
  readonly after: (milliseconds: number, call: () => void) => () => void;
};

/** Chance that nobody can guess. */
export type Random = {
  /** So many bytes, written in letters, digits, - and _ (base64url). */
  readonly letters: (bytes: number) => string;
  readonly coin: () => boolean;
};

/**
 * Carries hints between the nodes: that something is new, never what. A hint may be lost, doubled or late; whoever
 * hears one reads the store.
 */
export type Bus = {
  /** To every other node. */
  readonly publish: (hint: Hint) => void;
  readonly onHint: (hear: (hint: Hint) => void) => void;
  /** Whether hints come and go now. */
  readonly isUp: () => boolean;
  readonly close: () => Promise<void>;
};

export type Hint =
  /**
   * The table has another event, and perhaps another line of chat unless it says that an event is all. `players` are
   * those in whose lists it stands.
   */
  | {
      readonly about: 'table';
      readonly table: string;
      readonly news?: 'event';
      readonly players?: readonly string[];
    }
  | { readonly about: 'lobby' }
  /** Who is present at a table, as one node sees it. */
  | {
      readonly about: 'presence';
      readonly node: string;
      readonly table: string;
      readonly first: boolean;
      readonly second: boolean;
      readonly watching: number;
    }
  /** A player has another name or another rating, or is gone. */
  | { readonly about: 'player'; readonly player: string }
  /** A guest has become part of an account. */
  | { readonly about: 'merged'; readonly guest: string; readonly account: string }
  /** A player has signed out everywhere: no socket of theirs is to stay open. */
  | { readonly about: 'signedOut'; readonly player: string };

/** One end of a socket. */
export type Transport = {
  readonly send: (text: string) => void;
  readonly close: (code: number, reason: string) => void;
  /** Bytes that were sent but not yet taken by the other side. */
  readonly waiting: () => number;
};

/** Where what happens is told to those who run the server. Never secrets, never what people wrote. */
export type Log = {
  readonly info: (what: Readonly<Record<string, unknown>>, text: string) => void;
  readonly warn: (what: Readonly<Record<string, unknown>>, text: string) => void;
  readonly error: (what: Readonly<Record<string, unknown>>, text: string) => void;
};

/** What is counted while the server runs. */
export const COUNTED = [
  'events',
  'refusals',
  'flags',
  'conflicts',
  'snapshots',
  'storeFaults',
  'damaged',
  'reports',
] as const;
export type Counted = (typeof COUNTED)[number];

export type Meter = { readonly count: (what: Counted, label?: string) => void };
