import { describe, expect, it } from 'vitest';
import { bonusLine, bonusPoints, bonusReasons } from '../../test/table.ts';
import { makeCell } from '../notation/cell.ts';
import type { Bonus, Filter, Icon } from '../core/types.ts';

/** The number of territories with an icon. */
const icons = (icon: Icon, points = 1): Bonus => ({ each: { cell: { icon } }, points });

describe('numbers', () => {
  it('[F4][F11] a whole number is worth itself and comes from nothing', () => {
    expect(bonusPoints(5, 'Pb')).toBe(5);
    expect(bonusReasons(5, 'Pb')).toEqual(['5 from nothing']);
    expect(bonusPoints(-3, '')).toBe(-3);
    expect(bonusLine(0, 'Pb')).toEqual({ points: 0, contributions: [], choices: 1 });
  });

  it('[F4] a thing without points is worth one', () => {
    expect(bonusPoints({ each: { cell: {} } }, 'Pb Pc')).toBe(2);
  });

  it('[F4] things that are worth nothing are not shown', () => {
    expect(bonusLine(icons('beer', 0), 'Pb Pb')).toEqual({ points: 0, contributions: [], choices: 1 });
  });
});

describe('filters', () => {
  const matching = (filter: Filter, town: string): string =>
    bonusLine({ each: { cell: filter } }, town)
      .contributions.map(({ cells: [first] }) => makeCell(first?.cell ?? { x: NaN, y: NaN }))
      .join(' ');
  const forests = `
    .. Fb .. ..
    Fb Pb Pc Fb`;

  it.each<[string, Filter, string, string]>([
    ['nothing said: every territory', {}, 'Pb .. Sc', '0,0 2,0'],
    ['one of several terrains', { terrain: ['snow', 'water'] }, 'Sb Pb Wb', '0,0 2,0'],
    ['one of several icons', { icon: ['gun', 'beer'] }, 'Pb Pc Pg', '0,0 2,0'],
    ['terrain and icon', { terrain: 'snow', icon: 'gun' }, 'Sg Sb Pg', '0,0'],
    ['beside, but not itself', { beside: { icon: 'gun' } }, 'Pg Pb / Pb Pb', '1,0 0,1'],
    ['beside one of its own', { beside: { icon: 'gun' } }, 'Pg Pg', '0,0 1,0'],
    ['near: itself or beside', { near: { icon: 'gun' } }, 'Pg Pb / Pb Pb', '0,0 1,0 0,1'],
    ['amid, on either axis', { amid: { icon: 'beer' } }, 'Pb Pc Pb / Sb Pg Pc / Pb Pc Pc', '1,0 0,1'],
    ['at least two neighbours', { neighbours: { of: { terrain: 'forest' }, atLeast: 2 } }, forests, '1,1'],
    [
      'exactly one neighbor',
      { neighbours: { of: { terrain: 'forest' }, atLeast: 1, atMost: 1 } },
      forests,
      '2,1',
    ],
    ['no such neighbour', { neighbours: { of: { terrain: 'forest' }, atMost: 0 } }, forests, '1,0 0,1 3,1'],
    ['no neighbour at all', { neighbours: { of: {}, atMost: 0 } }, 'Pb .. Pc Pc', '0,0'],
    ['exactly three empty sides', { emptySides: { atLeast: 3, atMost: 3 } }, 'Pb Pb Pb', '0,0 2,0'],
    ['not', { not: { icon: 'gun' } }, 'Pg .. Pb', '2,0'],
    ['any of these', { any: [{ terrain: 'snow' }, { icon: 'gun' }] }, 'Sb Pg Pb Sg', '0,0 1,0 3,0'],
    [
      'all of these',
      { all: [{ beside: { terrain: 'snow' } }, { beside: { terrain: 'water' } }] },
      'Sb Pb Wb Pc',
      '1,0',
    ],
    [
      'several words together',
      { icon: 'gun', terrain: ['plains', 'snow'], not: { beside: {} } },
      'Sg .. Pg Dg',
      '0,0',
    ],
    [
      'filters within filters',
      { terrain: 'plains', beside: { icon: 'gun', beside: { terrain: 'water' } } },
      'Pb Dg Wb / Pb Dg Sb',
      '0,0',
    ],
  ])('[F6] %s', (_, filter, town, cells) => {
    expect(matching(filter, town)).toBe(cells);
  });

  it('[F6][F11] a territory that counts because of its neighbors is attributed to them, too', () => {
    const counted = (filter: Filter) => bonusReasons({ each: { cell: filter } }, forests);
    expect(counted({ neighbours: { of: { terrain: 'forest' }, atLeast: 1 } })).toEqual([
      '1 from 1,1 1,0 0,1',
      '1 from 2,1 3,1',
    ]);
    expect(counted({ icon: 'cow', neighbours: { of: { terrain: 'snow' }, atMost: 0 } })).toEqual([
      '1 from 2,1',
    ]);
    expect(counted({ icon: 'cow', beside: { terrain: 'forest' } })).toEqual(['1 from 2,1']);
  });
});

describe('things', () => {
  const waters = `
    Wb Wb Pb Wb
    Pb Pb Pb Pb
    Wb Wb Wb Pb`;
  const holes = `
    Pb Pb Pb Pb Pb Pb
    Pb .. .. Pb .. Pb
    Pb .. Pb Pb Pb Pb
    Pb Pb Pb .. .. ..`;
  const angle = `
    Pg Pg Pg
    Pg Pb Db
    Pg Dc Pb`;
  const forts = `
    Pf Pb Pf
    Pb Pf Pb
    Pf Pb Pb`;
  const gun: Filter = { icon: 'gun' };

  it('[F5] groups of any size, and of a certain size', () => {
    const water = { terrain: 'water' } as const;
    expect(bonusReasons({ each: { group: water } }, waters)).toEqual([
      '1 from 0,0 1,0',
      '1 from 3,0',
      '1 from 0,2 1,2 2,2',
    ]);
    expect(bonusReasons({ each: { group: water, size: { atLeast: 2, atMost: 2 } } }, waters)).toEqual([
      '1 from 0,0 1,0',
    ]);
    expect(bonusPoints({ each: { group: water, size: { atMost: 2 } }, points: -2 }, waters)).toBe(-4);
  });

  it('[F5] enclosed spaces of any shape; a notch is none', () => {
    expect(bonusReasons({ each: { space: { atLeast: 2 } } }, holes)).toEqual([
      '1 from 1,0 2,0 0,1 3,1 0,2 2,2 1,3',
    ]);
    expect(bonusReasons({ each: { space: { atMost: 2 } } }, holes)).toEqual(['1 from 4,0 3,1 5,1 4,2']);
    expect(bonusPoints({ each: { space: { atLeast: 1 } } }, holes)).toBe(2);
    expect(bonusPoints({ each: { space: { atLeast: 4 } } }, holes)).toBe(0);
  });

  it('[F5][F11] an enclosed space is shown with what is next to it, with `corners` also with what is at its corners', () => {
    expect(bonusReasons({ each: { space: { atLeast: 2 }, corners: true } }, holes)).toEqual([
      '1 from 0,0 1,0 2,0 3,0 0,1 3,1 0,2 2,2 3,2 0,3 1,3 2,3',
    ]);
  });

  it.each([
    ['all four', 'Pb Pb Pb / Pb .. Pb / Pb Pb Pb', 1, 1],
    ['one missing', 'Pb Pb .. / Pb .. Pb / Pb Pb Pb', 0, 1],
    ['one that is another hole', 'Pb Pb Pb .. / Pb .. Pb Pb / Pb Pb .. Pb / .. Pb Pb Pb', 0, 2],
    ['two cells, all six', 'Pb Pb Pb Pb / Pb .. .. Pb / Pb Pb Pb Pb', 1, 1],
    ['two cells, one missing', 'Pb Pb Pb Pb / Pb .. .. Pb / Pb Pb Pb ..', 0, 1],
    ['around a bend', 'Pb Pb Pb Pb / Pb .. .. Pb / Pb .. Pb Pb / Pb Pb Pb ..', 1, 1],
  ])('[F5] the corners of an enclosed space: %s', (_, town, closed, enclosed) => {
    expect(bonusPoints({ each: { space: { atMost: 9 }, corners: true } }, town)).toBe(closed);
    expect(bonusPoints({ each: { space: { atMost: 9 } } }, town)).toBe(enclosed);
  });

  it('[F5] blocks lie either way', () => {
    const both = ['1 from 0,0 1,0 2,0', '1 from 0,0 0,1 0,2'];
    expect(bonusReasons({ each: { block: [3, 1], of: gun } }, angle)).toEqual(both);
    expect(bonusReasons({ each: { block: [1, 3], of: gun } }, angle)).toEqual(both.toReversed());
  });

  it('[F5] blocks of any territories, of one terrain, of one icon', () => {
    expect(bonusPoints({ each: { block: [2, 3] } }, angle)).toBe(4);
    expect(bonusPoints({ each: { block: [2, 2] } }, angle)).toBe(4);
    expect(bonusPoints({ each: { block: [1, 1] } }, angle)).toBe(9);
    expect(bonusReasons({ each: { block: [2, 2], same: 'terrain' } }, angle)).toEqual([
      '1 from 0,0 1,0 0,1 1,1',
    ]);
    expect(bonusReasons({ each: { block: [1, 2], same: 'icon', of: { not: gun } } }, angle)).toEqual([
      '1 from 2,1 2,2',
      '1 from 1,1 2,1',
    ]);
  });

  it('[F5] pairs side by side', () => {
    expect(bonusReasons({ each: { pair: gun, apart: 1 } }, 'Pg Pg / Pg Pb')).toEqual([
      '1 from 0,0 1,0',
      '1 from 0,0 0,1',
    ]);
    expect(bonusPoints({ each: { pair: gun, apart: 1, between: { icon: 'cow' } } }, 'Pg Pg')).toBe(1);
  });

  it.each([
    ['whatever lies between them', 'Pg Pb .. Pg', 1],
    ['in a column', 'Pg / Pb / .. / Pg', 1],
    ['not less', 'Pg Pb Pg', 0],
    ['not more', 'Pg Pb Pb Pb Pg', 0],
    ['not from one row into the next', '.. .. Pg / Pg .. ..', 0],
  ])('[F5] pairs three apart: %s', (_, town, points) => {
    expect(bonusPoints({ each: { pair: gun, apart: 3 } }, town)).toBe(points);
  });

  it.each([
    ['both match', 'Pg Db Dc Pg', 1],
    ['one does not', 'Pg Db Pb Pg', 0],
    ['one is empty', 'Pg Db .. Pg', 0],
  ])('[F5] pairs with two cells between them: %s', (_, town, points) => {
    expect(bonusPoints({ each: { pair: gun, apart: 3, between: { terrain: 'desert' } } }, town)).toBe(points);
  });

  it('[F5] lines: rows, then columns, gaps or not', () => {
    expect(bonusReasons({ each: { line: { icon: 'fort' }, size: { atLeast: 2 } } }, forts)).toEqual([
      '1 from 0,0 2,0',
      '1 from 0,0 0,2',
    ]);
    expect(bonusPoints({ each: { line: { icon: 'fort' }, size: { atMost: 1 } } }, forts)).toBe(4);
    expect(bonusPoints({ each: { line: { icon: 'fort' }, size: { atLeast: 2 } } }, 'Pf .. Pf')).toBe(1);
    expect(bonusPoints({ each: { line: { icon: 'gun' }, size: { atMost: 9 } } }, forts)).toBe(0);
  });

  it('[F5] runs: two or more without a gap, as far as they go, rows before columns', () => {
    const town = `
      Pg Pg .. Pg
      Pg Pb Pg Pg
      Pg Pg Pg Pb`;
    expect(bonusReasons({ each: { run: gun } }, town)).toEqual([
      '1 from 0,0 1,0',
      '1 from 2,1 3,1',
      '1 from 0,2 1,2 2,2',
      '1 from 0,0 0,1 0,2',
      '1 from 3,0 3,1',
      '1 from 2,1 2,2',
    ]);
    expect(bonusReasons({ each: { run: gun, size: { atLeast: 3 } } }, town)).toEqual([
      '1 from 0,2 1,2 2,2',
      '1 from 0,0 0,1 0,2',
    ]);
    expect(bonusPoints({ each: { run: gun, size: { atMost: 2 } } }, town)).toBe(4);
    expect(bonusPoints({ each: { run: gun, size: { atMost: 1 } } }, 'Pg Pb Pg')).toBe(0);
  });

  it('[F5] sets of terrains', () => {
    expect(bonusReasons({ each: { set: ['water', 'snow'] }, points: 2 }, 'Sb Wb Sc Wc Sg')).toEqual([
      '2 from 1,0 0,0',
      '2 from 3,0 2,0',
    ]);
    expect(bonusPoints({ each: { set: ['water', 'snow', 'plains'] } }, 'Sb Wb Sc Wc Sg')).toBe(0);
  });

  it('[F5] kinds: each different terrain or icon once', () => {
    expect(bonusReasons({ each: { kind: 'terrain' } }, 'Sb Wb Sc')).toEqual(['1 from 0,0 2,0', '1 from 1,0']);
    expect(bonusReasons({ each: { kind: 'icon', of: { terrain: 'snow' } } }, 'Sg Wc Sb Sg')).toEqual([
      '1 from 2,0',
      '1 from 0,0 3,0',
    ]);
    expect(bonusPoints({ each: { kind: 'icon' } }, '')).toBe(0);
  });
});

describe('worth by size', () => {
  const water: Filter = { terrain: 'water' };

  it('[F4] a step holds up to the next one; below the first a thing is worth nothing and not shown', () => {
    const lakes: Bonus = {
      each: { group: water },
      steps: [
        [2, 1],
        [3, -4],
      ],
    };
    expect(bonusReasons(lakes, 'Wb Pb Wb Wb Pb Wb Wb Wb Pb Wb Wb Wb Wb')).toEqual([
      '1 from 2,0 3,0',
      '-4 from 5,0 6,0 7,0',
      '-4 from 9,0 10,0 11,0 12,0',
    ]);
  });

  it('[F4] a step may be worth nothing', () => {
    const lakes: Bonus = {
      each: { group: water },
      steps: [
        [1, 3],
        [2, 0],
      ],
    };
    expect(bonusReasons(lakes, 'Wb Pb Wb Wb')).toEqual(['3 from 0,0']);
  });

  it('[F4] the size of a space is its empty cells, of a line and a run its matching territories', () => {
    const hole = 'Pb Pb Pb Pb / Pb .. .. Pb / Pb Pb Pb Pb';
    expect(
      bonusPoints(
        {
          each: { space: { atLeast: 1 } },
          steps: [
            [2, 5],
            [3, 9],
          ],
        },
        hole,
      ),
    ).toBe(5);
    const row = 'Wb Wc .. Wb';
    expect(
      bonusPoints(
        {
          each: { line: water, size: { atLeast: 2 } },
          steps: [
            [1, 1],
            [3, 7],
          ],
        },
        row,
      ),
    ).toBe(7);
    expect(
      bonusPoints(
        {
          each: { run: water },
          steps: [
            [2, 4],
            [3, 7],
          ],
        },
        row,
      ),
    ).toBe(4);
  });
});

describe('distance', () => {
  const guns: Bonus = { distance: { icon: 'cow' }, to: { icon: 'gun' } };

  it('[F4] a point for each territory between, or as many as it says', () => {
    expect(bonusReasons(guns, 'Pc Pb Sb Pg')).toEqual(['2 from 0,0 1,0 2,0 3,0']);
    expect(bonusReasons({ ...guns, points: 3 }, 'Pc Pb Sb Pg')).toEqual(['6 from 0,0 1,0 2,0 3,0']);
  });

  it('[F4] a territory is not its own target', () => {
    expect(bonusReasons({ distance: { icon: 'cow' }, to: { icon: 'cow' } }, 'Pc Pb Sc Db')).toEqual([
      '1 from 0,0 1,0 2,0',
      '1 from 2,0 1,0 0,0',
    ]);
    expect(bonusPoints({ distance: {}, to: {} }, 'Pc .. Sc Db')).toBe(0);
  });

  it('[F4][G3] of equally close targets the best for the owner, where points are lost as well', () => {
    expect(bonusReasons({ ...guns, points: -2 }, 'Pg Pb Pc Pb Pg')).toEqual(['-2 from 2,0 1,0 0,0']);
    expect(bonusReasons({ ...guns, points: -2 }, 'Pg Pb Pc .. Pg')).toEqual([]);
    expect(bonusReasons({ ...guns, points: 2 }, 'Pg .. Pc Pb Pg')).toEqual(['2 from 2,0 3,0 4,0']);
  });

  it('[F4][F10] either end may be chosen', () => {
    const choose = { largestGroup: { terrain: 'water' } } as const;
    const score: Bonus = { distance: { icon: 'cow' }, to: { chosen: true } };
    expect(bonusReasons({ choose, score }, 'Pc Pb Wb Wb Pb Wb')).toEqual(['1 from 0,0 1,0 2,0']);
  });
});

describe('combining', () => {
  it('[F7][F11] a sum passes on the reasons of its parts', () => {
    expect(bonusPoints({ sum: [icons('gun', 2), icons('beer', -3), 1] }, 'Pg Pb')).toBe(0);
    expect(bonusReasons({ sum: [icons('gun', 2), icons('beer', -3), 1] }, 'Pg Pb')).toEqual([
      '2 from 0,0',
      '-3 from 1,0',
      '1 from nothing',
    ]);
  });

  it('[F7][F11] a product comes from all the cells involved, each once', () => {
    const product: Bonus = { product: [icons('gun'), { each: { cell: { terrain: 'plains' } } }] };
    expect(bonusPoints(product, 'Pg Dg Pb Pc')).toBe(6);
    expect(bonusReasons(product, 'Pg Dg Pb Pc')).toEqual(['6 from 0,0 1,0 2,0 3,0']);
  });

  it('[F7][B0] a product with nothing is 0, never minus zero', () => {
    expect(bonusLine({ product: [icons('gun'), -3] }, 'Pb')).toEqual({
      points: 0,
      contributions: [],
      choices: 1,
    });
    expect(bonusPoints({ product: [icons('gun'), -3] }, 'Pg Pg')).toBe(-6);
  });

  it('[F7][F11] the least and the most of several values', () => {
    const values = [icons('gun'), icons('beer', 2), icons('cow', -1)];
    expect(bonusPoints({ least: values }, 'Pg Pb Pc')).toBe(-1);
    expect(bonusPoints({ most: values }, 'Pg Pb Pc')).toBe(2);
    expect(bonusReasons({ most: values }, 'Pg Pb Pc')).toEqual(['2 from 0,0 1,0 2,0']);
    expect(bonusPoints({ least: values }, 'Pg Pb')).toBe(0);
    expect(bonusPoints({ most: [0, icons('cow', -1)] }, 'Pc')).toBe(0);
  });

  it.each([
    ['rounded down', 'Pg Pg Pg', 1, ['1 from 0,0 1,0 2,0']],
    ['without a remainder', 'Pg Pg Pg Pg', 2, ['2 from 0,0 1,0 2,0 3,0']],
    ['down to nothing', 'Pg', 0, []],
    ['below zero rounded down as well', 'Pb', -1, ['-1 from 0,0']],
    ['nothing', 'Pc', 0, []],
  ])('[F7][F11] half of a value: %s', (_, town, points, reasons) => {
    const half: Bonus = { divide: { sum: [icons('gun'), icons('beer', -1)] }, by: 2 };
    expect(bonusPoints(half, town)).toBe(points);
    expect(bonusReasons(half, town)).toEqual(reasons);
  });

  it('[F7][B0] a quotient is never minus zero', () => {
    expect(bonusLine({ divide: { product: [icons('gun'), -3] }, by: 2 }, 'Pb').points).toBe(0);
  });
});

describe('tables', () => {
  const guns: Bonus = {
    table: icons('gun'),
    steps: [
      [1, 7],
      [3, icons('beer', -1)],
      [4, 0],
    ],
  };

  it.each([
    ['below the first step', 'Pb Pb', 0, []],
    ['at a step', 'Pg Pb', 7, ['7 from 0,0']],
    ['up to the next step', 'Pg Pb Pg', 7, ['7 from 0,0 2,0']],
    ['at a step that is an expression', 'Pg Pg Pg Pb', -1, ['-1 from 3,0']],
    ['beyond the last step', 'Pg Pg Pg Pg Pg', 0, []],
  ])('[F8][F11] %s', (_, town, points, reasons) => {
    expect(bonusPoints(guns, town)).toBe(points);
    expect(bonusReasons(guns, town)).toEqual(reasons);
  });

  it('[F8] the value may be negative', () => {
    const debt: Bonus = {
      table: icons('beer', -2),
      steps: [
        [-4, -1],
        [-2, 1],
      ],
    };
    expect(['Pc', 'Pb', 'Pb Pb', 'Pb Pb Pb'].map((town) => bonusPoints(debt, town))).toEqual([1, 1, -1, 0]);
  });

  it('[F8][F10] a step sees what is chosen', () => {
    const choose = { largestGroup: { terrain: 'water' } } as const;
    const score: Bonus = { table: icons('gun'), steps: [[1, { each: { cell: { chosen: true } } }]] };
    expect(bonusReasons({ choose, score }, 'Wg Wb Pb')).toEqual(['1 from 0,0', '1 from 1,0']);
  });
});

describe('both towns', () => {
  const cows: Bonus = { compare: icons('cow'), more: 1, equal: 2, fewer: icons('fort', 5) };

  it.each([
    ['more', 'Pc Pc', 'Pc', { points: 1, reasons: ['1 from 0,0 1,0'] }],
    ['equal', 'Pc', 'Pb Pc', { points: 2, reasons: ['2 from 0,0 rival:1,0'] }],
    ['equal, without any', 'Pb', '', { points: 2, reasons: ['2 from nothing'] }],
    ['fewer', 'Pf Pb', 'Pc', { points: 5, reasons: ['5 from 0,0'] }],
  ])('[F9][F11] compare: %s', (_, own, rival, { points, reasons }) => {
    expect(bonusPoints(cows, own, rival)).toBe(points);
    expect(bonusReasons(cows, own, rival)).toEqual(reasons);
  });

  it('[F9][F11] a number for fewer is shown with what the opponent has', () => {
    expect(bonusReasons({ compare: icons('cow'), fewer: -2 }, 'Pc', 'Pc Pb Pc')).toEqual([
      '-2 from rival:0,0 rival:2,0',
    ]);
  });

  it('[F9] a branch that is left out is worth nothing', () => {
    expect(bonusPoints({ compare: icons('cow'), equal: 3 }, 'Pc', '')).toBe(0);
    expect(bonusPoints({ compare: icons('cow'), fewer: 3 }, 'Pc', 'Pc')).toBe(0);
  });

  it("[F9][F11] rival: the opponent's town, from the opponent's side, in one", () => {
    expect(bonusReasons({ rival: icons('gun', -2) }, 'Pg Pg', 'Pb Pg Pg')).toEqual([
      '-4 from rival:1,0 rival:2,0',
    ]);
    expect(bonusReasons({ rival: { rival: icons('gun') } }, 'Pg', 'Pb Pb')).toEqual(['1 from 0,0']);
    const fewer: Bonus = { rival: { compare: icons('gun'), fewer: 4 } };
    expect(bonusReasons(fewer, 'Pg Pg', 'Pb Pg')).toEqual(['4 from 0,0 1,0']);
    expect(bonusPoints(fewer, 'Pb', 'Pg')).toBe(0);
  });

  it.each([
    ['more', 'Pg Pg Pg', 'Pg', [2, 0]],
    ['fewer', 'Pg', 'Pg Pg Pg', [0, 2]],
    ['equal', 'Pg Pb', 'Pb Pg', [0, 0]],
    ['below zero', 'Pb', 'Pb Pb Pb', [2, 0]],
  ])('[F9] the difference between the towns: %s', (_, own, rival, [more, fewer]) => {
    const value: Bonus = { sum: [icons('gun'), icons('beer', -1)] };
    expect(bonusPoints({ difference: value, to: 'more' }, own, rival)).toBe(more);
    expect(bonusPoints({ difference: value, to: 'fewer' }, own, rival)).toBe(fewer);
  });

  it('[F9][F11] a difference is shown with what both have', () => {
    expect(bonusReasons({ difference: icons('gun'), to: 'more' }, 'Pg Pg', 'Pb Pg')).toEqual([
      '1 from 0,0 1,0 rival:1,0',
    ]);
    expect(bonusReasons({ difference: icons('gun'), to: 'more' }, 'Pb Pg', 'Pg Pg')).toEqual([]);
  });
});

describe('points that change hands', () => {
  const taken: Bonus = { changeHands: 3, of: icons('cow', 2), toMore: icons('gun') };

  it.each([
    ['equally many guns: each keeps what it has', 'Pc Pc Pg', 'Pc Dg', [4, 2]],
    ['more guns: three of the opponent’s', 'Pc Pg', 'Pc Pc', [5, 1]],
    ['no more than there is', 'Pc Pg', 'Pc', [4, 0]],
    ['nothing, where there is nothing', 'Pc Pg', 'Pb', [2, 0]],
    ['fewer guns', 'Pc Pc Pc', 'Pc Pg', [3, 5]],
  ])('[F9] %s', (_, own, rival, [points, theirs]) => {
    expect(bonusPoints(taken, own, rival)).toBe(points);
    expect(bonusPoints(taken, rival, own)).toBe(theirs);
  });

  it('[F9] a debt stays where it is', () => {
    const debt: Bonus = { changeHands: 3, of: icons('cow', -2), toMore: icons('gun') };
    expect(bonusReasons(debt, 'Pc Pc', 'Pg Pc')).toEqual(['-2 from 0,0', '-2 from 1,0']);
    expect(bonusReasons(debt, 'Pg Pc', 'Pc Pc')).toEqual(['-2 from 1,0']);
  });

  it('[F9][F11] what is kept is shown with why the rest is gone, what is taken with why it came', () => {
    expect(bonusReasons(taken, 'Pc Pb Pc', 'Pg Pc')).toEqual(['1 from 0,0 2,0 rival:0,0']);
    expect(bonusReasons(taken, 'Pg Pc', 'Pc Pb Pc')).toEqual(['2 from 1,0', '3 from 0,0']);
    expect(bonusReasons(taken, 'Pc', 'Pg')).toEqual([]);
    expect(bonusReasons(taken, 'Pc', 'Pc')).toEqual(['2 from 0,0']);
  });
});

describe('choosing', () => {
  const water = { largestGroup: { terrain: 'water' } } as const;
  const wagons = { fullestLine: { icon: 'wagon' } } as const;
  const nearChosen = (points: number): Bonus => ({
    each: { cell: { icon: 'gun', near: { chosen: true } } },
    points,
  });

  it('[F10] with nothing to choose it is worth 0, whatever the score', () => {
    const nothing = { points: 0, contributions: [], choices: 1 };
    expect(bonusLine({ choose: water, score: 5 }, 'Pb')).toEqual(nothing);
    expect(bonusLine({ choose: wagons, score: 5 }, 'Pb')).toEqual(nothing);
    expect(bonusLine({ choose: wagons, score: { rival: icons('wagon') } }, '', 'Pw')).toEqual(nothing);
    expect(bonusPoints({ choose: water, score: 5 }, 'Wb')).toBe(5);
  });

  it('[F10] a line is chosen with all its territories', () => {
    const deserts: Bonus = { choose: wagons, score: { each: { cell: { terrain: 'desert', chosen: true } } } };
    expect(bonusReasons(deserts, 'Db Pw .. Pw / Pb Db')).toEqual(['1 from 0,0']);
    const others: Bonus = { choose: wagons, score: { each: { cell: { not: { chosen: true } } } } };
    expect(bonusReasons(others, 'Db Pw .. Pw / Pb Db')).toEqual(['1 from 0,1', '1 from 1,1']);
  });

  it('[F10][G3] of equally large ones the highest score is picked, even where all are losses', () => {
    const town = `
      Wb Pg Pb Wb
      Pg .. .. Pg`;
    expect(bonusReasons({ choose: water, score: nearChosen(2) }, town)).toEqual(['2 from 1,0', '2 from 0,1']);
    expect(bonusReasons({ choose: water, score: nearChosen(-2) }, town)).toEqual(['-2 from 3,1']);
  });

  it('[F10][G3] sums and products say how many there were to choose from', () => {
    const lakes: Bonus = { choose: water, score: nearChosen(1) };
    expect(bonusLine({ sum: [1, lakes] }, 'Wb Pg Wb').choices).toBe(2);
    expect(bonusLine({ product: [lakes, 2] }, 'Wb Pg Wb').choices).toBe(2);
  });

  it('[F9][F10] the opponent chooses in their own town', () => {
    const lakes: Bonus = { compare: { choose: water, score: nearChosen(1) }, more: 3, fewer: -3 };
    expect(bonusPoints(lakes, 'Wb Pg', 'Wb Pb Wb')).toBe(3);
    expect(bonusPoints(lakes, 'Wb Pb Wb', 'Wb Pb Wb Pg')).toBe(-3);
  });

  it('[F9][F10] branches inside a choice still see what is chosen', () => {
    const score: Bonus = { compare: icons('gun'), more: nearChosen(4), fewer: nearChosen(-4) };
    expect(bonusReasons({ choose: water, score }, 'Pg Wb Pb Pg', 'Wg')).toEqual(['4 from 0,0']);
    expect(bonusReasons({ choose: water, score }, 'Pg Wb', 'Wg Wg')).toEqual(['-4 from 0,0']);
  });
});
