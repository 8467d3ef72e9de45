// When a player may claim a game because the opponent has left.

import { type BySeat, seatToMove } from '@wagons/rules';
import type { Outage } from '../ports/store.ts';
import type { Time } from '../ports/tableEvent.ts';
import { after } from './clock.ts';
import type { TableState } from './table.ts';

/** Since when each seat has been empty; a seat that isn't named is taken, or unknown. */
export type Away = Partial<BySeat<Time>>;

/** How long a live opponent must have been away, in their own turn: on the opponent's turn they may do as they like. */
const AWAY_FOR = 60_000;

/** Rated games without a clock, which can't be opened any more, would never end. */
const SILENT_FOR = 14 * 24 * 60 * 60 * 1000;

/** From when on the opponent of the seat to move may claim the game; undefined while nothing speaks for it. */
export function claimableAt(
  table: TableState,
  away: Away | undefined,
  outages: readonly Outage[],
): Time | undefined {
  const seat = seatToMove(table.game);
  if (table.status !== 'going' || table.awaits || table.covered || !seat) return undefined;
  const { clock, rated } = table.settings;
  if (clock.kind === 'none') return rated ? after(table.since, SILENT_FOR, outages) : undefined;
  const since = away?.[seat];
  if (clock.kind !== 'live' || since === undefined) return undefined;
  return after(Math.max(since, table.since), AWAY_FOR, outages);
}
