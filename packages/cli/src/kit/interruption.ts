// Ctrl-C during a long computation: stops the computation instead of the program.

import type { Ports } from './ports.ts';

export type Interruption = {
  readonly isPressed: () => boolean;
  /** Restores the default: Ctrl-C ends the program. */
  readonly dispose: () => void;
};

/** Listens for Ctrl-C until `dispose`. */
export function watchInterrupt({ onInterrupt }: Ports, onPress: () => void = () => undefined): Interruption {
  let isPressed = false;
  const dispose = onInterrupt(() => {
    isPressed = true;
    onPress();
  });
  return { isPressed: () => isPressed, dispose };
}
