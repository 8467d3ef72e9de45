// What of a town counts for both players: the few numbers that scoring cards compare, apart from the rest.
//
// Two towns touch each other only through the conditions that look across. Such a condition is a small sum over
// numbers of one town each; with these numbers kept beside a town, its points against any other are found without
// looking at the cells again.

import type { Bonus, Steps } from '@wagons/rules/scoring';
import { compileBonus, handedOver } from './compile.ts';
import { type FacePoints, leadByNumber, sumOf } from './leads.ts';
import { looksAcross, pointsOf } from './parts.ts';
import { lookUp } from './sizes.ts';
import { KernelTown } from './town.ts';

/** The numbers of one town that other towns are compared with. */
export type Face = Float64Array<ArrayBuffer>;

export type Faces = {
  /** What the numbers of a face are, in their order: expressions that look at one town. */
  readonly parts: readonly Bonus[];
  /** Reads the numbers off a town. */
  readonly read: (town: KernelTown) => Face;
  /** The same into a face that is there already. */
  readonly readInto: (face: Face, town: KernelTown) => void;
  /** The points of all conditions that look across, to the owner of the first face. */
  readonly points: FacePoints;
  /** The same, less what they give to the owner of the second face. */
  readonly lead: FacePoints;
};

const NOBODY = new KernelTown();

/** Takes the conditions apart; undefined when one of them ties both towns together cell by cell. */
export function makeFaces(bonuses: readonly Bonus[]): Faces | undefined {
  const parts: Bonus[] = [];
  const compiled = bonuses.map((bonus) => compileFace(bonus, parts));
  if (compiled.includes(undefined)) return undefined;
  const all = compiled.filter((points) => points !== undefined);
  const numbers = parts.map(compileBonus);
  return {
    parts,
    read: (town) => Float64Array.from(numbers, (number) => number(town, NOBODY)),
    readInto(face, town) {
      for (let i = 0; i < numbers.length; i++) face[i] = numbers[i]!(town, NOBODY);
    },
    points: sumOf(all),
    lead: sumOf(all.map((points, i) => leadOf(points, bonuses[i]!, parts))),
  };
}

function leadOf(points: FacePoints, bonus: Bonus, parts: Bonus[]): FacePoints {
  const own: Bonus[] = [];
  compileFace(bonus, own);
  const [only, ...others] = own;
  if (only !== undefined && others.length === 0) return leadByNumber(points, addPart(only, parts).at);
  return (mine, theirs) => points(mine, theirs) - points(theirs, mine);
}

function compileFace(bonus: Bonus, parts: Bonus[]): FacePoints | undefined {
  if (typeof bonus === 'number') return () => bonus;
  if (!looksAcross(bonus)) {
    const { at, times } = addPart(bonus, parts);
    return times === 1 ? (own) => own[at]! : (own) => times * own[at]! + 0;
  }
  // What looks across from inside a choice depends on the cells of the group that is chosen.
  if ('each' in bonus || 'distance' in bonus || 'choose' in bonus) return undefined;
  const compile = (part: Bonus): FacePoints | undefined => compileFace(part, parts);
  if ('rival' in bonus) {
    const theirs = compile(bonus.rival);
    return theirs && ((own, rival) => theirs(rival, own));
  }
  if ('compare' in bonus) {
    const fast = looksAcross(bonus.compare) ? undefined : compileNumbers(bonus, parts);
    return fast ?? compareFaces(bonus, compile);
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
      bonus.steps.map(([from, worth]) => [from, compile(worth)]),
    );
  if ('sum' in bonus) return fold(bonus.sum, parts, (a, b) => a + b);
  if ('product' in bonus) return fold(bonus.product, parts, (a, b) => a * b);
  return 'least' in bonus ? fold(bonus.least, parts, Math.min) : fold(bonus.most, parts, Math.max);
}

type Compile = (part: Bonus) => FacePoints | undefined;

const leadIn = (value: FacePoints | undefined): FacePoints | undefined =>
  value && ((own, rival) => value(own, rival) - value(rival, own));

function compareFaces(
  bonus: Extract<Bonus, { readonly compare: unknown }>,
  compile: Compile,
): FacePoints | undefined {
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
  points: FacePoints | undefined,
  lead: FacePoints | undefined,
): FacePoints | undefined {
  if (!points || !lead) return undefined;
  return (own, rival) => {
    const mine = points(own, rival);
    const difference = lead(own, rival);
    if (difference < 0) return mine - handedOver(most, mine);
    return difference > 0 ? mine + handedOver(most, points(rival, own)) : mine;
  };
}

function tableOf(
  value: FacePoints | undefined,
  steps: Steps<FacePoints | undefined>,
): FacePoints | undefined {
  if (!value || steps.some(([, worth]) => !worth)) return undefined;
  return (own, rival) => lookUp(steps, value(own, rival), undefined)?.(own, rival) ?? 0;
}

/** Where a number of a town stands in its face, and how many times it is meant. The same things are counted once. */
function addPart(bonus: Bonus, parts: Bonus[]): { readonly at: number; readonly times: number } {
  const counts = typeof bonus !== 'number' && 'each' in bonus && !('steps' in bonus);
  const part = counts ? { each: bonus.each } : bonus;
  const text = JSON.stringify(part);
  const known = parts.findIndex((other) => JSON.stringify(other) === text);
  return { at: known >= 0 ? known : parts.push(part) - 1, times: counts ? pointsOf(bonus) : 1 };
}

/** The most common comparison, by one number and for a number: asked for every placement, it must not go far. */
function compileNumbers(
  { compare, more = 0, equal = 0, fewer = 0 }: Extract<Bonus, { readonly compare: Bonus }>,
  parts: Bonus[],
): FacePoints | undefined {
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
): FacePoints | undefined {
  const [first, ...rest] = operands.map((operand) => compileFace(operand, parts));
  if (!first || rest.includes(undefined)) return undefined;
  return (own, rival) =>
    rest.reduce((value, part) => join(value, part?.(own, rival) ?? 0), first(own, rival));
}
