// The one path by which a table changes: decided, stored for good, and only then told.

import { fingerprint } from '@wagons/protocol';
import { SEATS } from '@wagons/rules';
import type { Change, RatingChange, StoredEvent } from '../store/port.ts';
import { apply } from '../table/apply.ts';
import type { Table, TableEvent, Time } from '../table/table.ts';
import type { Desk } from './desk.ts';
import { ownersOf } from './mine.ts';
import { newRematch } from './opening.ts';
import { knowPeople } from './people.ts';
import { type Held, rememberCommand } from './shelf.ts';
import { summaryOf } from './summary.ts';
import { tellEvent } from './telling.ts';

/** An event that is stored, and how to tell it. */
export type Written = { readonly stored: StoredEvent; readonly tell: () => void };

/**
 * Stores an event and all that follows from it. Undefined when another event was stored first: then that one is
 * known here, and told.
 */
export async function write(
  desk: Desk,
  held: Held,
  before: Table,
  event: TableEvent,
  at: Time,
  command?: StoredEvent['command'],
): Promise<Written | undefined> {
  const after = apply(before, event, at);
  const stored: StoredEvent = {
    seq: after.seq,
    at,
    event,
    hash: fingerprint(after.game),
    ...(command && { command }),
  };
  const change: Change = {
    game: held.id,
    event: stored,
    summary: summaryOf(after, desk.outages),
    rematch: event.type === 'rematched' ? newRematch(desk, before, event, at) : undefined,
  };
  await knowPeople(desk.people, after);
  if (!(await append(desk, held, after, change))) {
    await catchUp(desk, held);
    return undefined;
  }
  held.table = after;
  rememberCommand(held, stored);
  desk.meter.count('events', event.type);
  return {
    stored,
    tell: () => {
      tellEvent(desk, held, before, stored, after);
      const players = ownersOf(after);
      desk.mine.tell(players, held.id);
      desk.bus.publish({ about: 'table', table: held.id, news: 'event', players });
      if (before.status === after.status) return;
      desk.stirLobby();
      // At their other tables it is seen as well.
      if (after.end && after.settings.rated) players.forEach(desk.changed);
    },
  };
}

/** The table as it is now, as far as this node can know; undefined when there is none. */
export async function currentTable(desk: Desk, held: Held): Promise<Table | undefined> {
  if (!held.table) await desk.shelf.load(held);
  if (held.isStale) await catchUp(desk, held);
  return held.table;
}

/** Learns and tells what others have stored meanwhile. */
export const catchUp = async (desk: Desk, held: Held): Promise<void> =>
  desk.shelf.catchUp(held, (before, stored, after) => tellEvent(desk, held, before, stored, after));

/** Whether it was kept, and not another event under the same number. */
async function append(desk: Desk, held: Held, after: Table, change: Change): Promise<boolean> {
  try {
    for (;;) {
      const ratings = isRating(after, change.event.event) ? await ratingsOf(desk, after) : undefined;
      const kept = await desk.store.append(ratings ? { ...change, ratings } : change);
      if (kept === 'again') continue;
      // Told with this very event, unless it cannot be read now.
      for (const { player } of ratings ?? []) desk.people.doubt(player);
      if (ratings) await knowPeople(desk.people, after).catch(() => undefined);
      return kept === 'kept';
    }
  } catch (error) {
    // Whether it was kept is uncertain now; the log will tell.
    held.isStale = true;
    throw error;
  }
}

/** Whether an event has ended a rated game. */
const isRating = ({ settings, end }: Table, { type }: TableEvent): boolean =>
  settings.rated && end !== undefined && (type === 'turn' || type === 'resigned' || type === 'flagged');

/** What the end of a rated game does to the ratings. */
async function ratingsOf(desk: Desk, { seats, end }: Table): Promise<readonly RatingChange[] | undefined> {
  if (!seats || !end || end.by === 'aborted') return undefined;
  const players = await desk.store.players(SEATS.map((seat) => seats[seat]));
  const first = players.get(seats.first);
  const second = players.get(seats.second);
  return first && second ? desk.rate({ first, second, outcome: end.outcome }) : undefined;
}
