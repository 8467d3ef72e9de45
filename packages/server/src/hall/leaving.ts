// Gives up the games of a player who is being deleted, so that no opponent waits for them.

import { isUnderWay } from '@wagons/rules';
import type { TableStatus } from '@wagons/protocol';
import type { GameRow } from '../ports/store.ts';
import type { GameId, PlayerId } from '../ports/tableEvent.ts';
import { decideNow, raiseFlag } from './commands.ts';
import type { HallContext } from './context.ts';
import { latestTable, writeAndAnnounce } from './tableWriter.ts';

/** `which` chooses among the unfinished games; all by default. */
export async function giveUpAll(
  context: HallContext,
  player: PlayerId,
  which: (game: GameRow) => boolean = () => true,
): Promise<void> {
  const games = await context.store.gamesOf(player, 0);
  for (const game of games) if (game.status !== 'over' && which(game)) await giveUp(context, game.id, player);
}

/** Resigns, or aborts a game that has hardly begun. Retries when another event was stored first. */
async function giveUp(context: HallContext, id: GameId, player: PlayerId): Promise<void> {
  const isDone = await context.tables.inTurn(id, async (entry) => {
    const table = await latestTable(context, entry);
    if (!table || table.status === 'over') return true;
    const command = { type: isUnderWay(table.game) ? 'resign' : 'abort' } as const;
    const { at, decided } = await decideNow(context, table, command, player);
    if (!decided.ok) return decided.error.code !== 'timeIsUp' || (await raiseFlag(context, entry));
    return writeAndAnnounce(context, entry, { before: table, event: decided.value, at });
  });
  if (!isDone) await giveUp(context, id, player);
}

/** Ends a table for the operator, without a result. Returns what it was before; undefined if there is no such table. */
export async function closeTable(context: HallContext, id: GameId): Promise<TableStatus | undefined> {
  const { tables, heartbeat, clock } = context;
  await heartbeat.ensureRecent();
  for (;;) {
    const found = await tables.inTurn(id, async (entry) => {
      const before = await latestTable(context, entry);
      if (!before || before.status === 'over') return { status: before?.status };
      const at = Math.max(clock.now(), before.changedAt);
      const isDone = await writeAndAnnounce(context, entry, { before, event: { type: 'aborted' }, at });
      return isDone ? { status: before.status } : undefined;
    });
    if (found) return found.status;
  }
}
