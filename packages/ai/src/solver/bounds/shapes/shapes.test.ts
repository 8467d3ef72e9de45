import type { Bonus } from '@wagons/rules/scoring';
import { describe, expect, it } from 'vitest';
import { cardOf, pointsByRules, spotsOn, townOf, withCard } from '../../../../test/pictures.ts';
import { NO_OTHERS, otherCardsOf } from '../base/openTown.ts';
import type { GainBound } from './gainBound.ts';
import { gainBoundOf } from './gainBounds.ts';

function boundOf(bonus: Bonus): GainBound {
  const bound = gainBoundOf(bonus);
  if (!bound) throw new Error('no shape bound for this condition');
  return bound;
}

const SQUARES: Bonus = { each: { block: [2, 2], same: 'terrain' }, points: 4 };
const PAIRS: Bonus = { each: { pair: { icon: 'gun' }, apart: 2 }, points: 3 };
const RUNS: Bonus = {
  each: { run: { icon: 'wagon' } },
  steps: [
    [2, 1],
    [3, 4],
    [4, 9],
  ],
};
const ROUND_HOLES: Bonus = { each: { space: { atMost: 1 }, corners: true }, points: 5 };
const DISTANCES: Bonus = { distance: { icon: 'beer' }, to: { icon: 'gun' } };
const LARGEST: Bonus = {
  choose: { largestGroup: { icon: 'cow' } },
  score: { each: { cell: { chosen: true } }, points: 2 },
};
const FULLEST: Bonus = {
  choose: { fullestLine: { terrain: 'snow' } },
  score: { each: { cell: { terrain: 'snow', chosen: true } } },
};

describe('the bound for squares', () => {
  const town = townOf('Db Dc / Df Pg');
  const card = cardOf('Dg Fm / Sw Mb');

  it('counts a square that the card completes', () => {
    const bound = boundOf(SQUARES);
    bound.begin(town, card, NO_OTHERS);
    expect(bound.apart(card, 0, 1, 1)).toBe(4);
    expect(bound.apart(card, 0, 2, 0)).toBe(0);
    expect(bound.most(card)).toBe(4);
  });

  it('lets another card provide the missing cells', () => {
    const bound = boundOf(SQUARES);
    // Beside the town, the desert of the card and the one on its left lack two more cells for a square above them.
    bound.begin(town, card, otherCardsOf([cardOf('Dm Dm / Sb Sb')]));
    expect(bound.near(card, 0, 2, 0)).toBe(4);
    bound.begin(town, card, otherCardsOf([cardOf('Wb Wb / Wb Wb')]));
    expect(bound.near(card, 0, 2, 0)).toBe(0);
    expect(bound.most(card)).toBe(36);
  });
});

describe('the bound for pairs', () => {
  const town = townOf('Dg Dc Df Dg / Db Db Db Db');
  const card = cardOf('Fg Fm / Sw Mb');

  it('counts the ends that a new end meets two cells away', () => {
    const bound = boundOf(PAIRS);
    bound.begin(town, card, NO_OTHERS);
    expect(bound.apart(card, 0, 2, 0)).toBe(3);
    expect(bound.apart(card, 0, 1, 0)).toBe(3);
    expect(bound.apart(card, 1, 1, 0)).toBe(0);
  });

  it('adds all pairs with guns on other cards if they are near', () => {
    const bound = boundOf(PAIRS);
    bound.begin(town, card, otherCardsOf([cardOf('Fg Fg / Sw Mb')]));
    expect(bound.near(card, 0, 2, 0)).toBe(3 + 2 * 3);
    // Each of the four cells completes at most one pair with the town.
    expect(bound.most(card)).toBe(4 * 3 + 2 * 3);
  });
});

describe('the bound for runs', () => {
  const town = townOf('Dw Dw Df / Db Db Db');
  const card = cardOf('Fw Fm / Sb Mb');

  it('counts the longer run', () => {
    const bound = boundOf(RUNS);
    bound.begin(town, card, NO_OTHERS);
    // A run of two becomes one of three: 4 points instead of 1.
    expect(bound.apart(card, 0, 2, 0)).toBe(3);
    expect(bound.apart(card, 0, 3, 0)).toBe(0);
  });

  it('lets other cards make the run longer', () => {
    const bound = boundOf(RUNS);
    bound.begin(town, card, otherCardsOf([cardOf('Fw Fm / Sb Mb')]));
    // With the wagon of the other card the row can have a run of four: 9 points instead of 1. In the column the bound
    // allows for one more cell on each side: 4 points.
    expect(bound.near(card, 0, 2, 0)).toBe(8 + 4);
  });
});

describe('the bound for round holes', () => {
  const town = townOf('Db Db Db / Db .. Db / Db Db ..');
  const card = cardOf('Fw Fm / Sb Mb');

  it('counts a hole that the card completes, and subtracts one that it covers', () => {
    const bound = boundOf(ROUND_HOLES);
    bound.begin(town, card, NO_OTHERS);
    expect(bound.apart(card, 0, 2, 2)).toBe(5);
    expect(bound.apart(card, 0, 3, 0)).toBe(0);
    const closed = townOf('Db Db Db / Db .. Db / Db Db Db');
    bound.begin(closed, card, NO_OTHERS);
    expect(bound.apart(card, 0, 1, 1)).toBe(-5);
    expect(bound.most(card)).toBe(20);
  });
});

describe('the bound for distances', () => {
  const town = townOf('Db .. Dc Dg / Df Df Df Df');

  it('credits the card that fills the gap on the way to the nearest end', () => {
    const card = cardOf('Fc Fm / Sc Mc');
    const bound = boundOf(DISTANCES);
    bound.begin(town, card, NO_OTHERS);
    // One territory between the beer and the gun, and two at most after the gap is filled.
    expect(bound.apart(card, 0, 1, -1)).toBe(1);
    expect(bound.apart(card, 0, 4, 0)).toBe(0);
  });
});

describe('the bound for the largest group', () => {
  const town = townOf('Dc Dc Df Df Dc / Db Db Db Db Db');
  const card = cardOf('Fc Fc / Sb Mb');

  it('adds the own cells and the groups that the card connects', () => {
    const bound = boundOf(LARGEST);
    bound.begin(town, card, NO_OTHERS);
    // In the gap it connects a group of two with a group of one: five cows instead of two.
    expect(bound.apart(card, 0, 2, 0)).toBe(2 * 3);
    expect(bound.apart(card, 1, 2, -1)).toBe(2 * 3);
    // A group of two by itself is no larger.
    expect(bound.apart(card, 0, 2, 2)).toBe(0);
    expect(bound.most(card)).toBe(2 * 3);
  });
});

describe('the bound for the fullest line', () => {
  it('adds at most two cells of the card', () => {
    const bound = boundOf(FULLEST);
    bound.begin(townOf('Sb Sb / Sb Sb'), cardOf('Sb Sb / Sb Sb'), NO_OTHERS);
    expect(bound.most(cardOf('Sb Sb / Sb Sb'))).toBe(2);
    expect(bound.most(cardOf('Sb Fb / Fb Fb'))).toBe(1);
    expect(bound.apart(cardOf('Fb Fb / Fb Fb'), 0, 0, 0)).toBe(0);
  });
});

/** Two cards can help each other only within this distance. */
const CLOSE = 3;

describe.each<readonly [name: string, bonus: Bonus, town: string, cards: readonly [string, string]]>([
  ['squares', SQUARES, 'Db Dc Pg / Df Pg Pb / Pw Pm Db', ['Dg Pm / Dw Db', 'Pg Pm / Dw Pb']],
  ['pairs', PAIRS, 'Dg Dc Dg / Df Pg Pb / Pg Pm Dg', ['Dg Pm / Dw Dg', 'Pg Pg / Dw Pb']],
  ['runs', RUNS, 'Dw Dw Dg / Df Pw Pb / Pw Pm Dw', ['Dw Pm / Dw Dg', 'Pg Pw / Dw Pb']],
  ['round holes', ROUND_HOLES, 'Db Db Db / Db .. .. / Db Db Db', ['Dw Pm / Dw Dg', 'Pg Pw / Dw Pb']],
  ['distances', DISTANCES, 'Db Dc Dg / Df .. Pb / Pg Pm Db', ['Db Pm / Dw Dg', 'Pg Pw / Db Pb']],
  ['the largest group', LARGEST, 'Dc Db Dc / Dc Pg Pb / Pg Pc Db', ['Dc Pm / Dw Dc', 'Pc Pw / Db Pb']],
  ['the fullest line', FULLEST, 'Sc Db Sc / Sc Pg Sb / Pg Pc Sb', ['Sc Pm / Dw Sc', 'Sc Pw / Db Pb']],
])('the bound for %s is admissible', (_name, bonus, picture, pictures) => {
  const town = townOf(picture);
  const [first, second] = pictures.map(cardOf) as [ReturnType<typeof cardOf>, ReturnType<typeof cardOf>];

  it('for one card on every spot', () => {
    const bound = boundOf(bonus);
    const now = pointsByRules(bonus, town);
    for (const card of [first, second]) {
      bound.begin(town, card, NO_OTHERS);
      for (const spot of spotsOn(town)) {
        const gain = withCard(town, card, spot, () => pointsByRules(bonus, town)) - now;
        expect(bound.apart(card, spot.rotation, spot.x, spot.y)).toBeGreaterThanOrEqual(gain);
        expect(bound.most(card)).toBeGreaterThanOrEqual(gain);
      }
    }
  });

  it('for two cards on every pair of spots', () => {
    const now = pointsByRules(bonus, town);
    const ofFirst = boundOf(bonus);
    const ofSecond = boundOf(bonus);
    ofFirst.begin(town, first, otherCardsOf([second]));
    ofSecond.begin(town, second, otherCardsOf([first]));
    const violations: unknown[] = [];
    for (const one of spotsOn(town).filter((_, i) => i % 3 === 0)) {
      const gain = ofFirst.apart(first, one.rotation, one.x, one.y);
      withCard(town, first, one, () => {
        for (const two of spotsOn(town)) {
          const isClose = Math.abs(two.x - one.x) <= CLOSE && Math.abs(two.y - one.y) <= CLOSE;
          const other = isClose
            ? ofSecond.near(second, two.rotation, two.x, two.y)
            : ofSecond.apart(second, two.rotation, two.x, two.y);
          const actual = withCard(town, second, two, () => pointsByRules(bonus, town));
          if (now + gain + other < actual) violations.push({ one, two, bound: now + gain + other, actual });
        }
      });
    }
    expect(violations).toEqual([]);
  });
});
