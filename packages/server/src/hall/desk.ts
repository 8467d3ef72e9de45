// What everything in the hall works with: the ports, the tables in memory, who is who and who is there.

import type { Deck } from '@wagons/rules';
import type { Bus, Clock, Log, Meter, Random } from '../ports.ts';
import type { RatedEnd } from '../people/glicko2.ts';
import type { RatingChange, Store } from '../store/port.ts';
import { keepRecent } from '../recent.ts';
import type { Outage } from '../table/clock.ts';
import type { PlayerId, Time } from '../table/table.ts';
import type { Hosting } from './hosts.ts';
import { createMine, type Mine } from './mine.ts';
import { rememberPeople, type People } from './people.ts';
import { createPresence, type Presence } from './presence.ts';
import { createQueue, type Queue } from './queue.ts';
import { createShelf, type Shelf } from './shelf.ts';

/** Parsing a deck takes as long as fifty moves, so the uploaded decks used last stay in memory. */
const DECKS_KEPT = 100;

export type HallPorts = {
  readonly clock: Clock;
  readonly random: Random;
  readonly store: Store;
  readonly bus: Bus;
  readonly log: Log;
  readonly meter: Meter;
  /** The decks that are always there, by hash; others are asked of the store. */
  readonly decks: ReadonlyMap<string, Deck>;
  /** Reads a deck that was checked when somebody brought it. */
  readonly readDeck: (text: string) => Deck | undefined;
  /** The ratings after a rated game. */
  readonly rate: (game: RatedEnd) => readonly RatingChange[];
};

export type Desk = HallPorts & {
  readonly people: People;
  readonly presence: Presence;
  readonly shelf: Shelf;
  readonly mine: Mine;
  readonly hosting: Hosting;
  /** What somebody opens is counted before the next one is opened. */
  readonly inLine: Queue;
  readonly startedAt: Time;
  /** Who has come since that was last stored. */
  readonly visits: Set<PlayerId>;
  /** Those of whom it could not be told yet that they have changed. */
  readonly untold: Set<PlayerId>;
  readonly deck: (hash: string) => Promise<Deck | undefined>;
  /** The outages that are known. */
  outages: readonly Outage[];
  /** When this server last said that it is there. */
  beatAt: number;
  /** The lobby may have changed: tells it here and elsewhere. */
  stirLobby: () => void;
  /** Somebody has another name or another rating, or has gone: tells it here and elsewhere. */
  changed: (player: PlayerId) => void;
};

export function setUpDesk(ports: HallPorts): Desk {
  const people = rememberPeople(ports.store);
  const brought = keepRecent<Deck>(DECKS_KEPT);
  const deck = async (hash: string): Promise<Deck | undefined> => {
    const known = ports.decks.get(hash) ?? brought.get(hash);
    if (known) return known;
    const text = await ports.store.deck(hash);
    const read = text === undefined ? undefined : ports.readDeck(text);
    if (read) brought.set(hash, read);
    return read;
  };
  return {
    ...ports,
    people,
    deck,
    presence: createPresence(ports.random.letters(6), ports.bus, ports.clock),
    shelf: createShelf({ store: ports.store, people, deck }),
    mine: createMine(),
    hosting: new Map(),
    inLine: createQueue(),
    startedAt: ports.clock.now(),
    visits: new Set(),
    untold: new Set(),
    outages: [],
    beatAt: 0,
    stirLobby: () => undefined,
    changed: () => undefined,
  };
}
