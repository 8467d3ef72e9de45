// Reacts to hints from other nodes.

import type { BusHint } from '../ports/bus.ts';
import { broadcastPresence } from './broadcast.ts';
import type { HallContext } from './context.ts';
import { showMerge, showPlayer } from './playerChanges.ts';
import { syncTable } from './syncTable.ts';

export function receiveHint(context: HallContext, hint: BusHint): void {
  const { lobby, mine, presence, tables, log } = context;
  switch (hint.about) {
    case 'table':
      if (hint.players) mine.notify(hint.players, hint.table);
      syncTable(context, hint.table, hint.news).catch((error: unknown) =>
        log.warn({ err: error }, 'Reading a changed table failed'),
      );
      return;
    case 'lobby':
      return lobby.scheduleUpdate();
    case 'player':
    case 'signedOut':
      return showPlayer(context, hint.player);
    case 'merged':
      void showMerge(context, hint.guest, hint.account);
      return;
    case 'presence': {
      presence.receive(hint);
      const entry = tables.known(hint.table);
      if (entry) broadcastPresence(context, entry);
      return lobby.scheduleUpdate();
    }
  }
}
