// The state of a table: seats, game and clocks, all derived from its events.

import type { GameEnd, Offer, TableSettings, TableStatus } from '@wagons/protocol';
import type { BySeat, Game, Points, Seat } from '@wagons/rules';
import type { GameId, PlayerId, Time } from '../ports/tableEvent.ts';

export type TableState = {
  readonly id: GameId;
  /** The number of its last event; the first one is 1. */
  readonly seq: number;
  readonly settings: TableSettings;
  readonly seed: string;
  /** The cards aren't dealt yet; `seed` and `game` are the same at every such table. */
  readonly covered?: true;
  readonly host: PlayerId;
  readonly seats?: BySeat<PlayerId>;
  readonly status: TableStatus;
  readonly game: Game;
  /** Whose turn each was, and the number of moves before it. */
  readonly turns: ReadonlyArray<{ readonly seat: Seat; readonly from: number }>;
  /** The time each seat had left at `since`; undefined without a clock. */
  readonly left?: BySeat<number>;
  /** The clock of the seat to move runs from then on; in the future while it stands still for a request. */
  readonly since: Time;
  /** The seats the clock waits for before it starts. */
  readonly awaits?: readonly Seat[];
  /** How long the clock waits for them. */
  readonly within?: number;
  readonly openedAt: Time;
  readonly changedAt: Time;
  readonly offer?: Offer;
  /** How many requests each seat has made since the last turn, or since the end of the game. */
  readonly requests: BySeat<number>;
  readonly end?: GameEnd;
  /** The final scores, once all cards are placed. */
  readonly totals?: BySeat<Points>;
  readonly next?: GameId;
};

export type Role = Seat | 'host' | 'spectator';

export function roleOf(table: TableState, player: PlayerId | undefined): Role {
  if (player === undefined) return 'spectator';
  if (table.seats?.first === player) return 'first';
  if (table.seats?.second === player) return 'second';
  return table.status === 'open' && table.host === player ? 'host' : 'spectator';
}
