// The scoring of an endgame, split by how the solver handles it: conditions per town, comparisons, and the rest.

import type { CardId, Deck } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import type { Bonus } from '@wagons/rules/scoring';
import { compileBonus } from '../../kernel/conditions/compile.ts';
import type { Features } from '../../kernel/conditions/featureLeads.ts';
import { compileFeatures } from '../../kernel/conditions/features.ts';
import { marginShare, pointsOf } from '../../kernel/conditions/structure.ts';
import { compileCondition, type CompiledCondition } from '../../kernel/sweeps/compiledCondition.ts';
import type { KernelTown } from '../../kernel/town/town.ts';
import { isPlain, matchTable } from './base/matching.ts';
import { type CountForm, countFormOf } from './countBound.ts';
import { compileInterval, type IntervalBound } from './intervals.ts';
import { type LocalForm, localFormOf } from './local/localForm.ts';
import { relaxedLocalForm } from './local/relaxedChoice.ts';
import type { GainBound } from './shapes/gainBound.ts';
import { gainBoundOf } from './shapes/gainBounds.ts';

/** A scoring card whose margin is the difference of a value of each town, and the forms that bounds know for it. */
export type SeparableCondition = {
  readonly compiled: CompiledCondition;
  /** Always available, but loose. */
  readonly interval: IntervalBound;
  /** If it depends only on a weighted count of territories. */
  readonly count: CountForm | undefined;
  /** If it is a sum over single cells, or never more than one. */
  readonly local: LocalForm | undefined;
  /** If it scores a shape with a known bound; then `local` is undefined. */
  readonly shape: GainBound | undefined;
};

export type EndScoring = {
  readonly separable: readonly SeparableCondition[];
  /** The scoring cards that compare both towns by a few features; undefined if there is none. */
  readonly comparison: Comparison | undefined;
  /** The margin of the scoring cards that depend on both towns cell by cell; undefined if there is none. */
  readonly entangled: ((own: KernelTown, rival: KernelTown) => number) | undefined;
};

export type Comparison = {
  /** The features in order, as conditions. */
  readonly conditions: readonly CompiledCondition[];
  readonly features: (town: KernelTown) => Features;
  /** Points for the first town minus those for the second. */
  readonly lead: (own: Features, rival: Features) => number;
  /** The values that the features are multiples of. */
  readonly values: readonly ComparedValue[];
};

/** A value of a town, and the features that are multiples of it. */
export type ComparedValue = {
  readonly interval: IntervalBound;
  /** If it counts territories wherever they are: by code, 1 if counted. */
  readonly counted: Uint8Array | undefined;
  /** If it is a shape with a known bound: its points, and the bound. */
  readonly points: ((town: KernelTown) => number) | undefined;
  readonly shape: GainBound | undefined;
  readonly uses: ReadonlyArray<{ readonly at: number; readonly times: number }>;
};

function separableCondition(bonus: Bonus): SeparableCondition {
  const shape = gainBoundOf(bonus);
  return {
    compiled: compileCondition(bonus),
    interval: compileInterval(bonus),
    count: countFormOf(bonus),
    local: shape ? undefined : (localFormOf(bonus) ?? relaxedLocalForm(bonus)),
    shape,
  };
}

export function makeEndScoring(deck: Deck, center: readonly CardId[]): EndScoring {
  const all = center.map((card) => cardOf(deck, card).bonus);
  const separable = all.flatMap((bonus) => marginShare(bonus) ?? []).map(separableCondition);
  const bonuses = all.filter((bonus) => marginShare(bonus) === undefined);
  if (bonuses.length === 0) return { separable, comparison: undefined, entangled: undefined };
  const scoring = compileFeatures(bonuses);
  if (!scoring) {
    const compiled = bonuses.map(compileBonus);
    const entangled = (own: KernelTown, rival: KernelTown): number =>
      compiled.reduce((margin, bonus) => margin + bonus(own, rival) - bonus(rival, own), 0);
    return { separable, comparison: undefined, entangled };
  }
  const comparison: Comparison = {
    conditions: scoring.parts.map(compileCondition),
    features: scoring.read,
    lead: (own, rival) => scoring.points(own, rival) - scoring.points(rival, own),
    values: comparedValues(scoring.parts),
  };
  return { separable, comparison, entangled: undefined };
}

/** Counts of the same things for different points are one value, because they change together. */
function comparedValues(parts: readonly Bonus[]): ComparedValue[] {
  const values = new Map<string, ComparedValue & { uses: Array<{ at: number; times: number }> }>();
  for (const [at, part] of parts.entries()) {
    const counts = typeof part !== 'number' && 'each' in part && !('steps' in part);
    const bonus = counts ? { each: part.each } : part;
    const key = JSON.stringify(bonus);
    const value = values.get(key) ?? { ...comparedValue(bonus), uses: [] };
    value.uses.push({ at, times: counts ? pointsOf(part) : 1 });
    values.set(key, value);
  }
  return [...values.values()];
}

function comparedValue(bonus: Bonus): Omit<ComparedValue, 'uses'> {
  const shape = gainBoundOf(bonus);
  const things = typeof bonus !== 'number' && 'each' in bonus ? bonus.each : undefined;
  const filter = things && 'cell' in things && isPlain(things.cell) ? things.cell : undefined;
  const points = compileBonus(bonus);
  return {
    interval: compileInterval(bonus),
    counted: filter && matchTable(filter),
    points: shape && ((town) => points(town, town)),
    shape,
  };
}
