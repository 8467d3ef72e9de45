// Derives the row under which the store finds a table without replaying it.

import type { QuickMatch } from '@wagons/protocol';
import { type Seat, seatToMove } from '@wagons/rules';
import type { Outage, Summary } from '../ports/store.ts';
import { deadlineOf, safeAfter } from '../table/clock.ts';
import type { TableState } from '../table/table.ts';
import { unattended } from '../table/waiting.ts';

export function summaryOf(table: TableState, outages: readonly Outage[], quick?: QuickMatch): Summary {
  const { status, settings, host, seats, game, end, totals } = table;
  return {
    status,
    settings,
    host,
    first: seats?.first,
    second: seats?.second,
    toMove: status === 'going' ? seatToMove(game) : undefined,
    deadline: deadlineOf(table, outages),
    safeUntil: safeAfter(table, table.changedAt, outages),
    moves: game.moves.length,
    end,
    totals,
    abortedBy: abortedBy(table),
    quick,
    waits: status === 'open' ? unattended(settings, table.openedAt) : undefined,
  };
}

/** A game that wasn't dealt, or wasn't begun because a player wasn't ready, is no one's to answer for. */
const abortedBy = ({ settings, covered, end }: TableState): Seat | undefined =>
  settings.rated && !covered && end?.by === 'aborted' && end.why !== 'notReady' ? end.seat : undefined;
