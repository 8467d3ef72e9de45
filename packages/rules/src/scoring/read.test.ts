import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, bonusFaults } from '../../test/faults.ts';

describe('the scoring language, read', () => {
  it('[F12] depth and size are bounded', () => {
    const nest = (depth: number): unknown => (depth === 0 ? 1 : { sum: [1, nest(depth - 1)] });
    expect(bonusFaults(nest(9))).toEqual([]);
    expect(bonusFaults(nest(10))).toMatchObject([
      { what: 'tooDeep', limit: 10 },
      { what: 'tooDeep', limit: 10 },
    ]);
    expect(bonusFaults(nest(5000)).every(({ what }) => what === 'tooDeep')).toBe(true);
    const wide = {
      sum: Array.from({ length: 8 }, () => ({ sum: Array.from({ length: 8 }, () => ({ sum: [1, 2] })) })),
    };
    expect(bonusFaults(wide)).toMatchObject([{ what: 'tooLarge', limit: 100 }]);
    expect(bonusFaults({ sum: Array.from({ length: 9 }, () => 1) })).toMatchObject([
      { what: 'wrongCount', found: 9, atLeast: 2, atMost: 8 },
    ]);
    expect(bonusFaults({ sum: [1] })).toMatchObject([{ what: 'wrongCount', found: 1 }]);
  });

  it.each([
    [100, { path: at, what: 'outOfRange', found: 100, atLeast: -99, atMost: 99 }],
    [1.5, { path: at, what: 'wrongType', found: 'number', expected: ['integer'] }],
    ['six', { path: at, what: 'wrongType', found: 'text', expected: ['object', 'integer'] }],
    [
      { each: { cell: {} }, points: '4' },
      { path: `${at}.points`, what: 'wrongType', found: 'text', expected: ['integer'] },
    ],
    [{ every: { cell: {} } }, { path: `${at}.every`, what: 'unknownWord', found: 'every' }],
    [{}, { path: at, what: 'noOneWord', found: [] }],
    [
      { each: { cell: {} }, sum: [1, 2] },
      { path: at, what: 'noOneWord', found: ['each', 'sum'] },
    ],
    [{ each: { cell: {}, group: {} } }, { path: `${at}.each`, what: 'noOneWord', found: ['cell', 'group'] }],
    [
      { each: { cell: {} }, point: 4 },
      { path: `${at}.point`, what: 'unknownWord', found: 'point', expected: ['each', 'points'] },
    ],
    [
      { each: { cell: { colour: 'red' } } },
      { path: `${at}.each.cell.colour`, what: 'unknownWord', found: 'colour' },
    ],
    [{ each: { cell: { terrain: [] } } }, { path: `${at}.each.cell.terrain`, what: 'wrongCount', found: 0 }],
    [
      { each: { cell: { terrain: ['snow', 'snow'] } } },
      { path: `${at}.each.cell.terrain[1]`, what: 'duplicate', found: 'snow' },
    ],
    [
      { each: { cell: { icon: 3 } } },
      { path: `${at}.each.cell.icon`, what: 'wrongType', expected: ['text', 'list'] },
    ],
    [{ each: { cell: { chosen: false } } }, { path: `${at}.each.cell.chosen`, what: 'wrongType' }],
    [
      { each: { cell: { emptySides: { atLeast: 5 } } } },
      { path: `${at}.each.cell.emptySides.atLeast`, what: 'outOfRange', atMost: 4 },
    ],
    [{ each: { cell: { emptySides: {} } } }, { path: `${at}.each.cell.emptySides`, what: 'emptyRange' }],
    [
      { each: { group: {}, size: { atLeast: 3, atMost: 2 } } },
      { path: `${at}.each.size`, what: 'emptyRange' },
    ],
    [
      { each: { space: { atLeast: 0 } } },
      { path: `${at}.each.space.atLeast`, what: 'outOfRange', atLeast: 1 },
    ],
    [{ each: { block: [2] } }, { path: `${at}.each.block`, what: 'wrongCount', found: 1 }],
    [{ each: { block: [2, 10] } }, { path: `${at}.each.block[1]`, what: 'outOfRange', atMost: 9 }],
    [
      { each: { block: [2, 2], same: 'colour' } },
      { path: `${at}.each.same`, what: 'unknownWord', expected: ['terrain', 'icon'] },
    ],
    [{ each: { pair: {} } }, { path: `${at}.each`, what: 'missing', key: 'apart' }],
    [{ each: { set: ['beer', 'snow'] } }, { path: `${at}.each.set[1]`, what: 'unknownWord', found: 'snow' }],
    [{ each: { set: ['beer', 'beer'] } }, { path: `${at}.each.set[1]`, what: 'duplicate', found: 'beer' }],
    [{ each: { set: ['beer'] } }, { path: `${at}.each.set`, what: 'wrongCount', found: 1 }],
    [
      { when: 1, then: 2 },
      { path: at, what: 'emptyRange' },
    ],
    [{ compare: 1 }, { path: at, what: 'missing', key: 'more | equal | fewer' }],
    [
      { choose: { largestGroup: { chosen: true } }, score: 1 },
      { path: `${at}.choose.largestGroup.chosen`, what: 'nothingChosen' },
    ],
    [{ each: { cell: { chosen: true } } }, { path: `${at}.each.cell.chosen`, what: 'nothingChosen' }],
    [
      { choose: { largestGroup: {} }, score: { rival: { each: { cell: { chosen: true } } } } },
      { path: `${at}.score.rival.each.cell.chosen`, what: 'nothingChosen' },
    ],
    [
      { choose: { largestGroup: {} }, score: { compare: { each: { cell: { chosen: true } } }, more: 1 } },
      { path: `${at}.score.compare.each.cell.chosen`, what: 'nothingChosen' },
    ],
    [
      { product: [1, { sum: [1, { product: [1, 2] }] }] },
      { path: `${at}.product[1].sum[1]`, what: 'nested', word: 'product' },
    ],
    [
      { choose: { largestGroup: {} }, score: { choose: { fullestLine: {} }, score: 1 } },
      { path: `${at}.score`, what: 'nested', word: 'choose' },
    ],
    [
      { compare: { compare: 1, more: 1 }, more: 1 },
      { path: `${at}.compare`, what: 'nested', word: 'compare' },
    ],
  ])('[F12][F13] %j is refused', (bonus, fault) => {
    expect(bonusFaults(bonus)).toMatchObject([fault]);
  });

  it('[F9][F10] a comparison may follow in a branch, and the chosen group be used there', () => {
    const guns = { each: { cell: { icon: 'gun' } } };
    expect(bonusFaults({ compare: guns, more: 6, equal: { compare: guns, fewer: -1 } })).toEqual([]);
    const used = { compare: guns, more: { each: { cell: { chosen: true } } } };
    expect(bonusFaults({ choose: { fullestLine: { icon: 'gun' } }, score: used })).toEqual([]);
  });

  it('[F12] a large random expression is read in no time, whatever it is', () => {
    const odd = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 12 },
        fc.integer(),
        fc.dictionary(
          fc.constantFrom(
            'each',
            'cell',
            'sum',
            'any',
            'not',
            'icon',
            'choose',
            'score',
            'compare',
            'more',
            '__proto__',
          ),
          tie('node'),
          { maxKeys: 4 },
        ),
        fc.array(tie('node'), { maxLength: 10 }),
      ),
    })).node;
    fc.assert(
      fc.property(odd, (bonus) => {
        expect(Array.isArray(bonusFaults(bonus))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
