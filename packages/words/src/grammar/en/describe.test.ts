import type { Bonus, Filter } from '@wagons/rules/scoring';
import { describe, expect, test } from 'vitest';
import { conditionOf } from '../../../test/conditions.ts';
import { BUILT_IN_CARD_IDS } from '../../builtInCards.ts';
import type { CardWords } from '../../words.ts';
import { describe as describeBonus } from './bonus.ts';

const guns: Bonus = { each: { cell: { icon: 'gun' } } };
const cows: Bonus = { each: { cell: { icon: 'cow' } } };
const per = (cell: Filter): string => describeBonus({ each: { cell }, points: 2 });

const SENTENCES: CardWords = {
  badlands: '4 points per gun that is directly between two desert territories.',
  'boom-or-bust':
    'By the number of your mines: 0 to 2: 5 points; 3 to 6: 0 points; 7: 3 points; 8 or more: 8 points.',
  bootleggers: '2 points per beer that is next to a wagon; −1 point per beer that isn’t next to a wagon.',
  'circle-the-wagons': '6 points per territory that has exactly 4 wagons next to it.',
  'claim-jumpers':
    'If you have more mines than your opponent: 9 points. If your opponent has more guns than you, up to 5 of these points go to your opponent, and vice versa.',
  'cool-water': '3 points per wagon that is in or next to your largest group of water.',
  fortified: '7 points per 2 × 2 square of forts.',
  'gold-country': '2 points per mine that is on or next to mountains.',
  'happy-cows': '2 points per cow that is neither on nor next to snow.',
  'one-too-many': 'If you have more beers than your opponent: −1 point per beer in your opponent’s town.',
  'prairie-life': 'Half of (the number of cows plus the number of plains territories), rounded down.',
  'rifles-ready': '2 points per fort that is next to a gun.',
  'smalltown-charm': 'If you have fewer territories than your opponent, you score the difference.',
  'target-practice': '1 point per territory between each beer and the closest gun in its row or column.',
  'the-clearing': '2 points per fort; −1 point per forest territory.',
  'the-herd': '2 points per territory in your largest group of cows.',
  undiscovered: '5 points per enclosed empty space of exactly 1 cell with territories at its corners too.',
  'wagon-train':
    'Each straight line of neighboring wagons scores by its length: 2: 1 point; 3: 2 points; 4: 4 points; 5: 7 points; 6 or more: 10 points.',
  'claim-stakes': '2 points per mine that isn’t next to a mine; −1 point per mine that is next to a mine.',
  standoff:
    '3 points per pair of guns exactly 2 cells apart in one row or column, with 1 territory (that has no gun) between them.',
  'fastest-draw': 'If you have more guns than your opponent: 6 points.',
  stronghold: '3 points per fort that has no empty sides.',
  'border-patrol': '2 points per fort that has at least 2 empty sides.',
  'long-haul': '2 points per wagon in your row or column with the most wagons.',
  'general-store': '3 points per complete set of beer, cow, fort, gun, mine, and wagon.',
  'square-deal': '3 points per 2 × 2 square of a single terrain.',
  'great-divide': 'If your largest group of mountains is larger than your opponent’s: 6 points.',
  'watering-holes': '4 points per group of exactly 2 water territories.',
  'law-and-order': 'By the number of your guns: 0 to 2: 6 points; 3 or more: −1 point per gun.',
  boomtown: 'If you have more territories than your opponent: 6 points; in a tie: 3 points.',
  poachers: 'If you have fewer mines than your opponent: 3 points per mine in your opponent’s town.',
  'telegraph-line': '2 points per row or column with at least 2 forts.',
  'cattle-drive':
    'For your largest group of cows: points equal to the number of different terrains in that group × the number of wagons (that are next to a territory in that group).',
  'trading-post': '3 points per different icon among territories that are directly between two beers.',
  'tall-timber':
    'Each straight line of neighboring forest territories scores by its length: 2: 2 points; 3: 5 points; 4 or more: 9 points.',
  snowmelt: '2 points per snow territory that is next to water.',
};

test.each(BUILT_IN_CARD_IDS)('%s is described in English', (id) => {
  expect(describeBonus(conditionOf(id))).toBe(SENTENCES[id]);
});

describe('territories in English', () => {
  test('take their noun from the icon, else from the terrain', () => {
    expect(per({ icon: 'gun', terrain: 'desert' })).toBe('2 points per gun on desert.');
    expect(per({ terrain: ['desert', 'snow'] })).toBe('2 points per desert or snow territory.');
    expect(per({ icon: ['beer', 'cow'] })).toBe('2 points per beer or cow.');
    expect(per({})).toBe('2 points per territory.');
  });

  test('are a terrain, while icons lie on it', () => {
    const onSnow: Filter = { any: [{ terrain: 'snow' }, { emptySides: { atMost: 0 } }] };
    expect(per(onSnow)).toBe('2 points per territory that either is snow or has no empty sides.');
    expect(per({ ...onSnow, icon: 'gun' })).toBe(
      '2 points per gun that either is on snow or has no empty sides.',
    );
    expect(per({ near: { terrain: 'snow' } })).toBe('2 points per territory that is or is next to snow.');
    expect(per({ near: { icon: 'cow' } })).toBe('2 points per territory that has or is next to a cow.');
    expect(per({ not: { near: { icon: ['beer', 'cow'] } } })).toBe(
      '2 points per territory that neither has nor is next to a beer or a cow.',
    );
    expect(per({ icon: 'gun', near: { terrain: 'snow', emptySides: { atMost: 0 } } })).toBe(
      '2 points per gun that is on or next to a snow territory (that has no empty sides).',
    );
  });

  test('leave no doubt what a clause belongs to', () => {
    expect(per({ icon: ['beer', 'cow'], beside: { terrain: 'snow' } })).toBe(
      '2 points per territory that has a beer or a cow and is next to snow.',
    );
    expect(
      per({ icon: 'gun', beside: { icon: 'cow', beside: { terrain: 'snow' } }, emptySides: { atLeast: 2 } }),
    ).toBe('2 points per gun that is next to a cow (that is next to snow) and has at least 2 empty sides.');
    expect(
      per({ icon: 'gun', emptySides: { atMost: 1 }, any: [{ terrain: 'snow' }, { near: { icon: 'cow' } }] }),
    ).toBe(
      '2 points per gun that has at most 1 empty side and (either is on snow or (is at or next to a cow)).',
    );
  });

  test('say what they are not', () => {
    expect(per({ icon: 'gun', not: { terrain: 'snow', beside: { icon: 'cow' } } })).toBe(
      '2 points per gun that either isn’t on snow or isn’t next to a cow.',
    );
    expect(per({ icon: 'gun', not: { amid: { icon: 'cow' } } })).toBe(
      '2 points per gun that isn’t directly between two cows.',
    );
    expect(per({ neighbours: { of: { icon: 'gun' }, atMost: 0 } })).toBe(
      '2 points per territory that has no guns next to it.',
    );
  });
});

describe('things in English', () => {
  test.each([
    [{ group: { icon: 'cow' }, size: { atLeast: 3 } }, 'group of at least 3 cows'],
    [{ group: { terrain: 'water' } }, 'group of water'],
    [{ group: { terrain: 'water' }, size: { atMost: 3 } }, 'group of 1 to 3 water territories'],
    [{ space: { atLeast: 2 } }, 'enclosed empty space of at least 2 cells'],
    [{ space: { atMost: 2 } }, 'enclosed empty space of 1 or 2 cells'],
    [{ block: [2, 3], of: { terrain: 'snow' } }, '2 × 3 or 3 × 2 rectangle of snow territories'],
    [
      { block: [3, 3], of: { icon: 'gun' }, same: 'terrain' },
      '3 × 3 square of guns, all on the same terrain',
    ],
    [{ pair: { icon: 'gun' }, apart: 1 }, 'pair of guns next to each other'],
    [
      { pair: { icon: 'gun' }, apart: 3, between: { terrain: 'snow' } },
      'pair of guns exactly 3 cells apart in one row or column, with 2 snow territories between them',
    ],
    [{ line: { icon: 'wagon' }, size: { atLeast: 3 } }, 'row or column with at least 3 wagons'],
    [{ set: ['desert', 'snow'] }, 'complete set of desert and snow'],
    [{ kind: 'terrain' }, 'different terrain in your town'],
    [{ kind: 'icon', of: { terrain: 'snow' } }, 'different icon among snow territories'],
    [{ kind: 'terrain', of: { icon: ['beer', 'cow'] } }, 'different terrain among beers and cows'],
    [{ run: { icon: 'wagon' } }, 'straight line of neighboring wagons'],
    [
      { run: { terrain: 'snow' }, size: { atLeast: 3 } },
      'straight line of at least 3 neighboring snow territories',
    ],
    [{ run: { icon: 'cow' }, size: { atMost: 3 } }, 'straight line of 2 or 3 neighboring cows'],
    [
      { space: { atMost: 1 }, corners: true },
      'enclosed empty space of exactly 1 cell with territories at its corners too',
    ],
    [
      { space: { atLeast: 2 }, corners: true },
      'enclosed empty space of at least 2 cells with territories at its corners too',
    ],
  ] as const)('%j', (each, noun) => {
    expect(describeBonus({ each })).toBe(`1 point per ${noun}.`);
  });
});

describe('points in English', () => {
  test.each<[Bonus, string]>([
    [-3, '−3 points.'],
    [{ least: [guns, cows] }, 'As many points as the smallest of (the number of guns; the number of cows).'],
    [
      { product: [{ sum: [guns, 1] }, { rival: { each: { cell: { icon: 'cow' } }, points: 2 } }] },
      'Points equal to (the number of guns plus 1) × 2 × the number of cows in your opponent’s town.',
    ],
    [
      { compare: guns, more: 6, equal: 3, fewer: -2 },
      'If you have more guns than your opponent: 6 points; in a tie: 3 points; if fewer: −2 points.',
    ],
    [{ rival: { compare: guns, fewer: 4 } }, 'If your opponent has fewer guns than you: 4 points.'],
    [
      { compare: { sum: [guns, { rival: cows }] }, more: 6 },
      'If the number of guns plus the number of cows in your opponent’s town is more than the same value worked out from your opponent’s side: 6 points.',
    ],
    [
      {
        choose: { largestGroup: { terrain: 'water' } },
        score: {
          sum: [
            { each: { cell: { chosen: true } } },
            { each: { cell: { icon: 'cow', beside: { chosen: true } } }, points: 2 },
          ],
        },
      },
      'For your largest group of water: 1 point per territory in that group; 2 points per cow that is next to a territory in that group.',
    ],
    [
      {
        table: guns,
        steps: [
          [3, 5],
          [5, { sum: [cows, -2] }],
        ],
      },
      'By the number of your guns: 3 or 4: 5 points; 5 or more: (1 point per cow; −2 points).',
    ],
    [
      {
        table: { rival: guns },
        steps: [
          [0, 5],
          [1, 0],
        ],
      },
      'By the number of guns in your opponent’s town: 0: 5 points; 1 or more: 0 points.',
    ],
    [
      {
        table: { choose: { largestGroup: { icon: 'cow' } }, score: { each: { cell: { chosen: true } } } },
        steps: [[4, 5]],
      },
      'By the size of your largest group of cows: 4 or more: 5 points.',
    ],
    [
      {
        table: { sum: [guns, -4] },
        steps: [
          [-3, 5],
          [3, 0],
        ],
      },
      'By the number of guns minus 4: −3 to 2: 5 points; 3 or more: 0 points.',
    ],
    [
      { table: { each: { kind: 'terrain' } }, steps: [[5, 4]] },
      'By the number of different terrains in your town: 5 or more: 4 points.',
    ],
    [
      { product: [2, { table: guns, steps: [[2, 3]] }] },
      'Points equal to 2 × (by the number of your guns: 2 or more: 3; otherwise: 0).',
    ],
    [
      {
        each: { line: { icon: 'wagon' }, size: { atLeast: 2 } },
        steps: [
          [2, 1],
          [4, 5],
        ],
      },
      'Each row or column with at least 2 wagons scores by its number of wagons: 2 or 3: 1 point; 4 or more: 5 points.',
    ],
    [
      {
        product: [
          2,
          {
            each: { group: { icon: 'cow' } },
            steps: [
              [2, 1],
              [3, 4],
            ],
          },
        ],
      },
      'Points equal to 2 × the total value of all groups of cows by size (2: 1; 3 or more: 4; otherwise: 0).',
    ],
    [
      {
        rival: {
          each: { run: { icon: 'fort' } },
          steps: [
            [2, -1],
            [4, -3],
          ],
        },
      },
      'Each straight line of neighboring forts in your opponent’s town scores by its length: 2 or 3: −1 point; 4 or more: −3 points.',
    ],
    [
      { distance: { icon: 'cow' }, to: { icon: 'cow' }, points: 2 },
      '2 points per territory between each cow and the closest other cow in its row or column.',
    ],
    [
      { rival: { distance: { icon: ['beer', 'gun'] }, to: { icon: ['cow', 'fort'] } } },
      '1 point per territory between each beer or gun in your opponent’s town and the closest cow or fort in its row or column.',
    ],
    [
      { divide: { distance: { icon: 'fort', beside: { icon: 'mine' } }, to: { terrain: 'snow' } }, by: 3 },
      '1/3 of the number of territories between each fort (that is next to a mine) and the closest snow territory in its row or column, rounded down.',
    ],
    [
      { compare: { divide: cows, by: 2 }, more: 6 },
      'If (half of the number of cows, rounded down) is more than the same value worked out from your opponent’s side: 6 points.',
    ],
    [
      { divide: { product: [guns, cows] }, by: 2 },
      'Half of (the number of guns × the number of cows), rounded down.',
    ],
    [
      { rival: { difference: guns, to: 'fewer' } },
      'If your opponent has fewer guns than you, you score the difference.',
    ],
    [
      {
        most: [
          {
            difference: {
              choose: { largestGroup: { terrain: 'snow' } },
              score: { each: { cell: { chosen: true } } },
            },
            to: 'more',
          },
          3,
        ],
      },
      'As many points as the largest of ((if your largest group of snow is larger than your opponent’s: the difference; otherwise: 0); 3).',
    ],
    [
      { changeHands: 1, of: { sum: [guns, -2] }, toMore: { rival: cows } },
      '1 point per gun; −2 points. If your opponent has fewer cows than you, 1 of these points goes to your opponent, and vice versa.',
    ],
    [
      { sum: [guns, { changeHands: 4, of: cows, toMore: { sum: [guns, cows] } }] },
      '1 point per gun. If the number of guns in your opponent’s town plus the number of cows in your opponent’s town is more than the same value worked out from your side, up to 4 of the following points go to your opponent, and vice versa: 1 point per cow.',
    ],
    [
      { rival: { changeHands: 4, of: cows, toMore: guns } },
      'As many points as your opponent scores with (if your opponent has more guns than you, up to 4 of the following points go to your opponent, and vice versa: 1 point per cow).',
    ],
    [
      { least: [{ rival: { changeHands: 4, of: cows, toMore: guns } }, 3] },
      'As many points as the smallest of (what your opponent has of (if your opponent has more guns than you, up to 4 of the following points go to your opponent, and vice versa: the number of cows); 3).',
    ],
    [
      {
        choose: { largestGroup: { terrain: 'water' } },
        score: { distance: { icon: 'beer', near: { chosen: true } }, to: { icon: 'gun' } },
      },
      '1 point per territory between each beer (that is in or next to your largest group of water) and the closest gun in its row or column.',
    ],
    [
      { sum: [guns, { table: cows, steps: [[2, 5]] }] },
      '1 point per gun. By the number of your cows: 2 or more: 5 points.',
    ],
  ])('%j', (bonus, text) => {
    expect(describeBonus(bonus)).toBe(text);
  });
});

test('the opposite of at least one is none', () => {
  expect(per({ icon: 'fort', not: { emptySides: { atLeast: 1 } } })).toBe(
    '2 points per fort that has no empty sides.',
  );
});
