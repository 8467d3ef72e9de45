// What a local table needs of the world; tests hand in others, so nothing waits and nothing is left to chance.

import type { Games } from '../store/games.ts';
import type { Shelf } from '../../kit/storage/shelf.ts';
import type { Thinker } from '../thinking/thinker.ts';

export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls once after so many milliseconds, unless the answer is called before. */
  readonly after: (milliseconds: number, call: () => void) => () => void;
};

export type TablePorts = {
  readonly shelf: Shelf;
  readonly games: Games;
  readonly clock: Clock;
  /** A new name that nothing else has: letters and digits. */
  readonly newId: () => string;
  /** This tab's own name. */
  readonly hand: string;
  /** Whoever thinks for the bots; asked for only where one plays. */
  readonly thinker: () => Thinker;
  /** Calls once all that was done before can be seen, unless the answer is called before. */
  readonly inTurn: (call: () => void) => () => void;
};
