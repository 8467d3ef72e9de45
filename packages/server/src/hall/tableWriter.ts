// The only path by which a table changes: an event is stored first, and announced afterwards.

import { COUNTED_PER_DAY, fingerprint, ratingKind } from '@wagons/protocol';
import { SEATS } from '@wagons/rules';
import type { RatingChange, StoredEvent, TableChange } from '../ports/store.ts';
import type { TableEvent, Time } from '../ports/tableEvent.ts';
import { apply } from '../table/apply.ts';
import type { TableState } from '../table/table.ts';
import { broadcastEvent, type StoredChange } from './broadcast.ts';
import type { HallContext } from './context.ts';
import { tasksOf } from './followUps.ts';
import { lobbyChanged } from './lobby.ts';
import { ownersOf } from './myGames.ts';
import { newRematch } from './opening.ts';
import { playerChanged } from './playerChanges.ts';
import { ensurePeople } from './playerCache.ts';
import { summaryOf } from './summary.ts';
import { type CachedTable, isFollowed, rememberCommand } from './tableCache.ts';

/** An event to be stored on top of the table it was decided for. */
export type NewEvent = {
  readonly before: TableState;
  readonly event: TableEvent;
  readonly at: Time;
  readonly command?: StoredEvent['command'];
};

/**
 * Stores an event and everything that follows from it. Returns undefined if another event was stored first; that one has
 * been applied and broadcast here by then. The caller must `announce` the result.
 */
export async function write(
  context: HallContext,
  entry: CachedTable,
  { before, event, at, command }: NewEvent,
): Promise<StoredChange | undefined> {
  const after = apply(before, event, at);
  const stored: StoredEvent = {
    seq: after.seq,
    at,
    event,
    hash: fingerprint(after.game),
    ...(command && { command }),
  };
  const change: TableChange = {
    game: entry.id,
    event: stored,
    summary: summaryOf(after, context.heartbeat.outages()),
    rematch: event.type === 'rematched' ? newRematch(context, before, event, at) : undefined,
    tasks: tasksOf(context, { before, stored, after }),
  };
  await ensurePeople(context.people, after);
  if (!(await append(context, entry, after, change))) {
    await catchUp(context, entry);
    return undefined;
  }
  entry.table = after;
  rememberCommand(entry, stored);
  context.meter.count('events', event.type);
  return { before, stored, after };
}

/** Tells everyone about an event that was stored here: visitors, lists of games, other nodes, the lobby. */
export function announce(context: HallContext, entry: CachedTable, change: StoredChange): void {
  const { before, after } = change;
  broadcastEvent(context, entry, change);
  const players = ownersOf(after);
  context.bus.publish({ about: 'table', table: entry.id, news: 'event' });
  context.mine.notify(players, entry.id);
  for (const player of players) context.bus.publish({ about: 'games', player, table: entry.id });
  if (before.status === after.status) return;
  lobbyChanged(context);
  // Their other tables show the new ratings too.
  if (after.end && after.settings.rated) for (const player of players) playerChanged(context, player);
}

/** Stores an event of the server's own and announces it. Returns whether it was stored. */
export async function writeAndAnnounce(
  context: HallContext,
  entry: CachedTable,
  event: NewEvent,
): Promise<boolean> {
  const change = await write(context, entry, event);
  if (change) announce(context, entry, change);
  return change !== undefined;
}

/** The table as far as this node can know; undefined if it doesn't exist. */
export async function currentTable(
  context: HallContext,
  entry: CachedTable,
): Promise<TableState | undefined> {
  if (!entry.table) await context.tables.load(entry);
  else if (entry.isStale || !isFollowed(entry)) await catchUp(context, entry);
  return entry.table;
}

/** The table with all that is in the store now; undefined if it doesn't exist. */
export async function latestTable(context: HallContext, entry: CachedTable): Promise<TableState | undefined> {
  await context.tables.load(entry);
  await catchUp(context, entry);
  return entry.table;
}

/** Applies and broadcasts what other nodes have stored meanwhile. */
export const catchUp = async (context: HallContext, entry: CachedTable): Promise<void> =>
  context.tables.catchUp(entry, (change) => broadcastEvent(context, entry, change));

/** Returns false if another event was stored under the same number. */
async function append(
  context: HallContext,
  entry: CachedTable,
  after: TableState,
  change: TableChange,
): Promise<boolean> {
  const { store, people } = context;
  try {
    for (;;) {
      const ratings = isRating(after, change.event.event) ? await ratingsOf(context, after) : undefined;
      const appended = await store.append(ratings ? { ...change, ratings } : change);
      if (appended === 'again') continue;
      // The event shows the new ratings, unless they can't be read now.
      for (const { player } of ratings ?? []) people.invalidate(player);
      if (ratings) await ensurePeople(people, after).catch(() => undefined);
      return appended === 'kept';
    }
  } catch (error) {
    // Whether the event was stored is unknown; the log will tell.
    entry.isStale = true;
    throw error;
  }
}

/** Whether an event has ended a rated game. */
const isRating = ({ settings, end }: TableState, { type }: TableEvent): boolean =>
  settings.rated && end !== undefined && (type === 'turn' || type === 'resigned' || type === 'flagged');

const DAY = 24 * 60 * 60 * 1000;

/** The rating changes after a game; undefined if the two have played enough rated games on the day of its end. */
async function ratingsOf(
  context: HallContext,
  { seats, end, settings, changedAt }: TableState,
): Promise<readonly RatingChange[] | undefined> {
  if (!seats || !end || end.by === 'aborted') return undefined;
  const from = changedAt - (changedAt % DAY);
  const day = { from, to: from + DAY };
  if ((await context.store.countedBetween(seats.first, seats.second, day)) >= COUNTED_PER_DAY)
    return undefined;
  const players = await context.store.players(SEATS.map((seat) => seats[seat]));
  const first = players.get(seats.first);
  const second = players.get(seats.second);
  return first && second
    ? context.rate({ first, second, kind: ratingKind(settings.clock), outcome: end.outcome })
    : undefined;
}
