// The tables in memory: each is brought back from its log when it is needed, kept up with it, and forgotten at leisure.

import type { Deck } from '@wagons/rules';
import { type StoredEvent, StoreError, type Store } from '../store/port.ts';
import { peopleAt } from '../table/face.ts';
import type { GameId, PlayerId, Table } from '../table/table.ts';
import { knowPeople, type People } from './people.ts';
import { playersIn, replayTable, step } from './replay.ts';
import type { Visitor } from './visitor.ts';

/** So many tables stay in memory although nobody looks at them. */
const KEPT_UNWATCHED = 2_000;

/** A table in memory. What is done at it is done one after the other. */
export type Held = {
  readonly id: GameId;
  readonly visitors: Set<Visitor>;
  /** The commands that have become events here. */
  readonly commands: Set<string>;
  /** Undefined until it is loaded. */
  table: Table | undefined;
  /** The store may have more: that has to be read before anything is decided here. */
  isStale: boolean;
  /** Just now it was told who is there; `changed` when that has changed since, and has to be told again. */
  presence: 'told' | 'changed' | undefined;
  /** The last line of chat that was passed on from here. */
  line: number;
  last: Promise<unknown>;
  pending: number;
};

export type Shelf = {
  readonly of: (id: GameId) => Held;
  /** The table if it is in memory. */
  readonly known: (id: GameId) => Held | undefined;
  readonly all: () => readonly Held[];
  readonly watched: () => readonly Held[];
  readonly size: () => number;
  /** Does something at a table when everything before it is done. */
  readonly inTurn: <T>(id: GameId, work: (held: Held) => Promise<T>) => Promise<T>;
  /** The table; undefined when there is none. Throws `StoreError` and `OtherRules`. */
  readonly load: (held: Held) => Promise<Table | undefined>;
  /** Applies what was stored by others meanwhile, one by one. */
  readonly catchUp: (
    held: Held,
    tell: (before: Table, stored: StoredEvent, after: Table) => void,
  ) => Promise<void>;
  /** A guest has become part of an account, which sits in that place from now on. */
  readonly merge: (guest: PlayerId, account: PlayerId, told: (held: Held) => Promise<void>) => Promise<void>;
  /** Waits until nothing is being done any more. */
  readonly settle: () => Promise<void>;
};

export type ShelfPorts = {
  readonly store: Pick<Store, 'events'>;
  readonly people: People;
  readonly deck: (hash: string) => Promise<Deck | undefined>;
};

export function createShelf({ store, people, deck }: ShelfPorts): Shelf {
  const held = new Map<GameId, Held>();

  const of = (id: GameId): Held => {
    const found = held.get(id);
    if (found) return found;
    const fresh: Held = {
      id,
      visitors: new Set(),
      commands: new Set(),
      table: undefined,
      isStale: false,
      presence: undefined,
      line: 0,
      last: Promise.resolve(),
      pending: 0,
    };
    held.set(id, fresh);
    if (held.size > KEPT_UNWATCHED) forgetSome();
    return fresh;
  };
  /** Those that came first and are not used now. */
  const forgetSome = (): void => {
    for (const [id, one] of held) {
      if (held.size <= KEPT_UNWATCHED * 0.9) return;
      if (one.visitors.size === 0 && one.pending === 0) held.delete(id);
    }
  };
  const inTurn = async <T>(id: GameId, work: (one: Held) => Promise<T>): Promise<T> => {
    const one = of(id);
    one.pending++;
    const done = one.last.then(() => work(one)).finally(() => one.pending--);
    // What went wrong there does not concern whoever comes next.
    one.last = done.catch(() => undefined);
    return done;
  };
  const load = async (one: Held): Promise<Table | undefined> => {
    if (one.table) return one.table;
    const events = await store.events(one.id, 0);
    const [first] = events;
    if (!first) return undefined;
    if (first.event.type !== 'opened') throw new StoreError('damaged', `Table ${one.id} was never opened`);
    const cards = await deck(first.event.settings.deck);
    if (!cards) throw new StoreError('damaged', `Table ${one.id} has lost its deck`);
    await people.learn(playersIn(events));
    one.table = replayTable(one.id, undefined, events, cards, people.canonical);
    for (const event of events) rememberCommand(one, event);
    return one.table;
  };
  return {
    of,
    known: (id) => held.get(id),
    all: () => [...held.values()],
    watched: () => [...held.values()].filter(({ visitors }) => visitors.size > 0),
    size: () => held.size,
    inTurn,
    load,
    catchUp: async (one, tell) => {
      const { table } = one;
      if (!table) return;
      const events = await store.events(one.id, table.seq);
      await people.learn(playersIn(events));
      await knowPeople(people, table);
      one.isStale = false;
      for (const stored of events) {
        const before = one.table;
        if (!before) return;
        one.table = step(one.id, before, stored, before.game.deck, people.canonical);
        rememberCommand(one, stored);
        tell(before, stored, one.table);
      }
    },
    merge: async (guest, account, told) => {
      const who = (player: PlayerId): PlayerId => (player === guest ? account : player);
      const become = async (one: Held): Promise<void> => {
        const { table } = one;
        if (!table || !peopleAt(table).includes(guest)) return;
        const { host, seats } = table;
        const now = seats && { first: who(seats.first), second: who(seats.second) };
        // Who has played against himself, as a guest, stays two at that table.
        const isTwo = now && now.first !== now.second;
        if (host !== guest && !isTwo) return;
        // Changed where it is: loaded anew it could be further than its listeners.
        one.table = { ...table, host: who(host), ...(isTwo && { seats: now }) };
        await told(one);
      };
      await Promise.all([...held.keys()].map(async (id) => inTurn(id, become)));
    },
    settle: async () => {
      await Promise.all([...held.values()].map(({ last }) => last));
    },
  };
}

const keyOf = (player: PlayerId, cmdId: string): string => `${player} ${cmdId}`;

/** Notes whose command has become an event, so that its id is not used for another one. */
export function rememberCommand({ commands }: Held, { command }: StoredEvent): void {
  if (command) commands.add(keyOf(command.player, command.cmdId));
}

export const isUsed = ({ commands }: Held, player: PlayerId, cmdId: string): boolean =>
  commands.has(keyOf(player, cmdId));
