// A condition on one town, compiled: its points for a town, and the fastest known sweep over all placements.

import type { Bonus, Steps } from '@wagons/rules/scoring';
import { type CodeClasses, codeClassesOf } from '../conditions/codeClasses.ts';
import { compileBonus, type CompiledBonus, pointsPerChosen } from '../conditions/compile.ts';
import { codeTest } from '../conditions/crossWeight.ts';
import { lookUp } from '../conditions/pointsBySize.ts';
import { CODE_COUNT, terrainOf } from '../town/codes.ts';
import { MOST_PLACEMENTS } from '../town/town.ts';
import { blockSweepOf } from './blockSweep.ts';
import type { ConditionSweep } from './conditionSweep.ts';
import { countSweepOf } from './countSweep.ts';
import { crossSweepOf } from './crossSweep.ts';
import { distanceSweepOf } from './distanceSweep.ts';
import { GroupSweep, terrainGroups } from './groupSweep.ts';
import { largestGroupSweepOf } from './largestGroupSweep.ts';
import { LineSweep } from './lineSweep.ts';
import { roundHoleSweepOf } from './roundHoleSweep.ts';
import { runSweepOf } from './runSweep.ts';

/** A condition on one town, the territories that are equivalent to it, and a sweep if one is known. */
export type CompiledCondition = {
  readonly points: CompiledBonus;
  readonly classes: CodeClasses;
  readonly sweep?: ConditionSweep | undefined;
};

const cache = new WeakMap<object, CompiledCondition>();

/** Compiles a condition that looks at one town, once for each. */
export function compileCondition(bonus: Bonus): CompiledCondition {
  if (typeof bonus === 'number') return makeCondition(bonus);
  // A count without points may be a new object made from a condition, but the things that it counts belong to the deck.
  const counts = 'each' in bonus && !('steps' in bonus) && bonus.points === undefined;
  const key = counts ? bonus.each : bonus;
  const condition = cache.get(key) ?? makeCondition(bonus);
  cache.set(key, condition);
  return condition;
}

function makeCondition(bonus: Bonus): CompiledCondition {
  return { points: compileBonus(bonus), classes: codeClassesOf(bonus), sweep: sweepOf(bonus) };
}

function sweepOf(bonus: Bonus): ConditionSweep | undefined {
  return (
    countSweepOf(bonus) ??
    crossSweepOf(bonus) ??
    blockSweepOf(bonus) ??
    choiceSweepOf(bonus) ??
    largestGroupSweepOf(bonus) ??
    runSweepOf(bonus) ??
    roundHoleSweepOf(bonus) ??
    distanceSweepOf(bonus) ??
    joinedSweepOf(bonus)
  );
}

/** Choices where only the size counts. */
function choiceSweepOf(bonus: Bonus): ConditionSweep | undefined {
  if (typeof bonus === 'number' || !('choose' in bonus)) return undefined;
  const { choose, score } = bonus;
  const filter = 'largestGroup' in choose ? choose.largestGroup : choose.fullestLine;
  const test = codeTest(filter);
  if (!test) return undefined;
  if ('fullestLine' in choose) {
    const points = pointsPerChosen(score, filter);
    return points === undefined ? undefined : new LineSweep(test, points);
  }
  const points = pointsPerChosen(score, {}) ?? pointsPerChosen(score, filter);
  if (points === undefined) return undefined;
  const ground = terrainOf[terrainOf.findIndex((_, code) => test(code))] ?? -1;
  const isTerrain = ground >= 0 && terrainOf.every((other, code) => test(code) === (other === ground));
  const groups = isTerrain
    ? terrainGroups
    : new GroupSweep(Int8Array.from({ length: CODE_COUNT }, (_, code) => (test(code) ? 0 : -1)));
  const group = { key: isTerrain ? ground : 0, points };
  return { sweep: (grid, card, _now, values) => groups.sweepKey(grid, card, group, values) };
}

/** Arithmetic over conditions that can all be swept. */
function joinedSweepOf(bonus: Bonus): ConditionSweep | undefined {
  if (typeof bonus === 'number')
    return { sweep: (grid, _card, now, values) => void values.fill(now, 0, 2 * grid.spotCount) };
  if ('sum' in bonus) return joinSweeps(bonus.sum, (values) => values.reduce((sum, value) => sum + value, 0));
  if ('product' in bonus)
    return joinSweeps(bonus.product, (values) => values.reduce((product, value) => product * value, 1) + 0);
  if ('least' in bonus) return joinSweeps(bonus.least, (values) => Math.min(...values));
  if ('most' in bonus) return joinSweeps(bonus.most, (values) => Math.max(...values));
  if ('divide' in bonus) return mapSweep(bonus.divide, (value) => Math.floor(value / bonus.by) + 0);
  return 'table' in bonus ? tableSweepOf(bonus) : undefined;
}

function tableSweepOf({
  table,
  steps,
}: Extract<Bonus, { readonly table: unknown }>): ConditionSweep | undefined {
  const numbers = steps.flatMap(([from, points]) =>
    typeof points === 'number' ? [[from, points] as const] : [],
  );
  if (numbers.length === steps.length) return mapSweep(table, stepsOf(numbers));
  const places = steps.map(([from], i) => [from, i + 1] as const);
  return joinSweeps([table, ...steps.map(([, points]) => points)], (values) => {
    const place = lookUp(places, values[0] ?? 0, 0);
    return place === 0 ? 0 : (values[place] ?? 0);
  });
}

/** A table of constants, in typed arrays because it is used for every placement. */
function stepsOf(steps: Steps<number>): (value: number) => number {
  const froms = Float64Array.from(steps, ([from]) => from);
  const points = Float64Array.from(steps, ([, constant]) => constant);
  return (value) => {
    let found = 0;
    for (let i = 0; i < froms.length && value >= froms[i]!; i++) found = points[i]!;
    return found;
  };
}

/** A function of one value. */
function mapSweep(bonus: Bonus, map: (value: number) => number): ConditionSweep | undefined {
  const { points, sweep } = compileCondition(bonus);
  return (
    sweep && {
      sweep(grid, card, _now, values) {
        const { town } = grid;
        sweep.sweep(grid, card, points(town, town), values);
        for (let i = 0; i < 2 * grid.spotCount; i++) values[i] = map(values[i]!);
      },
    }
  );
}

function joinSweeps(
  bonuses: readonly Bonus[],
  join: (values: readonly number[]) => number,
): ConditionSweep | undefined {
  const parts = bonuses.flatMap((bonus) => {
    const { points, sweep } = compileCondition(bonus);
    return sweep ? [{ points, sweep, values: new Float64Array(MOST_PLACEMENTS) }] : [];
  });
  if (parts.length < bonuses.length) return undefined;
  const values = parts.map(() => 0);
  return {
    sweep(grid, card, _now, joined) {
      const { town } = grid;
      for (const part of parts) part.sweep.sweep(grid, card, part.points(town, town), part.values);
      for (let i = 0; i < 2 * grid.spotCount; i++) {
        for (let k = 0; k < parts.length; k++) values[k] = parts[k]!.values[i]!;
        joined[i] = join(values);
      }
    },
  };
}
