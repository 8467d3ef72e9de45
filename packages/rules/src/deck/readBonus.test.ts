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
      { path: `${at}.point`, what: 'unknownWord', found: 'point', expected: ['each', 'points', 'steps'] },
    ],
    [
      { each: { cell: { color: 'red' } } },
      { path: `${at}.each.cell.color`, what: 'unknownWord', found: 'color' },
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
    [
      { each: { cell: { chosen: false } } },
      { path: `${at}.each.cell.chosen`, what: 'unknownWord', found: 'false', expected: ['true'] },
    ],
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
      { each: { block: [2, 2], same: 'color' } },
      { path: `${at}.each.same`, what: 'unknownWord', expected: ['terrain', 'icon'] },
    ],
    [{ each: { pair: {} } }, { path: `${at}.each`, what: 'missing', key: 'apart' }],
    [{ each: { set: ['beer', 'snow'] } }, { path: `${at}.each.set[1]`, what: 'unknownWord', found: 'snow' }],
    [{ each: { set: ['beer', 'beer'] } }, { path: `${at}.each.set[1]`, what: 'duplicate', found: 'beer' }],
    [{ each: { set: ['beer'] } }, { path: `${at}.each.set`, what: 'wrongCount', found: 1 }],
    [
      { each: { space: { atMost: 1 }, corners: false } },
      { path: `${at}.each.corners`, what: 'unknownWord', found: 'false', expected: ['true'] },
    ],
    [
      { each: { space: { atMost: 1 }, corners: 4 } },
      { path: `${at}.each.corners`, what: 'wrongType', found: 'integer', expected: ['boolean'] },
    ],
    [
      { each: { cell: {}, corners: true } },
      { path: `${at}.each.corners`, what: 'unknownWord', found: 'corners', expected: ['cell'] },
    ],
    [{ each: { run: {}, size: {} } }, { path: `${at}.each.size`, what: 'emptyRange' }],
    [{ each: { run: {}, size: { atLeast: 0 } } }, { path: `${at}.each.size.atLeast`, what: 'outOfRange' }],
    [{ distance: {} }, { path: at, what: 'missing', key: 'to' }],
    [
      { distance: {}, to: {}, points: 100 },
      { path: `${at}.points`, what: 'outOfRange', found: 100 },
    ],
    [
      { distance: 'beer', to: {} },
      { path: `${at}.distance`, what: 'wrongType', found: 'text', expected: ['object'] },
    ],
    [{ divide: 4 }, { path: at, what: 'missing', key: 'by' }],
    [
      { divide: 4, by: 1 },
      { path: `${at}.by`, what: 'outOfRange', found: 1, atLeast: 2, atMost: 99 },
    ],
    [
      { divide: 4, by: { each: { cell: {} } } },
      { path: `${at}.by`, what: 'wrongType', found: 'object', expected: ['integer'] },
    ],
    [{ difference: 1 }, { path: at, what: 'missing', key: 'to' }],
    [
      { difference: 1, to: 'less' },
      { path: `${at}.to`, what: 'unknownWord', found: 'less', expected: ['more', 'fewer'] },
    ],
    [
      { changeHands: 5, of: 9 },
      { path: at, what: 'missing', key: 'toMore' },
    ],
    [
      { changeHands: 0, of: 9, toMore: 1 },
      { path: `${at}.changeHands`, what: 'outOfRange', found: 0, atLeast: 1, atMost: 99 },
    ],
    [
      { when: 1, atLeast: 1, then: 2 },
      { path: `${at}.when`, what: 'unknownWord', found: 'when' },
      { path: `${at}.atLeast`, what: 'unknownWord' },
      { path: `${at}.then`, what: 'unknownWord' },
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
      {
        choose: { largestGroup: {} },
        score: { difference: { each: { cell: { chosen: true } } }, to: 'more' },
      },
      { path: `${at}.score.difference.each.cell.chosen`, what: 'nothingChosen' },
    ],
    [
      {
        choose: { largestGroup: {} },
        score: { changeHands: 1, of: { each: { cell: { chosen: true } } }, toMore: 1 },
      },
      { path: `${at}.score.of.each.cell.chosen`, what: 'nothingChosen' },
    ],
    [
      {
        choose: { largestGroup: {} },
        score: { changeHands: 1, of: 1, toMore: { each: { cell: { chosen: true } } } },
      },
      { path: `${at}.score.toMore.each.cell.chosen`, what: 'nothingChosen' },
    ],
  ])('[F12][F13] %j is refused', (bonus, ...expected) => {
    expect(bonusFaults(bonus)).toMatchObject(expected);
  });

  it('[F13] a fault does not hide those beside it or inside it', () => {
    const bad = { each: { cell: { icon: 'horse' } } };
    expect(bonusFaults({ compare: { compare: bad, more: 1 } })).toMatchObject([
      { path: at, what: 'missing', key: 'more | equal | fewer' },
      { path: `${at}.compare`, what: 'nested', word: 'compare' },
      { path: `${at}.compare.compare.each.cell.icon`, what: 'unknownWord', found: 'horse' },
    ]);
  });

  describe('steps', () => {
    const wagons = { run: { icon: 'wagon' } };
    const described = (faults: ReturnType<typeof bonusFaults>) =>
      faults.map(({ path, what }) => `${path.slice(at.length)} ${what}`);

    it('[F4][F8] are read for every thing with a size, and for a value', () => {
      for (const things of [
        wagons,
        { group: {} },
        { space: { atLeast: 1 } },
        { line: {}, size: { atLeast: 1 } },
      ])
        expect(
          bonusFaults({
            each: things,
            steps: [
              [1, -99],
              [99, 99],
            ],
          }),
        ).toEqual([]);
      expect(
        bonusFaults({
          table: 1,
          steps: [
            [-99, 0],
            [99, { sum: [1, 2] }],
          ],
        }),
      ).toEqual([]);
    });

    it.each([
      ['no list', 3, [{ path: '', what: 'wrongType', found: 'integer', expected: ['list'] }]],
      ['no steps', [], [{ path: '', what: 'wrongCount', found: 0, atLeast: 1, atMost: 8 }]],
      [
        'too many',
        Array.from({ length: 9 }, (_, i) => [i + 1, 1]),
        [{ path: '', what: 'wrongCount', found: 9, atLeast: 1, atMost: 8 }],
      ],
      ['a step that is a number', [2], [{ path: '[0]', what: 'wrongType', expected: ['list'] }]],
      ['half a step', [[2]], [{ path: '[0]', what: 'wrongCount', found: 1, atLeast: 2, atMost: 2 }]],
      ['an empty step', [[]], [{ path: '[0]', what: 'wrongCount', found: 0 }]],
      ['a step and a half', [[2, 1, 3]], [{ path: '[0]', what: 'wrongCount', found: 3 }]],
      ['a step by a word', [['two', 1]], [{ path: '[0][0]', what: 'wrongType', found: 'text' }]],
      ['a worth of a half', [[2, 0.5]], [{ path: '[0][1]', what: 'wrongType', found: 'number' }]],
      ['a worth out of range', [[2, 100]], [{ path: '[0][1]', what: 'outOfRange', found: 100 }]],
      [
        'a number twice',
        [
          [2, 1],
          [2, 3],
        ],
        [{ path: '[1][0]', what: 'outOfRange', found: 2, atLeast: 3, atMost: 99 }],
      ],
      [
        'a number that falls',
        [
          [2, 1],
          [5, 1],
          [3, 1],
        ],
        [{ path: '[2][0]', what: 'outOfRange', found: 3, atLeast: 6, atMost: 99 }],
      ],
      [
        'a number that leaves no room for the next',
        [
          [99, 1],
          [5, 1],
        ],
        [{ path: '[0][0]', what: 'outOfRange', found: 99, atLeast: 1, atMost: 98 }],
      ],
    ])('[F12][F13] %s is refused, in both forms', (_, steps, faults) => {
      const placed = faults.map((fault) => ({ ...fault, path: `${at}.steps${fault.path}` }));
      expect(bonusFaults({ each: wagons, steps })).toMatchObject(placed);
      const kinds = placed.map(({ path, what }) => ({ path, what }));
      expect(bonusFaults({ table: 1, steps })).toMatchObject(kinds);
    });

    it('[F12] a size begins at 1, a value at −99', () => {
      expect(bonusFaults({ each: wagons, steps: [[0, 1]] })).toMatchObject([
        { path: `${at}.steps[0][0]`, what: 'outOfRange', atLeast: 1, atMost: 99 },
      ]);
      expect(bonusFaults({ table: 1, steps: [[-100, 1]] })).toMatchObject([
        { path: `${at}.steps[0][0]`, what: 'outOfRange', atLeast: -99, atMost: 99 },
      ]);
    });

    it('[F4][F13] are worth numbers by size, and expressions by value', () => {
      expect(bonusFaults({ each: wagons, steps: [[2, { each: { cell: {} } }]] })).toMatchObject([
        { path: `${at}.steps[0][1]`, what: 'wrongType', found: 'object', expected: ['integer'] },
      ]);
      expect(bonusFaults({ table: 1, steps: [[2, { each: { cell: { icon: 'ox' } } }]] })).toMatchObject([
        { path: `${at}.steps[0][1].each.cell.icon`, what: 'unknownWord', found: 'ox' },
      ]);
      expect(bonusFaults({ table: 1 })).toMatchObject([{ path: at, what: 'missing', key: 'steps' }]);
    });

    it('[F4][F13] stand in place of points', () => {
      expect(bonusFaults({ each: wagons, points: 2, steps: [[2, 1]] })).toEqual([
        { path: at, what: 'noOneWord', found: ['points', 'steps'], expected: ['points', 'steps'] },
      ]);
    });

    it.each([
      [{ cell: {} }],
      [{ block: [2, 2] }],
      [{ pair: {}, apart: 1 }],
      [{ set: ['beer', 'cow'] }],
      [{ kind: 'icon' }],
    ])('[F4][F13] %j has no size to go by', (things) => {
      expect(bonusFaults({ each: things, steps: [[1, 1]] })).toEqual([
        { path: `${at}.steps`, what: 'unknownWord', found: 'steps', expected: ['points'] },
      ]);
    });

    it('[F13] all their faults are reported, whatever else is wrong', () => {
      const bonus = {
        each: { cell: { icon: 'ox' } },
        points: 100,
        steps: [[5, 1], [3, 'x'], [], 7, [4, 200]],
      };
      expect(described(bonusFaults(bonus))).toEqual([
        ' noOneWord',
        '.steps unknownWord',
        '.each.cell.icon unknownWord',
        '.points outOfRange',
        '.steps[1][0] outOfRange',
        '.steps[1][1] wrongType',
        '.steps[2] wrongCount',
        '.steps[3] wrongType',
        '.steps[4][0] outOfRange',
        '.steps[4][1] outOfRange',
      ]);
    });
  });

  describe('words inside words', () => {
    const guns = { each: { cell: { icon: 'gun' } } };
    const compare = { compare: guns, more: 1 };
    const difference = { difference: guns, to: 'more' };
    const changeHands = { changeHands: 1, of: guns, toMore: guns };

    it.each([
      [
        'compare in what is compared',
        { compare: { sum: [1, compare] }, more: 1 },
        '.compare.sum[1]',
        'compare',
      ],
      ['difference in what is compared', { compare: difference, more: 1 }, '.compare', 'difference'],
      ['changeHands in what is compared', { compare: changeHands, more: 1 }, '.compare', 'changeHands'],
      ['compare in a difference', { difference: compare, to: 'more' }, '.difference', 'compare'],
      ['difference in a difference', { difference, to: 'more' }, '.difference', 'difference'],
      ['changeHands in a difference', { difference: changeHands, to: 'more' }, '.difference', 'changeHands'],
      ['compare in toMore', { changeHands: 1, of: 1, toMore: compare }, '.toMore', 'compare'],
      ['difference in toMore', { changeHands: 1, of: 1, toMore: difference }, '.toMore', 'difference'],
      ['changeHands in toMore', { changeHands: 1, of: 1, toMore: changeHands }, '.toMore', 'changeHands'],
      [
        'changeHands in of',
        { changeHands: 1, of: { rival: changeHands }, toMore: 1 },
        '.of.rival',
        'changeHands',
      ],
      [
        'compare under a table',
        { compare: { table: compare, steps: [[1, 1]] }, more: 1 },
        '.compare.table',
        'compare',
      ],
    ])('[F12][F13] %s is refused', (_, bonus, path, word) => {
      expect(bonusFaults(bonus)).toEqual([{ path: at + path, what: 'nested', word }]);
    });

    it.each([
      ['compare in of', { changeHands: 5, of: compare, toMore: guns }],
      ['difference in of', { changeHands: 5, of: difference, toMore: guns }],
      ['both towns in branches', { compare: guns, more: difference, equal: changeHands, fewer: compare }],
      [
        'both towns in a table',
        {
          table: compare,
          steps: [
            [0, difference],
            [1, changeHands],
          ],
        },
      ],
      ['both towns in a sum', { sum: [compare, difference, changeHands] }],
      [
        'a quotient of a table of a quotient',
        { divide: { table: { divide: guns, by: 2 }, steps: [[1, 9]] }, by: 2 },
      ],
    ])('[F9][F12] %s is allowed', (_, bonus) => {
      expect(bonusFaults(bonus)).toEqual([]);
    });
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
            'table',
            'steps',
            'run',
            'changeHands',
            'toMore',
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
