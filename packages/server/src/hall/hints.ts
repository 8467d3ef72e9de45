// Reacts to hints from other nodes.

import type { BusHint } from '../ports/bus.ts';
import type { GameId } from '../ports/tableEvent.ts';
import { broadcastPresence } from './broadcast.ts';
import type { HallContext } from './context.ts';
import { showMerge, showPlayer } from './playerChanges.ts';
import { syncTable } from './syncTable.ts';

export function receiveHint(context: HallContext, hint: BusHint): void {
  const { lobby, meter, mine, people, presence, tables } = context;
  meter.count('hints', hint.about);
  switch (hint.about) {
    case 'table':
      return syncSafely(context, hint.table, hint.news);
    case 'games':
      return mine.notify([hint.player], hint.table);
    case 'lobby':
      if (hint.host !== undefined) people.invalidate(hint.host);
      return lobby.scheduleUpdate();
    case 'player':
    case 'signedOut':
      return showPlayer(context, hint.player);
    case 'presenceAsked':
    case 'present':
      // Between the sockets of the nodes.
      return;
    case 'merged':
      void showMerge(context, hint.guest, hint.account);
      return;
    case 'presence': {
      presence.receive(hint);
      const entry = tables.known(hint.table);
      if (entry) broadcastPresence(context, entry);
    }
  }
}

/** Hints about a table arrive from now on: reads what happened before, and asks who is there. */
export function tableBegun(context: HallContext, table: GameId): void {
  context.presence.ask(table);
  syncSafely(context, table);
}

function syncSafely(context: HallContext, table: GameId, news?: 'event'): void {
  syncTable(context, table, news).catch((error: unknown) =>
    context.log.warn({ err: error }, 'Reading a changed table failed'),
  );
}
