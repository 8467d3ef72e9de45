// What the clocks say: time runs for whoever is to move, but not while the server was away.

import { timeAfterTurn } from '@wagons/protocol';
import { type BySeat, isUnderWay, type Seat, seatToMove, withSeat } from '@wagons/rules';
import type { Table, TableEvent, Time } from './table.ts';

/** A time in which no server could take a move. */
export type Outage = { readonly from: Time; readonly to: Time };

/** So much of an outage a player may have to bear: it takes that long until one is noticed. */
export const NOTICED_AFTER = 1000;

/** So long a clock waits for both to be ready; then the game is called off. */
export const READY_WITHIN = 10 * 60_000;

/** Whether the clock waits for somebody to be ready. */
const isAwaiting = ({ status, awaits }: Table): boolean => status === 'going' && awaits !== undefined;

/** For whom the clock runs. */
export const running = (table: Table): Seat | undefined =>
  table.status === 'going' && table.left && !table.awaits ? seatToMove(table.game) : undefined;

/** How long it may take until something happens, counted from `since`; undefined where no clock runs or waits. */
function allowed(table: Table): number | undefined {
  if (isAwaiting(table)) return READY_WITHIN;
  const seat = running(table);
  return seat && table.left?.[seat];
}

/** How long it was a side's turn between two moments, outages aside. */
function timeSpent(since: Time, until: Time, outages: readonly Outage[]): number {
  let spent = until - since;
  for (const { from, to } of outages) spent -= Math.max(0, Math.min(to, until) - Math.max(from, since));
  return Math.max(0, spent);
}

/** What each side has left at a moment, never less than nothing; undefined without a clock. */
export function leftAt(table: Table, at: Time, outages: readonly Outage[]): BySeat<number> | undefined {
  const seat = running(table);
  if (!table.left || !seat) return table.left;
  return withSeat(table.left, seat, Math.max(0, table.left[seat] - timeSpent(table.since, at, outages)));
}

/** The clocks after a turn that ends now. */
export function leftAfterTurn(table: Table, left: BySeat<number>, seat: Seat): BySeat<number> {
  return withSeat(left, seat, timeAfterTurn(table.settings.clock, left[seat]));
}

/** When the time of whoever is to move is up, or the time to get ready, as far as is known now. */
export function deadlineOf(table: Table, outages: readonly Outage[]): Time | undefined {
  const time = allowed(table);
  if (time === undefined) return undefined;
  let deadline = table.since + time;
  // In their order: what one adds may let the next one count.
  for (const { from, to } of outages) {
    if (to > table.since && from < deadline) deadline += to - Math.max(from, table.since);
  }
  return deadline;
}

/** So soon it is never looked again whether a flag falls. Nobody gains by it: a turn that is too late is refused at once. */
const LOOKED_AGAIN_AFTER = 1000;

/**
 * Until when no flag can fall, whatever is played from this moment on: time runs for one side at once, and what a side
 * has left never shrinks faster than time goes by. Undefined where no clock runs or waits.
 */
export function safeAfter(table: Table, at: Time, outages: readonly Outage[]): Time | undefined {
  const left = leftAt(table, at, outages);
  if (allowed(table) === undefined || !left) return undefined;
  const toGetReady = isAwaiting(table) ? READY_WITHIN - timeSpent(table.since, at, outages) : Infinity;
  return at + Math.max(LOOKED_AGAIN_AFTER, Math.min(left.first, left.second, toGetReady));
}

/** What falls due when time is up; undefined as long as it is not. */
export function flagFall(table: Table, at: Time, outages: readonly Outage[]): TableEvent | undefined {
  const left = leftAt(table, at, outages);
  if (isAwaiting(table)) {
    const isOver = timeSpent(table.since, at, outages) >= READY_WITHIN;
    return isOver ? { type: 'aborted', ...(left && { left }) } : undefined;
  }
  const seat = running(table);
  if (!seat || !left || left[seat] > 0) return undefined;
  // Nobody has lost a game that had hardly begun.
  return isUnderWay(table.game) ? { type: 'flagged', seat, left } : { type: 'aborted', left };
}
