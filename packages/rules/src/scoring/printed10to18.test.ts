import { describe, expect, it } from 'vitest';
import { baseDeck, bonusLine, bonusPoints, bonusReasons, laid, picture } from '../../test/table.ts';
import { makePicture } from '../notation/picture.ts';
import { cardOf } from '../deck/cards.ts';
import { worth } from './evaluate.ts';

describe('One Too Many', () => {
  it('[B10] the player with more beers loses one for each beer of the opponent, all shown at once', () => {
    const [five, three] = ['Db Fb Mb / Pb Sb', 'Pb Pc / Wb Db'];
    expect(bonusPoints('one-too-many', five, three)).toBe(-3);
    expect(bonusReasons('one-too-many', five, three)).toEqual(['-3 from rival:0,0 rival:0,1 rival:1,1']);
    expect(bonusPoints('one-too-many', three, five)).toBe(0);
    expect(bonusReasons('one-too-many', three, five)).toEqual([]);
  });

  it.each([
    ['equally many beers: neither loses', 'Pb Pb', 'Wb Db', 0],
    ['no beer at all', 'Pc', 'Pc', 0],
    ['more beers than an opponent who has none', 'Pb Pb', 'Pc', 0],
    ['more beers than an opponent without a town', 'Pb Pb', '', 0],
    ['none against some', 'Pc', 'Pb Pb', 0],
    ['one beer more is enough', 'Pb Pb', 'Pb', -1],
  ])('[B10] %s', (_, own, rival, points) => {
    expect(bonusPoints('one-too-many', own, rival)).toBe(points);
  });

  it('[B10] both seats are judged alike', () => {
    const { bonus } = cardOf(baseDeck(), 'one-too-many');
    const towns = { first: picture('Pb Pc'), second: picture('Db Dc / Sb Db') };
    expect(worth(bonus, towns, 'first').points).toBe(0);
    expect(worth(bonus, towns, 'second')).toEqual({
      points: -1,
      contributions: [{ points: -1, cells: [{ town: 'first', cell: { x: 0, y: 0 } }] }],
      choices: 1,
    });
  });
});

describe('Prairie Life', () => {
  it.each([
    ['a cow on plains counts in both', 'Pc', 1],
    ['a cow and a plains territory', 'Fc Pb', 1],
    ['one cow: half a point is none', 'Fc', 0],
    ['one plains territory', 'Pb', 0],
    ['three: rounded down', 'Pc Pb', 1],
    ['four', 'Pc Pc', 2],
    ['seven: rounded down', 'Pc Pc Pc Pb', 3],
    ['neither cow nor plains', 'Fb Dw', 0],
  ])('[B11] %s', (_, town, points) => {
    expect(bonusPoints('prairie-life', town)).toBe(points);
  });

  it('[B11] it is shown with all the cows and plains, each once', () => {
    const town = `
      Pb Fc Sb
      .. Pc Pw`;
    expect(bonusPoints('prairie-life', town)).toBe(2);
    expect(bonusReasons('prairie-life', town)).toEqual(['2 from 1,0 1,1 0,0 2,1']);
  });
});

describe('Rifles Ready', () => {
  it.each([
    ['a fort next to a gun', 'Pf Pg', 2],
    ['a fort below a gun', 'Pg / Pf', 2],
    ['a second gun adds nothing', 'Pg Pf Pg', 2],
    ['one gun serves several forts', 'Pf Pg Pf', 4],
    ['a gun at a corner', 'Pf Pb / Pb Pg', 0],
    ['a gun beyond an empty cell', 'Pf .. Pg', 0],
    ['a fort without a gun', 'Pf Pf', 0],
    ['a gun without a fort', 'Pg Pb', 0],
  ])('[B12] %s', (_, town, points) => {
    expect(bonusPoints('rifles-ready', town)).toBe(points);
  });

  it('[B12] each such fort is shown by itself', () => {
    const town = `
      Sf Dg Pf
      Wf Mf Fb`;
    expect(bonusPoints('rifles-ready', town)).toBe(6);
    expect(bonusReasons('rifles-ready', town)).toEqual(['2 from 0,0', '2 from 2,0', '2 from 1,1']);
  });
});

describe('Smalltown Charm', () => {
  it.each([
    ['the smaller town gains the difference', 'Pb', 'Pb Sb Sc', [2, 0]],
    ['equally large towns', 'Pb Pb', 'Sb / Sc', [0, 0]],
    ['a hole is no territory', 'Pb Pb Pb / Pb .. Pb / Pb Pb Pb', 'Pb Pb Pb / Pb Pb Pb / Pb Pb Pb', [1, 0]],
    ['no town against a town', '', 'Pb Pb / Pb Pb', [4, 0]],
    ['no towns', '', '', [0, 0]],
  ])('[B13] %s', (_, own, rival, [points, theirs]) => {
    expect(bonusPoints('smalltown-charm', own, rival)).toBe(points);
    expect(bonusPoints('smalltown-charm', rival, own)).toBe(theirs);
  });

  it('[B13] it is shown with all the territories of both towns', () => {
    expect(bonusReasons('smalltown-charm', 'Pb .. Pb', 'Pb Sb / Db ..')).toEqual([
      '1 from 0,0 2,0 rival:0,0 rival:1,0 rival:0,1',
    ]);
  });

  it('[B13][P7] covered territories do not count', () => {
    const covered = laid('badlands 0,0; the-herd 1,1; wagon-train 1,1');
    expect(bonusPoints('smalltown-charm', covered, laid('undiscovered 0,0; fortified 2,0'))).toBe(1);
  });
});

describe('Target Practice', () => {
  it.each([
    ['one territory between', 'Pb Pc Pg', 1],
    ['three territories between', 'Pb Pc Sf Dw Pg', 3],
    ['in a column', 'Pb / Pc / Sc / Pg', 2],
    ['a gun right beside it', 'Pb Pg', 0],
    ['a gun right beside it is closer than one that would score', 'Pg Pb Pc Pg', 0],
    ['the closer of two guns, though the other would score more', 'Pg Pc Pb Pc Pc Pg', 1],
    ['the closer of two guns, one in the row and one in the column', 'Pb Pc Pc Pg / Pc .. .. .. / Pg', 1],
    ['a gun behind a gun', 'Pb Pc Pg Pc Pg', 1],
    ['an empty cell neither counts nor breaks the line', 'Pb Pc .. Pc Pg', 2],
    ['nothing but an empty cell between', 'Pb .. Pg', 0],
    ['an empty cell counts for what is closest', 'Pg .. Pb Pc Pc Pg', 0],
    ['the better of two equally close guns: the one without the gap', 'Pg .. Pb Pc Pg', 1],
    ['the better of two equally close guns, the other way round', 'Pg Pc Pb .. Pg', 1],
    ['another beer between counts as well', 'Pb Db Pg', 1],
    ['one gun serves several beers', 'Pb Pc Pg Pc Pc Pb', 3],
    ['a gun on a diagonal', 'Pb Pc / Pc Pg', 0],
    ['a gun in the next row', 'Pc Pc Pb / Pg Pc Pc', 0],
    ['no gun', 'Pb Pc', 0],
    ['no beer', 'Pg Pc', 0],
  ])('[B14] %s', (_, town, points) => {
    expect(bonusPoints('target-practice', town)).toBe(points);
  });

  it('[B14] each beer that scores is shown with the territories between and the gun', () => {
    const town = `
      Pb Pc .. Sf Pg
      Db .. .. .. Pb
      Mc .. .. .. ..
      Wg .. .. .. ..`;
    expect(bonusPoints('target-practice', town)).toBe(3);
    expect(bonusReasons('target-practice', town)).toEqual(['2 from 0,0 0,1 0,2 0,3', '1 from 0,1 0,2 0,3']);
  });

  it('[B14] a gap is not shown', () => {
    expect(bonusReasons('target-practice', 'Pb Pc .. Sf Pg')).toEqual(['2 from 0,0 1,0 3,0 4,0']);
  });

  it('[B14][G3] of equally good guns the one above is shown, then left, right, below', () => {
    const ways = ['1 from 2,2 2,1 2,0', '1 from 2,2 1,2 0,2', '1 from 2,2 3,2 4,2', '1 from 2,2 2,3 2,4'];
    const guns = ['2,0', '0,2', '4,2', '2,4'];
    for (const [i, way] of ways.entries()) {
      const drawn = [0, 1, 2, 3, 4].map((y) =>
        [0, 1, 2, 3, 4].map((x) => (guns.slice(i).includes(`${x},${y}`) ? 'Pg' : 'Pc')),
      );
      const town = drawn.map((row, y) => row.map((cell, x) => (x === 2 && y === 2 ? 'Pb' : cell)).join(' '));
      expect(bonusReasons('target-practice', town.join('\n'))).toEqual([way]);
    }
  });

  it('[B14] the example of the rules: two beers of three', () => {
    const town = laid('rifles-ready 0,0; target-practice 1,2; smalltown-charm 3,1');
    expect(makePicture(town).split('\n')).toEqual([
      'Fc Wb .. .. ..',
      'Mb Pb .. Dw Dg',
      '.. Dw Fw Dc Mf',
      '.. Wf Mw .. ..',
    ]);
    expect(bonusReasons('target-practice', town)).toEqual(['2 from 0,1 1,1 3,1 4,1', '1 from 1,1 3,1 4,1']);
  });
});

describe('The Clearing', () => {
  it.each([
    ['forts without forest', 'Pf Df Sb', 4],
    ['forests without a fort: negative', 'Fb Fc Fg', -3],
    ['every forest counts, not just the largest group', 'Fb Pb Fb / Pb Fb Pb', -3],
    ['a fort on forest', 'Ff', 1],
    ['as much gained as lost', 'Pf Fb Fb', 0],
    ['neither fort nor forest', 'Pb Dg', 0],
  ])('[B15] %s', (_, town, points) => {
    expect(bonusPoints('the-clearing', town)).toBe(points);
  });

  it('[B15] forts come first, then forests, even where the sum is 0', () => {
    expect(bonusPoints('the-clearing', 'Fb Pf Fb')).toBe(0);
    expect(bonusReasons('the-clearing', 'Fb Pf Fb')).toEqual(['2 from 1,0', '-1 from 0,0', '-1 from 2,0']);
  });
});

describe('The Herd', () => {
  it('[B16] the largest group of cows, whatever their terrain, cow by cow', () => {
    const town = `
      Pc Fc Db
      Db Sc Db
      Wc Db Mc`;
    expect(bonusPoints('the-herd', town)).toBe(6);
    expect(bonusReasons('the-herd', town)).toEqual(['2 from 0,0', '2 from 1,0', '2 from 1,1']);
  });

  it.each([
    ['a cow alone is a group of one', 'Pb Pc', 2],
    ['cows that meet at a corner', 'Pc Pb / Pb Pc', 2],
    ['cows with a gap between them', 'Pc .. Pc', 2],
    ['cows in a column', 'Pc / Dc / Sc', 6],
    ['the same terrain does not join cows', 'Pc Pb Pc', 2],
    ['no cow', 'Pb Pg', 0],
  ])('[B16] %s', (_, town, points) => {
    expect(bonusPoints('the-herd', town)).toBe(points);
  });

  it('[B16][G3] one of two equal herds counts: the topmost is shown', () => {
    const town = `
      Db Db Pc
      Pc Db Pc
      Pc Db Db`;
    expect(bonusLine('the-herd', town)).toMatchObject({ points: 4, choices: 2 });
    expect(bonusReasons('the-herd', town)).toEqual(['2 from 2,0', '2 from 2,1']);
  });
});

describe('Undiscovered', () => {
  const ring = 'undiscovered 0,0; badlands 2,1; smalltown-charm 1,3; happy-cows -1,2';
  const shown = '5 from 0,1 1,1 2,1 0,2 2,2 0,3 1,3 2,3';

  it('[B17] the example of the rules: one hole, shown with the eight territories around it', () => {
    expect(bonusPoints('undiscovered', laid(ring))).toBe(5);
    expect(bonusReasons('undiscovered', laid(ring))).toEqual([shown]);
  });

  it('[B17][P7] a hole beside a card that covers others is a hole all the same', () => {
    const town = laid(`${ring}; boom-or-bust 2,2`);
    expect(makePicture(town).split('\n')).toEqual([
      'at -1,0',
      '.. Mw Df .. ..',
      '.. Wf Mc Pc Pf',
      'Mf Mm .. Mf Pf',
      'Db Mw Dw Sf Dw',
      '.. .. Dc Mf ..',
    ]);
    expect(bonusReasons('undiscovered', town)).toEqual([shown]);
  });

  it('[B17][P6] a card over the hole ends it', () => {
    expect(bonusPoints('undiscovered', laid(`${ring}; circle-the-wagons 0,1`))).toBe(0);
  });

  it.each([
    ['one corner missing', '.. Pb Pb / Pb .. Pb / Pb Pb Pb', 0],
    ['all corners missing', '.. Pb .. / Pb .. Pb / .. Pb ..', 0],
    ['two cells side by side', 'Pb Pb Pb Pb / Pb .. .. Pb / Pb Pb Pb Pb', 0],
    ['two cells one above the other', 'Pb Pb Pb / Pb .. Pb / Pb .. Pb / Pb Pb Pb', 0],
    ['a notch in the border of the town', 'Pb .. Pb / Pb Pb Pb', 0],
    ['a passage to the outside', 'Pb Pb Pb / Pb .. .. / Pb Pb Pb', 0],
    ['two holes that touch at a corner', 'Pb Pb Pb .. / Pb .. Pb Pb / Pb Pb .. Pb / .. Pb Pb Pb', 0],
    ['a town without a hole', 'Pb Pb / Pb Pb', 0],
  ])('[B17] %s', (_, town, points) => {
    expect(bonusPoints('undiscovered', town)).toBe(points);
  });

  it('[B17] two holes with a territory between them share what lies around both', () => {
    const town = `
      Pb Pb Pb Pb Pb
      Pb .. Pb .. Pb
      Pb Pb Pb Pb Pb`;
    expect(bonusPoints('undiscovered', town)).toBe(10);
    expect(bonusReasons('undiscovered', town)).toEqual([
      '5 from 0,0 1,0 2,0 0,1 2,1 0,2 1,2 2,2',
      '5 from 2,0 3,0 4,0 2,1 4,1 2,2 3,2 4,2',
    ]);
  });
});

describe('Wagon Train', () => {
  it.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 4],
    [5, 7],
    [6, 10],
    [7, 10],
  ])('[B18] %i wagons in a line: %i points, in a row or column', (length, points) => {
    const wagons = Array.from({ length }, () => 'Pw');
    expect(bonusPoints('wagon-train', wagons.join(' '))).toBe(points);
    expect(bonusPoints('wagon-train', wagons.join(' / '))).toBe(points);
  });

  it.each([
    ['an empty cell ends a line', 'Pw Pw .. Pw Pw Pw', 3],
    ['another icon ends a line', 'Pw Pw Pb Pw', 1],
    ['wagons on a diagonal', 'Pw Pb / Pb Pw', 0],
    ['two lines around a corner', 'Pw Pw / Pb Pw', 2],
    ['a T: three across and three down', 'Pw Pw Pw / Pb Sw Pb / Pb Dw Pb', 4],
    ['a square: two rows and two columns', 'Pw Pw / Pw Pw', 4],
    ['the end of a row and the beginning of the next', 'Pb Pw / Pw Pb', 0],
    ['no wagon', 'Pb Pg', 0],
  ])('[B18] %s', (_, town, points) => {
    expect(bonusPoints('wagon-train', town)).toBe(points);
  });

  it('[B18] lines that cross both score, each shown with all its wagons', () => {
    const town = `
      Pb Pw Pb Pb
      Sw Dw Ww Mw
      Pb Pw Pb Pb`;
    expect(bonusPoints('wagon-train', town)).toBe(4 + 2);
    expect(bonusReasons('wagon-train', town)).toEqual(['4 from 0,1 1,1 2,1 3,1', '2 from 1,0 1,1 1,2']);
  });

  it('[B18] one card with three wagons makes two lines', () => {
    expect(bonusReasons('wagon-train', laid('target-practice 0,0'))).toEqual([
      '1 from 0,0 1,0',
      '1 from 1,0 1,1',
    ]);
  });
});

describe('an empty town', () => {
  const cards = baseDeck().cards.map(({ id }) => id);
  const worthOf = (own: string, rival: string) =>
    cards.flatMap((id) => (bonusPoints(id, own, rival) === 0 ? [] : `${id} ${bonusPoints(id, own, rival)}`));

  it('[B0][B2] scores nothing but 5 on Boom or Bust', () => {
    expect(cards).toHaveLength(18);
    expect(worthOf('', '')).toEqual(['boom-or-bust 5']);
  });

  it('[B2][B13] against a town it also gains the difference of Smalltown Charm', () => {
    expect(worthOf('', 'Pb Mm / Dg Ww')).toEqual(['boom-or-bust 5', 'smalltown-charm 4']);
  });
});
