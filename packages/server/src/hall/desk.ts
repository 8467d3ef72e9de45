// What everything in the hall works with: the ports, the tables in memory, who is who and who is there.

import type { Deck } from '@wagons/rules';
import type { Bus, Clock, Log, Meter, Random } from '../ports.ts';
import type { RatedEnd } from '../people/glicko2.ts';
import type { RatingChange, Store } from '../store/port.ts';
import type { Outage } from '../table/clock.ts';
import type { PlayerId } from '../table/table.ts';
import { createMine, type Mine } from './mine.ts';
import { rememberPeople, type People } from './people.ts';
import { createPresence, type Presence } from './presence.ts';
import { createShelf, type Shelf } from './shelf.ts';

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
  const deck = async (hash: string): Promise<Deck | undefined> => {
    const ours = ports.decks.get(hash);
    if (ours) return ours;
    const text = await ports.store.deck(hash);
    return text === undefined ? undefined : ports.readDeck(text);
  };
  return {
    ...ports,
    people,
    deck,
    presence: createPresence(ports.random.letters(6), ports.bus, ports.clock),
    shelf: createShelf({ store: ports.store, people, deck }),
    mine: createMine(),
    untold: new Set(),
    outages: [],
    beatAt: 0,
    stirLobby: () => undefined,
    changed: () => undefined,
  };
}
