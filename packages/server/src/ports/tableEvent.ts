// The events of a table, as they are decided, stored and replayed, and the ids and times in them.

import type { AbortReason, Offer, RematchDeal, TableSettings } from '@wagons/protocol';
import type { BySeat, Seat } from '@wagons/rules';

export type PlayerId = string;
export type GameId = string;

/** Milliseconds since 1970. */
export type Time = number;

/**
 * The log of a table is its only source of truth; everything else is derived from it. `left` is what the clocks show after
 * an event that stops or starts one. It is stored, so that later changes to the clock code can't recharge old games.
 */
export type TableEvent =
  /** With `covered`, the cards are dealt later, by `dealt`; until then the seed is the same at every such table. */
  | {
      readonly type: 'opened';
      readonly rules: number;
      readonly settings: TableSettings;
      readonly seed: string;
      readonly host: PlayerId;
      readonly covered?: true;
    }
  /**
   * With `awaits`, the clock waits until these seats are ready or have played a turn, and the table closes if they
   * aren't `within` this many milliseconds.
   */
  | {
      readonly type: 'sat';
      readonly seats: BySeat<PlayerId>;
      readonly awaits?: readonly Seat[];
      readonly within?: number;
    }
  | { readonly type: 'ready'; readonly seat: Seat }
  /** The last seat is ready, and the cards are dealt. */
  | { readonly type: 'dealt'; readonly seat: Seat; readonly seed: string }
  | {
      readonly type: 'turn';
      readonly seat: Seat;
      readonly moves: readonly string[];
      readonly left?: BySeat<number>;
    }
  /** With `rest`, the clock of the seat that has to answer stands still for at most this many milliseconds. */
  | {
      readonly type: 'takeBackAsked';
      readonly seat: Seat;
      readonly left?: BySeat<number>;
      readonly rest?: number;
    }
  | { readonly type: 'takeBackRefused'; readonly seat: Seat }
  /** Truncates the record to its first `to` moves. */
  | {
      readonly type: 'takeBackMade';
      readonly seat: Seat;
      readonly to: number;
      readonly left?: BySeat<number>;
    }
  | { readonly type: 'resigned'; readonly seat: Seat; readonly left?: BySeat<number> }
  /** The time of a seat is up; with `away`, its player had left, and the opponent has claimed the win. */
  | {
      readonly type: 'flagged';
      readonly seat: Seat;
      readonly away?: true;
      readonly left?: BySeat<number>;
    }
  /**
   * By a player, by the host of an open table, or for a reason; with `away`, by the opponent of a player who had left.
   * `seat` is the one it is due to.
   */
  | {
      readonly type: 'aborted';
      readonly seat?: Seat;
      readonly why?: AbortReason;
      readonly away?: true;
      readonly left?: BySeat<number>;
    }
  | { readonly type: 'rematchOffered'; readonly seat: Seat; readonly deal: RematchDeal }
  | { readonly type: 'rematchRefused'; readonly seat: Seat }
  | { readonly type: 'rematched'; readonly seat: Seat; readonly next: GameId };

/** The offer an event makes to the opponent; any later event ends it. */
export function offerIn(event: TableEvent): Offer | undefined {
  if (event.type === 'takeBackAsked') return { kind: 'takeBack', by: event.seat };
  return event.type === 'rematchOffered' ? { kind: 'rematch', by: event.seat, deal: event.deal } : undefined;
}
