// Brings a cached table up to date after a hint, or by polling in case the hint got lost.

import type { GameId } from '../ports/tableEvent.ts';
import { catchUpChat } from './commands.ts';
import type { HallContext } from './context.ts';
import { isFollowed } from './tableCache.ts';
import { catchUp } from './tableWriter.ts';

/** Reads new events and, unless only an event is new, new chat. */
export async function syncTable(context: HallContext, id: GameId, news?: 'event'): Promise<void> {
  if (!context.tables.known(id)) return;
  await context.tables.inTurn(id, async (entry) => {
    // The next one who comes catches up.
    if (!isFollowed(entry)) return;
    // Events first: they say who is seated, and chat is only for those.
    await catchUp(context, entry);
    if (news !== 'event' && entry.table) await catchUpChat(context, entry, entry.table);
  });
}

/** Compares the watched tables with the store. */
export async function pollTables(context: HallContext): Promise<void> {
  const watched = context.tables.watched();
  if (watched.length === 0) return;
  const heads = await context.store.heads(watched.map(({ id }) => id));
  for (const { id, table, line } of watched) {
    const head = heads.get(id);
    if (head && (head.seq !== table?.seq || head.line > line)) await syncTable(context, id);
  }
}
