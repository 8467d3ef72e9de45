// The verdict on a decision that is tried again: by how much it is better than the one in the reviewed game.

import { type ReadonlySignal, signal } from '@preact/signals';
import { type Grade, isReported } from '@wagons/ai/grades';
import type { Engine } from '@wagons/ai/service';
import { type Game, type Points, undo } from '@wagons/rules';
import type { Retry } from '../store/seatPlayers.ts';

export type RetryVerdict = {
  /** Nothing better is known; better than in the game, but not the best; no better. */
  readonly is: 'found' | 'better' | 'short';
  /** How many points better than the move in the game. */
  readonly by: Points;
  /** How many points more were possible. */
  readonly more: Points;
};

export function verdictOn(lost: Points, now: Pick<Grade, 'lost' | 'uncertainty'>): RetryVerdict {
  const more = isReported(now) ? now.lost : 0;
  const by = lost - more;
  if (by <= 0) return { is: 'short', by: 0, more };
  return { is: more === 0 ? 'found' : 'better', by, more };
}

export type RetryJudge = {
  readonly verdict: ReadonlySignal<RetryVerdict | 'open' | 'judging'>;
  /** Reports the confirmed game, whenever it changes. */
  readonly follow: (game: Game) => void;
  /** Stops thinking. */
  readonly leave: () => void;
};

export function makeRetryJudge(engine: Engine, { at, lost }: Retry): RetryJudge {
  const verdict = signal<RetryVerdict | 'open' | 'judging'>('open');
  /** The decision that is judged, as the moves up to it. */
  let judged: string | undefined;
  let cancel = (): void => undefined;
  return {
    verdict,
    follow: (game) => {
      const isMade = game.moves.length > at;
      const made = isMade ? JSON.stringify(game.moves.slice(0, at + 1)) : undefined;
      if (made === judged) return;
      judged = made;
      cancel();
      verdict.value = isMade ? 'judging' : 'open';
      if (!isMade) return;
      // A review grades the last move first, and then the one that counts is known.
      const asked = engine.ask({ is: 'review', game: undo(game, game.moves.length - at - 1) }, (grade) => {
        if (grade.at !== at) return;
        asked.cancel();
        verdict.value = verdictOn(lost, grade);
      });
      ({ cancel } = asked);
    },
    leave: () => cancel(),
  };
}
