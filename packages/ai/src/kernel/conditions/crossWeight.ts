// Conditions that are a sum over cells, each weighed by its own code and those of its four neighbors: a cross.

import { ICONS, TERRAINS } from '@wagons/rules';
import type { Bonus, Filter, Range, Things } from '@wagons/rules/scoring';
import { CODE_COUNT, EMPTY_CELL, iconName, terrainName } from '../town/codes.ts';
import { pointsOf } from './structure.ts';

/** Five codes: the cell itself, then left, right, above, below. */
type Cross = readonly [own: number, left: number, right: number, up: number, down: number];

/** What a cell adds to a condition. */
export type CrossWeight = (cross: Cross) => number;

type CrossTest = (cross: Cross) => boolean;

/** A test of one code alone. An empty cell never matches. */
export type CodeTest = (code: number) => boolean;

/** The weight of a cell in a condition that is such a sum; undefined for others. */
export function crossWeight(bonus: Bonus): CrossWeight | undefined {
  if (typeof bonus === 'number') return undefined;
  if ('each' in bonus) {
    if ('steps' in bonus) return undefined;
    const { points = 1 } = bonus;
    const weight = thingsWeight(bonus.each);
    return weight && ((cross) => points * weight(cross));
  }
  if (!('sum' in bonus)) return undefined;
  const parts = bonus.sum.map(crossWeight).filter((part) => part !== undefined);
  if (parts.length < bonus.sum.length) return undefined;
  return (cross) => parts.reduce((sum, part) => sum + part(cross), 0);
}

function thingsWeight(things: Things): CrossWeight | undefined {
  if ('cell' in things) {
    const test = crossTest(things.cell);
    return test && ((cross) => (test(cross) ? 1 : 0));
  }
  if ('space' in things) {
    // Corners are not part of a cross.
    if (things.space.atMost !== 1 || things.corners) return undefined;
    return ([own, ...sides]) => (own === EMPTY_CELL && !sides.includes(EMPTY_CELL) ? 1 : 0);
  }
  return 'pair' in things ? pairWeight(things) : undefined;
}

/** Adjacent pairs are counted at their left or upper cell, pairs two apart at the cell in between. */
function pairWeight(pair: Extract<Things, { readonly pair: unknown }>): CrossWeight | undefined {
  if (pair.apart > 2) return undefined;
  const such = codeTest(pair.pair);
  const between = codeTest(pair.between ?? {});
  if (!such || !between) return undefined;
  if (pair.apart === 1)
    return ([own, , right, , down]) => (such(own) ? Number(such(right)) + Number(such(down)) : 0);
  const testsBetween = pair.between !== undefined;
  return ([own, left, right, up, down]) =>
    testsBetween && !between(own) ? 0 : Number(such(left) && such(right)) + Number(such(up) && such(down));
}

const within = (n: number, { atLeast = -Infinity, atMost = Infinity }: Range): boolean =>
  n >= atLeast && n <= atMost;

/** A filter on a cell and its four neighbors; undefined if it depends on cells farther away. */
function crossTest(filter: Filter): CrossTest | undefined {
  const { beside, near, amid, neighbours, emptySides, not, any, all, chosen, ...plain } = filter;
  if (chosen) return undefined;
  const own = codeTest(plain);
  const tests: Array<CrossTest | undefined> = [own && (([code]) => own(code))];
  const addTest = (inner: Filter | undefined, test: (such: CodeTest, cross: Cross) => boolean): void => {
    if (!inner) return;
    const such = codeTest(inner);
    tests.push(such && ((cross) => test(such, cross)));
  };
  addTest(beside, (such, [, ...sides]) => sides.some(such));
  addTest(near, (such, cross) => cross.some(such));
  addTest(amid, (such, [, left, right, up, down]) => (such(left) && such(right)) || (such(up) && such(down)));
  addTest(neighbours?.of, (such, [, ...sides]) => within(sides.filter(such).length, neighbours ?? {}));
  if (emptySides)
    tests.push(([, ...sides]) => within(sides.filter((code) => code === EMPTY_CELL).length, emptySides));
  if (not) {
    const such = crossTest(not);
    tests.push(such && ((cross) => !such(cross)));
  }
  if (any) {
    const such = any.map(crossTest);
    tests.push(such.includes(undefined) ? undefined : (cross) => such.some((test) => test?.(cross)));
  }
  tests.push(...(all ?? []).map(crossTest));
  return tests.includes(undefined) ? undefined : (cross) => tests.every((test) => test?.(cross));
}

/** A filter on the code of a cell alone; undefined if it depends on other cells. */
export function codeTest(filter: Filter): CodeTest | undefined {
  const { terrain, icon, not, any, all, ...positional } = filter;
  if (Object.keys(positional).length > 0) return undefined;
  const terrains = [terrain ?? TERRAINS].flat();
  const icons = [icon ?? ICONS].flat();
  const inner = [...(not ? [not] : []), ...(all ?? []), ...(any ?? [])].map(codeTest);
  if (inner.includes(undefined)) return undefined;
  const without = not && codeTest(not);
  const allOf = all?.map(codeTest);
  const anyOf = any?.map(codeTest);
  return (code) => {
    const [ground, sign] = [terrainName(code), iconName(code)];
    if (!ground || !sign) return false;
    if (!terrains.includes(ground) || !icons.includes(sign)) return false;
    if (without?.(code)) return false;
    if (allOf && !allOf.every((test) => test?.(code))) return false;
    return anyOf === undefined || anyOf.some((test) => test?.(code));
  };
}

/** By code: the weight of each territory in a condition that is a weighted count of territories; undefined for others. */
export function codeWeights(bonus: Bonus): Int32Array<ArrayBuffer> | undefined {
  if (typeof bonus === 'number') return undefined;
  if ('sum' in bonus) {
    const parts = bonus.sum.map(codeWeights);
    if (parts.includes(undefined)) return undefined;
    return Int32Array.from({ length: CODE_COUNT }, (_, code) =>
      parts.reduce((sum, part) => sum + (part?.[code] ?? 0), 0),
    );
  }
  const test = 'each' in bonus && 'cell' in bonus.each ? codeTest(bonus.each.cell) : undefined;
  const points = 'each' in bonus ? pointsOf(bonus) : 0;
  return test && Int32Array.from({ length: CODE_COUNT }, (_, code) => (test(code) ? points : 0));
}
