// Finds the shape bound for a condition. A new bound is registered here.

import type { Bonus, SizedThings, Things } from '@wagons/rules/scoring';
import {
  isSized,
  type PointsBySize,
  pointsBySizeOf,
  pointsForSize,
} from '../../../kernel/conditions/pointsBySize.ts';
import { pointsOf } from '../../../kernel/conditions/structure.ts';
import { isPlain } from '../base/matching.ts';
import { chosenGroupBound } from './chosenGroupBound.ts';
import { DistanceBound } from './distanceBound.ts';
import { fullestLineBound } from './fullestLineBound.ts';
import type { GainBound } from './gainBound.ts';
import { PairBound } from './pairBound.ts';
import { roundHoleBound } from './roundHoleBound.ts';
import { RunBound } from './runBound.ts';
import { SquareBound } from './squareBound.ts';

/** The shape bound for a condition; undefined if none is known. */
export function gainBoundOf(bonus: Bonus): GainBound | undefined {
  if (typeof bonus === 'number') return undefined;
  if ('choose' in bonus) return boundOfChoice(bonus);
  if ('distance' in bonus) return boundOfDistance(bonus);
  if (!('each' in bonus)) return undefined;
  if (isSized(bonus.each)) return boundOfSized(bonus.each, pointsBySizeOf(bonus.each, bonus));
  const points = pointsOf(bonus);
  return points > 0 ? boundOfThings(bonus.each, points) : undefined;
}

function boundOfThings(things: Things, points: number): GainBound | undefined {
  if ('block' in things && isPlain(things.of ?? {}) && things.block.every((side) => side === 2))
    return new SquareBound(things, points);
  if ('pair' in things && things.apart === 2 && isPlain(things.pair) && isPlain(things.between ?? {}))
    return new PairBound(things, points);
  return undefined;
}

function boundOfDistance(bonus: Extract<Bonus, { readonly distance: unknown }>): GainBound | undefined {
  const { distance, to, points = 1 } = bonus;
  return points > 0 && isPlain(distance) && isPlain(to) ? new DistanceBound(distance, to, points) : undefined;
}

function boundOfSized(things: SizedThings, bySize: PointsBySize): GainBound | undefined {
  if (bySize.some((points) => points < 0)) return undefined;
  if ('run' in things) return isPlain(things.run) ? new RunBound(things.run, bySize) : undefined;
  const isRoundHole = 'space' in things && things.corners === true && things.space.atMost === 1;
  return isRoundHole && pointsForSize(bySize, 1) > 0 ? roundHoleBound(pointsForSize(bySize, 1)) : undefined;
}

function boundOfChoice(bonus: Extract<Bonus, { readonly choose: unknown }>): GainBound | undefined {
  const { choose, score } = bonus;
  if (typeof score === 'number' || !('each' in score) || !('cell' in score.each)) return undefined;
  const points = pointsOf(score);
  const { chosen, ...counted } = score.each.cell;
  if (!chosen || points <= 0) return undefined;
  const filter = 'largestGroup' in choose ? choose.largestGroup : choose.fullestLine;
  if (!isPlain(filter)) return undefined;
  const isSame = JSON.stringify(counted) === JSON.stringify(filter);
  if ('fullestLine' in choose) return isSame ? fullestLineBound(filter, points) : undefined;
  return isSame || Object.keys(counted).length === 0 ? chosenGroupBound(filter, points) : undefined;
}
