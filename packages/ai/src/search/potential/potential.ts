// The potential of a town: what further cards may add to it, compared with other towns of the same cards.
//
// A linear function, fitted by `npm run lab:train`: of the shape of the town, of the sum of its largest groups, and of
// the points of each scoring card. It has one block of weights for every game and one for each scoring card in the center.

import type { Bonus } from '@wagons/rules/scoring';
import { looksAcross } from '../../kernel/conditions/structure.ts';
import { compileCondition } from '../../kernel/sweeps/compiledCondition.ts';
import { largestGroups } from '../../kernel/town/largestGroups.ts';
import type { KernelTown } from '../../kernel/town/town.ts';
import { easierThan, MOST_EASIER } from './easier.ts';
import { fnv } from './fnv.ts';
import { SHAPE_SIZE, shapeOf, type ShapeTables, shapeTables } from './shape.ts';
import { WEIGHTS } from './weights.ts';

/**
 * What is in a block: a weight for each number of the shape, one for the largest groups, one for the points of the scoring
 * card itself, and those for what it would score if it asked for less.
 */
const GROUPS_WEIGHT = SHAPE_SIZE;
const OWN_WEIGHT = SHAPE_SIZE + 1;
export const BLOCK_SIZE = OWN_WEIGHT + 1 + MOST_EASIER;

/** Towns of this size are about complete. */
const USUAL_SIZE = 8;

/** How far a town of this many cards is from its usual size: the weights are a constant plus a part proportional to this. */
export const shareMissing = (size: number): number => Math.max(0, USUAL_SIZE - size) / USUAL_SIZE;

/** The worth beyond points of towns with the same number of cards. */
type Potential = {
  readonly shape: ShapeTables;
  /** Of each point of the largest groups. */
  readonly groups: number;
  /** Of each point of each condition followed by those of its easier versions, in the order of the conditions. */
  readonly own: readonly number[];
};

/** The potential of towns by their number of cards. */
export type PotentialBySize = (size: number) => Potential;

/** Weights are stored in hundredths of a point. */
export const UNIT = 0.01;

/** The block of weights for every game. */
export const EVERY_GAME = 'every';

/** The name of a scoring card's block: the same condition has the same weights in any deck. */
export const blockOf = (bonus: Bonus): string => fnv(JSON.stringify(bonus)).toString(36);

const blocks = new Map<string, Float64Array>();

/** Two blocks in a row: the constant weights, then those for the missing share. All zero for an unknown condition. */
export function weightsOf(block: string): Float64Array {
  const known = blocks.get(block);
  if (known) return known;
  const stored = WEIGHTS[block]?.split(' ') ?? [];
  const weights = Float64Array.from({ length: 2 * BLOCK_SIZE }, (_, i) => UNIT * Number(stored[i] ?? 0));
  blocks.set(block, weights);
  return weights;
}

const sizes = new Int16Array(6);

/** What the weights of all blocks of a game are multiplied with: for every game, then for each scoring card. */
export function describeTown(center: readonly Bonus[], town: KernelTown): Float64Array {
  const shape = shapeOf(town);
  const groups = largestGroups(town, sizes);
  const share = shareMissing(town.size);
  const points = center.map((bonus) =>
    looksAcross(bonus)
      ? []
      : [bonus, ...easierThan(bonus)].map((one) => compileCondition(one).points(town, town)),
  );
  return Float64Array.from(
    [[], ...points].flatMap((own) => {
      const block = [...shape, groups, ...Array.from({ length: 1 + MOST_EASIER }, (_, i) => own[i] ?? 0)];
      return [...block, ...block.map((value) => share * value)];
    }),
  );
}

/** The potential with these scoring cards; `own` are those of which the points of a town are known. */
export function makePotential(center: readonly Bonus[], own: readonly Bonus[]): PotentialBySize {
  const known: Potential[] = [];
  const all = [EVERY_GAME, ...center.map(blockOf)].map(weightsOf);
  const make = (size: number): Potential => {
    const share = shareMissing(size);
    const at = (weights: Float64Array, i: number): number => weights[i]! + share * weights[BLOCK_SIZE + i]!;
    const sum = (i: number): number => all.reduce((total, weights) => total + at(weights, i), 0);
    return {
      shape: shapeTables(Float64Array.from({ length: SHAPE_SIZE }, (_, i) => sum(i))),
      groups: sum(GROUPS_WEIGHT),
      own: own.flatMap((bonus) =>
        [bonus, ...easierThan(bonus)].map((_, i) => at(weightsOf(blockOf(bonus)), OWN_WEIGHT + i)),
      ),
    };
  };
  return (size) => (known[size] ??= make(size));
}
