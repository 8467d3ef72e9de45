// Upper bound for the number of territories in the fullest row or column: a card has two cells in a line.

import type { Filter } from '@wagons/rules/scoring';
import type { CardCodes } from '../../../kernel/town/town.ts';
import { matchTable } from '../base/matching.ts';
import type { GainBound } from './gainBound.ts';

export function fullestLineBound(filter: Filter, points: number): GainBound {
  const such = matchTable(filter);
  const gain = (card: CardCodes): number => {
    let own = 0;
    for (let part = 0; part < 4; part++) own += such[card[part]!]!;
    return points * Math.min(2, own);
  };
  return { begin: () => {}, most: gain, apart: gain, near: gain };
}
