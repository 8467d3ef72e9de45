// Checks a simulation that has settled: what clients received must be what is stored, and consistent.

import { type TableSettings, timeAtStart } from '@wagons/protocol';
import { type Seat, SEATS, seatToMove } from '@wagons/rules';
import { playersIn, replayTable, replayEvent } from '../../src/hall/replay.ts';
import type { Store, StoredEvent } from '../../src/ports/store.ts';
import type { Sql } from '../../src/store/sql.ts';
import type { TableState } from '../../src/table/table.ts';
import { deckOf } from '../play.ts';
import type { Client } from './client.ts';
import { checkClocks } from './clockModel.ts';

type Inspected = {
  readonly events: number;
  readonly flags: number;
  /** Clocks compared with the model. */
  readonly clocks: number;
  readonly wrongs: readonly string[];
};

/** Compares what the clients received with what is stored. */
export async function inspect(
  store: Store,
  sql: Sql,
  tables: readonly string[],
  clients: readonly Client[],
): Promise<Inspected> {
  const outages = await store.outages(0);
  let clocks = 0;
  const wrongs: string[] = [];
  const heads: (number | undefined)[] = [];
  let count = 0;
  let flags = 0;
  for (const id of tables) {
    const events = await store.events(id, 0);
    count += events.length;
    heads.push(events.at(-1)?.seq);
    // Throws unless it replays under the rules without a gap, with matching fingerprints.
    const table = replayTable(events, { id, deck: deckOf(events), canonical: (player) => player });
    if (!table) wrongs.push(`${id} is lost`);
    const checked = checkClocks(events, outages);
    clocks += checked.checked;
    wrongs.push(...checked.wrongs.map((wrong) => `${id}: ${wrong}`));
    if (table && playersIn(events).length !== 3) wrongs.push(`${id} was sat at more than once`);
    const commands = await sql.all(
      'select seq, player, cmd from event where game = $1 and cmd is not null order by seq',
      [id],
    );
    const keys = commands.map((row) => `${row['player']}/${row['cmd']}`);
    if (new Set(keys).size !== keys.length) wrongs.push(`${id} has done a command twice`);
    for (const row of commands) {
      const event = events.find(({ seq }) => seq === row['seq'])?.event;
      const seat: Seat | undefined = event && 'seat' in event ? event.seat : undefined;
      if (seat && table?.seats?.[seat] !== row['player'])
        wrongs.push(`${id} let ${row['player']} act for ${seat}`);
    }
    const rated = await sql.all('select player from rating where game = $1', [id]);
    const isRated = table?.settings.rated === true && table.end?.by !== 'aborted';
    if (rated.length !== (isRated ? SEATS.length : 0)) wrongs.push(`${id} changed ${rated.length} ratings`);
    if (table?.end?.by === 'time') {
      flags++;
      const early = timeKeptFrom(table.settings.clock, events);
      if (early > 0) wrongs.push(`${id} was ended ${early} ms before the time was up`);
    }
  }
  for (const client of clients) {
    for (const { player, cmdId, seq, type } of client.acked) {
      if (type === 'say') continue;
      const [row] = await sql.all('select seq from event where player = $1 and cmd = $2', [player, cmdId]);
      if (row?.['seq'] !== seq)
        wrongs.push(`${client.name} was told that ${cmdId} is event ${seq}, and it is ${row?.['seq']}`);
    }
    const view = client.view();
    const head = heads[tableOf(client)];
    if (view && head !== undefined && head !== view.seq)
      wrongs.push(`${client.name} stopped at ${view.seq} of ${head}`);
  }
  return { events: count, flags, clocks, wrongs };
}

/** A client's name ends with the number of its table. */
const tableOf = ({ name }: Client): number => Number(/\d+$/.exec(name)?.[0]);

/** The time a flagged player still had, independent of what the servers recorded as outages. */
function timeKeptFrom(clock: TableSettings['clock'], events: readonly StoredEvent[]): number {
  const flag = events.find(({ event }) => event.type === 'flagged');
  const budget = timeAtStart(clock);
  if (!flag || budget === undefined) return Infinity;
  const loser = (flag.event as { readonly seat: Seat }).seat;
  const increment = clock.kind === 'live' ? clock.increment * 1000 : 0;
  let left = budget;
  let since = 0;
  let table: TableState | undefined;
  for (const stored of events) {
    // A clock that waits for a player charges no time, and adds no increment.
    const started = table?.status === 'going' && !table.awaits ? table.game : undefined;
    const wasToMove = started && seatToMove(started);
    const before: number | undefined = table?.since;
    table = replayEvent(table, stored, {
      id: table?.id ?? '',
      deck: deckOf(events),
      canonical: (player) => player,
    });
    if (table.since !== stored.at && table.since === before) continue;
    // The clock may stand still for a request, and then runs from a later time on.
    if (wasToMove === loser) left -= Math.max(0, stored.at - since);
    if (started && stored.event.type === 'turn' && stored.event.seat === loser) left += increment;
    since = table.since;
  }
  return left;
}
