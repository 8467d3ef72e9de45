// Somebody goes for good: his tables are given up, so that nobody waits for him.

import { isUnderWay } from '@wagons/rules';
import type { GameId, PlayerId } from '../table/table.ts';
import { decideNow, raiseFlag } from './commands.ts';
import type { Desk } from './desk.ts';
import { catchUp, write } from './writing.ts';

export async function giveUpAll(desk: Desk, player: PlayerId): Promise<void> {
  const games = await desk.store.gamesOf(player, 0);
  for (const { id, status } of games) if (status !== 'over') await giveUp(desk, id, player);
}

/** Resigned, or called off if it had hardly begun. If somebody else was faster, once more, until it is over. */
async function giveUp(desk: Desk, id: GameId, player: PlayerId): Promise<void> {
  const isDone = await desk.shelf.inTurn(id, async (held) => {
    await desk.shelf.load(held);
    await catchUp(desk, held);
    const { table } = held;
    if (!table || table.status === 'over') return true;
    const command = { type: isUnderWay(table.game) ? 'resign' : 'abort' } as const;
    const { at, decided } = await decideNow(desk, table, command, player);
    if (!decided.ok) return decided.error.code !== 'timeIsUp' || (await raiseFlag(desk, held));
    const written = await write(desk, held, table, decided.value, at);
    written?.tell();
    return written !== undefined;
  });
  if (!isDone) await giveUp(desk, id, player);
}
