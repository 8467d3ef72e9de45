// Lazy-loads the sounds and animations of moves; the game itself never waits for them.

import type { ReadonlySignal } from '@preact/signals';
import type { Game, Seat } from '@wagons/rules';
import { useEffect } from 'preact/hooks';
import { sound } from '../../kit/browser/sound.ts';
import { useLatest } from '../../kit/browser/useLatest.ts';

type MoveEffects = {
  /** The game with the moves that are not confirmed yet. */
  readonly now: ReadonlySignal<Game>;
  /** The only seat that moves at this device, if there is just one. */
  readonly reader: Seat | undefined;
  /** Whether both seats move at this device. */
  readonly isShared: boolean;
};

export function useMoveEffects({ now, reader, isShared }: MoveEffects): void {
  const audience = useLatest({ own: reader, isShared });
  useEffect(() => {
    let hasLeft = false;
    let stop: (() => void) | undefined;
    if (now.peek().moves.length === 0) sound('deal');
    void import('./moveEffects.ts').then(
      ({ followMoves }) => {
        if (!hasLeft) stop = followMoves(now, audience);
      },
      () => {
        // Without it the table is silent and still.
      },
    );
    return () => {
      hasLeft = true;
      stop?.();
    };
  }, [now, audience]);
}
