// The game clocks: time runs for the seat to move, except during outages of the server.

import { ANSWER_REST, timeAfterTurn } from '@wagons/protocol';
import { type BySeat, isUnderWay, opponent, type Seat, seatToMove, withSeat } from '@wagons/rules';
import type { Outage } from '../ports/store.ts';
import type { TableEvent, Time } from '../ports/tableEvent.ts';
import type { TableState } from './table.ts';

/** It takes this long to notice an outage, so at most this much of one is charged to a player. */
export const NOTICED_AFTER = 1000;

/** How long a clock waits for both players to be ready before the game is aborted. */
export const READY_WITHIN = 90_000;

/** The same, for games that began before this was stored. */
const READY_WITHIN_BEFORE = 10 * 60_000;

const readyWithin = ({ within = READY_WITHIN_BEFORE }: TableState): number => within;

/** Whether the clock waits for a player to be ready. */
export const isAwaiting = ({ status, awaits }: TableState): boolean =>
  status === 'going' && awaits !== undefined;

/** The seat whose clock runs. */
export const running = (table: TableState): Seat | undefined =>
  table.status === 'going' && table.left && !table.awaits ? seatToMove(table.game) : undefined;

/** The time until a flag falls, counted from `since`; undefined if no clock runs or waits. */
function allowed(table: TableState): number | undefined {
  if (isAwaiting(table)) return readyWithin(table);
  const seat = running(table);
  return seat && table.left?.[seat];
}

/**
 * How long the clock of the seat to move stands still for a request. Only the opponent's first request in a turn stops
 * it: a player gains no time by asking, and by asking again stops nothing.
 */
export const restFor = (table: TableState, asker: Seat): number | undefined =>
  running(table) === opponent(asker) && table.requests[asker] === 0 ? ANSWER_REST : undefined;

/** The time that passed, without outages. */
function timeSpent(since: Time, until: Time, outages: readonly Outage[]): number {
  let spent = until - since;
  for (const { from, to } of outages) spent -= Math.max(0, Math.min(to, until) - Math.max(from, since));
  return Math.max(0, spent);
}

/** The time each seat has left, never negative; undefined without a clock. */
export function leftAt(table: TableState, at: Time, outages: readonly Outage[]): BySeat<number> | undefined {
  const seat = running(table);
  if (!table.left || !seat) return table.left;
  return withSeat(table.left, seat, Math.max(0, table.left[seat] - timeSpent(table.since, at, outages)));
}

/** The clocks after a turn, with its increment. */
export function leftAfterTurn(table: TableState, left: BySeat<number>, seat: Seat): BySeat<number> {
  return withSeat(left, seat, timeAfterTurn(table.settings.clock, left[seat]));
}

/** When the time of the seat to move is up, or the time to get ready, given the outages known so far. */
export function deadlineOf(table: TableState, outages: readonly Outage[]): Time | undefined {
  const time = allowed(table);
  return time === undefined ? undefined : after(table.since, time, outages);
}

/** When this much time has passed, without outages. */
export function after(since: Time, time: number, outages: readonly Outage[]): Time {
  let deadline = since + time;
  // In order: an outage extends the deadline, which may then reach into the next outage.
  for (const { from, to } of outages) {
    if (to > since && from < deadline) deadline += to - Math.max(from, since);
  }
  return deadline;
}

/** The shortest interval between two checks for a flag. Players gain nothing from it: a late turn is refused anyway. */
const LOOKED_AGAIN_AFTER = 1000;

/**
 * A lower bound for the next flag fall, whatever is played from now on: one clock runs at a time, and never faster than
 * real time. Undefined if no clock runs or waits.
 */
export function safeAfter(table: TableState, at: Time, outages: readonly Outage[]): Time | undefined {
  const left = leftAt(table, at, outages);
  if (allowed(table) === undefined || !left) return undefined;
  const toGetReady = isAwaiting(table) ? readyWithin(table) - timeSpent(table.since, at, outages) : Infinity;
  return at + Math.max(LOOKED_AGAIN_AFTER, Math.min(left.first, left.second, toGetReady));
}

/** The event that ends the game when time is up; undefined before that. */
export function flagFall(table: TableState, at: Time, outages: readonly Outage[]): TableEvent | undefined {
  const left = leftAt(table, at, outages);
  if (isAwaiting(table)) {
    if (timeSpent(table.since, at, outages) < readyWithin(table)) return undefined;
    const [one, other] = table.awaits ?? [];
    return { type: 'aborted', why: 'notReady', ...(one && !other && { seat: one }), ...(left && { left }) };
  }
  const seat = running(table);
  if (!seat || !left || left[seat] > 0) return undefined;
  // A game without a draft is aborted instead of lost.
  return isUnderWay(table.game)
    ? { type: 'flagged', seat, left }
    : { type: 'aborted', why: 'noMove', seat, left };
}
