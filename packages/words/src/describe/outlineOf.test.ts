import type { Bonus, Filter } from '@wagons/rules';
import { describe, expect, test } from 'vitest';
import type { Such, Worth } from './outline.ts';
import { asCount, asGroupSize, branchesOf } from './outline.ts';
import { outlineOf } from './outlineOf.ts';

const guns: Bonus = { each: { cell: { icon: 'gun' } } };
const anything: Such = { terrains: [], icons: [], chosen: undefined, traits: [] };

function suchOf(cell: Filter): Such {
  const worth = outlineOf({ each: { cell } });
  if (worth.is !== 'each' || worth.thing.is !== 'cell') throw new Error('not a cell');
  return worth.thing.such;
}

function manyOf(bonus: Bonus): unknown {
  const worth = outlineOf(bonus);
  return worth.is === 'when'
    ? worth.many
    : worth.is === 'each' && worth.thing.is === 'group'
      ? worth.thing.size
      : undefined;
}

describe('a filter', () => {
  test('gives its terrain and icon to the noun and the rest to the clause', () => {
    expect(suchOf({ icon: 'gun', terrain: ['desert', 'snow'], beside: { icon: 'cow' } })).toEqual({
      ...anything,
      terrains: ['desert', 'snow'],
      icons: ['gun'],
      traits: [{ is: 'beside', such: { ...anything, icons: ['cow'] }, holds: true }],
    });
  });

  test('keeps a second terrain as a trait', () => {
    expect(suchOf({ terrain: 'desert', all: [{ terrain: 'snow' }] }).traits).toEqual([
      { is: 'terrain', terrains: ['snow'], holds: true },
    ]);
  });

  test('carries "not" inwards', () => {
    expect(suchOf({ not: { not: { icon: 'gun' } } })).toEqual(suchOf({ icon: 'gun' }));
    expect(suchOf({ not: { any: [{ icon: 'gun' }, { terrain: 'snow' }] } }).traits).toEqual([
      { is: 'icon', icons: ['gun'], holds: false },
      { is: 'terrain', terrains: ['snow'], holds: false },
    ]);
    const [either] = suchOf({ not: { icon: 'gun', terrain: 'snow' } }).traits;
    expect(either?.is === 'either' && either.of.map(({ traits }) => traits)).toEqual([
      [{ is: 'terrain', terrains: ['snow'], holds: false }],
      [{ is: 'icon', icons: ['gun'], holds: false }],
    ]);
  });

  test('that is empty means every territory, and its opposite none', () => {
    expect(suchOf({})).toEqual(anything);
    expect(suchOf({ not: {} }).traits).toEqual([{ is: 'either', of: [] }]);
  });
});

describe('a range', () => {
  test.each([
    [{ atLeast: 2 }, { is: 'atLeast', n: 2 }],
    [
      { atLeast: 2, atMost: 2 },
      { is: 'exactly', n: 2 },
    ],
    [{ atMost: 1 }, { is: 'exactly', n: 1 }],
    [{ atMost: 3 }, { is: 'between', from: 1, to: 3 }],
  ])('of sizes %o begins at 1', (size, many) => {
    expect(manyOf({ each: { group: { icon: 'cow' }, size } })).toEqual(many);
  });

  test('of counts begins at 0, that of other numbers nowhere', () => {
    expect(manyOf({ when: guns, atMost: 0, then: 1 })).toEqual({ is: 'exactly', n: 0 });
    expect(manyOf({ when: { each: { cell: {} }, points: -1 }, atMost: 0, then: 1 })).toEqual({
      is: 'atMost',
      n: 0,
    });
    expect(manyOf({ when: guns, atMost: 3, then: 1 })).toEqual({ is: 'atMost', n: 3 });
  });
});

describe('a choice', () => {
  const water = { largestGroup: { terrain: 'water' } } as const;

  test('that is mentioned once is named where it is mentioned', () => {
    const worth = outlineOf({
      choose: water,
      score: { each: { cell: { icon: 'wagon', near: { chosen: true } } } },
    });
    expect(worth).toMatchObject({
      is: 'each',
      thing: { such: { traits: [{ is: 'near', such: { chosen: { mention: 'inFull' } } }] } },
    });
  });

  test.each([
    [{ each: { cell: { icon: 'wagon', not: { chosen: true } } } }],
    [{ each: { cell: { neighbours: { of: { chosen: true }, atMost: 1 } } } }],
    [{ sum: [5, { each: { cell: { chosen: true } } }] }],
    [{ each: { pair: { chosen: true }, apart: 2, between: { chosen: true } } }],
    [5],
  ] as Array<[Bonus]>)('comes first where the score could count without it: %j', (score) => {
    expect(outlineOf({ choose: water, score })).toMatchObject({
      is: 'choose',
      chosen: { is: 'group', mention: 'inFull' },
    });
  });

  test('of a largest group whose territories are counted is its size', () => {
    const size = outlineOf({ choose: water, score: { each: { cell: { chosen: true } } } });
    expect(asGroupSize(size)).toMatchObject({ is: 'group', of: { terrains: ['water'] } });
    const line = outlineOf({ choose: { fullestLine: {} }, score: { each: { cell: { chosen: true } } } });
    expect(asGroupSize(line)).toBeUndefined();
  });
});

describe('the other town', () => {
  test('is said of every part, and twice the other is one’s own', () => {
    expect(outlineOf({ rival: { sum: [guns, { rival: guns }] } })).toMatchObject({
      of: [{ whose: 'rival' }, { whose: 'own' }],
    });
  });

  test('in what is compared turns the comparison round', () => {
    const worth = outlineOf({ compare: { rival: guns }, more: 6 });
    expect(worth).toEqual(outlineOf({ compare: guns, fewer: 6 }));
    expect(worth.is === 'compare' && branchesOf(worth)).toEqual([
      { result: 'fewer', worth: { is: 'points', points: 6 } },
    ]);
  });
});

test('a sum within a sum is one sum', () => {
  const worth: Worth = outlineOf({ sum: [1, { sum: [2, 3] }] });
  expect(worth).toEqual({ is: 'sum', of: [1, 2, 3].map((points) => ({ is: 'points', points })) });
});

test('a pair of neighbours has nothing between them', () => {
  const worth = outlineOf({ each: { pair: {}, apart: 1, between: { icon: 'gun' } } });
  expect(worth).toMatchObject({ thing: { between: undefined } });
});

test('things count as such when each is worth 1', () => {
  expect(asCount(outlineOf(guns))).toMatchObject({ is: 'each' });
  expect(asCount(outlineOf({ each: { cell: {} }, points: 2 }))).toBeUndefined();
});
