// Grades: what a decision cost compared with the best one found.

import type { BySeat, Points, Seat } from '@wagons/rules';
import type { GradeMark } from './marks.ts';
import type { Prospect, TallyDifference } from './prospect.ts';

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
