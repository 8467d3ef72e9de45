// Subscribes visitors to tables.

import type { RefusalCode } from '@wagons/protocol';
import { ok, refused, type Result } from '@wagons/rules';
import type { GameId } from '../ports/tableEvent.ts';
import { isSeated, presenceChanged, sendResume, sendSnapshot } from './broadcast.ts';
import { catchUpChat } from './commands.ts';
import type { HallContext } from './context.ts';
import { hostCame, hostLeft } from './hosts.ts';
import { ensurePeople } from './playerCache.ts';
import type { Visitor } from './visitor.ts';
import { latestTable } from './tableWriter.ts';

/** A table, and the last event and line of chat the visitor knows. */
export type WatchRequest = { readonly table: GameId; readonly since?: number; readonly line?: number };

/** Subscribes a visitor, and sends what they have missed. */
export async function watch(
  context: HallContext,
  visitor: Visitor,
  { table: id, since, line = 0 }: WatchRequest,
): Promise<Result<undefined, RefusalCode>> {
  return context.tables.inTurn(id, async (entry) => {
    const table = await latestTable(context, entry);
    if (!table) return refused('noSuchTable');
    // For visitors who have sat down meanwhile, and may read the chat now.
    await catchUpChat(context, entry, table);
    await ensurePeople(context.people, table);
    const lines = isSeated(table, visitor) ? await context.store.chat(id, line) : [];
    entry.visitors.add(visitor);
    if (since === table.seq) sendResume(context, visitor, table, lines);
    else sendSnapshot(context, visitor, table, lines);
    context.topics.followTable(entry);
    presenceChanged(context, entry, visitor);
    hostCame(context, entry, visitor);
    return ok(undefined);
  });
}

export function unwatch(context: HallContext, visitor: Visitor, id: GameId): void {
  const entry = context.tables.known(id);
  if (!entry?.visitors.delete(visitor)) return;
  context.topics.followTable(entry);
  presenceChanged(context, entry);
  hostLeft(context, visitor, id);
}
