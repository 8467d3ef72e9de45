// Tracks through the store, for all nodes, whether the hosts of open tables are connected; frees abandoned tables.

import type { TableSettings } from '@wagons/protocol';
import { StoreError, type Waits } from '../ports/store.ts';
import type { GameId } from '../ports/tableEvent.ts';
import { attended, AWAY_FOR, unattended } from '../table/waiting.ts';
import { decideNow } from './commands.ts';
import type { HallContext } from './context.ts';
import { lobbyChanged } from './lobby.ts';
import type { CachedTable } from './tableCache.ts';
import { latestTable, writeAndAnnounce } from './tableWriter.ts';
import type { Visitor } from './visitor.ts';

/** Tables freed in one pass; small, so that play isn't delayed. */
const BATCH = 100;
const RETRY_AFTER = 24 * 60 * 60 * 1000;

/** The open tables that each visitor connected here hosts and has come to. */
export type Hosting = Map<Visitor, Map<GameId, TableSettings>>;

const isHostHere = (entry: CachedTable | undefined): boolean =>
  entry?.table?.status === 'open' && [...entry.visitors].some(({ player }) => player === entry.table?.host);

const isHosted = ({ hosting }: HallContext, id: GameId): boolean =>
  [...hosting.values()].some((tables) => tables.has(id));

/** A visitor has come to a table: if it is open and their own, it is offered from now on. */
export function hostCame(context: HallContext, entry: CachedTable, visitor: Visitor): void {
  const { table } = entry;
  if (table?.status !== 'open' || table.host !== visitor.player) return;
  const tables = context.hosting.get(visitor) ?? new Map<GameId, TableSettings>();
  context.hosting.set(visitor, tables.set(entry.id, table.settings));
  storeHost(context, entry.id, table.settings);
}

/** A visitor has stopped watching, but is still connected: their table stays open, but isn't offered. */
export function hostLeft(context: HallContext, visitor: Visitor, id: GameId): void {
  const settings = context.hosting.get(visitor)?.get(id);
  if (settings) storeHost(context, id, settings);
}

/** A connection has ended: the timeout of its tables starts. */
export function hostGone(context: HallContext, visitor: Visitor): void {
  const tables = context.hosting.get(visitor) ?? new Map<GameId, TableSettings>();
  context.hosting.delete(visitor);
  for (const [id, settings] of tables) storeHost(context, id, settings);
}

const waitsOf = ({ tables, clock }: HallContext, id: GameId, settings: TableSettings): Waits =>
  (isHostHere(tables.known(id)) ? attended : unattended)(settings, clock.now());

function storeHost(context: HallContext, id: GameId, settings: TableSettings): void {
  context.tables
    .inTurn(id, async () => {
      await context.store.attend([{ game: id, waits: waitsOf(context, id, settings) }]);
      lobbyChanged(context);
    })
    // If this fails, the next periodic pass stores it.
    .catch((error: unknown) => context.log.warn({ err: error }, 'Storing the presence of a host failed'));
}

/** Stores that the hosts who are connected here still are. */
export async function storeHosts(context: HallContext): Promise<void> {
  const waits = new Map<GameId, Waits>();
  for (const tables of context.hosting.values()) {
    for (const [id, settings] of tables) {
      const status = context.tables.known(id)?.table?.status;
      if (status !== undefined && status !== 'open') tables.delete(id);
      else waits.set(id, waitsOf(context, id, settings));
    }
  }
  await context.store.attend([...waits].map(([game, one]) => ({ game, waits: one })));
}

/** Aborts the open tables whose timeout is over. */
export async function freeAbandoned(context: HallContext): Promise<void> {
  const { clock, store, startedAt } = context;
  const now = clock.now();
  // After a restart, hosts get time to reconnect.
  if (now - startedAt < AWAY_FOR) return;
  const found = await store.abandoned(now, BATCH);
  const unknown = found.filter(({ until }) => until === undefined);
  await store.attend(
    unknown.map(({ row }) => ({ game: row.id, waits: unattended(row.settings, row.openedAt) })),
  );
  for (const { row, until } of found) if (until !== undefined) await freeOrPostpone(context, row.id);
}

/** A table that can't be read must not block the others: it is tried again another day. */
async function freeOrPostpone(context: HallContext, id: GameId): Promise<void> {
  const { tables, store, clock, log } = context;
  try {
    await tables.inTurn(id, async (entry) => free(context, entry));
  } catch (error) {
    log.warn({ table: id, err: error }, 'Freeing an open table failed');
    if (error instanceof StoreError && error.fault !== 'damaged') return;
    await store.attend([{ game: id, waits: { hostAt: 0, until: clock.now() + RETRY_AFTER } }]);
  }
}

async function free(context: HallContext, entry: CachedTable): Promise<void> {
  const table = await latestTable(context, entry);
  if (table?.status !== 'open' || isHosted(context, entry.id)) return;
  const { at, decided } = await decideNow(context, table, { type: 'abort' }, table.host);
  if (decided.ok) await writeAndAnnounce(context, entry, { before: table, event: decided.value, at });
}
