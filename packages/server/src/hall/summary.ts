// What is kept beside the log, so that tables can be found without being played through.

import type { QuickMatch } from '@wagons/protocol';
import { seatToMove } from '@wagons/rules';
import type { Summary } from '../store/port.ts';
import { deadlineOf, type Outage } from '../table/clock.ts';
import type { Table } from '../table/table.ts';

export function summaryOf(table: Table, outages: readonly Outage[], quick?: QuickMatch): Summary {
  const { status, settings, host, seats, game, end, totals } = table;
  const toMove = status === 'going' ? seatToMove(game) : undefined;
  const deadline = deadlineOf(table, outages);
  return {
    status,
    settings,
    host,
    ...seats,
    ...(toMove && { toMove }),
    ...(deadline !== undefined && { deadline }),
    moves: game.moves.length,
    ...(end && { end }),
    ...(totals && { totals }),
    ...(quick && { quick }),
  };
}
