// A hall on a real store with a manual clock and without periodic work.

import { localBus } from '../src/bus/localBus.ts';
import { type Hall, openHall } from '../src/hall/hall.ts';
import { NEW_RATINGS, ratingsAfter } from '../src/rating/glicko2.ts';
import type { Clock, Log, Meter } from '../src/ports/environment.ts';
import type { Store } from '../src/ports/store.ts';
import { manualClock } from './manualClock.ts';
import { ANNA, BERT, CARL, DECKS, START } from './play.ts';
import { SILENT } from './simulation/nodes.ts';
import { freshStore } from './simulation/run.ts';

/** Longer timers are those of periodic work, which isn't tested with this hall. */
const ROUND = 500;

export type ManualHall = {
  readonly hall: Hall;
  /** Another hall on the same store, as after a restart. */
  readonly open: () => Promise<Hall>;
  readonly store: Store;
  readonly clock: Clock;
  readonly meter: Meter;
  /** Lets time pass; timers that are due fire in order. */
  readonly pass: (milliseconds: number) => void;
  readonly close: () => Promise<void>;
};

export async function openManualHall({
  log = SILENT,
  coin = () => true,
  storeOf = (store) => store,
}: {
  readonly log?: Log;
  readonly coin?: () => boolean;
  /** Wraps the store for the hall. */
  readonly storeOf?: (store: Store) => Store;
} = {}): Promise<ManualHall> {
  const { store, remove } = await freshStore();
  for (const id of [ANNA, BERT, CARL])
    await store.addPlayer({
      id,
      name: id.slice(0, 4),
      account: true,
      createdAt: START,
      epoch: 0,
      ratings: NEW_RATINGS,
    });
  const { pass, ...clock } = manualClock(START);
  const meter: Meter = { count: () => undefined };
  let letters = 0;
  const open = async (): Promise<Hall> =>
    openHall({
      clock: {
        now: clock.now,
        after: (milliseconds, call) =>
          milliseconds < ROUND ? clock.after(milliseconds, call) : () => undefined,
      },
      random: { letters: (bytes) => String(letters++).padStart(Math.ceil((bytes * 4) / 3), '-'), coin },
      store: storeOf(store),
      bus: localBus(),
      log,
      meter,
      decks: DECKS,
      readDeck: () => undefined,
      rate: ratingsAfter,
      followUps: [],
    });
  const hall = await open();
  return {
    hall,
    open,
    store,
    clock,
    meter,
    pass,
    close: async () => {
      await hall.close();
      await remove();
    },
  };
}
