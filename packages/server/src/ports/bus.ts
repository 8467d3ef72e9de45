// The bus that connects the nodes of a cluster.

import type { GameId, PlayerId } from './tableEvent.ts';

/**
 * Carries hints between nodes, by topic: a node receives only what it follows. Hints may be lost, duplicated or late, so the
 * store stays the truth: most only say that something has changed, and the receiver reads it. Two are acted on as they
 * are: presence, because it isn't stored, and signing out, which a check of the sessions repeats.
 */
export type Bus = {
  /** Sends to every other node that follows the topic of the hint. */
  readonly publish: (hint: BusHint) => void;
  /** Returns unsubscribe. */
  readonly subscribe: (topic: Topic, listener: BusListener) => () => void;
  readonly isUp: () => boolean;
  readonly close: () => Promise<void>;
};

export type BusListener = {
  readonly receive: (hint: BusHint) => void;
  /** Hints arrive from now on; earlier ones were missed. */
  readonly begun?: () => void;
};

/** `person` is for nodes that connect or show the player, `games` for those that show the list of their games. */
export type Topic = 'lobby' | `table:${GameId}` | `person:${PlayerId}` | `games:${PlayerId}`;

export type BusHint =
  /** The table has a new event or a new line of chat; with `news: 'event'` only an event. */
  | { readonly about: 'table'; readonly table: GameId; readonly news?: 'event' }
  /** Which seats and how many spectators one node has at a table, its `nth` report. With `asks`, the others say theirs. */
  | {
      readonly about: 'presence';
      readonly node: string;
      readonly nth: number;
      readonly table: GameId;
      readonly first: boolean;
      readonly second: boolean;
      readonly watching: number;
      readonly asks?: true;
    }
  /** A table in the player's list has changed. */
  | { readonly about: 'games'; readonly player: PlayerId; readonly table: GameId }
  /** The list of open tables has changed, or the name or rating of this host in it. */
  | { readonly about: 'lobby'; readonly host?: PlayerId }
  /** A player's name or rating has changed, or the player was deleted. */
  | { readonly about: 'player'; readonly player: PlayerId }
  /** A guest was merged into an account. Sent to both, so `player` is either of them. */
  | {
      readonly about: 'merged';
      readonly player: PlayerId;
      readonly guest: PlayerId;
      readonly account: PlayerId;
    }
  /** A node asks whether the player sees the app somewhere, and another one says so. */
  | { readonly about: 'presenceAsked'; readonly player: PlayerId }
  | { readonly about: 'present'; readonly player: PlayerId }
  /** A player has signed out everywhere: close all their sockets. */
  | { readonly about: 'signedOut'; readonly player: PlayerId };

/** What hints are about. */
export const HINTS = [
  'table',
  'presence',
  'games',
  'lobby',
  'player',
  'merged',
  'signedOut',
] as const satisfies ReadonlyArray<BusHint['about']>;

export function topicOf(hint: BusHint): Topic {
  switch (hint.about) {
    case 'table':
    case 'presence':
      return `table:${hint.table}`;
    case 'games':
      return `games:${hint.player}`;
    case 'lobby':
      return 'lobby';
    case 'player':
    case 'merged':
    case 'signedOut':
    case 'presenceAsked':
    case 'present':
      return `person:${hint.player}`;
  }
}
