import { describe, expect, it } from 'vitest';
import { bonusPoints, bonusReasons, frontierDeck } from '../../test/table.ts';

describe('Watering Holes', () => {
  it.each([
    ['two territories in a row', 'Wb Wc Pb', 4],
    ['two territories in a column', 'Wb / Wc', 4],
    ['one', 'Wb Pb', 0],
    ['three', 'Wb Wc Wf', 0],
    ['two that meet at a corner', 'Wb Pb / Pb Wb', 0],
    ['no water', 'Pb Pb', 0],
  ])('[C10] %s', (_, town, points) => {
    expect(bonusPoints('watering-holes', town)).toBe(points);
  });

  it('[C10] each such group is shown with both its territories', () => {
    const town = `
      Wb Wc Pb Wg
      Pb Pb Pb Wm
      Wb Wc Wf Pb`;
    expect(bonusReasons('watering-holes', town)).toEqual(['4 from 0,0 1,0', '4 from 3,0 3,1']);
  });
});

describe('Law and Order', () => {
  it.each([
    ['no gun', 'Pb Pc', 6, ['6 from nothing']],
    ['one gun', 'Pb Pg', 6, ['6 from 1,0']],
    ['two guns', 'Pg Pb Pg', 6, ['6 from 0,0 2,0']],
    ['three guns: negative', 'Pg Pg Pg', -3, ['-1 from 0,0', '-1 from 1,0', '-1 from 2,0']],
  ])('[C11] %s', (_, town, points, reasons) => {
    expect(bonusPoints('law-and-order', town)).toBe(points);
    expect(bonusReasons('law-and-order', town)).toEqual(reasons);
  });
});

describe('Boomtown', () => {
  it.each([
    ['the larger town', 'Pb Pb Pb', 'Pb Pb', 6],
    ['the smaller town', 'Pb Pb', 'Pb Pb Pb', 0],
    ['equally large towns: both', 'Pb Pb', 'Sb / Sc', 3],
    ['a hole is no territory', 'Pb Pb Pb / Pb .. Pb / Pb Pb Pb', 'Pb Pb Pb / Pb Pb Pb / Pb Pb', 3],
  ])('[C12] %s', (_, own, rival, points) => {
    expect(bonusPoints('boomtown', own, rival)).toBe(points);
  });

  it('[C12] it is shown with the larger town, or with both equally large ones', () => {
    expect(bonusReasons('boomtown', 'Pb .. Pb', 'Pb')).toEqual(['6 from 0,0 2,0']);
    expect(bonusReasons('boomtown', 'Pb', 'Sb')).toEqual(['3 from 0,0 rival:0,0']);
  });
});

describe('Poachers', () => {
  it.each([
    ["fewer mines: three for each of the opponent's", 'Pm', 'Dm Dm Dm', 9],
    ['no mine at all', 'Pb', 'Dm Dm', 6],
    ['more mines', 'Pm Pm', 'Dm', 0],
    ['equally many', 'Pm', 'Dm', 0],
    ['none on either side', 'Pb', '', 0],
  ])('[C13] %s', (_, own, rival, points) => {
    expect(bonusPoints('poachers', own, rival)).toBe(points);
  });

  it("[C13] it is shown with the opponent's mines, all at once", () => {
    expect(bonusReasons('poachers', 'Pm', 'Dm Db / Db Dm')).toEqual(['6 from rival:0,0 rival:1,1']);
  });
});

describe('Telegraph Line', () => {
  it.each([
    ['two forts in a row, with a gap', 'Pf .. Df', 2],
    ['two forts in a column', 'Pf / Pb / Df', 2],
    ['three in one row count once', 'Pf Pf Pf', 2],
    ['forts that share no line', 'Pf Pb / Pb Pf', 0],
    ['no fort', 'Pb', 0],
  ])('[C14] %s', (_, town, points) => {
    expect(bonusPoints('telegraph-line', town)).toBe(points);
  });

  it('[C14] rows come first, then columns; a fort may be in both', () => {
    const town = `
      Pf Pb Df
      Pb Pb Pb
      Sf Pf Pb`;
    expect(bonusPoints('telegraph-line', town)).toBe(6);
    expect(bonusReasons('telegraph-line', town)).toEqual([
      '2 from 0,0 2,0',
      '2 from 0,2 1,2',
      '2 from 0,0 0,2',
    ]);
  });
});

describe('Cattle Drive', () => {
  it.each([
    ['three terrains and two wagons', 'Pc Sc Dc / Pw Pb Mw', 6],
    ['three cows on one terrain and two wagons', 'Pc Pc Pc / Pw Pb Mw', 2],
    ['a wagon that touches the herd twice counts once', 'Pc Sc / Dw Fc', 3],
    ['a wagon at a corner of the herd', 'Pc Pb / Pb Pw', 0],
    ['a wagon at a smaller herd', 'Pc Sc Pb Dc Pw', 0],
    ['no cow', 'Pw Pb', 0],
  ])('[C15] %s', (_, town, points) => {
    expect(bonusPoints('cattle-drive', town)).toBe(points);
  });

  it('[C15][G3] of equally large herds the one that scores most, shown with its wagons', () => {
    const town = `
      Pc Pc Pw
      Pb Pb Pb
      Sc Dc Pw`;
    expect(bonusPoints('cattle-drive', town)).toBe(2);
    expect(bonusReasons('cattle-drive', town)).toEqual(['2 from 1,2 0,2 2,2']);
  });
});

describe('Trading Post', () => {
  it.each([
    ['an icon between two beers in a row', 'Pb Pg Pb', 3],
    ['an icon between two beers in a column', 'Pb / Pg / Pb', 3],
    ['two different icons', 'Pb Pg Pb Pf Pb', 6],
    ['the same icon twice', 'Pb Pg Pb Pg Pb', 3],
    ['both directions at once', '.. Pb .. / Pb Pg Pb / .. Pb ..', 3],
    ['three beers in a row: beer is an icon too', 'Pb Pb Pb', 3],
    ['all six', 'Pb Pc Pb Pf Pb Pg Pb Pm Pb Pw Pb Pb Pb', 18],
    ['a beer on the left and one above', '.. Pb / Pb Pg', 0],
    ['an empty cell between two beers', 'Pb .. Pb', 0],
    ['two territories between two beers', 'Pb Pg Pf Pb', 0],
    ['a beer alone', 'Pb', 0],
    ['no beer', 'Pg Pf Pg', 0],
  ])('[C16] %s', (_, town, points) => {
    expect(bonusPoints('trading-post', town)).toBe(points);
  });

  it('[C16] each icon is shown with all its territories between two beers', () => {
    const town = `
      Pb Pg Pb Sf Db
      .. .. Mg .. ..
      .. .. Wb .. ..`;
    expect(bonusReasons('trading-post', town)).toEqual(['3 from 3,0', '3 from 1,0 2,1']);
  });
});

describe('Tall Timber', () => {
  it.each([
    [1, 0],
    [2, 2],
    [3, 5],
    [4, 9],
    [5, 9],
  ])('[C17] %i forests in a line: %i points, in a row or column', (length, points) => {
    const forest = Array.from({ length }, () => 'Fb');
    expect(bonusPoints('tall-timber', forest.join(' '))).toBe(points);
    expect(bonusPoints('tall-timber', forest.join(' / '))).toBe(points);
  });

  it.each([
    ['an empty cell ends a line', 'Fb Fc .. Fg', 2],
    ['another terrain ends a line', 'Fb Fc Pb Fg Fm', 4],
    ['forests that meet at a corner', 'Fb Pb / Pb Fb', 0],
    ['no forest', 'Pb Pb', 0],
  ])('[C17] %s', (_, town, points) => {
    expect(bonusPoints('tall-timber', town)).toBe(points);
  });

  it('[C17] lines that cross both score, each shown with all its territories', () => {
    const town = `
      Fb Pb
      Fc Fg
      Fw Pb`;
    expect(bonusPoints('tall-timber', town)).toBe(7);
    expect(bonusReasons('tall-timber', town)).toEqual(['2 from 0,1 1,1', '5 from 0,0 0,1 0,2']);
  });
});

describe('Snowmelt', () => {
  it.each([
    ['snow next to water', 'Sb Wb', 2],
    ['snow above water', 'Sb / Wb', 2],
    ['snow between two waters counts once', 'Wb Sb Wb', 2],
    ['one water serves several snows', 'Sb Wb Sb', 4],
    ['water at a corner', 'Sb Pb / Pb Wb', 0],
    ['water beyond an empty cell', 'Sb .. Wb', 0],
    ['snow without water', 'Sb Sb', 0],
    ['water without snow', 'Wb Pb', 0],
  ])('[C18] %s', (_, town, points) => {
    expect(bonusPoints('snowmelt', town)).toBe(points);
  });

  it('[C18] each such snow is shown by itself', () => {
    expect(bonusReasons('snowmelt', 'Sb Wc Sg / Sb Pb Sw')).toEqual(['2 from 0,0', '2 from 2,0']);
  });
});

describe('an empty town', () => {
  it('[B0][C11][C12] scores nothing but what Law and Order and, where both are empty, Boomtown pay', () => {
    const cards = frontierDeck().cards.map(({ id }) => id);
    const worthOf = (rival: string) =>
      cards.flatMap((id) => (bonusPoints(id, '', rival) === 0 ? [] : `${id} ${bonusPoints(id, '', rival)}`));
    expect(cards).toHaveLength(18);
    expect(worthOf('')).toEqual(['law-and-order 6', 'boomtown 3']);
    expect(worthOf('Pb Pw / Mc Dg')).toEqual(['law-and-order 6']);
  });
});
