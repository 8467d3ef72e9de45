// Whether the hosts of open tables are there: known to all servers through the store, and what nobody waits at is freed.

import type { TableSettings } from '@wagons/protocol';
import { StoreError } from '../store/port.ts';
import type { GameId } from '../table/table.ts';
import { AWAY_FOR, attended, unattended, type Waits } from '../table/waiting.ts';
import { decideNow } from './commands.ts';
import type { Desk } from './desk.ts';
import type { Held } from './shelf.ts';
import type { Visitor } from './visitor.ts';
import { catchUp, write } from './writing.ts';

/** So many tables are freed in one round, so that whoever plays does not notice it. */
const FREED_AT_ONCE = 100;
const LOOKED_AGAIN = 24 * 60 * 60 * 1000;

/** The open tables that somebody who is connected here hosts, and has come to. */
export type Hosting = Map<Visitor, Map<GameId, TableSettings>>;

const isHostHere = (held: Held | undefined): boolean =>
  held?.table?.status === 'open' && [...held.visitors].some(({ player }) => player === held.table?.host);

const isHosted = ({ hosting }: Desk, id: GameId): boolean =>
  [...hosting.values()].some((tables) => tables.has(id));

/** Somebody has come to a table: if it is their own and open, it is offered from now on. */
export function hostCame(desk: Desk, held: Held, visitor: Visitor): void {
  const { table } = held;
  if (table?.status !== 'open' || table.host !== visitor.player) return;
  const tables = desk.hosting.get(visitor) ?? new Map<GameId, TableSettings>();
  desk.hosting.set(visitor, tables.set(held.id, table.settings));
  noteHost(desk, held.id, table.settings);
}

/** Somebody looks at a table no longer, but may still be connected: it is not offered, and kept open. */
export function hostLeft(desk: Desk, visitor: Visitor, id: GameId): void {
  const settings = desk.hosting.get(visitor)?.get(id);
  if (settings) noteHost(desk, id, settings);
}

/** A connection has ended: from now on it counts how long its tables wait. */
export function hostGone(desk: Desk, visitor: Visitor): void {
  const tables = desk.hosting.get(visitor) ?? new Map<GameId, TableSettings>();
  desk.hosting.delete(visitor);
  for (const [id, settings] of tables) noteHost(desk, id, settings);
}

const waitsOf = (desk: Desk, id: GameId, settings: TableSettings): Waits =>
  (isHostHere(desk.shelf.known(id)) ? attended : unattended)(settings, desk.clock.now());

function noteHost(desk: Desk, id: GameId, settings: TableSettings): void {
  desk.shelf
    .inTurn(id, async () => {
      await desk.store.attend([{ game: id, waits: waitsOf(desk, id, settings) }]);
      desk.stirLobby();
    })
    // The next round makes up for it.
    .catch((error: unknown) => desk.log.warn({ err: error }, 'A host could not be noted'));
}

/** Says of all hosts who are connected here that they are. */
export async function noteHosts(desk: Desk): Promise<void> {
  const waits = new Map<GameId, Waits>();
  for (const tables of desk.hosting.values()) {
    for (const [id, settings] of tables) {
      const status = desk.shelf.known(id)?.table?.status;
      if (status !== undefined && status !== 'open') tables.delete(id);
      else waits.set(id, waitsOf(desk, id, settings));
    }
  }
  await desk.store.attend([...waits].map(([game, one]) => ({ game, waits: one })));
}

/** Closes the open tables that nobody waits at any more. */
export async function freeAbandoned(desk: Desk): Promise<void> {
  const now = desk.clock.now();
  // Whoever was there before a restart must have had the time to come back.
  if (now - desk.startedAt < AWAY_FOR) return;
  const found = await desk.store.abandoned(now, FREED_AT_ONCE);
  const unknown = found.filter(({ until }) => until === undefined);
  await desk.store.attend(
    unknown.map(({ row }) => ({ game: row.id, waits: unattended(row.settings, row.openedAt) })),
  );
  for (const { row, until } of found) if (until !== undefined) await freeOrLeave(desk, row.id);
}

/** A table that cannot be read must not stand in the way of the others: it is looked at again another day. */
async function freeOrLeave(desk: Desk, id: GameId): Promise<void> {
  try {
    await desk.shelf.inTurn(id, async (held) => free(desk, held));
  } catch (error) {
    desk.log.warn({ table: id, err: error }, 'An open table could not be freed');
    if (error instanceof StoreError && error.fault !== 'damaged') return;
    const now = desk.clock.now();
    await desk.store.attend([{ game: id, waits: { hostAt: 0, until: now + LOOKED_AGAIN } }]);
  }
}

async function free(desk: Desk, held: Held): Promise<void> {
  await desk.shelf.load(held);
  await catchUp(desk, held);
  const { table } = held;
  if (table?.status !== 'open' || isHosted(desk, held.id)) return;
  const { at, decided } = await decideNow(desk, table, { type: 'abort' }, table.host);
  const written = decided.ok ? await write(desk, held, table, decided.value, at) : undefined;
  written?.tell();
}
