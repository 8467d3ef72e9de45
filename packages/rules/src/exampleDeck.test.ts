import { describe, expect, it } from 'vitest';
import { baseDeck, bonusPoints, bonusReasons, deckFile } from '../test/table.ts';
import { cardOf } from './town.ts';
import { type Bonus, type CardId, ICONS, LANGUAGES, TERRAINS } from './types.ts';

const deck = deckFile('example-frontier');
const bonusOf = (id: CardId): Bonus => cardOf(deck, id).bonus;
const baseIds = baseDeck().cards.map(({ id }) => id);

describe('the deck', () => {
  it('[F1][F2] twelve base cards as they are, and six new ones', () => {
    const kept = deck.cards.filter(({ id }) => baseIds.includes(id));
    expect(kept).toEqual(baseDeck().cards.filter(({ id }) => kept.some((card) => card.id === id)));
    expect(kept).toHaveLength(12);
    expect(deck.cards.filter((card) => !kept.includes(card)).map(({ id }) => id)).toEqual([
      'watering-holes',
      'law-and-order',
      'boomtown',
      'claim-jumpers',
      'telegraph-line',
      'cattle-drive',
    ]);
  });

  it('[F2] every card has a title in five languages, and the new ones say that they are our own', () => {
    for (const { id, title, provenance } of deck.cards) {
      expect(Object.keys(title)).toEqual(LANGUAGES);
      if (!baseIds.includes(id)) expect(provenance).toEqual({ front: 'original', bonus: 'original' });
    }
  });

  it('[F3] each terrain and each icon is there twelve times, as in the base deck', () => {
    const fronts = deck.cards.flatMap(({ territories }) => territories);
    for (const terrain of TERRAINS) expect(fronts.filter((one) => one.terrain === terrain)).toHaveLength(12);
    for (const icon of ICONS) expect(fronts.filter((one) => one.icon === icon)).toHaveLength(12);
  });

  it('[F14] it is another deck than the base deck', () => {
    expect(deck.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(deck.hash).not.toBe(baseDeck().hash);
  });
});

describe('Watering Holes', () => {
  it.each([
    ['two territories in a row', 'Wb Wc Pb', 4],
    ['two territories in a column', 'Wb / Wc', 4],
    ['one', 'Wb Pb', 0],
    ['three', 'Wb Wc Wf', 0],
    ['two that meet at a corner', 'Wb Pb / Pb Wb', 0],
    ['no water', 'Pb Pb', 0],
  ])('[F5] %s', (_, town, points) => {
    expect(bonusPoints(bonusOf('watering-holes'), town)).toBe(points);
  });

  it('[F5][F11] each such group is shown with both its territories', () => {
    const town = `
      Wb Wc Pb Wg
      Pb Pb Pb Wm
      Wb Wc Wf Pb`;
    expect(bonusReasons(bonusOf('watering-holes'), town)).toEqual(['4 from 0,0 1,0', '4 from 3,0 3,1']);
  });
});

describe('Law and Order', () => {
  it.each([
    ['no gun', 'Pb Pc', 6, ['6 from nothing']],
    ['one gun', 'Pb Pg', 6, ['6 from 1,0']],
    ['two guns', 'Pg Pb Pg', 6, ['6 from 0,0 2,0']],
    ['three guns: negative', 'Pg Pg Pg', -3, ['-1 from 0,0', '-1 from 1,0', '-1 from 2,0']],
  ])('[F8] %s', (_, town, points, reasons) => {
    expect(bonusPoints(bonusOf('law-and-order'), town)).toBe(points);
    expect(bonusReasons(bonusOf('law-and-order'), town)).toEqual(reasons);
  });
});

describe('Boomtown', () => {
  it.each([
    ['the larger town', 'Pb Pb Pb', 'Pb Pb', 6],
    ['the smaller town', 'Pb Pb', 'Pb Pb Pb', 0],
    ['equally large towns: both', 'Pb Pb', 'Sb / Sc', 3],
    ['an enclosed space is no territory', 'Pb Pb Pb / Pb .. Pb / Pb Pb Pb', 'Pb Pb Pb / Pb Pb Pb / Pb Pb', 3],
  ])('[F9] %s', (_, own, rival, points) => {
    expect(bonusPoints(bonusOf('boomtown'), own, rival)).toBe(points);
  });

  it('[F9][F11] it is shown with all the territories of both towns', () => {
    expect(bonusReasons(bonusOf('boomtown'), 'Pb .. Pb', 'Pb')).toEqual(['6 from 0,0 2,0 rival:0,0']);
  });
});

describe('Claim Jumpers', () => {
  it.each([
    ['fewer mines: three for each of the opponent', 'Pm', 'Dm Dm Dm', 9],
    ['no mine at all', 'Pb', 'Dm Dm', 6],
    ['more mines', 'Pm Pm', 'Dm', 0],
    ['equally many', 'Pm', 'Dm', 0],
    ['none on either side', 'Pb', '', 0],
  ])('[F9] %s', (_, own, rival, points) => {
    expect(bonusPoints(bonusOf('claim-jumpers'), own, rival)).toBe(points);
  });

  it("[F9][F11] it is shown with the opponent's mines", () => {
    expect(bonusReasons(bonusOf('claim-jumpers'), 'Pm', 'Dm Db / Db Dm')).toEqual([
      '3 from rival:0,0',
      '3 from rival:1,1',
    ]);
  });
});

describe('Telegraph Line', () => {
  it.each([
    ['two forts in a row, with a gap', 'Pf .. Df', 2],
    ['two forts in a column', 'Pf / Pb / Df', 2],
    ['three in one row count once', 'Pf Pf Pf', 2],
    ['forts that share no line', 'Pf Pb / Pb Pf', 0],
    ['no fort', 'Pb', 0],
  ])('[F5] %s', (_, town, points) => {
    expect(bonusPoints(bonusOf('telegraph-line'), town)).toBe(points);
  });

  it('[F5][F11] rows come first, then columns; a fort may stand in both', () => {
    const town = `
      Pf Pb Df
      Pb Pb Pb
      Sf Pf Pb`;
    expect(bonusPoints(bonusOf('telegraph-line'), town)).toBe(6);
    expect(bonusReasons(bonusOf('telegraph-line'), town)).toEqual([
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
  ])('[F7] %s', (_, town, points) => {
    expect(bonusPoints(bonusOf('cattle-drive'), town)).toBe(points);
  });

  it('[F7][F10][G3] of equally large herds the one that brings most, shown with its wagons', () => {
    const town = `
      Pc Pc Pw
      Pb Pb Pb
      Sc Dc Pw`;
    expect(bonusPoints(bonusOf('cattle-drive'), town)).toBe(2);
    expect(bonusReasons(bonusOf('cattle-drive'), town)).toEqual(['2 from 1,2 0,2 2,2']);
  });
});
