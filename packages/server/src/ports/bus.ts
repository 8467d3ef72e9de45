// The bus that connects the nodes of a cluster.

/**
 * Carries hints between nodes. Hints may be lost, duplicated or late, so the store stays the truth: most only say that
 * something has changed, and the receiver reads it. Presence is the exception, because it isn't stored.
 */
export type Bus = {
  /** Sends to every other node. */
  readonly publish: (hint: BusHint) => void;
  readonly onHint: (receive: (hint: BusHint) => void) => void;
  readonly isUp: () => boolean;
  readonly close: () => Promise<void>;
};

export type BusHint =
  /** The table has a new event or a new line of chat; with `news: 'event'` only an event. `players` list the table. */
  | {
      readonly about: 'table';
      readonly table: string;
      readonly news?: 'event';
      readonly players?: readonly string[];
    }
  | { readonly about: 'lobby' }
  /** Which seats and how many spectators one node has at a table. */
  | {
      readonly about: 'presence';
      readonly node: string;
      readonly table: string;
      readonly first: boolean;
      readonly second: boolean;
      readonly watching: number;
    }
  /** A player's name or rating has changed, or the player was deleted. */
  | { readonly about: 'player'; readonly player: string }
  /** A guest was merged into an account. */
  | { readonly about: 'merged'; readonly guest: string; readonly account: string }
  /** A player has signed out everywhere: close all their sockets. */
  | { readonly about: 'signedOut'; readonly player: string };
