import { describe, expect, it } from 'vitest';
import { baseDeck, bonusLine, bonusPoints, bonusReasons, laid, picture } from '../../test/table.ts';
import { makePicture } from '../notation/picture.ts';
import { cardOf } from '../town.ts';
import { worth } from './evaluate.ts';

describe('Badlands', () => {
  it.each([
    ['a gun between deserts on its left and right', 'Db Sg Db', 4],
    ['a gun between deserts above and below', 'Db / Sg / Db', 4],
    ['a gun that is on desert itself', 'Db Dg Db', 4],
    ['a desert on the left and one above', '.. Db / Db Sg', 0],
    ['a desert on one side, the border of the town on the other', 'Db Sg', 0],
    ['a desert on one side, another terrain on the other', 'Db Sg Fb', 0],
    ['deserts at the corners', 'Db .. Db / Pb Sg Pb / Db .. Db', 0],
    ['a desert two cells away', 'Db Pb Sg Db', 0],
    ['another icon between deserts', 'Db Sw Db', 0],
    ['no town', '', 0],
  ])('[B1] %s', (_, town, points) => {
    expect(bonusPoints('badlands', town)).toBe(points);
  });

  it('[B1] a gun with deserts on both axes counts once', () => {
    const cross = `
      .. Db ..
      Db Sg Db
      .. Db ..`;
    expect(bonusPoints('badlands', cross)).toBe(4);
    expect(bonusReasons('badlands', cross)).toEqual(['4 from 1,1']);
  });

  it('[B1] guns that are deserts serve each other', () => {
    expect(bonusPoints('badlands', 'Dg Dg Dg Dg')).toBe(8);
    expect(bonusReasons('badlands', 'Dg Dg Dg Dg')).toEqual(['4 from 1,0', '4 from 2,0']);
  });

  it('[B1] the example of the rules: one gun of three', () => {
    const town = laid('wagon-train 0,0; standoff 2,1');
    expect(bonusPoints('badlands', town)).toBe(4);
    expect(bonusReasons('badlands', town)).toEqual(['4 from 2,1']);
  });
});

describe('One Too Many', () => {
  it('[B2] whoever has more beers loses one for each beer of the other', () => {
    const [five, three] = ['Db Fb Mb / Pb Sb', 'Pb Pc / Wb Db'];
    expect(bonusPoints('one-too-many', five, three)).toBe(-3);
    expect(bonusReasons('one-too-many', five, three)).toEqual([
      '-1 from rival:0,0',
      '-1 from rival:0,1',
      '-1 from rival:1,1',
    ]);
    expect(bonusPoints('one-too-many', three, five)).toBe(0);
    expect(bonusReasons('one-too-many', three, five)).toEqual([]);
  });

  it.each([
    ['equally many beers: nobody loses', 'Pb Pb', 'Wb Db', 0],
    ['no beer at all', 'Pc', 'Pc', 0],
    ['more beers than an opponent who has none', 'Pb Pb', 'Pc', 0],
    ['more beers than an opponent without a town', 'Pb Pb', '', 0],
    ['none against some', 'Pc', 'Pb Pb', 0],
    ['one beer more is enough', 'Pb Pb', 'Pb', -1],
  ])('[B2] %s', (_, own, rival, points) => {
    expect(bonusPoints('one-too-many', own, rival)).toBe(points);
  });

  it('[B2] both seats are judged alike', () => {
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

describe('Happy Cows', () => {
  it.each([
    ['a cow away from snow', 'Pc Pb', 2],
    ['a cow alone in the town', 'Pc', 2],
    ['a cow on snow', 'Sc', 0],
    ['snow to the right', 'Pc Sb', 0],
    ['snow to the left', 'Sb Pc', 0],
    ['snow above', 'Sb / Pc', 0],
    ['snow below', 'Pc / Sb', 0],
    ['snow at a corner', 'Pc Fb / Fb Sb', 2],
    ['snow two cells away', 'Pc Fb Sb', 2],
    ['snow beyond an empty cell', 'Pc .. Sb', 2],
    ['a cow on snow spoils the cow next to it', 'Sc Pc Fc', 2],
    ['no cow', 'Pb Sg', 0],
  ])('[B3] %s', (_, town, points) => {
    expect(bonusPoints('happy-cows', town)).toBe(points);
  });

  it('[B3] each happy cow is shown by itself', () => {
    const town = `
      Pc Fc Db
      Sb .. Mc`;
    expect(bonusPoints('happy-cows', town)).toBe(4);
    expect(bonusReasons('happy-cows', town)).toEqual(['2 from 1,0', '2 from 2,1']);
  });
});

describe('Cool Water', () => {
  it('[B4] wagons on the largest water group and next to it', () => {
    const town = `
      Ww Wb Pw
      Fw .. Mw`;
    expect(bonusPoints('cool-water', town)).toBe(9);
    expect(bonusReasons('cool-water', town)).toEqual(['3 from 0,0', '3 from 2,0', '3 from 0,1']);
  });

  it.each([
    ['a wagon that touches the water twice counts once', 'Wb Pw / Wb Wb', 3],
    ['a wagon at a corner of the water', 'Wb Pb / Pb Pw', 0],
    ['a wagon at a smaller water group', 'Wb Wb Pb Wb Pw', 0],
    ['a wagon on a smaller water group', 'Wb Wb Pb Ww', 0],
    ['wagons, but no water', 'Pw Dw', 0],
    ['water, but no wagon', 'Wb Wc', 0],
    ['no town', '', 0],
  ])('[B4] %s', (_, town, points) => {
    expect(bonusPoints('cool-water', town)).toBe(points);
  });

  it('[B4][G3] of equally large groups the one that brings most', () => {
    const town = `
      Wb Wb Pw Db
      Pb Pb Db Db
      Ww Wb Pw Db`;
    expect(bonusLine('cool-water', town)).toMatchObject({ points: 6, choices: 2 });
    expect(bonusReasons('cool-water', town)).toEqual(['3 from 0,2', '3 from 2,2']);
  });

  it('[B4][G3] of equally good groups the topmost is shown, then the leftmost', () => {
    expect(bonusReasons('cool-water', 'Pw Wb .. Wb Pw')).toEqual(['3 from 0,0']);
    const steps = `
      .. .. Wb Pw
      Pw Wb .. ..`;
    expect(bonusLine('cool-water', steps)).toMatchObject({ points: 3, choices: 2 });
    expect(bonusReasons('cool-water', steps)).toEqual(['3 from 3,0']);
  });
});

describe('The Herd', () => {
  it('[B5] the largest group of cows, whatever their terrain', () => {
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
  ])('[B5] %s', (_, town, points) => {
    expect(bonusPoints('the-herd', town)).toBe(points);
  });

  it('[B5][G3] one of two equal herds counts: the topmost is shown', () => {
    const town = `
      Db Db Pc
      Pc Db Pc
      Pc Db Db`;
    expect(bonusLine('the-herd', town)).toMatchObject({ points: 4, choices: 2 });
    expect(bonusReasons('the-herd', town)).toEqual(['2 from 2,0', '2 from 2,1']);
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
  ])('[B6] %s', (_, town, points) => {
    expect(bonusPoints('the-clearing', town)).toBe(points);
  });

  it('[B6] forts come first, then forests, even where the sum is 0', () => {
    expect(bonusPoints('the-clearing', 'Fb Pf Fb')).toBe(0);
    expect(bonusReasons('the-clearing', 'Fb Pf Fb')).toEqual(['2 from 1,0', '-1 from 0,0', '-1 from 2,0']);
  });
});

describe('Chuck Wagon', () => {
  it.each([
    ['a beer next to a wagon', 'Pb Pw', 2],
    ['a beer below a wagon', 'Pw / Pb', 2],
    ['a second wagon adds nothing', 'Pw Pb Pw', 2],
    ['one wagon serves several beers', 'Pb Pw Pb', 4],
    ['a wagon at a corner does not serve', 'Pb Pc / Pc Pw', -1],
    ['a wagon beyond an empty cell does not serve', 'Pb .. Pw', -1],
    ['beers without a wagon: negative', 'Pb Db Sb', -3],
    ['as much gained as lost', 'Pw Pb Pb Pb', 0],
    ['no beer', 'Pw Pc', 0],
  ])('[B7] %s', (_, town, points) => {
    expect(bonusPoints('chuck-wagon', town)).toBe(points);
  });

  it('[B7] the beers that are served come first, then the others', () => {
    expect(bonusPoints('chuck-wagon', 'Sb Pc Pb Fw')).toBe(1);
    expect(bonusReasons('chuck-wagon', 'Sb Pc Pb Fw')).toEqual(['2 from 2,0', '-1 from 0,0']);
  });
});

describe('Circled Camp', () => {
  const ring = 'border-patrol 0,0; general-store 2,1; badlands 1,3; mother-lode -1,2';

  it('[B8] the example of the rules: one enclosed space', () => {
    expect(bonusPoints('circled-camp', laid(ring))).toBe(5);
    expect(bonusReasons('circled-camp', laid(ring))).toEqual(['5 from 1,2']);
  });

  it('[B8][P7] a space whose border is a card that covers others is enclosed all the same', () => {
    const town = laid(`${ring}; stronghold 2,2`);
    expect(makePicture(town).split('\n')).toEqual([
      'at -1,0',
      '.. Mw Df .. ..',
      '.. Wf Mc Pc Pf',
      'Mf Mm .. Mf Pf',
      'Db Mw Dw Sf Dw',
      '.. .. Dc Mf ..',
    ]);
    expect(bonusReasons('circled-camp', town)).toEqual(['5 from 1,2']);
  });

  it('[B8][P6] a card over the space ends it', () => {
    expect(bonusPoints('circled-camp', laid(`${ring}; square-deal 0,1`))).toBe(0);
  });

  it('[B8][P7] a card over half of a larger space leaves an enclosed one', () => {
    const wide = 'badlands 0,0; standoff 2,0; mother-lode 3,2; stronghold 1,3; square-deal -1,2';
    expect(bonusPoints('circled-camp', laid(wide))).toBe(0);
    expect(bonusReasons('circled-camp', laid(`${wide}; great-divide 2,2`))).toEqual(['5 from 1,2']);
  });

  it.each([
    ['what lies at the corners does not matter', '.. Pb .. / Pb .. Pb / .. Pb ..', 5],
    ['two cells side by side', 'Pb Pb Pb Pb / Pb .. .. Pb / Pb Pb Pb Pb', 0],
    ['two cells one above the other', 'Pb Pb Pb / Pb .. Pb / Pb .. Pb / Pb Pb Pb', 0],
    ['two spaces with a territory between them', 'Pb Pb Pb Pb Pb / Pb .. Pb .. Pb / Pb Pb Pb Pb Pb', 10],
    ['a notch in the border of the town', 'Pb .. Pb / Pb Pb Pb', 0],
    ['a passage to the outside', 'Pb Pb Pb / Pb .. .. / Pb Pb Pb', 0],
    ['a town without a space', 'Pb Pb / Pb Pb', 0],
    ['no town', '', 0],
  ])('[B8] %s', (_, town, points) => {
    expect(bonusPoints('circled-camp', town)).toBe(points);
  });

  it('[B8] two spaces that meet at a corner are two', () => {
    const town = `
      .. Pb .. ..
      Pb .. Pb ..
      .. Pb .. Pb
      .. .. Pb ..`;
    expect(bonusPoints('circled-camp', town)).toBe(10);
    expect(bonusReasons('circled-camp', town)).toEqual(['5 from 1,1', '5 from 2,2']);
  });
});

describe('Mother Lode', () => {
  it.each([
    ['a mine on mountains', 'Mm', 2],
    ['a mine next to mountains', 'Pm Mb', 2],
    ['a mine below mountains', 'Mb / Pm', 2],
    ['a mine on mountains and next to mountains counts once', 'Mb Mm Mb', 2],
    ['mountains at a corner', 'Mb Pb / Pb Pm', 0],
    ['mountains beyond an empty cell', 'Mb .. Pm', 0],
    ['mountains without a mine', 'Mb Mw', 0],
    ['a mine without mountains', 'Pm Dm', 0],
  ])('[B9] %s', (_, town, points) => {
    expect(bonusPoints('mother-lode', town)).toBe(points);
  });

  it('[B9] each such mine is shown by itself', () => {
    const town = `
      Mm Wm Wm
      Db Mb Sm`;
    expect(bonusPoints('mother-lode', town)).toBe(6);
    expect(bonusReasons('mother-lode', town)).toEqual(['2 from 0,0', '2 from 1,0', '2 from 2,1']);
  });
});
