// The ports of a local table; tests inject a fake clock and a seeded RNG.

import type { Engine } from '@wagons/ai/service';
import type { Games } from '../store/games.ts';
import type { KeyValueStore } from '../../kit/storage/keyValueStore.ts';

export type WallClock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls once after a delay; returns cancel. */
  readonly after: (milliseconds: number, call: () => void) => () => void;
};

export type TablePorts = {
  readonly store: KeyValueStore;
  readonly games: Games;
  readonly clock: WallClock;
  /** A unique id of letters and digits. */
  readonly newId: () => string;
  /** Identifies this tab to other tabs. */
  readonly tabId: string;
  /** The engine of the bots; created only if a bot plays. */
  readonly engine: () => Engine;
  /** Runs after pending paints; returns cancel. */
  readonly afterPaint: (call: () => void) => () => void;
};
