// What can be done about a decision: find a better move, or play on from the position on the board.

import { isReported, type Grade } from '@wagons/ai/grades';
import type { Game } from '@wagons/rules';
import { useSpeech } from '../../kit/speech/speech.ts';
import { layout } from '../../kit/browser/appearance.ts';
import { startGame } from '../../play/local/startGame.ts';
import { type Lines, type LineSide, stepsAt } from './expectedLine.ts';
import { isOwnTask, planRetry } from './planRetry.ts';
import type { Reviewed } from './reviewRoom.tsx';
import * as css from './review.module.css';

type ActionsProps = Pick<Reviewed, 'gamePlayers' | 'walk'> & {
  readonly before: Game;
  readonly grade: Grade;
  readonly lines: Lines;
  readonly step: number;
  /** The board that is shown where there is room for one. */
  readonly side: LineSide;
};

export function Actions({ before, grade, lines, step, side, gamePlayers, walk }: ActionsProps) {
  const { review: say } = useSpeech().pages;
  const { at, lost } = grade;
  const of = walk.address;
  // Where both boards are shown, the better line is the one to try.
  const shown = lines.better && (layout.value === 'wide' || side === 'better') ? 'better' : 'played';
  const position = stepsAt(before, lines, step)[shown]?.game;
  const mayRetry = isReported(grade) && isOwnTask(before, gamePlayers);
  return (
    <div class={css.actions} data-part="actions" onClickCapture={walk.keep}>
      {mayRetry && (
        <button
          type="button"
          class="button main"
          onClick={() => startGame(planRetry(before, gamePlayers, { of, at, lost }))}
        >
          {say.tryAgain}
        </button>
      )}
      {position && position.phase !== 'over' && (
        <button
          type="button"
          class="button"
          onClick={() => startGame(planRetry(position, gamePlayers, { of, at }))}
        >
          {say.tryIt}
        </button>
      )}
    </div>
  );
}
