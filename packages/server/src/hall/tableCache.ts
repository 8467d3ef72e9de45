// The tables in memory: loaded by replaying their log, kept in sync with it while someone watches, and evicted when unused.

import type { Deck } from '@wagons/rules';
import type { Topic } from '../ports/bus.ts';
import { type Store, type StoredEvent, StoreError } from '../ports/store.ts';
import type { GameId, PlayerId } from '../ports/tableEvent.ts';
import { peopleAt } from '../table/face.ts';
import type { TableState } from '../table/table.ts';
import type { StoredChange } from './broadcast.ts';
import { ensurePeople, type PlayerCache } from './playerCache.ts';
import { playersIn, replayEvent, type ReplayOrigin, replayTable } from './replay.ts';
import type { Visitor } from './visitor.ts';

/** Above this number, tables that no one is watching are evicted. */
const CAPACITY = 2_000;

/** A cache entry. Work on it is queued by `inTurn`. */
export type CachedTable = {
  readonly id: GameId;
  readonly visitors: Set<Visitor>;
  /** The idempotency keys of the commands in the log. */
  readonly commands: Set<string>;
  /** The topics followed for this table, with unfollow. */
  readonly topics: Map<Topic, () => void>;
  /** Undefined until it is loaded. */
  table: TableState | undefined;
  /** The store may be ahead: catch up before deciding anything. */
  isStale: boolean;
  /** While presence is throttled: whether it has changed since it was sent. */
  presence: 'sent' | 'changed' | undefined;
  /** The last line of chat that was broadcast from here. */
  line: number;
  /** The end of the queue. */
  last: Promise<unknown>;
  /** The length of the queue. */
  pending: number;
};

export type TableCachePorts = {
  readonly store: Pick<Store, 'events'>;
  readonly people: PlayerCache;
  readonly deck: (hash: string) => Promise<Deck | undefined>;
};

export class TableCache {
  readonly #ports: TableCachePorts;
  readonly #entries = new Map<GameId, CachedTable>();

  constructor(ports: TableCachePorts) {
    this.#ports = ports;
  }

  /** The entry of a table, if it is in memory. */
  known(id: GameId): CachedTable | undefined {
    return this.#entries.get(id);
  }

  all(): readonly CachedTable[] {
    return [...this.#entries.values()];
  }

  watched(): readonly CachedTable[] {
    return this.all().filter(({ visitors }) => visitors.size > 0);
  }

  size(): number {
    return this.#entries.size;
  }

  /** Runs the work when all earlier work on this table has settled. */
  async inTurn<T>(id: GameId, work: (entry: CachedTable) => Promise<T>): Promise<T> {
    const entry = this.#entryOf(id);
    entry.pending++;
    const done = entry.last.then(() => work(entry)).finally(() => entry.pending--);
    // A failure must not affect the work that follows.
    entry.last = done.catch(() => undefined);
    return done;
  }

  /** Loads a table; undefined if it doesn't exist. Throws `StoreError` and `OtherRules`. */
  async load(entry: CachedTable): Promise<TableState | undefined> {
    if (entry.table) return entry.table;
    const { store, people, deck } = this.#ports;
    const events = await store.events(entry.id, 0);
    const [first] = events;
    if (!first) return undefined;
    if (first.event.type !== 'opened') throw new StoreError('damaged', `Table ${entry.id} was never opened`);
    const cards = await deck(first.event.settings.deck);
    if (!cards) throw new StoreError('damaged', `The deck of table ${entry.id} is missing`);
    // Read again: no hint tells of players whom no one here has seen.
    await people.refresh(playersIn(events));
    entry.table = replayTable(events, this.#originOf(entry.id, cards));
    for (const event of events) rememberCommand(entry, event);
    return entry.table;
  }

  /** Applies the events that other nodes have stored, one by one. */
  async catchUp(entry: CachedTable, onChange: (change: StoredChange) => void): Promise<void> {
    const { table } = entry;
    if (!table) return;
    const { store, people } = this.#ports;
    const events = await store.events(entry.id, table.seq);
    await people.learn(playersIn(events));
    if (isFollowed(entry)) await ensurePeople(people, table);
    else {
      await people.refresh(peopleAt(table));
      entry.table = withAccounts(table, people);
    }
    entry.isStale = false;
    for (const stored of events) {
      const before = entry.table;
      if (!before) return;
      const after = replayEvent(before, stored, this.#originOf(entry.id, before.game.deck));
      entry.table = after;
      rememberCommand(entry, stored);
      onChange({ before, stored, after });
    }
  }

  /** Gives an account the seats of the guest that was merged into it. */
  async merge(
    guest: PlayerId,
    account: PlayerId,
    onChange: (entry: CachedTable) => Promise<void>,
  ): Promise<void> {
    const mergeOne = async (entry: CachedTable): Promise<void> => {
      const merged = entry.table && merge(entry.table, guest, account);
      if (!merged) return;
      // Changed in place: a reload could be ahead of what its visitors have received.
      entry.table = merged;
      await onChange(entry);
    };
    await Promise.all([...this.#entries.keys()].map(async (id) => this.inTurn(id, mergeOne)));
  }

  /** Resolves when all queued work has settled. */
  async settle(): Promise<void> {
    await Promise.all(this.all().map(({ last }) => last));
  }

  #originOf(id: GameId, deck: Deck): ReplayOrigin {
    return { id, deck, canonical: this.#ports.people.canonical };
  }

  #entryOf(id: GameId): CachedTable {
    const found = this.#entries.get(id);
    if (found) return found;
    const fresh: CachedTable = {
      id,
      visitors: new Set(),
      commands: new Set(),
      topics: new Map(),
      table: undefined,
      isStale: false,
      presence: undefined,
      line: 0,
      last: Promise.resolve(),
      pending: 0,
    };
    this.#entries.set(id, fresh);
    if (this.#entries.size > CAPACITY) this.#evict();
    return fresh;
  }

  /** Evicts the oldest unused entries. */
  #evict(): void {
    for (const [id, entry] of this.#entries) {
      if (this.#entries.size <= CAPACITY * 0.9) return;
      if (entry.visitors.size === 0 && entry.pending === 0) this.#entries.delete(id);
    }
  }
}

/** Whether hints about the table are heard. If not, it may have changed since it was last used. */
export const isFollowed = ({ visitors }: CachedTable): boolean => visitors.size > 0;

/** The table with accounts in place of the guests that were merged into them. */
const withAccounts = (table: TableState, people: PlayerCache): TableState =>
  peopleAt(table).reduce((merged, guest) => merge(merged, guest, people.canonical(guest)) ?? merged, table);

/** The table with the account in place of the guest; undefined if that changes nothing. */
function merge(table: TableState, guest: PlayerId, account: PlayerId): TableState | undefined {
  if (!peopleAt(table).includes(guest)) return undefined;
  const canonical = (player: PlayerId): PlayerId => (player === guest ? account : player);
  const { host, seats } = table;
  const merged = seats && { first: canonical(seats.first), second: canonical(seats.second) };
  // A player who played against their own guest keeps two identities at that table.
  const areTwo = merged && merged.first !== merged.second;
  if (host !== guest && !areTwo) return undefined;
  return { ...table, host: canonical(host), ...(areTwo && { seats: merged }) };
}

const keyOf = (player: PlayerId, cmdId: string): string => `${player} ${cmdId}`;

/** Records the idempotency key of a stored event's command. */
export function rememberCommand({ commands }: CachedTable, { command }: StoredEvent): void {
  if (command) commands.add(keyOf(command.player, command.cmdId));
}

export const isUsed = ({ commands }: CachedTable, player: PlayerId, cmdId: string): boolean =>
  commands.has(keyOf(player, cmdId));
