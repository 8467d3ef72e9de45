// Grades: what a decision cost compared with the best one found.

import { type BySeat, type Game, type Points, score, type Seat } from '@wagons/rules';
import type { UnfinishedGame } from '../search/position.ts';
import { cardsToPlace } from '../solver/solvable.ts';
import { continueGreedily } from './analyze.ts';
import { markOf, type GradeMark } from './marks.ts';
import { differenceOf, playOut, type Prospect, type TallyDifference } from './prospect.ts';
import { uncertaintyOf } from './uncertainty.ts';

export const DECISIONS = ['start', 'draft', 'placement'] as const;
export type DecisionKind = (typeof DECISIONS)[number];

/** The expected final margin of a position, first minus second player. */
export type Margin = {
  readonly value: Points;
  /** By how many points it may be off; 0 if it is proven. */
  readonly uncertainty: Points;
  readonly proven: boolean;
};

/** The grade of one move. */
export type Grade = {
  /** Index of the move in the game. */
  readonly at: number;
  readonly seat: Seat;
  readonly decision: DecisionKind;
  readonly played: Prospect;
  /** The best move found; the one played if nothing better was found. */
  readonly best: Prospect;
  /** Points lost compared with the best; never negative. */
  readonly lost: Points;
  /** By how many points the loss may be off; 0 if it is proven. */
  readonly uncertainty: Points;
  readonly mark: GradeMark;
  /** How each tally would differ with the best move instead of the one played. */
  readonly difference: BySeat<TallyDifference>;
  /** What could be expected before the move, and after it. */
  readonly margins: { readonly before: Margin; readonly after: Margin };
};

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
