// The state and the ports that all parts of the hall share.

import type { Deck } from '@wagons/rules';
import { createLruMap } from '../limits/lruMap.ts';
import type { RatedEnd } from '../rating/glicko2.ts';
import type { Bus } from '../ports/bus.ts';
import type { Clock, Log, Meter, Random } from '../ports/environment.ts';
import type { RatingChange, Store } from '../ports/store.ts';
import type { PlayerId, Time } from '../ports/tableEvent.ts';
import type { FollowUp } from './followUps.ts';
import { createHeartbeat, type Heartbeat } from './heartbeat.ts';
import { receiveHint, tableBegun } from './hints.ts';
import type { Hosting } from './hosts.ts';
import { createLobby, type Lobby } from './lobby.ts';
import { createMyGames, type MyGames } from './myGames.ts';
import { createPlayerCache, type PlayerCache } from './playerCache.ts';
import { createPresence, type Presence } from './presence.ts';
import { createQueue, type Queue } from './queue.ts';
import { TableCache } from './tableCache.ts';
import { createTopics, type Topics } from './topics.ts';

/** Parsing a deck takes as long as fifty moves, so the uploaded decks used last stay in memory. */
const CACHED_DECKS = 100;

export type HallPorts = {
  readonly clock: Clock;
  readonly random: Random;
  readonly store: Store;
  readonly bus: Bus;
  readonly log: Log;
  readonly meter: Meter;
  /** The built-in decks, by hash; all others are in the store. */
  readonly decks: ReadonlyMap<string, Deck>;
  /** Parses a deck that was validated when it was uploaded. */
  readonly readDeck: (text: string) => Deck | undefined;
  /** The rating changes after a rated game. */
  readonly rate: (game: RatedEnd) => readonly RatingChange[];
  /** What follows from events beyond the table. */
  readonly followUps: readonly FollowUp[];
};

export type HallContext = HallPorts & {
  readonly people: PlayerCache;
  readonly presence: Presence;
  readonly topics: Topics;
  readonly tables: TableCache;
  readonly lobby: Lobby;
  readonly mine: MyGames;
  readonly hosting: Hosting;
  readonly heartbeat: Heartbeat;
  /** Serializes the opening of tables per player, so that concurrent requests can't exceed the limit. */
  readonly perPlayer: Queue;
  readonly startedAt: Time;
  /** Players who have connected since visits were last written to the store. */
  readonly visits: Set<PlayerId>;
  /** Players whose change could not be read, and so not broadcast, yet. */
  readonly unannounced: Set<PlayerId>;
  readonly deck: (hash: string) => Promise<Deck | undefined>;
};

export function createContext(ports: HallPorts): HallContext {
  const { clock, random, store, bus } = ports;
  const unannounced = new Set<PlayerId>();
  const people = createPlayerCache(store, clock, { onChange: (id) => unannounced.add(id) });
  const deck = deckCache(ports);
  const topics = createTopics(bus, {
    receive: (hint) => receiveHint(context, hint),
    begun: (table) => tableBegun(context, table),
  });
  const context: HallContext = {
    ...ports,
    people,
    deck,
    presence: createPresence(random.letters(6), bus, clock),
    tables: new TableCache({ store, people, deck }),
    topics,
    lobby: createLobby({ ...ports, people, topics }),
    mine: createMyGames(topics),
    hosting: new Map(),
    heartbeat: createHeartbeat(ports),
    perPlayer: createQueue(),
    startedAt: clock.now(),
    visits: new Set(),
    unannounced,
  };
  return context;
}

function deckCache({ decks, store, readDeck }: HallPorts): HallContext['deck'] {
  const uploaded = createLruMap<Deck>(CACHED_DECKS);
  return async (hash) => {
    const known = decks.get(hash) ?? uploaded.get(hash);
    if (known) return known;
    const text = await store.deck(hash);
    const read = text === undefined ? undefined : readDeck(text);
    if (read) uploaded.set(hash, read);
    return read;
  };
}
