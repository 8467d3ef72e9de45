// Any valid expression of the scoring language, within its limits (F4–F12).

import fc from 'fast-check';
import {
  type Bonus,
  type Choice,
  type Filter,
  type Icon,
  ICONS,
  type Range,
  type SizedThings,
  type Steps,
  type Terrain,
  TERRAINS,
  type Things,
} from '../src/core/types.ts';

/** The limits of F12. */
const LIMITS = { levels: 10, parts: 100, points: 99, size: 99, sides: 4, apart: 20, block: 9 } as const;

/** Context of a part: the levels left, and the words that are still allowed. */
type Place = {
  readonly levels: number;
  readonly chosen: boolean;
  readonly product: boolean;
  readonly choose: boolean;
  readonly compare: boolean;
  readonly changeHands: boolean;
};

const deeper = (place: Place): Place => ({ ...place, levels: place.levels - 1 });

type Part<T> = (place: Place) => fc.Arbitrary<T>;

/** Memoizes the arbitrary of a context, since deeper ones are used in many others. */
function once<T>(make: Part<T>): Part<T> {
  const made = new Map<string, fc.Arbitrary<T>>();
  return (place) => {
    const key = JSON.stringify(place);
    const arbitrary = made.get(key) ?? make(place);
    made.set(key, arbitrary);
    return arbitrary;
  };
}

// ---- Numbers and words: mostly small ones as in a town, sometimes up to the limits ----

const upTo = (min: number, often: number, max: number): fc.Arbitrary<number> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min, max: often }) },
    { weight: 1, arbitrary: fc.integer({ min, max }) },
  );

const points = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: -6, max: 6 }) },
  { weight: 1, arbitrary: fc.integer({ min: -LIMITS.points, max: LIMITS.points }) },
);
const terrain = fc.constantFrom<Terrain>(...TERRAINS);
const icon = fc.constantFrom<Icon>(...ICONS);
const side = fc.constantFrom('terrain', 'icon');

const several = <T>(word: fc.Arbitrary<T>, minLength: number): fc.Arbitrary<readonly T[]> =>
  fc.uniqueArray(word, { minLength, maxLength: TERRAINS.length });

const oneOrMore = <T>(word: fc.Arbitrary<T>): fc.Arbitrary<T | readonly T[]> =>
  fc.oneof({ weight: 2, arbitrary: word }, { weight: 1, arbitrary: several(word, 1) });

const range = (bound: fc.Arbitrary<number>): fc.Arbitrary<Range> =>
  fc.oneof(
    fc.record({ atLeast: bound }),
    fc.record({ atMost: bound }),
    fc.tuple(bound, bound).map(([a, b]) => ({ atLeast: Math.min(a, b), atMost: Math.max(a, b) })),
  );

const size = range(upTo(1, 4, LIMITS.size));
const sides = range(fc.integer({ min: 0, max: LIMITS.sides }));

// ---- Filters ----

const filter: Part<Filter> = once((place) => {
  const flat: fc.Arbitrary<Filter> = fc.oneof(
    fc.record({ terrain: oneOrMore(terrain) }),
    fc.record({ icon: oneOrMore(icon) }),
    fc.record({ terrain: oneOrMore(terrain), icon: oneOrMore(icon) }),
    fc.record({ emptySides: sides }),
    fc.constant<Filter>(place.chosen ? { chosen: true } : {}),
  );
  if (place.levels === 1) return flat;
  const inner = filter(deeper(place));
  const list = fc.array(inner, { minLength: 1, maxLength: 3 });
  const related: fc.Arbitrary<Filter> = fc.oneof(
    fc.record({ beside: inner }),
    fc.record({ near: inner }),
    fc.record({ amid: inner }),
    fc.tuple(inner, sides).map(([of, many]) => ({ neighbours: { of, ...many } })),
    fc.record({ not: inner }),
    fc.record({ any: list }),
    fc.record({ all: list }),
  );
  return fc.oneof(
    { weight: 3, arbitrary: flat },
    { weight: 2, arbitrary: fc.tuple(flat, related).map(([one, other]) => ({ ...one, ...other })) },
  );
});

// ---- Things ----

const sizedThings: Part<SizedThings> = once((place) => {
  const space = fc.record({ space: size, corners: fc.constant(true) }, { requiredKeys: ['space'] });
  if (place.levels === 1) return space;
  const such = filter(deeper(place));
  return fc.oneof(
    space,
    fc.record({ group: such, size }, { requiredKeys: ['group'] }),
    fc.record({ line: such, size }),
    fc.record({ run: such, size }, { requiredKeys: ['run'] }),
  );
});

const things: Part<Things> = once((place) => {
  const extent = upTo(1, 3, LIMITS.block);
  const bare: Array<fc.Arbitrary<Things>> = [
    sizedThings(place),
    fc.record({ block: fc.tuple(extent, extent), same: side }, { requiredKeys: ['block'] }),
    fc.record({ set: fc.oneof(several(terrain, 2), several(icon, 2)) }),
    fc.record({ kind: side }),
  ];
  if (place.levels === 1) return fc.oneof(...bare);
  const such = filter(deeper(place));
  const apart = upTo(1, 4, LIMITS.apart);
  return fc.oneof(
    ...bare,
    fc.record({ cell: such }),
    fc.record({ block: fc.tuple(extent, extent), of: such, same: side }, { requiredKeys: ['block', 'of'] }),
    fc
      .record({ pair: such, apart, between: such }, { requiredKeys: ['pair', 'apart'] })
      // Between adjacent cells there is nothing for `between`.
      .filter(({ apart: steps, between }) => steps > 1 || between === undefined),
    fc.record({ kind: side, of: such }),
  );
});

// ---- Bonuses ----

const bonus: Part<Bonus> = once((place) => {
  if (place.levels === 1) return points;
  const flat: fc.Arbitrary<Bonus> = fc.oneof(
    { weight: 1, arbitrary: points },
    { weight: 4, arbitrary: fc.record({ each: things(deeper(place)), points }, { requiredKeys: ['each'] }) },
    {
      weight: 2,
      arbitrary: fc.record({
        each: sizedThings(deeper(place)),
        steps: steps(upTo(1, 6, LIMITS.size), points),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record(
        { distance: filter(deeper(place)), to: filter(deeper(place)), points },
        { requiredKeys: ['distance', 'to'] },
      ),
    },
  );
  const inside = (change: Partial<Place> = {}): fc.Arbitrary<Bonus> => bonus({ ...deeper(place), ...change });
  const part = inside();
  const operands = fc.array(part, { minLength: 2, maxLength: 3 });
  const nested: Array<fc.Arbitrary<Bonus>> = [
    fc.record({ sum: operands }),
    fc.record({ least: operands }),
    fc.record({ most: operands }),
    fc.record({ rival: inside({ chosen: false }) }),
    fc.record({ divide: part, by: upTo(2, 4, LIMITS.points) }),
    fc.record({ table: part, steps: steps(points, part) }),
  ];
  if (place.product) {
    const factor = inside({ product: false });
    nested.push(fc.record({ product: fc.tuple(factor, factor) }));
  }
  if (place.compare) {
    const value = inside({ chosen: false, compare: false });
    nested.push(
      compared(value, part),
      fc.record({ difference: value, to: fc.constantFrom('more', 'fewer') }),
    );
    if (place.changeHands) {
      nested.push(
        fc.record({
          changeHands: upTo(1, 6, LIMITS.points),
          of: inside({ chosen: false, changeHands: false }),
          toMore: value,
        }),
      );
    }
  }
  if (place.choose && place.levels > 2) {
    const score = inside({ choose: false, chosen: true });
    nested.push(fc.record({ choose: choice(deeper({ ...place, chosen: false })), score }));
  }
  return fc.oneof({ weight: 2, arbitrary: flat }, { weight: 3, arbitrary: fc.oneof(...nested) });
});

/** Steps with increasing bounds. */
const steps = <T>(from: fc.Arbitrary<number>, worth: fc.Arbitrary<T>): fc.Arbitrary<Steps<T>> =>
  fc
    .uniqueArray(fc.tuple(from, worth), { minLength: 1, maxLength: 4, selector: ([at]) => at })
    .map((list) => list.toSorted(([a], [b]) => a - b));

function compared(value: fc.Arbitrary<Bonus>, part: fc.Arbitrary<Bonus>): fc.Arbitrary<Bonus> {
  const branches = { compare: value, more: part, equal: part, fewer: part };
  return fc.oneof(
    fc.record(branches, { requiredKeys: ['compare', 'more'] }),
    fc.record(branches, { requiredKeys: ['compare', 'equal'] }),
    fc.record(branches, { requiredKeys: ['compare', 'fewer'] }),
  );
}

function choice(place: Place): fc.Arbitrary<Choice> {
  const such = filter(deeper(place));
  return fc.oneof(fc.record({ largestGroup: such }), fc.record({ fullestLine: such }));
}

/** Upper bound of the number of parts: every part is an object or a number. */
const atMostParts = (made: Bonus): number => JSON.stringify(made).match(/\{|\d+/g)?.length ?? 0;

export const arbitraryBonus: fc.Arbitrary<Bonus> = bonus({
  levels: LIMITS.levels,
  chosen: false,
  product: true,
  choose: true,
  compare: true,
  changeHands: true,
}).filter((made) => atMostParts(made) <= LIMITS.parts);
