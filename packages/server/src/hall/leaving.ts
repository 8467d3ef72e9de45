// Gives up the games of a player who is being deleted, so that no opponent waits for them.

import { isUnderWay } from '@wagons/rules';
import type { GameId, PlayerId } from '../ports/tableEvent.ts';
import { decideNow, raiseFlag } from './commands.ts';
import type { HallContext } from './context.ts';
import { latestTable, writeAndAnnounce } from './tableWriter.ts';

export async function giveUpAll(context: HallContext, player: PlayerId): Promise<void> {
  const games = await context.store.gamesOf(player, 0);
  for (const { id, status } of games) if (status !== 'over') await giveUp(context, id, player);
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
