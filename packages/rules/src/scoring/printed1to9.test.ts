import { describe, expect, it } from 'vitest';
import { bonusLine, bonusPoints, bonusReasons, laid } from '../../test/table.ts';

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
    ['a desert beyond an empty cell', 'Db .. Sg Db', 0],
    ['another icon between deserts', 'Db Sw Db', 0],
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

  it('[B1] a desert serves several guns, and each gun is shown by itself', () => {
    expect(bonusPoints('badlands', 'Dg Dg Dg Dg')).toBe(8);
    expect(bonusReasons('badlands', 'Dg Dg Dg Dg')).toEqual(['4 from 1,0', '4 from 2,0']);
  });

  it('[B1] the example of the rules: one gun of three', () => {
    const town = laid('claim-jumpers 0,0; one-too-many 2,1');
    expect(bonusPoints('badlands', town)).toBe(4);
    expect(bonusReasons('badlands', town)).toEqual(['4 from 2,1']);
  });
});

describe('Boom or Bust', () => {
  const mines = (count: number): string => Array.from({ length: count }, () => 'Pm').join(' ');

  it.each([
    [0, 5],
    [1, 5],
    [2, 5],
    [3, 0],
    [4, 0],
    [5, 0],
    [6, 0],
    [7, 3],
    [8, 8],
    [9, 8],
    [12, 8],
  ])('[B2] %i mines: %i points, once', (count, points) => {
    expect(bonusPoints('boom-or-bust', `Sb ${mines(count)}`)).toBe(points);
  });

  it('[B2] it is shown with all the mines, wherever they lie', () => {
    expect(bonusReasons('boom-or-bust', 'Pm Pb .. / Sm .. Sb')).toEqual(['5 from 0,0 0,1']);
    expect(bonusReasons('boom-or-bust', mines(7))).toEqual(['3 from 0,0 1,0 2,0 3,0 4,0 5,0 6,0']);
    expect(bonusReasons('boom-or-bust', mines(8))).toEqual(['8 from 0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0']);
  });

  it('[B2] without a mine there is nothing to show, and for 0 points neither', () => {
    expect(bonusReasons('boom-or-bust', 'Pb')).toEqual(['5 from nothing']);
    expect(bonusReasons('boom-or-bust', mines(3))).toEqual([]);
  });
});

describe('Bootleggers', () => {
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
  ])('[B3] %s', (_, town, points) => {
    expect(bonusPoints('bootleggers', town)).toBe(points);
  });

  it('[B3] the beers with a wagon come first, then the others, each by itself', () => {
    expect(bonusPoints('bootleggers', 'Sb Pc Pb Fw')).toBe(1);
    expect(bonusReasons('bootleggers', 'Sb Pc Pb Fw')).toEqual(['2 from 2,0', '-1 from 0,0']);
  });
});

describe('Circle the Wagons', () => {
  it.each([
    ['a territory with four wagons around it', '.. Pw .. / Sw Db Dw / .. Fw ..', 6],
    ['a wagon in the middle', '.. Pw .. / Pw Pw Pw / .. Pw ..', 6],
    ['an empty cell in the middle', '.. Pw .. / Pw .. Pw / .. Pw ..', 0],
    ['three wagons and another icon', '.. Pw .. / Pw Db Pw / .. Pb ..', 0],
    ['three wagons and an empty side', '.. Pw .. / Pw Db Pw', 0],
    ['wagons at the corners', 'Pw Pb Pw / Pb Pb Pb / Pw Pb Pw', 0],
    ['a full square of nine wagons: one circle', 'Pw Pw Pw / Pw Pw Pw / Pw Pw Pw', 6],
    ['no wagon', 'Pb Pb Pb / Pb Pb Pb / Pb Pb Pb', 0],
  ])('[B4] %s', (_, town, points) => {
    expect(bonusPoints('circle-the-wagons', town)).toBe(points);
  });

  it('[B4] a wagon may be part of several circles, each shown with its center and its wagons', () => {
    const town = `
      .. Pw .. Pw ..
      Sw Db Dw Mb Fw
      .. Pw .. Pw ..`;
    expect(bonusPoints('circle-the-wagons', town)).toBe(12);
    expect(bonusReasons('circle-the-wagons', town)).toEqual([
      '6 from 1,1 1,0 0,1 2,1 1,2',
      '6 from 3,1 3,0 2,1 4,1 3,2',
    ]);
  });
});

describe('Claim Jumpers', () => {
  it.each([
    ['more mines, no guns', 'Pm Pm', 'Dm', [9, 0]],
    ['more mines, equally many guns', 'Pm Pm Pg', 'Dm Dg', [9, 0]],
    ['more mines and more guns', 'Pm Pg', 'Db', [9, 0]],
    ['more mines, fewer guns: five change hands', 'Pm Pm Pg', 'Dm Dg Dg', [4, 5]],
    ['more mines, no gun against one', 'Pm', 'Dg', [4, 5]],
    ['equally many mines and guns', 'Pm Pg', 'Dm Dg', [0, 0]],
    ['equally many mines, more guns', 'Pm Pg Pg', 'Dm Dg', [0, 0]],
    ['no mine on either side, more guns', 'Pg', 'Db', [0, 0]],
    ['mines against no town', 'Pm', '', [9, 0]],
    ['nothing on either side', 'Pb', 'Db', [0, 0]],
  ])('[B5] %s', (_, own, rival, [points, theirs]) => {
    expect(bonusPoints('claim-jumpers', own, rival)).toBe(points);
    expect(bonusPoints('claim-jumpers', rival, own)).toBe(theirs);
  });

  it('[B5] nine are shown with the mines of the winner', () => {
    expect(bonusReasons('claim-jumpers', 'Pm Pg Pm', 'Dm Dg')).toEqual(['9 from 0,0 2,0']);
    expect(bonusReasons('claim-jumpers', 'Dm Dg', 'Pm Pg Pm')).toEqual([]);
  });

  it("[B5] four are shown with the winner's mines and the opponent's guns, five with the own guns", () => {
    const [miner, gunman] = ['Pm Pb Pm', 'Dg Dm / Dg Db'];
    expect(bonusReasons('claim-jumpers', miner, gunman)).toEqual(['4 from 0,0 2,0 rival:0,0 rival:0,1']);
    expect(bonusReasons('claim-jumpers', gunman, miner)).toEqual(['5 from 0,0 0,1']);
  });
});

describe('Cool Water', () => {
  it('[B6] wagons on the largest water group and next to it, each by itself', () => {
    const town = `
      Ww Wb Pw
      Fw .. Mw`;
    expect(bonusLine('cool-water', town)).toMatchObject({ points: 9, choices: 1 });
    expect(bonusReasons('cool-water', town)).toEqual(['3 from 0,0', '3 from 2,0', '3 from 0,1']);
  });

  it.each([
    ['a wagon that touches the water twice counts once', 'Wb Pw / Wb Wb', 3],
    ['a wagon at a corner of the water', 'Wb Pb / Pb Pw', 0],
    ['a wagon beyond an empty cell', 'Wb .. Pw', 0],
    ['a wagon at a smaller water group', 'Wb Wb Pb Wb Pw', 0],
    ['a wagon on a smaller water group', 'Wb Wb Pb Ww', 0],
    ['wagons, but no water', 'Pw Dw', 0],
    ['water, but no wagon', 'Wb Wc', 0],
  ])('[B6] %s', (_, town, points) => {
    expect(bonusPoints('cool-water', town)).toBe(points);
  });

  it('[B6][G3] of equally large groups the one that scores most', () => {
    const town = `
      Wb Wb Pw Db
      Pb Pb Db Db
      Ww Wb Pw Db`;
    expect(bonusLine('cool-water', town)).toMatchObject({ points: 6, choices: 2 });
    expect(bonusReasons('cool-water', town)).toEqual(['3 from 0,2', '3 from 2,2']);
  });

  it('[B6][G3] of equally good groups the topmost is shown, then the leftmost', () => {
    expect(bonusReasons('cool-water', 'Pw Wb .. Wb Pw')).toEqual(['3 from 0,0']);
    const steps = `
      .. .. Wb Pw
      Pw Wb .. ..`;
    expect(bonusLine('cool-water', steps)).toMatchObject({ points: 3, choices: 2 });
    expect(bonusReasons('cool-water', steps)).toEqual(['3 from 3,0']);
  });
});

describe('Fortified', () => {
  it.each([
    ['four forts in a square, whatever their terrains', 'Sf Pf / Df Wf', 7],
    ['one territory with another icon', 'Sf Pf / Df Wg', 0],
    ['one territory missing', 'Sf Pf / Df ..', 0],
    ['four forts in a row', 'Sf Pf Df Wf', 0],
    ['one terrain without forts', 'Sb Sc / Sg Sm', 0],
    ['a ring of forts around a hole', 'Sf Sf Sf / Sf .. Sf / Sf Sf Sf', 0],
    ['three by three forts', 'Sf Sf Sf / Sf Sf Sf / Sf Sf Sf', 28],
    ['squares that share a fort', 'Sf Sf .. / Sf Sf Sf / .. Sf Sf', 14],
    ['the end of a row and the beginning of the next', 'Sb Sb Sf / Sf Sb Sf / Sf Sb Sb', 0],
  ])('[B7] %s', (_, town, points) => {
    expect(bonusPoints('fortified', town)).toBe(points);
  });

  it('[B7] overlapping squares each count, and each is shown with its four cells', () => {
    const town = `
      Pb Sf Wf Pf
      Pb Df Df Mf`;
    expect(bonusPoints('fortified', town)).toBe(14);
    expect(bonusReasons('fortified', town)).toEqual(['7 from 1,0 2,0 1,1 2,1', '7 from 2,0 3,0 2,1 3,1']);
  });

  it('[B7] a square may be made of several cards', () => {
    const town = laid('boom-or-bust 0,0; happy-cows 1,1');
    expect(bonusReasons('fortified', town)).toEqual(['7 from 0,0 1,0 0,1 1,1']);
  });
});

describe('Gold Country', () => {
  it.each([
    ['a mine on mountains', 'Mm', 2],
    ['a mine next to mountains', 'Pm Mb', 2],
    ['a mine below mountains', 'Mb / Pm', 2],
    ['a mine on mountains and next to mountains counts once', 'Mb Mm Mb', 2],
    ['mountains at a corner', 'Mb Pb / Pb Pm', 0],
    ['mountains beyond an empty cell', 'Mb .. Pm', 0],
    ['mountains without a mine', 'Mb Mw', 0],
    ['a mine without mountains', 'Pm Dm', 0],
  ])('[B8] %s', (_, town, points) => {
    expect(bonusPoints('gold-country', town)).toBe(points);
  });

  it('[B8] each such mine is shown by itself', () => {
    const town = `
      Mm Wm Wm
      Db Mb Sm`;
    expect(bonusPoints('gold-country', town)).toBe(6);
    expect(bonusReasons('gold-country', town)).toEqual(['2 from 0,0', '2 from 1,0', '2 from 2,1']);
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
  ])('[B9] %s', (_, town, points) => {
    expect(bonusPoints('happy-cows', town)).toBe(points);
  });

  it('[B9] each happy cow is shown by itself', () => {
    const town = `
      Pc Fc Db
      Sb .. Mc`;
    expect(bonusPoints('happy-cows', town)).toBe(4);
    expect(bonusReasons('happy-cows', town)).toEqual(['2 from 1,0', '2 from 2,1']);
  });
});
