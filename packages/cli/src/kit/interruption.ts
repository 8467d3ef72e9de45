// Ctrl-C while something goes on that takes long: it ends that, and not the program.

import type { Ports } from './ports.ts';

export type Interruption = {
  /** Whether Ctrl-C was pressed. */
  readonly came: () => boolean;
  /** From now on Ctrl-C ends the program again. */
  readonly unheed: () => void;
};

/** Heeds Ctrl-C from now on, and calls back when it is pressed. */
export function heedInterruption({ onInterrupt }: Ports, heard: () => void = () => undefined): Interruption {
  let isPressed = false;
  const unheed = onInterrupt(() => {
    isPressed = true;
    heard();
  });
  return { came: () => isPressed, unheed };
}
