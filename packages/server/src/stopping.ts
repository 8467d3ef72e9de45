// Stops the program on a signal: gracefully within three seconds, immediately on the second signal.

import { constants } from 'node:os';
import type { Clock } from './ports/environment.ts';

/**
 * A terminal sends Ctrl-C to all processes and npm forwards it: a signal within this time is the same one, not a
 * second.
 */
const SAME_SIGNAL = 500;

/** Leaves the process some of the three seconds to exit. */
const DEADLINE = 2_800;

export type StoppingPorts = {
  readonly clock: Clock;
  /** Closes the server gracefully. */
  readonly close: () => Promise<void>;
  readonly exit: (code: number) => void;
  /** Prints to the operator. */
  readonly report: (what: unknown) => void;
};

export type Stopping = {
  /** Starts the shutdown, once. */
  readonly stop: () => void;
  /** The first signal starts the shutdown, the second one exits immediately. */
  readonly signal: (name: keyof typeof constants.signals) => void;
};

export function makeStopping({ clock, close, exit, report }: StoppingPorts): Stopping {
  let since: number | undefined;
  const stop = (): void => {
    if (since !== undefined) return;
    since = clock.now();
    clock.after(DEADLINE, () => {
      report('Couldn’t close in time, exiting. Every acknowledged move is stored.');
      exit(1);
    });
    close().then(
      () => exit(0),
      (error: unknown) => {
        report(error);
        exit(1);
      },
    );
  };
  return {
    stop,
    signal: (name) => {
      if (since === undefined) stop();
      else if (clock.now() - since >= SAME_SIGNAL) exit(128 + constants.signals[name]);
    },
  };
}
