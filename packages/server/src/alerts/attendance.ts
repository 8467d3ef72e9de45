// Whether a player sees the app now, on any device and any node. It isn't stored: a lost hint costs a superfluous alert.

import type { Bus } from '../ports/bus.ts';
import type { Clock } from '../ports/environment.ts';
import type { PlayerId } from '../ports/tableEvent.ts';

/** How long the other nodes have to answer. */
const ANSWERED_WITHIN = 1_000;

type AttendancePorts = {
  readonly bus: Bus;
  readonly clock: Clock;
  /** Whether the player sees a page that is connected to this node. */
  readonly isSeenBy: (player: PlayerId) => boolean;
};

/** Asks this node, then the others. */
export async function isPresent(
  { bus, clock, isSeenBy }: AttendancePorts,
  player: PlayerId,
): Promise<boolean> {
  if (isSeenBy(player)) return true;
  return new Promise((resolve) => {
    const ask = (): void => bus.publish({ about: 'presenceAsked', player });
    const end = (answer: boolean): void => {
      cancel();
      unsubscribe();
      resolve(answer);
    };
    const cancel = clock.after(ANSWERED_WITHIN, () => end(false));
    const unsubscribe = bus.subscribe(`person:${player}`, {
      receive: ({ about }) => about === 'present' && end(true),
      // Before, an answer might be missed.
      begun: ask,
    });
  });
}

/** Answers the other nodes about a player who is connected here. Returns stop. */
export const answerOthers = (
  { bus, isSeenBy }: Omit<AttendancePorts, 'clock'>,
  player: PlayerId,
): (() => void) =>
  bus.subscribe(`person:${player}`, {
    receive: ({ about }) => {
      if (about === 'presenceAsked' && isSeenBy(player)) bus.publish({ about: 'present', player });
    },
  });
