// Changes of players: a new name or rating, a merge into an account, a deletion. All tables show them immediately.

import { SEATS } from '@wagons/rules';
import type { GameId, PlayerId } from '../ports/tableEvent.ts';
import { peopleAt } from '../table/face.ts';
import { broadcastPeople, isSeated, sendSnapshot } from './broadcast.ts';
import type { HallContext } from './context.ts';
import { lobbyChanged } from './lobby.ts';
import type { CachedTable } from './tableCache.ts';

/** Announces a changed player, here and on the other nodes. */
export function playerChanged(context: HallContext, player: PlayerId): void {
  showPlayer(context, player);
  context.bus.publish({ about: 'player', player });
}

/** Announces a changed player on this node. */
export function showPlayer(context: HallContext, player: PlayerId): void {
  refreshPlayer(context, player).catch((error: unknown) =>
    context.log.warn({ err: error }, 'Reading a changed player failed'),
  );
}

/** Announces the changed ratings of both players of a game on this node. */
export async function showPlayersOf(context: HallContext, game: GameId): Promise<void> {
  const row = await context.store.find(game);
  for (const seat of SEATS) {
    const player = row?.[seat];
    if (player !== undefined) showPlayer(context, player);
  }
}

async function refreshPlayer(context: HallContext, player: PlayerId): Promise<void> {
  const { people, unannounced, lobby, tables } = context;
  people.invalidate(player);
  // Stays here if the read below fails; the next poll tries again.
  unannounced.add(player);
  lobby.scheduleUpdate();
  const tablesOf = (): readonly CachedTable[] =>
    tables.watched().filter(({ table }) => table && peopleAt(table).includes(player));
  if (tablesOf().length > 0) await people.learn([player]);
  unannounced.delete(player);
  // Found again: a visitor who came during the read was sent the old name.
  const affected = tablesOf();
  const isDeleted = affected.length > 0 && (await people.player(player))?.deletedAt !== undefined;
  for (const entry of affected) {
    broadcastPeople(context, entry);
    if (isOffered(entry) && entry.table?.host === player) lobbyChanged(context, player);
    // The opponent gets the chat without the lines of a deleted player.
    if (isDeleted) await resendTable(context, entry, opponentOf(entry, player));
  }
}

const isOffered = ({ table }: CachedTable): boolean => table?.status === 'open' && table.settings.listed;

const opponentOf = ({ table }: CachedTable, player: PlayerId): PlayerId =>
  SEATS.map((seat) => table?.seats?.[seat] ?? '').find((one) => one !== player) ?? '';

/** Applies a merge on this node: the account takes the guest's seats. */
export async function showMerge(context: HallContext, guest: PlayerId, account: PlayerId): Promise<void> {
  await mergePlayer(context, guest, account).catch((error: unknown) =>
    context.log.warn({ err: error }, 'Reading a merged player failed'),
  );
  context.mine.notify([account]);
}

async function mergePlayer(context: HallContext, guest: PlayerId, account: PlayerId): Promise<void> {
  const { people, tables } = context;
  people.invalidate(guest);
  await people.learn([guest, account]);
  await tables.merge(guest, account, async (entry) => {
    context.topics.followTable(entry);
    broadcastPeople(context, entry);
    await resendTable(context, entry, account);
  });
}

/** Visitors who connected as the account before the merge was known have a new role: they get the table again. */
async function resendTable(context: HallContext, entry: CachedTable, player: PlayerId): Promise<void> {
  const { id, table, visitors } = entry;
  const affected = [...visitors].filter((visitor) => visitor.player === player);
  if (!table || affected.length === 0) return;
  // Chat can be requested again, a role can't, so a failed read must not stop this.
  const chat = await context.store.chat(id, 0).catch(() => []);
  for (const visitor of affected) sendSnapshot(context, visitor, table, isSeated(table, visitor) ? chat : []);
}

/** Compares the players at the tables here with the store, because hints can get lost. */
export async function pollPlayers(context: HallContext): Promise<void> {
  const { people, tables, unannounced } = context;
  const known = new Set(tables.watched().flatMap(({ table }) => (table ? peopleAt(table) : [])));
  if (known.size === 0) return unannounced.clear();
  await people.refresh([...known]);
  for (const id of [...unannounced]) await refreshPlayer(context, id);
  for (const id of known) {
    const account = people.canonical(id);
    if (account !== id) await mergePlayer(context, id, account);
  }
}
