// Makes the grade of a decision from the prospects of the move played and of the best one found.

import { type Game, score } from '@wagons/rules';
import type { Grade, Margin } from '../grades/grade.ts';
import { markOf } from '../grades/marks.ts';
import { differenceOf, playOut, type Prospect } from '../grades/prospect.ts';
import { uncertaintyOf } from '../grades/uncertainty.ts';
import type { UnfinishedGame } from '../search/position.ts';
import { cardsToPlace } from '../solver/solvable.ts';
import { continueGreedily } from './hint.ts';

const KINDS = { pickStart: 'start', draft: 'draft', place: 'placement' } as const;

/** The prospects of the move played and of the best one found. */
export type Both = { readonly played: Prospect; readonly best: Prospect };

/** If nothing better was found, the move played is the best. `after` is the margin after the move, if it is known. */
export function makeGrade(
  at: number,
  before: UnfinishedGame,
  { played, best: found }: Both,
  after?: Margin,
): Grade {
  const { seat, phase } = before;
  const best = found.value > played.value ? found : played;
  const lost = best.value - played.value;
  const uncertainty = uncertaintyOf('loss', {
    proven: best.proven && played.proven,
    cards: cardsToPlace(before),
  });
  const difference = differenceOf(best, played);
  return {
    at,
    seat,
    decision: KINDS[phase],
    played,
    best,
    lost,
    uncertainty,
    mark: markOf(before, played.move, { seat, lost, uncertainty, difference }),
    difference,
    margins: {
      before: marginOf(before, best),
      after: after ?? marginOf(before, played, playOut(before, [played.move])),
    },
  };
}

/** The expected margin at the end of a prospect's line; `at` is the position it is the margin of. */
function marginOf(before: UnfinishedGame, { line, proven, tallies }: Prospect, at: Game = before): Margin {
  const isWhole = playOut(before, line).phase === 'over';
  const { first, second } = isWhole ? tallies : continueGreedily(before, before.seat, line).tallies;
  const uncertainty = uncertaintyOf('margin', { proven, cards: cardsToPlace(at) });
  return { value: first.total - second.total, uncertainty, proven };
}

/** The margin of a finished game. */
export function finalMargin(game: Game): Margin {
  const { first, second } = score(game);
  return { value: first.total - second.total, uncertainty: 0, proven: true };
}
