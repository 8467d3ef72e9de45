// Conditions that are a sum over cells, each weighed by what lies on it and on its four sides: a cross of five cells.

import { ICONS, TERRAINS } from '@wagons/rules';
import type { Bonus, Filter, Range, Things } from '@wagons/rules/scoring';
import { EMPTY_CELL } from './town.ts';

/** Five codes: the cell itself, then left, right, above, below. */
type Cross = readonly [own: number, left: number, right: number, up: number, down: number];

/** What a cell adds to a condition. */
export type CrossWeight = (cross: Cross) => number;

type Test = (cross: Cross) => boolean;

/** Asks one code alone. An empty cell never matches. */
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
    // What lies at the corners is no part of a cross.
    if (things.space.atMost !== 1 || things.corners) return undefined;
    return ([own, ...sides]) => (own === EMPTY_CELL && !sides.includes(EMPTY_CELL) ? 1 : 0);
  }
  if (!('pair' in things) || things.apart > 2) return undefined;
  const such = codeTest(things.pair);
  const between = codeTest(things.between ?? {});
  if (!such || !between) return undefined;
  // Neighbours are counted by the left or upper of them, those farther apart by the cell between.
  if (things.apart === 1)
    return ([own, , right, , down]) => (such(own) ? Number(such(right)) + Number(such(down)) : 0);
  const asksBetween = things.between !== undefined;
  return ([own, left, right, up, down]) =>
    asksBetween && !between(own) ? 0 : Number(such(left) && such(right)) + Number(such(up) && such(down));
}

const within = (n: number, { atLeast = -Infinity, atMost = Infinity }: Range): boolean =>
  n >= atLeast && n <= atMost;

/** A filter that asks the cell and its sides; undefined where it asks farther. */
function crossTest(filter: Filter): Test | undefined {
  const { beside, near, amid, neighbours, emptySides, not, any, all, chosen, ...plain } = filter;
  if (chosen) return undefined;
  const own = codeTest(plain);
  const tests: Array<Test | undefined> = [own && (([code]) => own(code))];
  const asking = (inner: Filter | undefined, ask: (such: CodeTest, cross: Cross) => boolean): void => {
    if (!inner) return;
    const such = codeTest(inner);
    tests.push(such && ((cross) => ask(such, cross)));
  };
  asking(beside, (such, [, ...sides]) => sides.some(such));
  asking(near, (such, cross) => cross.some(such));
  asking(amid, (such, [, left, right, up, down]) => (such(left) && such(right)) || (such(up) && such(down)));
  asking(neighbours?.of, (such, [, ...sides]) => within(sides.filter(such).length, neighbours ?? {}));
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

/** A filter that asks a cell alone, by its code; undefined where it asks others too. */
export function codeTest(filter: Filter): CodeTest | undefined {
  const { terrain, icon, not, any, all, ...farther } = filter;
  if (Object.keys(farther).length > 0) return undefined;
  const terrains = [terrain ?? TERRAINS].flat();
  const icons = [icon ?? ICONS].flat();
  const inner = [...(not ? [not] : []), ...(all ?? []), ...(any ?? [])].map(codeTest);
  if (inner.includes(undefined)) return undefined;
  const without = not && codeTest(not);
  const allOf = all?.map(codeTest);
  const anyOf = any?.map(codeTest);
  return (code) => {
    const [ground, sign] = [TERRAINS[Math.floor((code - 1) / 6)], ICONS[(code - 1) % 6]];
    if (code === EMPTY_CELL || !ground || !sign) return false;
    if (!terrains.includes(ground) || !icons.includes(sign)) return false;
    if (without?.(code)) return false;
    if (allOf && !allOf.every((test) => test?.(code))) return false;
    return anyOf === undefined || anyOf.some((test) => test?.(code));
  };
}
