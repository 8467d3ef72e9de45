// A condition that asks for the largest group, made looser: every such group counts as if it were the largest.

import type { Bonus, Filter } from '@wagons/rules/scoring';
import { pointsOf } from '../kernel/parts.ts';
import { isPlain } from './codes.ts';
import { type Local, makeLocal } from './prospects.ts';

/** A sum over single cells that is never less than the condition; undefined where none is known. */
export function looseLocal(bonus: Bonus): Local | undefined {
  if (typeof bonus === 'number' || !('choose' in bonus) || !('largestGroup' in bonus.choose))
    return undefined;
  const { choose, score } = bonus;
  if (typeof score === 'number' || !('each' in score) || !('cell' in score.each)) return undefined;
  const points = pointsOf(score);
  if (points <= 0 || !isPlain(choose.largestGroup)) return undefined;
  const loose = loosened(score.each.cell, choose.largestGroup);
  return loose && makeLocal({ each: { cell: loose }, points });
}

/** The filter with all that could be chosen in the place of what is; undefined where that could match less. */
function loosened(filter: Filter, choosable: Filter): Filter | undefined {
  const { chosen, not, neighbours, ...words } = filter;
  if (not || neighbours) return undefined;
  const loose: Record<string, unknown> = { ...words };
  for (const word of ['beside', 'near', 'amid'] as const) {
    if (words[word]) loose[word] = loosened(words[word], choosable);
  }
  for (const word of ['any', 'all'] as const) {
    if (words[word]) loose[word] = words[word].map((one) => loosened(one, choosable));
  }
  if (Object.values(loose).flat().includes(undefined)) return undefined;
  return chosen ? { all: [loose, choosable] } : loose;
}
