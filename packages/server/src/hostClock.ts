// Compares the clock of this machine with that of the database, which all servers share.

import { StartupError } from './config/startupError.ts';
import type { Time } from './ports/tableEvent.ts';

/** A clock that differs by more is wrong. */
const TOLERATED = 1_000;

export type HostClock = {
  /** The time of this machine, corrected to that of the database. */
  readonly wall: () => Time;
  /** Asks the database for its time; undefined if it uses the clock of this machine. */
  readonly compare: (ask: () => Promise<Time | undefined>) => Promise<void>;
  /** How many milliseconds this machine's clock is ahead of the database's; negative if it is behind. */
  readonly ahead: () => number;
  readonly isRight: () => boolean;
};

export function compareWith(host: () => Time): HostClock {
  let ahead = 0;
  return {
    wall: () => host() - ahead,
    compare: async (ask) => {
      const before = host();
      const time = await ask();
      if (time === undefined) return;
      // The database looked at its clock at some moment in between, so a slow answer proves little: the difference is
      // changed only as far as it is certain.
      ahead = Math.min(Math.max(ahead, before - time), host() - time);
    },
    ahead: () => ahead,
    isRight: () => Math.abs(ahead) <= TOLERATED,
  };
}

/** Throws if this machine's clock is wrong. */
export function expectRight({ ahead, isRight }: HostClock): void {
  if (isRight()) return;
  const seconds = (Math.abs(ahead()) / 1000).toFixed(1);
  throw new StartupError(
    `The clock of this machine is ${seconds} seconds ${ahead() > 0 ? 'ahead of' : 'behind'} the clock of the database. ` +
      'Game clocks depend on it: synchronize both (NTP), and start again.',
  );
}
