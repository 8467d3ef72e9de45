// What may be said about the other moves of a position: only what the legal moves and their values support.

import { type BySeat, type Game, legalMoves, type Points } from '@wagons/rules';
import { type Analysis, differenceOf, type Prospect, type TallyDifference } from './prospect.ts';

export type Alternative =
  /** The best move is the only legal one. */
  | { readonly is: 'none' }
  /** The next best move, and by how many points it is worse; 0 if it is as good. */
  | {
      readonly is: 'valued';
      readonly next: Prospect;
      readonly by: Points;
      /** How each tally would differ with the best move instead of the next. */
      readonly difference: BySeat<TallyDifference>;
    }
  /** There are other moves, but their values can't be compared with the best one. */
  | { readonly is: 'unknown' };

/** How the best move of an analysis compares with the others. */
export function alternativeTo(game: Game, { candidates: [best, next], isRanked }: Analysis): Alternative {
  if (legalMoves(game).length === 1) return { is: 'none' };
  // The difference between a proven value and an estimate is neither.
  if (!next || !isRanked || next.proven !== best.proven) return { is: 'unknown' };
  return { is: 'valued', next, by: best.value - next.value, difference: differenceOf(best, next) };
}
