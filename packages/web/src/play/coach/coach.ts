// The coach: grades each turn of a beginner, and comments on the costly ones.

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Grade } from '@wagons/ai';
import type { Engine } from '@wagons/ai/service';
import { type Game, type Seat, turnsOf } from '@wagons/rules';
import { type Comment, commentOn } from './comment.ts';

/** A few comments are help; more are a lecture. */
const MOST = 3;

export type Coach = {
  /** The comment on the player's last turn. */
  readonly comment: ReadonlySignal<Comment | undefined>;
  /** Reports the confirmed game, whenever it changes. */
  readonly follow: (game: Game) => void;
  readonly dismiss: () => void;
  /** Stops thinking. */
  readonly leave: () => void;
};

export function makeCoach(engine: Engine, reader: Seat, start: Game): Coach {
  const comment = signal<Comment | undefined>(undefined);
  let known = start.moves.length;
  let said = 0;
  let cancel = (): void => undefined;

  const ask = (game: Game, from: number): void => {
    const grades: Grade[] = [];
    // Graded from the last move backward, so the turn is done before the moves before it begin.
    const pending = engine.ask({ is: 'review', game }, (grade) => {
      grades.push(grade);
      if (grade.at > from) return;
      cancel();
      comment.value = commentOn(game, grades);
      if (comment.peek()) said += 1;
    });
    ({ cancel } = pending);
  };

  return {
    comment,
    follow: (game) => {
      const turn = turnsOf(game).at(-1);
      const isMore = game.moves.length > known;
      const isMine = turn?.seat === reader;
      // The bot's answer doesn't end the thinking about the player's turn.
      if (!isMore || isMine) {
        cancel();
        comment.value = undefined;
      }
      known = game.moves.length;
      if (turn && isMore && isMine && said < MOST) ask(game, turn.from);
    },
    dismiss: () => {
      comment.value = undefined;
    },
    leave: () => cancel(),
  };
}
