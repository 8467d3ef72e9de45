// The features of a town that comparing conditions look at: a few numbers per town.
//
// Two towns interact only through conditions that look across. Nearly all of these are functions of a few numbers of
// each town, so a town is scored against any other by its features, without visiting the cells again.

import type { Bonus, Steps } from '@wagons/rules/scoring';
import { KernelTown } from '../town/town.ts';
import { compileBonus, handedOver } from './compile.ts';
import {
  type FeaturePoints,
  type Features,
  type LeadTable,
  makeLeadTable,
  sumOf,
  tabulatedLead,
} from './featureLeads.ts';
import { lookUp } from './pointsBySize.ts';
import { looksAcross, pointsOf } from './structure.ts';

export type FeatureScoring = {
  /** The expression behind each feature; each looks at one town. */
  readonly parts: readonly Bonus[];
  /** Computes the features of a town. */
  readonly read: (town: KernelTown) => Features;
  /** The same, into an existing array. */
  readonly readInto: (features: Features, town: KernelTown) => void;
  /** The points of all comparing conditions for the first town. */
  readonly points: FeaturePoints;
  /** Their points for the first town minus those for the second. */
  readonly lead: FeaturePoints;
};

/** Features look at one town; the other one is not read. */
const NO_RIVAL = new KernelTown();

/** Splits the conditions into features; undefined if one of them depends on both towns cell by cell. */
export function compileFeatures(bonuses: readonly Bonus[]): FeatureScoring | undefined {
  const parts: Bonus[] = [];
  const compiled = bonuses.map((bonus) => compilePart(bonus, parts));
  if (compiled.includes(undefined)) return undefined;
  const all = compiled.filter((points) => points !== undefined);
  const numbers = parts.map(compileBonus);
  return {
    parts,
    read: (town) => Float64Array.from(numbers, (number) => number(town, NO_RIVAL)),
    readInto(features, town) {
      for (let i = 0; i < numbers.length; i++) features[i] = numbers[i]!(town, NO_RIVAL);
    },
    points: sumOf(all),
    lead: sumOf(all.map((points, i) => leadOf(points, bonuses[i]!, parts))),
  };
}

/** The leads of conditions that depend on one or two features. */
const leadTables = new WeakMap<object, LeadTable>();

function leadOf(points: FeaturePoints, bonus: Bonus, parts: Bonus[]): FeaturePoints {
  const own: Bonus[] = [];
  compilePart(bonus, own);
  const [first, second = first, ...others] = own;
  if (typeof bonus === 'number' || first === undefined || second === undefined || others.length > 0)
    return (mine, theirs) => points(mine, theirs) - points(theirs, mine);
  const table = leadTables.get(bonus) ?? makeLeadTable(first === second ? 1 : 2);
  leadTables.set(bonus, table);
  return tabulatedLead(points, table, addPart(first, parts).at, addPart(second, parts).at);
}

function compilePart(bonus: Bonus, parts: Bonus[]): FeaturePoints | undefined {
  if (typeof bonus === 'number') return () => bonus;
  if (!looksAcross(bonus)) {
    const { at, times } = addPart(bonus, parts);
    return times === 1 ? (own) => own[at]! : (own) => times * own[at]! + 0;
  }
  // A comparison inside a choice depends on the cells of the chosen group.
  if ('each' in bonus || 'distance' in bonus || 'choose' in bonus) return undefined;
  const compile = (part: Bonus): FeaturePoints | undefined => compilePart(part, parts);
  if ('rival' in bonus) {
    const theirs = compile(bonus.rival);
    return theirs && ((own, rival) => theirs(rival, own));
  }
  if ('compare' in bonus) {
    const fast = looksAcross(bonus.compare) ? undefined : compareNumbers(bonus, parts);
    return fast ?? compareFeatures(bonus, compile);
  }
  if ('difference' in bonus) {
    const lead = leadIn(compile(bonus.difference));
    const sign = bonus.to === 'more' ? 1 : -1;
    return lead && ((own, rival) => Math.max(0, sign * lead(own, rival)));
  }
  if ('changeHands' in bonus)
    return changeHands(bonus.changeHands, compile(bonus.of), leadIn(compile(bonus.toMore)));
  if ('divide' in bonus) {
    const whole = compile(bonus.divide);
    return whole && ((own, rival) => Math.floor(whole(own, rival) / bonus.by) + 0);
  }
  if ('table' in bonus)
    return tableOf(
      compile(bonus.table),
      bonus.steps.map(([from, branch]) => [from, compile(branch)]),
    );
  if ('sum' in bonus) return fold(bonus.sum, parts, (a, b) => a + b);
  if ('product' in bonus) return fold(bonus.product, parts, (a, b) => a * b);
  return 'least' in bonus ? fold(bonus.least, parts, Math.min) : fold(bonus.most, parts, Math.max);
}

type Compile = (part: Bonus) => FeaturePoints | undefined;

const leadIn = (value: FeaturePoints | undefined): FeaturePoints | undefined =>
  value && ((own, rival) => value(own, rival) - value(rival, own));

function compareFeatures(
  bonus: Extract<Bonus, { readonly compare: unknown }>,
  compile: Compile,
): FeaturePoints | undefined {
  const lead = leadIn(compile(bonus.compare));
  const more = compile(bonus.more ?? 0);
  const equal = compile(bonus.equal ?? 0);
  const fewer = compile(bonus.fewer ?? 0);
  if (!lead || !more || !equal || !fewer) return undefined;
  return (own, rival) => {
    const difference = lead(own, rival);
    return (difference > 0 ? more : difference < 0 ? fewer : equal)(own, rival);
  };
}

function changeHands(
  most: number,
  points: FeaturePoints | undefined,
  lead: FeaturePoints | undefined,
): FeaturePoints | undefined {
  if (!points || !lead) return undefined;
  return (own, rival) => {
    const mine = points(own, rival);
    const difference = lead(own, rival);
    if (difference < 0) return mine - handedOver(most, mine);
    return difference > 0 ? mine + handedOver(most, points(rival, own)) : mine;
  };
}

function tableOf(
  value: FeaturePoints | undefined,
  steps: Steps<FeaturePoints | undefined>,
): FeaturePoints | undefined {
  if (!value || steps.some(([, branch]) => !branch)) return undefined;
  return (own, rival) => lookUp(steps, value(own, rival), undefined)?.(own, rival) ?? 0;
}

/** The index of the feature for an expression, and its factor. Counts of the same things share one feature. */
function addPart(bonus: Bonus, parts: Bonus[]): { readonly at: number; readonly times: number } {
  const counts = typeof bonus !== 'number' && 'each' in bonus && !('steps' in bonus);
  const part = counts ? { each: bonus.each } : bonus;
  const text = JSON.stringify(part);
  const known = parts.findIndex((other) => JSON.stringify(other) === text);
  return { at: known >= 0 ? known : parts.push(part) - 1, times: counts ? pointsOf(bonus) : 1 };
}

/** Fast path for the most common comparison: one feature, constant points. It runs for every placement. */
function compareNumbers(
  { compare, more = 0, equal = 0, fewer = 0 }: Extract<Bonus, { readonly compare: Bonus }>,
  parts: Bonus[],
): FeaturePoints | undefined {
  if (typeof more !== 'number' || typeof equal !== 'number' || typeof fewer !== 'number') return undefined;
  const { at, times } = addPart(compare, parts);
  return (own, rival) => {
    const difference = times * (own[at]! - rival[at]!);
    return difference > 0 ? more : difference < 0 ? fewer : equal;
  };
}

function fold(
  operands: readonly Bonus[],
  parts: Bonus[],
  join: (a: number, b: number) => number,
): FeaturePoints | undefined {
  const [first, ...rest] = operands.map((operand) => compilePart(operand, parts));
  if (!first || rest.includes(undefined)) return undefined;
  return (own, rival) =>
    rest.reduce((value, part) => join(value, part?.(own, rival) ?? 0), first(own, rival));
}
