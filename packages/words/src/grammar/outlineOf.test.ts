import type { Bonus, Filter, Things } from '@wagons/rules/scoring';
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

function sizeOf(things: Things): unknown {
  const worth = outlineOf({ each: things });
  return worth.is === 'each' && 'size' in worth.thing ? worth.thing.size : undefined;
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
    expect(sizeOf({ group: { icon: 'cow' }, size })).toEqual(many);
  });

  test.each([
    [{ atMost: 3 }, { is: 'between', from: 2, to: 3 }],
    [{ atMost: 2 }, { is: 'exactly', n: 2 }],
    [{ atMost: 1 }, { is: 'exactly', n: 1 }],
    [
      { atLeast: 1, atMost: 3 },
      { is: 'between', from: 1, to: 3 },
    ],
  ])('of lengths %o begins at 2 unless it says otherwise', (size, many) => {
    expect(sizeOf({ run: { icon: 'cow' }, size })).toEqual(many);
  });

  test.each([
    [{ atMost: 0 }, { is: 'exactly', n: 0 }],
    [{ atMost: 3 }, { is: 'atMost', n: 3 }],
    [{ atLeast: 3 }, { is: 'atLeast', n: 3 }],
    [{ atLeast: 4 }, { is: 'exactly', n: 4 }],
  ])('of sides %o goes from 0 to 4', (emptySides, many) => {
    expect(suchOf({ emptySides }).traits).toEqual([{ is: 'emptySides', many, holds: true }]);
  });
});

describe('a table', () => {
  test('says how far each step goes, and the last one goes on', () => {
    const worth = outlineOf({
      table: guns,
      steps: [
        [0, 5],
        [3, guns],
        [4, 1],
      ],
    });
    expect(worth.is === 'table' && worth.steps.map(({ many }) => many)).toEqual([
      { is: 'between', from: 0, to: 2 },
      { is: 'exactly', n: 3 },
      { is: 'atLeast', n: 4 },
    ]);
    expect(worth.is === 'table' && worth.steps[1]?.worth).toEqual(outlineOf(guns));
  });

  test.each<[number, Bonus, boolean]>([
    [0, guns, false],
    [1, guns, true],
    [0, { distance: {}, to: {} }, false],
    [0, { sum: [guns, -1] }, true],
    [0, { each: { cell: {} }, points: -1 }, true],
  ])('from %i on knows whether a value can be below: %j', (from, table, hasBelow) => {
    expect(outlineOf({ table, steps: [[from, 1]] })).toMatchObject({ hasBelow });
  });

  test('of sizes begins at the smallest thing there is', () => {
    expect(outlineOf({ each: { run: {} }, steps: [[2, 1]] })).toMatchObject({ hasBelow: false });
    expect(outlineOf({ each: { group: {} }, steps: [[2, 1]] })).toMatchObject({ hasBelow: true });
  });
});

describe('a distance', () => {
  test.each<[Filter, Filter, boolean]>([
    [{ icon: 'beer' }, { icon: 'gun' }, false],
    [{ icon: 'beer' }, { icon: 'beer' }, true],
    [{ icon: 'beer' }, {}, true],
  ])('from %j to %j', (distance, to, isOther) => {
    expect(outlineOf({ distance, to })).toMatchObject({ is: 'distance', isOther, points: 1 });
  });
});

describe('a choice', () => {
  const water = { largestGroup: { terrain: 'water' } } as const;

  test('that is mentioned once is named where it is mentioned', () => {
    const near: Filter = { icon: 'wagon', near: { chosen: true } };
    const such = { traits: [{ is: 'near', such: { chosen: { mention: 'inFull' } } }] };
    const of = (score: Bonus): Worth => outlineOf({ choose: water, score });
    expect(of({ each: { cell: near } })).toMatchObject({ is: 'each', thing: { such } });
    expect(of({ each: { run: near }, steps: [[2, 1]] })).toMatchObject({ is: 'bySize', thing: { such } });
    expect(of({ distance: near, to: { icon: 'gun' } })).toMatchObject({ is: 'distance', from: such });
  });

  test.each([
    [{ each: { cell: { icon: 'wagon', not: { chosen: true } } } }],
    [{ distance: { icon: 'beer' }, to: { chosen: true } }],
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

describe('what looks at both towns', () => {
  test('gives the difference under one condition', () => {
    expect(outlineOf({ difference: guns, to: 'fewer' })).toEqual({
      is: 'difference',
      when: { value: outlineOf(guns), whose: 'own', result: 'fewer' },
    });
    expect(outlineOf({ difference: { rival: guns }, to: 'fewer' })).toEqual(
      outlineOf({ difference: guns, to: 'more' }),
    );
  });

  test('moves points to the opponent under a condition for the opponent', () => {
    const claim: Bonus = { changeHands: 5, of: 9, toMore: guns };
    const value = outlineOf({ rival: guns });
    expect(outlineOf(claim)).toMatchObject({ when: { value, whose: 'rival', result: 'more' } });
    expect(outlineOf({ ...claim, toMore: { rival: guns } })).toMatchObject({
      when: { value, whose: 'rival', result: 'fewer' },
    });
    expect(outlineOf({ rival: claim })).toEqual({ is: 'theirs', of: outlineOf(claim) });
    expect(outlineOf({ rival: { rival: claim } })).toEqual(outlineOf(claim));
  });
});

test('a sum within a sum is one sum', () => {
  const worth: Worth = outlineOf({ sum: [1, { sum: [2, 3] }] });
  expect(worth).toEqual({ is: 'sum', of: [1, 2, 3].map((points) => ({ is: 'points', points })) });
});

test('a pair of neighbors has nothing between them', () => {
  const worth = outlineOf({ each: { pair: {}, apart: 1, between: { icon: 'gun' } } });
  expect(worth).toMatchObject({ thing: { between: undefined } });
});

test('things count as such when each is worth 1', () => {
  expect(asCount(outlineOf(guns))).toMatchObject({ is: 'each' });
  expect(asCount(outlineOf({ each: { cell: {} }, points: 2 }))).toBeUndefined();
});
