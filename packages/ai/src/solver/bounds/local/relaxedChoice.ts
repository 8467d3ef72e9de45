// Relaxes a condition on the largest group to a local form: every matching group counts as if it were the largest.

import type { Bonus, Filter } from '@wagons/rules/scoring';
import { pointsOf } from '../../../kernel/conditions/structure.ts';
import { isPlain } from '../base/matching.ts';
import { type LocalForm, localFormOf } from './localForm.ts';

/** A local form that is never less than the condition; undefined if none is known. */
export function relaxedLocalForm(bonus: Bonus): LocalForm | undefined {
  if (typeof bonus === 'number' || !('choose' in bonus) || !('largestGroup' in bonus.choose))
    return undefined;
  const { choose, score } = bonus;
  if (typeof score === 'number' || !('each' in score) || !('cell' in score.each)) return undefined;
  const points = pointsOf(score);
  if (points <= 0 || !isPlain(choose.largestGroup)) return undefined;
  const filter = relaxed(score.each.cell, choose.largestGroup);
  return filter && localFormOf({ each: { cell: filter }, points });
}

/** The filter with everything that could be chosen instead of what is; undefined if that might match less. */
function relaxed(filter: Filter, choosable: Filter): Filter | undefined {
  const { chosen, not, neighbours, ...words } = filter;
  if (not || neighbours) return undefined;
  const result: Record<string, unknown> = { ...words };
  for (const word of ['beside', 'near', 'amid'] as const) {
    if (words[word]) result[word] = relaxed(words[word], choosable);
  }
  for (const word of ['any', 'all'] as const) {
    if (words[word]) result[word] = words[word].map((one) => relaxed(one, choosable));
  }
  if (Object.values(result).flat().includes(undefined)) return undefined;
  return chosen ? { all: [result, choosable] } : result;
}
