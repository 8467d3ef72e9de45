// A condition prepared for sweeping: how to score it on a town, and the fastest known way to score all placements.

import type { Bonus, Steps } from '@wagons/rules/scoring';
import { blockSweepOf } from './blockSweep.ts';
import { chosenSweepOf } from './chosenSweep.ts';
import { compileBonus, pointsPerChosen, type Worth } from './compile.ts';
import type { ConditionSweep } from './conditionSweep.ts';
import { countSweepOf } from './countSweep.ts';
import { crossSweepOf } from './crossSweep.ts';
import { codeTest } from './crossWeight.ts';
import { distanceSweepOf } from './distanceSweep.ts';
import { GroupColumns, terrainGroups } from './groupColumns.ts';
import { type Likeness, likenessOf } from './likeness.ts';
import { LineSweep } from './lineSweep.ts';
import { roundHoleSweepOf } from './roundHoleSweep.ts';
import { runSweepOf } from './runSweep.ts';
import { lookUp } from './sizes.ts';
import { MOST_PLACEMENTS, terrainOf } from './town.ts';

/** A number of one town, which territories are alike to it, and how it is swept without laying the card, if it can be. */
export type Reading = {
  readonly worth: Worth;
  readonly likeness: Likeness;
  readonly sweep?: ConditionSweep | undefined;
};

const known = new WeakMap<object, Reading>();

/** The reading of a condition that looks at one town; made once for each. */
export function readingOf(bonus: Bonus): Reading {
  if (typeof bonus === 'number') return makeReading(bonus);
  // A count without points may have been taken out of a condition just now, but what it counts is as old as the deck.
  const counts = 'each' in bonus && !('steps' in bonus) && bonus.points === undefined;
  const key = counts ? bonus.each : bonus;
  const reading = known.get(key) ?? makeReading(bonus);
  known.set(key, reading);
  return reading;
}

function makeReading(bonus: Bonus): Reading {
  const likeness = likenessOf(bonus);
  return { worth: compileBonus(bonus), likeness, sweep: sweepOf(bonus) };
}

function sweepOf(bonus: Bonus): ConditionSweep | undefined {
  return (
    countSweepOf(bonus) ??
    crossSweepOf(bonus) ??
    blockSweepOf(bonus) ??
    choiceSweepOf(bonus) ??
    chosenSweepOf(bonus) ??
    runSweepOf(bonus) ??
    roundHoleSweepOf(bonus) ??
    distanceSweepOf(bonus) ??
    joinedSweepOf(bonus)
  );
}

/** Choices of which only the size counts. */
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
    : new GroupColumns(Int8Array.from({ length: 37 }, (_, code) => (test(code) ? 0 : -1)));
  const key = isTerrain ? ground : 0;
  return { sweep: (grid, card, _now, values) => groups.sweepKey(grid, card, key, points, values) };
}

/** Sums and other joins of conditions that can all be swept. */
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
  const numbers = steps.flatMap(([from, worth]) =>
    typeof worth === 'number' ? [[from, worth] as const] : [],
  );
  if (numbers.length === steps.length) return mapSweep(table, stepsOf(numbers));
  const places = steps.map(([from], i) => [from, i + 1] as const);
  return joinSweeps([table, ...steps.map(([, worth]) => worth)], (values) => {
    const place = lookUp(places, values[0] ?? 0, 0);
    return place === 0 ? 0 : (values[place] ?? 0);
  });
}

/** A table of numbers, asked for every placement. */
function stepsOf(steps: Steps<number>): (value: number) => number {
  const froms = Float64Array.from(steps, ([from]) => from);
  const worths = Float64Array.from(steps, ([, worth]) => worth);
  return (value) => {
    let worth = 0;
    for (let i = 0; i < froms.length && value >= froms[i]!; i++) worth = worths[i]!;
    return worth;
  };
}

/** What depends on one value alone. */
function mapSweep(bonus: Bonus, map: (value: number) => number): ConditionSweep | undefined {
  const { worth, sweep } = readingOf(bonus);
  return (
    sweep && {
      sweep(grid, card, _now, values) {
        const { town } = grid;
        sweep.sweep(grid, card, worth(town, town), values);
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
    const { worth, sweep } = readingOf(bonus);
    return sweep ? [{ worth, sweep, values: new Float64Array(MOST_PLACEMENTS) }] : [];
  });
  if (parts.length < bonuses.length) return undefined;
  const values = parts.map(() => 0);
  return {
    sweep(grid, card, _now, joined) {
      const { town } = grid;
      for (const part of parts) part.sweep.sweep(grid, card, part.worth(town, town), part.values);
      for (let i = 0; i < 2 * grid.spotCount; i++) {
        for (let k = 0; k < parts.length; k++) values[k] = parts[k]!.values[i]!;
        joined[i] = join(values);
      }
    },
  };
}
