// Stored tables and players for tests.

import type { TableSettings } from '@wagons/protocol';
import { afterAll, beforeAll } from 'vitest';
import { migrate } from '../src/store/migrate.ts';
import type { TableChange, NewGame, Player, StoredEvent, Store, Summary } from '../src/ports/store.ts';
import type { Sql } from '../src/store/sql.ts';
import { NEW_RATINGS } from '../src/rating/glicko2.ts';
import { createStore } from '../src/store/sqlStore.ts';
import type { GameId, PlayerId, TableEvent, Time } from '../src/ports/tableEvent.ts';
import { type Place, PLACES } from './databases.ts';

export const NOW = 1_800_000_000_000;

export const SETTINGS: TableSettings = {
  deck: 'd'.repeat(64),
  first: 'host',
  clock: { kind: 'live', seconds: 300, increment: 5 },
  rated: false,
  listed: true,
};

let made = 0;
const fresh = (letters: number): string => String((made += 1)).padStart(letters, 'x');
export const someGame = (): GameId => fresh(22);
export const somePlayer = (): PlayerId => fresh(16);

export const guest = (wish: Partial<Player> = {}): Player => ({
  id: somePlayer(),
  // Unique names, so that all of them could be accounts.
  name: `Ada ${made}`,
  account: false,
  createdAt: NOW,
  epoch: 0,
  ratings: NEW_RATINGS,
  ...wish,
});

const stored = (seq: number, event: TableEvent, at: Time = NOW + seq): StoredEvent => ({
  seq,
  at,
  event,
  hash: seq.toString(16).padStart(16, '0'),
});

const opening = (host: PlayerId, settings: TableSettings): TableEvent => ({
  type: 'opened',
  rules: 1,
  settings,
  seed: 'seed',
  host,
});

/** An open table. */
export function waitingTable(host: PlayerId, wish: Partial<Summary> = {}, at: Time = NOW): NewGame {
  const summary: Summary = {
    status: 'open',
    settings: SETTINGS,
    host,
    moves: 0,
    waits: { hostAt: at, until: at + 60_000 },
    ...wish,
  };
  return { id: someGame(), events: [stored(1, opening(host, summary.settings), at)], summary };
}

/** A table with two players. */
export function goingTable(
  first: PlayerId,
  second: PlayerId,
  wish: Partial<Summary> = {},
  at: Time = NOW,
): NewGame {
  const table = waitingTable(first, wish, at);
  const { waits: _, ...summary } = table.summary;
  return {
    ...table,
    events: [...table.events, stored(2, { type: 'sat', seats: { first, second } }, at)],
    summary: { ...summary, status: 'going', first, second, toMove: 'first', ...wish },
  };
}

/** The next turn at a table, with its command. */
export function turn(
  table: NewGame,
  seq: number,
  command?: StoredEvent['command'],
  at: Time = NOW + seq,
): TableChange {
  return {
    game: table.id,
    event: {
      ...stored(seq, { type: 'turn', seat: 'first', moves: [`take card-${seq}`] }, at),
      ...(command && { command }),
    },
    summary: { ...table.summary, toMove: 'second', moves: seq - 2, deadline: at + 60_000 },
  };
}

/** The end of a game: the second player resigns. */
export function lastWord(table: NewGame, seq: number, at: Time = NOW + seq): TableChange {
  const { toMove: _, deadline: __, ...summary } = table.summary;
  return {
    game: table.id,
    event: stored(seq, { type: 'resigned', seat: 'second' }, at),
    summary: {
      ...summary,
      status: 'over',
      end: { by: 'resigned', outcome: 'first' },
      totals: { first: 12, second: 7 },
    },
  };
}

export type Storage = { readonly place: Place; readonly sql: Sql; readonly store: Store };

/** A fresh store for the tests that follow; `here()` returns it while they run. */
export function storageOf(kind: Sql['kind']): () => Storage {
  let storage: Storage | undefined;
  beforeAll(async () => {
    const place = await PLACES[kind]();
    const sql = await place.open();
    await migrate(sql);
    storage = { place, sql, store: createStore(sql) };
  });
  afterAll(async () => {
    await storage?.store.close();
    await storage?.place.remove();
  });
  return () => {
    if (!storage) throw new Error('not yet');
    return storage;
  };
}
