// From a scoring expression to its outline: whose town each part means, and what is chosen.

import type { Icon, Terrain } from '@wagons/rules';
import type { Bonus, Choice, Filter, Range, Things } from '@wagons/rules/scoring';
import type { Chosen, Condition, Many, Result, Sized, Step, Such, Thing, Whose, Worth } from './outline.ts';
import { manyOf, type Scope, suchOf } from './suchOf.ts';

export function outlineOf(bonus: Bonus, scope: Scope = { whose: 'own' }): Worth {
  const { whose } = scope;
  const outline = (inner: Bonus): Worth => outlineOf(inner, scope);
  if (typeof bonus === 'number') return { is: 'points', points: bonus };
  if ('each' in bonus) return eachOf(bonus, scope);
  if ('distance' in bonus) return distanceOf(bonus, scope);
  if ('sum' in bonus) return sumOf(bonus.sum.map(outline));
  if ('product' in bonus) return { is: 'product', of: bonus.product.map(outline) };
  if ('least' in bonus) return { is: 'least', of: bonus.least.map(outline) };
  if ('most' in bonus) return { is: 'most', of: bonus.most.map(outline) };
  if ('divide' in bonus) return { is: 'part', of: outline(bonus.divide), by: bonus.by };
  if ('rival' in bonus) return outlineOf(bonus.rival, { whose: otherThan(whose) });
  if ('choose' in bonus) return chooseOf(bonus.choose, bonus.score, scope);
  if ('table' in bonus) return tableOf(bonus, scope);
  if ('compare' in bonus) return compareOf(bonus, scope);
  if ('difference' in bonus)
    return { is: 'difference', when: conditionOf(bonus.difference, whose, bonus.to) };
  // Points that go to the other side can be told apart only from the side that has them.
  if (whose === 'rival') return { is: 'theirs', of: outlineOf(bonus) };
  const when = conditionOf(bonus.toMore, 'rival', 'more');
  return { is: 'changeHands', points: bonus.changeHands, of: outlineOf(bonus.of), when };
}

/** The form of a bonus that has these words. */
type Form<Name extends string, Other extends string = Name> = Extract<
  Bonus,
  { readonly [name in Name | Other]: unknown }
>;
type Steps<T> = ReadonlyArray<readonly [from: number, worth: T]>;

const otherThan = (whose: Whose): Whose => (whose === 'own' ? 'rival' : 'own');

const sumOf = (parts: readonly Worth[]): Worth => ({
  is: 'sum',
  of: parts.flatMap((part) => (part.is === 'sum' ? part.of : [part])),
});

// ---- Numbers of things and territories ----

function eachOf(bonus: Form<'each'>, scope: Scope): Worth {
  const { whose } = scope;
  if (!('steps' in bonus))
    return { is: 'each', thing: thingOf(bonus.each, scope), points: bonus.points ?? 1, whose };
  const thing = sizedOf(bonus.each, scope);
  const lowest = thing.is === 'run' ? 2 : 1;
  return { is: 'bySize', thing, steps: stepsOf(bonus.steps), hasBelow: hasBelow(bonus.steps, lowest), whose };
}

const distanceOf = ({ distance, to, points = 1 }: Form<'distance'>, scope: Scope): Worth => ({
  is: 'distance',
  from: suchOf(distance, scope),
  to: suchOf(to, scope),
  isOther: [JSON.stringify(distance), '{}'].includes(JSON.stringify(to)),
  points,
  whose: scope.whose,
});

// ---- Tables ----

function tableOf({ table, steps }: Form<'table'>, scope: Scope): Worth {
  const value = outlineOf(table, scope);
  return {
    is: 'table',
    value,
    steps: stepsOf(steps).map(({ many, worth }) => ({ many, worth: outlineOf(worth, scope) })),
    hasBelow: hasBelow(steps, isNeverNegative(value) ? 0 : -Infinity),
  };
}

/** A step holds up to the next one; the last one holds from its number on. */
const stepsOf = <T>(steps: Steps<T>): ReadonlyArray<Step<T>> =>
  steps.map(([from, worth], i) => ({ many: upTo(from, steps[i + 1]?.[0]), worth }));

function upTo(from: number, next: number | undefined): Many {
  if (next === undefined) return { is: 'atLeast', n: from };
  return next === from + 1 ? { is: 'exactly', n: from } : { is: 'between', from, to: next - 1 };
}

const hasBelow = (steps: Steps<unknown>, lowest: number): boolean => steps.every(([from]) => from > lowest);

const isNeverNegative = (worth: Worth): boolean =>
  (worth.is === 'each' || worth.is === 'distance') && worth.points >= 0;

// ---- Both towns ----

function compareOf({ compare, ...branches }: Form<'compare'>, scope: Scope): Worth {
  const { value, whose, result } = conditionOf(compare, scope.whose, 'more');
  const outline = (branch: Bonus | undefined): Worth | undefined =>
    branch === undefined ? undefined : outlineOf(branch, scope);
  const equal = outline(branches.equal);
  const [more, fewer] = result === 'more' ? [branches.more, branches.fewer] : [branches.fewer, branches.more];
  return { is: 'compare', value, whose, more: outline(more), equal, fewer: outline(fewer) };
}

/** To have more of what the other side has is to have fewer of it. */
function conditionOf(value: Bonus, whose: Whose, result: Exclude<Result, 'equal'>): Condition {
  if (typeof value === 'object' && 'rival' in value)
    return conditionOf(value.rival, whose, result === 'more' ? 'fewer' : 'more');
  return { value: outlineOf(value, { whose }), whose, result };
}

// ---- Things ----

function thingOf(things: Things, scope: Scope): Thing {
  const such = (filter: Filter | undefined): Such => suchOf(filter ?? {}, scope);
  if ('cell' in things) return { is: 'cell', such: such(things.cell) };
  if ('block' in things) {
    const [width, height] = things.block;
    return { is: 'block', width, height, such: such(things.of), same: things.same };
  }
  if ('pair' in things) {
    return {
      is: 'pair',
      such: such(things.pair),
      apart: things.apart,
      // Neighbors have nothing between them.
      between: things.apart > 1 && things.between ? such(things.between) : undefined,
    };
  }
  if ('set' in things) {
    return isTerrains(things.set)
      ? { is: 'terrainSet', terrains: things.set }
      : { is: 'iconSet', icons: things.set };
  }
  if ('kind' in things) return { is: 'kind', kind: things.kind, such: such(things.of) };
  return sizedOf(things, scope);
}

function sizedOf(things: Form<'each', 'steps'>['each'], scope: Scope): Sized {
  if ('space' in things)
    return { is: 'space', size: manyOf(things.space, 1), corners: things.corners ?? false };
  if ('line' in things) return { is: 'line', such: suchOf(things.line, scope), size: manyOf(things.size, 1) };
  const { size } = things;
  if ('group' in things)
    return { is: 'group', such: suchOf(things.group, scope), size: size && manyOf(size, 1) };
  return { is: 'run', such: suchOf(things.run, scope), size: size && manyOf(size, shortest(size)) };
}

/** A single one is no run, so one of at most 3 has 2 or 3; but a bound that is given is said as it is given. */
const shortest = ({ atLeast, atMost }: Range): 1 | 2 => (atLeast === undefined && atMost !== 1 ? 2 : 1);

const TERRAINS: readonly string[] = [
  'desert',
  'forest',
  'mountains',
  'plains',
  'snow',
  'water',
] satisfies Terrain[];

const isTerrains = (words: readonly Terrain[] | readonly Icon[]): words is readonly Terrain[] =>
  words.every((word) => TERRAINS.includes(word));

// ---- Choices ----

function chooseOf(choice: Choice, score: Bonus, { whose }: Scope): Worth {
  const [is, of] =
    'largestGroup' in choice
      ? (['group', choice.largestGroup] as const)
      : (['line', choice.fullestLine] as const);
  const chosen = (mention: Chosen['mention']): Chosen => ({ is, of: suchOf(of, { whose }), whose, mention });
  if (mentions(score) === 1 && isTiedTo(score)) return outlineOf(score, { whose, chosen: chosen('inFull') });
  return {
    is: 'choose',
    chosen: chosen('inFull'),
    worth: outlineOf(score, { whose, chosen: chosen('again') }),
  };
}

/** A `choose` never stands inside another one, so every mention of what is chosen means this choice. */
const mentions = (score: Bonus): number => JSON.stringify(score).split('"chosen":').length - 1;

/** Whether it is worth 0 where nothing could be chosen: only then the choice may stand inside the phrase. */
function isTiedTo(score: Bonus): boolean {
  if (typeof score === 'number') return false;
  if ('distance' in score) return needsChosen(score.distance);
  if (!('each' in score)) return false;
  const { each } = score;
  if ('cell' in each) return needsChosen(each.cell);
  if ('group' in each) return needsChosen(each.group);
  if ('pair' in each) return needsChosen(each.pair);
  if ('line' in each) return needsChosen(each.line);
  if ('run' in each) return needsChosen(each.run);
  return 'of' in each && needsChosen(each.of ?? {});
}

function needsChosen({ chosen, beside, near, amid, neighbours, all = [], any = [] }: Filter): boolean {
  const counted = neighbours && (neighbours.atLeast ?? 0) > 0 ? [neighbours.of] : [];
  const needed = [beside, near, amid, ...counted, ...all].filter((filter) => filter !== undefined);
  return chosen === true || needed.some(needsChosen) || (any.length > 0 && any.every(needsChosen));
}
