import type { Bonus } from '@wagons/rules/scoring';
import { describe, expect, it } from 'vitest';
import { cardOf, pointsByRules, spotsOn, townOf, withCard } from '../../../../test/pictures.ts';
import { otherCardsOf } from '../base/openTown.ts';
import { CardPoints } from './cardPoints.ts';
import { LocalBound } from './localBound.ts';
import { type LocalForm, localFormOf } from './localForm.ts';
import { relaxedLocalForm } from './relaxedChoice.ts';

function formOf(bonus: Bonus): LocalForm {
  const form = localFormOf(bonus);
  if (!form) throw new Error('no local form for this condition');
  return form;
}

const BEER_BESIDE_GUN: Bonus = { each: { cell: { icon: 'beer', beside: { icon: 'gun' } } }, points: 3 };
const MINES: Bonus = { each: { cell: { icon: 'mine' } }, points: -2 };
const HOLES: Bonus = { each: { space: { atMost: 1 } }, points: 4 };
const LONELY_COWS: Bonus = {
  each: { cell: { icon: 'cow', not: { beside: { icon: 'cow' } } } },
  points: 2,
};

describe('local forms', () => {
  it('are sums of terms, holes and a constant', () => {
    const form = formOf({ sum: [BEER_BESIDE_GUN, HOLES, HOLES, 7] });
    expect(form).toMatchObject({ terms: [{ points: 3 }], holePoints: 8, constant: 7 });
  });

  it('do not exist for conditions that depend on cells farther away', () => {
    expect(localFormOf({ each: { group: { icon: 'cow' } } })).toBeUndefined();
    expect(localFormOf({ each: { cell: { beside: { beside: { icon: 'cow' } } } } })).toBeUndefined();
  });
});

describe('the local bound', () => {
  const town = townOf('Db Df / Dc Dm');

  it('adds what cells beside the card can gain', () => {
    const bound = new LocalBound([formOf(BEER_BESIDE_GUN)]);
    expect(bound.begin(town, cardOf('Fg Ff / Fc Fc'))).toBe(0);
    // The card has a gun: the beer at 0,0 gains if the card is beside it.
    expect(bound.around(0, -2)).toBe(3);
    expect(bound.around(-2, 0)).toBe(3);
    expect(bound.around(2, 0)).toBe(0);
  });

  it('subtracts what the card covers', () => {
    const bound = new LocalBound([formOf(MINES)]);
    expect(bound.begin(town, cardOf('Fg Ff / Fc Fc'))).toBe(-2);
    expect(bound.around(1, 1)).toBe(2);
    expect(bound.around(-2, 0)).toBe(0);
  });

  it('lets other cards help a cell that needs two changes', () => {
    const amid: Bonus = { each: { cell: { icon: 'beer', amid: { icon: 'gun' } } }, points: 5 };
    const card = cardOf('Fg Ff / Fc Fc');
    const alone = new LocalBound([formOf(amid)]);
    alone.begin(town, card);
    expect(alone.around(-2, 0)).toBe(0);
    const helped = new LocalBound([formOf(amid)]);
    helped.begin(town, card, otherCardsOf([cardOf('Fg Ff / Fc Fc')]));
    expect(helped.around(-2, 0)).toBe(5);
  });

  it('credits the fixed cost of covered cells of other cards only as often as there are any', () => {
    const bound = new LocalBound([formOf(MINES)]);
    bound.begin(town, cardOf('Fg Ff / Fc Fc'), otherCardsOf([cardOf('Fm Ff / Fc Fc')]));
    expect(bound.aroundOverlap(5, 5)).toBe(2);
    expect(bound.aroundOverlap(1, 1)).toBe(2 + 2);
  });

  it('bounds the points of new territories', () => {
    const bound = new LocalBound([formOf({ sum: [BEER_BESIDE_GUN, MINES] })]);
    expect(bound.mostOnCard(cardOf('Fb Fb / Fm Fc'))).toBe(3 + 3 - 2);
  });

  it('counts holes that a card can close', () => {
    const bound = new LocalBound([formOf(HOLES)]);
    expect(bound.begin(townOf('Db Db Db / Db .. .. / Db Db Db'), cardOf('Fg Ff / Fc Fc'))).toBe(0);
    expect(bound.around(2, 0)).toBe(4);
    expect(bound.around(0, -2)).toBe(0);
  });
});

describe('the points of a card by itself', () => {
  const { terms } = formOf(BEER_BESIDE_GUN);
  const card = cardOf('Fb Ff / Fc Fc');
  const town = townOf('Dg Df / Dc Dm');

  it('depend on the neighbors in the town and on the card', () => {
    const points = new CardPoints(terms, card, cardOf('Ff Ff / Ff Ff'), 'apart');
    expect(points.at(town.cells, 0, 1, 0)).toBe(3);
    expect(points.at(town.cells, 0, 2, 0)).toBe(0);
    expect(points.at(town.cells, 1, -2, -1)).toBe(3);
  });

  it('include the help of a card that is placed before or after', () => {
    const withGun = cardOf('Fg Ff / Ff Ff');
    expect(new CardPoints(terms, card, withGun, 'apart').at(town.cells, 0, 2, 0)).toBe(0);
    expect(new CardPoints(terms, card, withGun, 'before').at(town.cells, 0, 2, 0)).toBe(3);
    expect(new CardPoints(terms, card, withGun, 'after').at(town.cells, 0, 2, 0)).toBe(3);
  });

  it('count a covered territory with its fixed cost', () => {
    const mines = formOf(MINES).terms;
    const mine = cardOf('Fm Ff / Fc Fc');
    expect(new CardPoints(mines, mine, card, 'after').at(town.cells, 0, 2, 0)).toBe(-2);
  });
});

describe('a condition on the largest group, relaxed', () => {
  it('counts every group, so it is never less', () => {
    const bonus: Bonus = {
      choose: { largestGroup: { terrain: 'water' } },
      score: { each: { cell: { icon: 'cow', near: { chosen: true } } } },
    };
    const form = relaxedLocalForm(bonus);
    const town = townOf('Wc Wb Dc / Db Dc Db / Wb Dc Wc');
    const bound = new LocalBound([form!]);
    expect(bound.begin(town, cardOf('Fb Fb / Fb Fb'))).toBeGreaterThanOrEqual(pointsByRules(bonus, town));
    expect(bound.begin(town, cardOf('Fb Fb / Fb Fb'))).toBe(5);
  });
});

describe.each<readonly [string, Bonus]>([
  ['territories beside others', BEER_BESIDE_GUN],
  ['costs', MINES],
  ['holes', HOLES],
  ['territories without neighbors of their kind', LONELY_COWS],
  ['a sum', { sum: [BEER_BESIDE_GUN, MINES, HOLES, LONELY_COWS] }],
])('the local bound for %s is admissible', (_name, bonus) => {
  it('for one card on every spot', () => {
    const form = formOf(bonus);
    const other = cardOf('Fw Fw / Fw Fw');
    for (const picture of ['Db Dg Dc / Dm .. Dc / Dg Dm Db', 'Dc Dc .. / Db Dm Dg / .. Dc Db']) {
      const town = townOf(picture);
      for (const card of [cardOf('Db Dg / Dm Dc'), cardOf('Dc Dc / Db Dg')]) {
        const bound = new LocalBound([form]);
        const now = bound.begin(town, card);
        expect(now).toBe(pointsByRules(bonus, town));
        const own = new CardPoints(form.terms, card, other, 'apart');
        for (const spot of spotsOn(town)) {
          const upper =
            now + bound.around(spot.x, spot.y) + own.at(town.cells, spot.rotation, spot.x, spot.y);
          expect(upper).toBeGreaterThanOrEqual(withCard(town, card, spot, () => pointsByRules(bonus, town)));
        }
      }
    }
  });
});
