// What is kept beside the log, so that tables can be found without being played through.

import type { QuickMatch } from '@wagons/protocol';
import { seatToMove } from '@wagons/rules';
import type { Summary } from '../store/port.ts';
import { deadlineOf, type Outage, safeAfter } from '../table/clock.ts';
import type { Table } from '../table/table.ts';
import { unattended } from '../table/waiting.ts';

export function summaryOf(table: Table, outages: readonly Outage[], quick?: QuickMatch): Summary {
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
    quick,
    waits: status === 'open' ? unattended(settings, table.openedAt) : undefined,
  };
}
