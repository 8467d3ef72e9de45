// Any valid scoring expression, for property tests: deep or shallow, with every word of the language.

import {
  type Bonus,
  type Choice,
  type Filter,
  type Icon,
  ICONS,
  type Range,
  type Terrain,
  TERRAINS,
  type Things,
} from '@wagons/rules';
import fc from 'fast-check';

/** How much deeper it may go, and which words may stand here. */
type Place = {
  readonly depth: number;
  readonly chosen: boolean;
  readonly product: boolean;
  readonly choose: boolean;
  readonly compare: boolean;
};

/** Levels of an expression: the language allows a few more, which would make its parts too many. */
const DEPTH = 8;

const deeper = (place: Place): Place => ({ ...place, depth: place.depth - 1 });

/** Made only when it is needed: all the possible ones together would be too many. */
const later = <T>(make: () => fc.Arbitrary<T>): fc.Arbitrary<T> => fc.constant(undefined).chain(make);

// ---- Numbers and words ----

const points = fc.integer({ min: -99, max: 99 });
const terrain = fc.constantFrom<Terrain>(...TERRAINS);
const icon = fc.constantFrom<Icon>(...ICONS);
const side = fc.constantFrom('terrain', 'icon');

const several = <T>(word: fc.Arbitrary<T>, least: number): fc.Arbitrary<readonly T[]> =>
  fc.uniqueArray(word, { minLength: least, maxLength: 6 });

const oneOrMore = <T>(word: fc.Arbitrary<T>): fc.Arbitrary<T | readonly T[]> =>
  fc.oneof({ weight: 3, arbitrary: word }, { weight: 1, arbitrary: several(word, 1) });

function range(min: number, max: number): fc.Arbitrary<Range> {
  const bound = fc.integer({ min, max });
  return fc.oneof(
    fc.record({ atLeast: bound }),
    fc.record({ atMost: bound }),
    fc.tuple(bound, bound).map(([a, b]) => ({ atLeast: Math.min(a, b), atMost: Math.max(a, b) })),
  );
}

const size = range(1, 99);

// ---- Filters ----

/** Some of the words a filter may have; `chosen` only where something is. */
function filter(place: Place): fc.Arbitrary<Filter> {
  const flat: fc.Arbitrary<Filter> = fc.oneof(
    fc.record({ terrain: oneOrMore(terrain) }),
    fc.record({ icon: oneOrMore(icon) }),
    fc.record({ terrain, icon }),
    fc.record({ emptySides: range(0, 4) }),
    fc.constant<Filter>(place.chosen ? { chosen: true } : {}),
  );
  if (place.depth <= 1) return flat;
  const inner = later(() => filter(deeper(place)));
  const related: fc.Arbitrary<Filter> = fc.oneof(
    fc.record({ beside: inner }),
    fc.record({ near: inner }),
    fc.record({ amid: inner }),
    fc.tuple(inner, range(0, 4)).map(([of, many]) => ({ neighbours: { of, ...many } })),
    fc.record({ not: inner }),
    fc.record({ any: fc.array(inner, { minLength: 1, maxLength: 3 }) }),
    fc.record({ all: fc.array(inner, { minLength: 1, maxLength: 3 }) }),
  );
  return fc.oneof(
    { weight: 3, arbitrary: flat },
    { weight: 1, arbitrary: related },
    { weight: 2, arbitrary: fc.tuple(flat, related).map(([one, other]) => ({ ...one, ...other })) },
  );
}

// ---- Things ----

function things(place: Place): fc.Arbitrary<Things> {
  const such = filter(deeper(place));
  const extent = fc.integer({ min: 1, max: 9 });
  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ cell: such }) },
    { weight: 1, arbitrary: fc.record({ group: such, size }, { requiredKeys: ['group'] }) },
    { weight: 1, arbitrary: fc.record({ space: size }) },
    {
      weight: 1,
      arbitrary: fc.record(
        { block: fc.tuple(extent, extent), of: such, same: side },
        { requiredKeys: ['block'] },
      ),
    },
    { weight: 1, arbitrary: fc.record({ pair: such, apart: fc.integer({ min: 1, max: 20 }) }) },
    {
      weight: 1,
      arbitrary: fc.record({ pair: such, apart: fc.integer({ min: 2, max: 20 }), between: such }),
    },
    { weight: 1, arbitrary: fc.record({ line: such, size }) },
    { weight: 1, arbitrary: fc.record({ set: fc.oneof(several(terrain, 2), several(icon, 2)) }) },
    { weight: 1, arbitrary: fc.record({ kind: side, of: such }, { requiredKeys: ['kind'] }) },
  );
}

// ---- Bonuses ----

function bonus(place: Place): fc.Arbitrary<Bonus> {
  const each = fc.record({ each: things(deeper(place)), points }, { requiredKeys: ['each'] });
  const flat = fc.oneof({ weight: 1, arbitrary: points }, { weight: 3, arbitrary: each });
  if (place.depth <= 3) return flat;
  const inside = (change: Partial<Place> = {}): fc.Arbitrary<Bonus> =>
    later(() => bonus({ ...deeper(place), ...change }));
  const operands = fc.array(inside(), { minLength: 2, maxLength: 3 });
  const nested: Array<fc.Arbitrary<Bonus>> = [
    fc.record({ sum: operands }),
    fc.record({ least: operands }),
    fc.record({ most: operands }),
    fc.record({ rival: inside({ chosen: false }) }),
    fc
      .tuple(
        fc.record({ when: inside(), then: inside(), else: inside() }, { requiredKeys: ['when', 'then'] }),
        range(-99, 99),
      )
      .map(([when, many]) => ({ ...when, ...many })),
  ];
  const branches = { more: inside(), equal: inside(), fewer: inside() };
  if (place.compare) {
    const value = inside({ chosen: false, compare: false });
    nested.push(
      fc.record({ compare: value, ...branches }, { requiredKeys: ['compare', 'more'] }),
      fc.record({ compare: value, equal: branches.equal }),
      fc.record({ compare: value, fewer: branches.fewer }),
    );
  }
  if (place.product) {
    nested.push(fc.record({ product: fc.tuple(inside({ product: false }), inside({ product: false })) }));
  }
  if (place.choose) {
    const such = later(() => filter({ ...deeper(deeper(place)), chosen: false }));
    const choice: fc.Arbitrary<Choice> = fc.oneof(
      fc.record({ largestGroup: such }),
      fc.record({ fullestLine: such }),
    );
    nested.push(fc.record({ choose: choice, score: inside({ choose: false, chosen: true }) }));
  }
  return fc.oneof({ weight: 2, arbitrary: flat }, { weight: 3, arbitrary: fc.oneof(...nested) });
}

/** No fewer parts than the language counts, which allows 100. */
const partsOf = (made: Bonus): number =>
  JSON.stringify(made).match(/[{[]|\b(more|equal|fewer|then|else|when)\b/g)?.length ?? 1;

export const arbitraryBonus: fc.Arbitrary<Bonus> = bonus({
  depth: DEPTH,
  chosen: false,
  product: true,
  choose: true,
  compare: true,
}).filter((made) => partsOf(made) <= 100);
