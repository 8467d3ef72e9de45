import type { Bonus, Filter } from '@wagons/rules';
import { describe, expect, test } from 'vitest';
import { baseCard } from '../../../test/baseDeck.ts';
import { words } from '../index.ts';

const guns: Bonus = { each: { cell: { icon: 'gun' } } };
const cows: Bonus = { each: { cell: { icon: 'cow' } } };
const per = (cell: Filter): string => words.describe({ each: { cell }, points: 2 });

describe('the base deck described in English', () => {
  test.each([
    ['badlands', '4 points per gun that lies directly between two desert territories.'],
    ['one-too-many', 'If you have more beers than the opponent: −1 point per beer in the opponent’s town.'],
    ['happy-cows', '2 points per cow that is neither on nor next to snow.'],
    ['cool-water', '3 points per wagon that is in or next to your largest group of water.'],
    ['the-herd', '2 points per territory in your largest group of cows.'],
    ['the-clearing', '2 points per fort; −1 point per forest territory.'],
    [
      'chuck-wagon',
      '2 points per beer that is next to a wagon; −1 point per beer that is not next to a wagon.',
    ],
    ['circled-camp', '5 points per enclosed empty space of exactly 1 cell.'],
    ['mother-lode', '2 points per mine that is on or next to mountains.'],
    [
      'claim-stakes',
      '2 points per mine that is not next to a mine; −1 point per mine that is next to a mine.',
    ],
    [
      'standoff',
      '3 points per pair of guns exactly 2 cells apart in one row or column, with 1 territory (that has no gun) between them.',
    ],
    ['fastest-draw', 'If you have more guns than the opponent: 6 points.'],
    ['stronghold', '3 points per fort that has no empty sides.'],
    ['border-patrol', '2 points per fort that has at least 2 empty sides.'],
    ['wagon-train', '2 points per wagon in your row or column with the most wagons.'],
    ['general-store', '3 points per complete set of beer, cow, fort, gun, mine and wagon.'],
    ['square-deal', '3 points per 2 × 2 square of a single terrain.'],
    ['great-divide', 'If your largest group of mountains is larger than the opponent’s: 6 points.'],
  ])('%s', (id, text) => {
    expect(words.describe(baseCard(id).bonus)).toBe(text);
  });
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
      '2 points per gun that either is not on snow or is not next to a cow.',
    );
    expect(per({ icon: 'gun', not: { amid: { icon: 'cow' } } })).toBe(
      '2 points per gun that does not lie directly between two cows.',
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
  ] as const)('%j', (each, noun) => {
    expect(words.describe({ each })).toBe(`1 point per ${noun}.`);
  });
});

describe('points in English', () => {
  test.each<[Bonus, string]>([
    [-3, '−3 points.'],
    [{ least: [guns, cows] }, 'As many points as the smallest of [the number of guns; the number of cows].'],
    [
      { product: [{ sum: [guns, 1] }, { rival: { each: { cell: { icon: 'cow' } }, points: 2 } }] },
      'As many points as the product of [the sum of [the number of guns; 1]; 2 × the number of cows in the opponent’s town].',
    ],
    [
      { when: guns, atLeast: 3, then: 5, else: { sum: [cows, -2] } },
      'If you have at least 3 guns: 5 points; otherwise: [1 point per cow; −2 points].',
    ],
    [{ when: { rival: guns }, atMost: 0, then: 5 }, 'If the opponent has no guns: 5 points.'],
    [
      {
        when: { choose: { largestGroup: { icon: 'cow' } }, score: { each: { cell: { chosen: true } } } },
        atLeast: 4,
        then: 5,
      },
      'If your largest group of cows has at least 4 territories: 5 points.',
    ],
    [
      { compare: guns, more: 6, equal: 3, fewer: -2 },
      'If you have more guns than the opponent: 6 points; if equally many: 3 points; if fewer: −2 points.',
    ],
    [{ rival: { compare: guns, fewer: 4 } }, 'If the opponent has fewer guns than you: 4 points.'],
    [
      { compare: { sum: [guns, { rival: cows }] }, more: 6 },
      'If the sum of [the number of guns; the number of cows in the opponent’s town] is more than the same value worked out from the opponent’s side: 6 points.',
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
      { sum: [guns, { when: cows, atLeast: 2, then: 5 }] },
      '1 point per gun. If you have at least 2 cows: 5 points.',
    ],
  ])('%j', (bonus, text) => {
    expect(words.describe(bonus)).toBe(text);
  });
});
