// Marks: a decision in one word.

import { type Game, type Move, opponent, type Points, skipped } from '@wagons/rules';
import type { Grade } from './grade.ts';

export const GRADE_MARKS = ['best', 'good', 'inaccuracy', 'mistake', 'costlyGift'] as const;
export type GradeMark = (typeof GRADE_MARKS)[number];

/**
 * The thresholds, in this order:
 *
 * - best: nothing is lost.
 * - good: the loss is not larger than its uncertainty.
 * - costlyGift: a draft that loses at least `costlyGift` points, at least half of them to the skipped cards.
 * - mistake: at least `mistake` points are lost.
 * - inaccuracy: anything else.
 */
export const THRESHOLDS: Readonly<Record<'costlyGift' | 'mistake', Points>> = { costlyGift: 3, mistake: 4 };

type Marked = Pick<Grade, 'seat' | 'lost' | 'uncertainty' | 'difference'>;

/** The mark of a move that was played at a position. */
export function markOf(before: Game, move: Move, { seat, lost, uncertainty, difference }: Marked): GradeMark {
  if (lost === 0) return 'best';
  if (lost <= uncertainty) return 'good';
  // What the opponent gains by the move played instead of the better one.
  const given = -difference[opponent(seat)].total;
  const isGift = move.type === 'draft' && skipped(before.circle, move.card).length > 0;
  if (isGift && lost >= THRESHOLDS.costlyGift && 2 * given >= lost) return 'costlyGift';
  return lost >= THRESHOLDS.mistake ? 'mistake' : 'inaccuracy';
}

/** Whether a loss is larger than its uncertainty. Only these are reported and added up. */
export const isReported = ({ lost, uncertainty }: Pick<Grade, 'lost' | 'uncertainty'>): boolean =>
  lost > uncertainty;
