import { describe, expect, it } from 'vitest';
import { bonusLine, bonusPoints, bonusReasons } from '../../test/table.ts';

describe('Claim Stakes', () => {
  it.each([
    ['a mine by itself', 'Pm Pb', 2],
    ['mines that meet at a corner', 'Pm Pb / Pb Pm', 4],
    ['mines with a territory between them', 'Pm Pb Pm', 4],
    ['mines with an empty cell between them', 'Pm .. Pm', 4],
    ['two mines side by side: negative', 'Pm Dm', -2],
    ['two mines one above the other: negative', 'Pm / Dm', -2],
    ['three mines in a row: negative', 'Pm Dm Sm', -3],
    ['as much gained as lost', 'Pm Pm Pb Pm', 0],
    ['no mine', 'Pb Mg', 0],
  ])('[C1] %s', (_, town, points) => {
    expect(bonusPoints('claim-stakes', town)).toBe(points);
  });

  it('[C1] the mines by themselves come first, then the others', () => {
    const town = `
      Pm Dm Pb
      Pb Pb Wm`;
    expect(bonusPoints('claim-stakes', town)).toBe(0);
    expect(bonusReasons('claim-stakes', town)).toEqual(['2 from 2,1', '-1 from 0,0', '-1 from 1,0']);
  });
});

describe('Standoff', () => {
  it.each([
    ['two guns in a row with one territory between them', 'Pg Pb Dg', 3],
    ['two guns in a column with one territory between them', 'Pg / Pb / Dg', 3],
    ['an empty cell between them', 'Pg .. Dg', 0],
    ['a hole between them', 'Pb Pb Pb / Pg .. Pg / Pb Pb Pb', 0],
    ['a gun between them', 'Pg Pg Pg', 0],
    ['guns side by side', 'Pg Pg', 0],
    ['guns three cells apart', 'Pg Pb Pb Pg', 0],
    ['guns on a diagonal', 'Pg Pb Pb / Pb Pb Pb / Pb Pb Pg', 0],
    ['the end of a row and the beginning of the next', 'Pb Pb Pg / Pg Pb Pb', 0],
    ['one gun', 'Pg Pb', 0],
  ])('[C2] %s', (_, town, points) => {
    expect(bonusPoints('standoff', town)).toBe(points);
  });

  it('[C2] a gun belongs to as many pairs as it makes', () => {
    expect(bonusPoints('standoff', 'Pg Pb Dg Mb Sg')).toBe(6);
    expect(bonusReasons('standoff', 'Pg Pb Dg Mb Sg')).toEqual(['3 from 0,0 2,0', '3 from 2,0 4,0']);
    const corner = `
      Pg Pb Dg
      Mb Sb Sb
      Sg Fb Fb`;
    expect(bonusPoints('standoff', corner)).toBe(6);
    expect(bonusReasons('standoff', corner)).toEqual(['3 from 0,0 2,0', '3 from 0,0 0,2']);
  });
});

describe('Fastest Draw', () => {
  it('[C3] six for the player with more guns, shown with these guns', () => {
    const [two, one] = ['Pg Pb / Dg Db', 'Pb Wg'];
    expect(bonusReasons('fastest-draw', two, one)).toEqual(['6 from 0,0 0,1']);
    expect(bonusReasons('fastest-draw', one, two)).toEqual([]);
  });

  it.each([
    ['equally many: neither', 'Pg Pg', 'Dg Db Dg', 0],
    ['none on either side: neither', 'Pb', 'Db', 0],
    ['one against none', 'Pg', 'Db', 6],
    ['one against no town', 'Pg', '', 6],
    ['however many more', 'Pg Pg Pg Pg', 'Dg', 6],
    ['fewer', 'Pg', 'Dg Dg', 0],
  ])('[C3] %s', (_, own, rival, points) => {
    expect(bonusPoints('fastest-draw', own, rival)).toBe(points);
  });
});

describe('Stronghold', () => {
  it('[C4] a fort with a territory on each side', () => {
    const town = `
      .. Pb Wf ..
      Db Mf Ff Sg
      .. Fc Pc ..`;
    expect(bonusPoints('stronghold', town)).toBe(6);
    expect(bonusReasons('stronghold', town)).toEqual(['3 from 1,1', '3 from 2,1']);
  });

  it.each([
    ['one side open', '.. Pb .. / Db Mf .. / .. Fc ..', 0],
    ['a hole on one side', 'Pb Pb Pb Pb / Pb Pf .. Pb / Pb Pb Pb Pb', 0],
    ['a fort at the border of the town', 'Pb Pf Pb / Pb Pb Pb', 0],
    ['territories at the corners only', 'Pb .. Pb / .. Pf .. / Pb .. Pb', 0],
    ['another icon in the middle', '.. Pb .. / Db Mw Sg / .. Fc ..', 0],
  ])('[C4] %s', (_, town, points) => {
    expect(bonusPoints('stronghold', town)).toBe(points);
  });
});

describe('Border Patrol', () => {
  it.each([
    ['four empty sides', 'Pf', 2],
    ['three empty sides', 'Pf Pb', 2],
    ['two empty sides at a corner of the town', 'Pf Pb / Pb Pb', 2],
    ['two empty sides facing each other', 'Pb Pf Pb', 2],
    ['one empty side', 'Pb Pf Pb / Pb Pb Pb', 0],
    ['no empty side', '.. Pb .. / Pb Pf Pb / .. Pb ..', 0],
    ['the border of the town and a hole', 'Pb Pf Pb / Pb .. Pb / Pb Pb Pb', 2],
    ['another icon at the corner', 'Pb Pw / Pb Pb', 0],
  ])('[C5] %s', (_, town, points) => {
    expect(bonusPoints('border-patrol', town)).toBe(points);
  });

  it('[C5] each such fort is shown by itself', () => {
    const town = `
      Pf Df Sb
      Wb Wf Mf`;
    expect(bonusPoints('border-patrol', town)).toBe(4);
    expect(bonusReasons('border-patrol', town)).toEqual(['2 from 0,0', '2 from 2,1']);
  });
});

describe('Long Haul', () => {
  it('[C6] the wagons of the fullest row, across gaps and other icons', () => {
    const town = `
      Pw .. Dw Sb Ww
      Pw Pb Db Sb Wb`;
    expect(bonusPoints('long-haul', town)).toBe(6);
    expect(bonusReasons('long-haul', town)).toEqual(['2 from 0,0', '2 from 2,0', '2 from 4,0']);
  });

  it('[C6] the wagons of a column, when it holds more', () => {
    const town = `
      Pw Pw
      Db Pb
      Dw Db
      .. Pb
      Sw Pb`;
    expect(bonusPoints('long-haul', town)).toBe(6);
    expect(bonusReasons('long-haul', town)).toEqual(['2 from 0,0', '2 from 0,2', '2 from 0,4']);
  });

  it.each([
    ['a wagon alone', 'Pb Pw', 2],
    ['wagons on a diagonal', 'Pw Pb / Pb Pw', 2],
    ['a whole square of wagons: one line counts', 'Pw Pw / Pw Pw', 4],
    ['no wagon', 'Pb Pg', 0],
  ])('[C6] %s', (_, town, points) => {
    expect(bonusPoints('long-haul', town)).toBe(points);
  });

  it('[C6][G3] of a row and a column with the same first wagon the row is shown', () => {
    const town = `
      Pw .. Pw
      Pb .. ..
      Pw .. ..`;
    expect(bonusLine('long-haul', town)).toMatchObject({ points: 4, choices: 2 });
    expect(bonusReasons('long-haul', town)).toEqual(['2 from 0,0', '2 from 2,0']);
  });

  it('[C6][G3] a column with a higher wagon is shown before a row', () => {
    const town = `
      Pb Pw
      Pw Pw`;
    expect(bonusLine('long-haul', town)).toMatchObject({ points: 4, choices: 2 });
    expect(bonusReasons('long-haul', town)).toEqual(['2 from 1,0', '2 from 1,1']);
  });
});

describe('General Store', () => {
  it('[C7] a complete set of the six icons, wherever they lie', () => {
    const town = `
      Pw Pm Pg
      .. .. Db
      Sf Sc Pc`;
    expect(bonusPoints('general-store', town)).toBe(3);
    expect(bonusReasons('general-store', town)).toEqual(['3 from 2,1 1,2 0,2 2,0 1,0 0,0']);
  });

  it.each([
    ['five icons, each many times', 'Pb Pc Pf Pg Pm / Pb Pc Pf Pg Pm', 0],
    ['two of each', 'Pb Pc Pf Pg Pm Pw / Pb Pc Pf Pg Pm Pw', 6],
    ['as many sets as there are of the rarest icon', 'Pb Pc Pf Pg Pm Pw / Pb Pc Pf Pg Pm Pb', 3],
  ])('[C7] %s', (_, town, points) => {
    expect(bonusPoints('general-store', town)).toBe(points);
  });

  it('[C7] no icon serves in two sets', () => {
    const town = `
      Pb Pb Pc Pc Pf Pf
      Pg Pg Pm Pm Pw Pw`;
    expect(bonusReasons('general-store', town)).toEqual([
      '3 from 0,0 2,0 4,0 0,1 2,1 4,1',
      '3 from 1,0 3,0 5,0 1,1 3,1 5,1',
    ]);
  });
});

describe('Square Deal', () => {
  it.each([
    ['a square of one terrain, whatever its icons', 'Sb Sc / Sf Sg', 3],
    ['one territory of another terrain', 'Sb Sc / Sf Wg', 0],
    ['one territory missing', 'Sb Sc / Sf ..', 0],
    ['a row of four', 'Sb Sc Sf Sg', 0],
    ['one icon is not one terrain', 'Sb Wb / Pb Db', 0],
    ['a block of three by three', 'Sb Sb Sb / Sb Sb Sb / Sb Sb Sb', 12],
    ['a ring around a hole', 'Sb Sb Sb / Sb .. Sb / Sb Sb Sb', 0],
    ['two squares of different terrains', 'Sb Sb Wb Wb / Sb Sb Wb Wb', 6],
  ])('[C8] %s', (_, town, points) => {
    expect(bonusPoints('square-deal', town)).toBe(points);
  });

  it('[C8] overlapping squares each count', () => {
    const town = `
      Pb Sb Sc Sf
      Pb Sg Sm Sw`;
    expect(bonusPoints('square-deal', town)).toBe(6);
    expect(bonusReasons('square-deal', town)).toEqual(['3 from 1,0 2,0 1,1 2,1', '3 from 2,0 3,0 2,1 3,1']);
  });
});

describe('Great Divide', () => {
  it('[C9] six for the larger of the largest mountains groups, shown with this group', () => {
    const own = `
      Mb Mc Pb
      Pb Mf Pb`;
    const rival = `
      Mb Pb Mb
      Mb Pb Pb`;
    expect(bonusReasons('great-divide', own, rival)).toEqual(['6 from 0,0 1,0 1,1']);
    expect(bonusReasons('great-divide', rival, own)).toEqual([]);
  });

  it.each([
    ['equally large: neither', 'Mb Mb', 'Mb / Mb', 0],
    ['only the largest group counts, not all mountains', 'Mb Pb Mb Pb Mb', 'Mb Mb', 0],
    ['no mountains on either side: neither', 'Pb', 'Db', 0],
    ['a single mountain against none', 'Mb', 'Pb', 6],
    ['a single mountain against no town', 'Mb', '', 6],
    ['no town against mountains', '', 'Mb', 0],
    ['mountains that meet at a corner are two groups', 'Mb Pb / Pb Mb', 'Mb Mb', 0],
  ])('[C9] %s', (_, own, rival, points) => {
    expect(bonusPoints('great-divide', own, rival)).toBe(points);
  });
});
