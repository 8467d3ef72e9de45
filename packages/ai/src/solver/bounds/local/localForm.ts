// Local forms: conditions that are a sum over single cells, each depending on the cell and its four neighbors.

import type { Bonus, Things } from '@wagons/rules/scoring';
import { type CodeClasses, codeClassesOf } from '../../../kernel/conditions/codeClasses.ts';
import { CODE_COUNT, EMPTY_CELL } from '../../../kernel/town/codes.ts';
import { type CellTest, compileCellTest } from '../base/cellTest.ts';
import { isPlain, mayMatch } from '../base/matching.ts';

/** Points for every territory that a filter matches. */
export type LocalTerm = {
  readonly points: number;
  readonly matches: CellTest;
  /** By code: whether it can match at all. */
  readonly mayMatch: readonly boolean[];
  /** Classes of territories that are equivalent to the filter. */
  readonly classes: CodeClasses;
  /** Whether it doesn't depend on the neighbors. */
  readonly isPlain: boolean;
};

/** A sum over cells: territories that match, holes (empty cells with four territories around them), and a constant. */
export type LocalForm = {
  readonly terms: readonly LocalTerm[];
  readonly holePoints: number;
  readonly constant: number;
};

const ZERO: LocalForm = { terms: [], holePoints: 0, constant: 0 };

/** The local form of a condition; undefined if it has none. */
export function localFormOf(bonus: Bonus): LocalForm | undefined {
  if (typeof bonus === 'number') return { ...ZERO, constant: bonus };
  if ('each' in bonus) return 'steps' in bonus ? undefined : formOfThings(bonus.each, bonus.points ?? 1);
  if (!('sum' in bonus)) return undefined;
  const parts = bonus.sum.map(localFormOf).filter((part) => part !== undefined);
  return parts.length === bonus.sum.length ? sumOfForms(parts) : undefined;
}

export const sumOfForms = (forms: readonly LocalForm[]): LocalForm =>
  forms.reduce(
    (a, b) => ({
      terms: [...a.terms, ...b.terms],
      holePoints: a.holePoints + b.holePoints,
      constant: a.constant + b.constant,
    }),
    ZERO,
  );

function formOfThings(things: Things, points: number): LocalForm | undefined {
  if ('space' in things && things.space.atMost === 1 && !things.corners)
    return { ...ZERO, holePoints: points };
  if (!('cell' in things)) return undefined;
  const filter = things.cell;
  const matches = compileCellTest(filter);
  if (!matches) return undefined;
  const term = {
    points,
    matches,
    mayMatch: Array.from({ length: CODE_COUNT }, (_, code) => code !== EMPTY_CELL && mayMatch(filter, code)),
    classes: codeClassesOf({ each: { cell: filter } }),
    isPlain: isPlain(filter),
  };
  return { ...ZERO, terms: [term] };
}

/** By code: the (negative) points that a territory costs in any position. */
export function fixedCosts(terms: readonly LocalTerm[]): Float64Array<ArrayBuffer> {
  const costs = new Float64Array(CODE_COUNT);
  for (const { points, mayMatch: matching } of terms.filter((term) => term.isPlain && term.points < 0)) {
    for (let code = 0; code < CODE_COUNT; code++) if (matching[code]) costs[code]! += points;
  }
  return costs;
}
