import { describe, expect, it } from 'vitest';
import { bonusLine, bonusPoints, bonusReasons } from '../../test/table.ts';
import { makeCell } from '../notation/cell.ts';
import type { Bonus, Filter, Icon } from '../types.ts';

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

  it('[F4] things that are worth nothing are not told', () => {
    expect(bonusLine(icons('beer', 0), 'Pb Pb')).toEqual({ points: 0, contributions: [], choices: 1 });
  });
});

describe('filters', () => {
  const matching = (filter: Filter, town: string): string =>
    bonusLine({ each: { cell: filter } }, town)
      .contributions.flatMap(({ cells }) => cells.map(({ cell }) => makeCell(cell)))
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
    [
      'at least so many neighbours',
      { neighbours: { of: { terrain: 'forest' }, atLeast: 2 } },
      forests,
      '1,1',
    ],
    ['exactly so many', { neighbours: { of: { terrain: 'forest' }, atLeast: 1, atMost: 1 } }, forests, '2,1'],
    ['at most so many', { neighbours: { of: { terrain: 'forest' }, atMost: 0 } }, forests, '1,0 0,1 3,1'],
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
    expect(bonusReasons({ each: { space: { atLeast: 2 } } }, holes)).toEqual(['1 from 1,1 2,1 1,2']);
    expect(bonusReasons({ each: { space: { atMost: 2 } } }, holes)).toEqual(['1 from 4,1']);
    expect(bonusPoints({ each: { space: { atLeast: 1 } } }, holes)).toBe(2);
    expect(bonusPoints({ each: { space: { atLeast: 4 } } }, holes)).toBe(0);
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
});

describe('conditions', () => {
  const guns: Bonus = { when: icons('gun'), atLeast: 1, atMost: 2, then: 7, else: icons('beer', -1) };

  it.each([
    ['below the range', 'Pb Pb', -2, ['-1 from 0,0', '-1 from 1,0']],
    ['at its lower end', 'Pg Pb', 7, ['7 from 0,0']],
    ['at its upper end', 'Pg Pb Pg', 7, ['7 from 0,0 2,0']],
    ['above the range', 'Pg Pg Pg Pb', -1, ['-1 from 3,0']],
  ])('[F8][F11] when: %s', (_, town, points, reasons) => {
    expect(bonusPoints(guns, town)).toBe(points);
    expect(bonusReasons(guns, town)).toEqual(reasons);
  });

  it('[F8] without else it is worth nothing', () => {
    expect(bonusLine({ when: icons('gun'), atLeast: 1, then: 7 }, 'Pb')).toEqual({
      points: 0,
      contributions: [],
      choices: 1,
    });
  });

  it('[F8] the tested value may be negative', () => {
    const debt: Bonus = { when: icons('beer', -2), atMost: -3, then: -1, else: 1 };
    expect(bonusPoints(debt, 'Pb')).toBe(1);
    expect(bonusPoints(debt, 'Pb Pb')).toBe(-1);
  });
});

describe('both towns', () => {
  const cows: Bonus = { compare: icons('cow'), more: 1, equal: 2, fewer: icons('fort', 5) };

  it.each([
    ['more', 'Pc Pc', 'Pc', 1, ['1 from 0,0 1,0 rival:0,0']],
    ['equal', 'Pc', 'Pb Pc', 2, ['2 from 0,0 rival:1,0']],
    ['equal, without any', 'Pb', '', 2, ['2 from nothing']],
    ['fewer', 'Pf Pb', 'Pc', 5, ['5 from 0,0']],
  ])('[F9][F11] compare: %s', (_, own, rival, points, reasons) => {
    expect(bonusPoints(cows, own, rival)).toBe(points);
    expect(bonusReasons(cows, own, rival)).toEqual(reasons);
  });

  it('[F9] a branch that is left out is worth nothing', () => {
    expect(bonusPoints({ compare: icons('cow'), equal: 3 }, 'Pc', '')).toBe(0);
    expect(bonusPoints({ compare: icons('cow'), fewer: 3 }, 'Pc', 'Pc')).toBe(0);
  });

  it("[F9] rival: the opponent's town, from his side", () => {
    expect(bonusReasons({ rival: icons('gun', -2) }, 'Pg Pg', 'Pb Pg')).toEqual(['-2 from rival:1,0']);
    expect(bonusReasons({ rival: { rival: icons('gun') } }, 'Pg', 'Pb Pb')).toEqual(['1 from 0,0']);
    const fewer: Bonus = { rival: { compare: icons('gun'), fewer: 4 } };
    expect(bonusReasons(fewer, 'Pg Pg', 'Pb Pg')).toEqual(['4 from rival:1,0 0,0 1,0']);
    expect(bonusPoints(fewer, 'Pb', 'Pg')).toBe(0);
  });

  it('[F7][F9] the difference between the towns, both ways', () => {
    const lead: Bonus = { sum: [icons('gun'), { rival: icons('gun', -1) }] };
    expect(bonusPoints(lead, 'Pg Pg Pg', 'Pg')).toBe(2);
    expect(bonusPoints(lead, 'Pg', 'Pg Pg Pg')).toBe(-2);
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

  it('[F10][G3] how many there were to choose from is told through sums and products', () => {
    const lakes: Bonus = { choose: water, score: nearChosen(1) };
    expect(bonusLine({ sum: [1, lakes] }, 'Wb Pg Wb').choices).toBe(2);
    expect(bonusLine({ product: [lakes, 2] }, 'Wb Pg Wb').choices).toBe(2);
  });

  it('[F9][F10] the opponent chooses in his own town', () => {
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
