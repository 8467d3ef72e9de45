// A table as the server sees it: who sits there, what was played, what the clocks say. All of it comes from its events.

import type { GameEnd, Offer, RematchDeal, TableSettings, TableStatus } from '@wagons/protocol';
import type { BySeat, Game, Points, Seat } from '@wagons/rules';

export type PlayerId = string;
export type GameId = string;

/** Milliseconds since 1970. */
export type Time = number;

/**
 * What is stored of a table, in order: the truth from which everything else follows. `left` is what the clocks show
 * after the event, where it stops or starts one; so no later change of ours can charge anybody otherwise.
 */
export type TableEvent =
  | {
      readonly type: 'opened';
      readonly rules: number;
      readonly settings: TableSettings;
      readonly seed: string;
      readonly host: PlayerId;
    }
  /** With `awaits` a clock waits until these have said that they are ready, or have played a turn. */
  | { readonly type: 'sat'; readonly seats: BySeat<PlayerId>; readonly awaits?: readonly Seat[] }
  | { readonly type: 'ready'; readonly seat: Seat }
  | {
      readonly type: 'turn';
      readonly seat: Seat;
      readonly moves: readonly string[];
      readonly left?: BySeat<number>;
    }
  | { readonly type: 'takeBackAsked' | 'takeBackRefused'; readonly seat: Seat }
  /** The record goes back to its first `to` moves. */
  | {
      readonly type: 'takeBackMade';
      readonly seat: Seat;
      readonly to: number;
      readonly left?: BySeat<number>;
    }
  | { readonly type: 'resigned' | 'flagged'; readonly seat: Seat; readonly left?: BySeat<number> }
  /** Without a seat: time ran out before anybody had drafted. */
  | { readonly type: 'aborted'; readonly seat?: Seat; readonly left?: BySeat<number> }
  | { readonly type: 'rematchOffered'; readonly seat: Seat; readonly deal: RematchDeal }
  | { readonly type: 'rematchRefused'; readonly seat: Seat }
  | { readonly type: 'rematched'; readonly seat: Seat; readonly next: GameId };

export type Table = {
  readonly id: GameId;
  /** The number of its last event; the first one is 1. */
  readonly seq: number;
  readonly settings: TableSettings;
  readonly seed: string;
  readonly host: PlayerId;
  readonly seats?: BySeat<PlayerId>;
  readonly status: TableStatus;
  readonly game: Game;
  /** How many moves the record had when each turn began, and whose turn it was. */
  readonly turns: ReadonlyArray<{ readonly seat: Seat; readonly from: number }>;
  /** What each side had left at `since`, unless there is no clock. */
  readonly left?: BySeat<number>;
  readonly since: Time;
  /** Whom the clock waits for; nobody once it has started, or where there is none. */
  readonly awaits?: readonly Seat[];
  readonly openedAt: Time;
  readonly changedAt: Time;
  readonly offer?: Offer;
  /** How often each side has asked for something since the last turn, or since the end. */
  readonly requests: BySeat<number>;
  readonly end?: GameEnd;
  /** What each side has scored, once all cards are placed. */
  readonly totals?: BySeat<Points>;
  readonly next?: GameId;
};

/** What somebody is at a table. */
export type Role = Seat | 'host' | 'spectator';

export function roleOf(table: Table, player: PlayerId | undefined): Role {
  if (player === undefined) return 'spectator';
  if (table.seats?.first === player) return 'first';
  if (table.seats?.second === player) return 'second';
  return table.status === 'open' && table.host === player ? 'host' : 'spectator';
}
