// Stops the program on a signal: gracefully within three seconds, immediately on the second signal.

import { constants } from 'node:os';
import type { Clock } from './ports/environment.ts';

/** A terminal sends Ctrl-C to all processes, and npm forwards it again: a signal that follows this soon is no second. */
const SAME_SIGNAL = 500;

/** Leaves the process some of the three seconds to exit. */
const DEADLINE = 2_800;

export type StoppingPorts = {
  readonly clock: Clock;
  /** Closes the server gracefully. */
  readonly close: () => Promise<void>;
  readonly exit: (code: number) => void;
  /** Tells the operator. */
  readonly complain: (what: unknown) => void;
};

export type Stopping = {
  /** Starts to stop, once. */
  readonly stop: () => void;
  /** The first signal starts to stop, the second one exits immediately. */
  readonly signal: (name: keyof typeof constants.signals) => void;
};

export function makeStopping({ clock, close, exit, complain }: StoppingPorts): Stopping {
  let since: number | undefined;
  const stop = (): void => {
    if (since !== undefined) return;
    since = clock.now();
    clock.after(DEADLINE, () => {
      complain('Couldn’t close in time, exiting. Every acknowledged move is stored.');
      exit(1);
    });
    close().then(
      () => exit(0),
      (error: unknown) => {
        complain(error);
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
