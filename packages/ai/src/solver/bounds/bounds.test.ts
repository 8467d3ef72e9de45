import { type Game, newGame, score } from '@wagons/rules';
import type { Bonus } from '@wagons/rules/scoring';
import { describe, expect, it } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import { finish, late } from '../../../test/games.ts';
import { cardOf, pointsByRules, spotsOn, townOf, withCard } from '../../../test/pictures.ts';
import { CODE_COUNT } from '../../kernel/town/codes.ts';
import type { CardCodes, KernelTown } from '../../kernel/town/town.ts';
import { greedy } from '../../search/greedy.ts';
import { countVisible, futureCardsOf, type OpenTown } from './base/openTown.ts';
import { ComparedBound } from './comparedBound.ts';
import { CountBound, countFormOf, heaviestFootprint } from './countBound.ts';
import { compileInterval } from './intervals.ts';
import { marginBoundsOf } from './marginBounds.ts';
import { makeObjective } from './objective.ts';
import { makeEndScoring } from './scoring.ts';
import { SecondCard, touches } from './secondCard.ts';

function openTown(town: KernelTown, cards: readonly CardCodes[]): OpenTown {
  const visible = new Uint8Array(CODE_COUNT);
  countVisible(town, visible);
  return { town, visible, future: futureCardsOf(cards) };
}

describe('the bound for counts', () => {
  const bonus: Bonus = {
    table: { each: { cell: { icon: 'cow' } } },
    steps: [
      [2, 5],
      [4, 9],
      [5, 1],
    ],
  };
  const form = countFormOf(bonus)!;
  const town = townOf('Dc Db / Db Dc');

  it('finds the fullest two by two cells', () => {
    expect(heaviestFootprint(town, form.weights)).toBe(2);
    expect(heaviestFootprint(townOf('Dc Dc Db / Db Dc Dc'), form.weights)).toBe(3);
  });

  it('takes the best count that is possible, not the highest', () => {
    const bound = new CountBound(form);
    const card = cardOf('Fc Fc / Fc Fb');
    bound.begin(town, [card]);
    // Beside the town there are exactly five cows, on top of one of them four.
    expect(bound.upperBound(card, 0, 2, 0)).toBe(1);
    expect(bound.upperBound(card, 0, 1, 1)).toBe(9);
    // Another card may cover some of them.
    bound.begin(town, [card, cardOf('Fb Fb / Fb Fb')]);
    expect(bound.upperBound(card, 0, 2, 0)).toBe(9);
  });

  it('is exact for one card on every spot', () => {
    const bound = new CountBound(form);
    const card = cardOf('Fc Fc / Fc Fb');
    bound.begin(town, [card]);
    for (const spot of spotsOn(town)) {
      const actual = withCard(town, card, spot, () => pointsByRules(bonus, town));
      expect(bound.upperBound(card, spot.rotation, spot.x, spot.y)).toBe(actual);
    }
  });
});

describe('the bound for compared values', () => {
  const bonus: Bonus = { compare: { each: { cell: { icon: 'gun' } } }, more: 9, fewer: 2 };
  const [first, ...rest] = baseDeck().cards;
  const deck = { ...baseDeck(), cards: [{ ...first!, bonus }, ...rest] };
  const { comparison } = makeEndScoring(deck, [first!.id]);
  const town = townOf('Dg Db / Db Db');
  const card = cardOf('Fg Fb / Fb Fb');
  /** The lead against a rival with two guns. */
  const objective = makeObjective(1, comparison!, (own) => comparison!.lead(own, Float64Array.of(2)));

  it('narrows a count by the placement of the first card', () => {
    const bound = new ComparedBound(comparison!);
    bound.begin(openTown(town, [card]), [card]);
    // Two guns beside the town: equal. One gun if it covers the other: fewer, so the rival gets 9 and the owner 2.
    bound.place(card, 0, 2, 0);
    expect(bound.upperBound(objective)).toBe(0);
    bound.place(card, 0, 0, 0);
    expect(bound.upperBound(objective)).toBe(2 - 9);
  });

  it('allows for the guns on later cards', () => {
    const bound = new ComparedBound(comparison!);
    const cards = [card, cardOf('Fg Fb / Fb Fb')];
    bound.begin(openTown(town, cards), cards);
    bound.place(card, 0, 2, 0);
    expect(bound.upperBound(objective)).toBe(9 - 2);
  });

  it('is the maximum of an objective over all values in an interval', () => {
    expect(objective.upperBound(Float64Array.of(0), Float64Array.of(1))).toBe(2 - 9);
    expect(objective.upperBound(Float64Array.of(0), Float64Array.of(3))).toBe(9 - 2);
  });
});

describe('interval bounds', () => {
  const town = townOf('Dc Db / Wb Wc');
  const cards = [cardOf('Fc Wb / Fb Fb')];
  const intervalOf = (bonus: Bonus) => {
    const open = openTown(town, cards);
    return compileInterval(bonus)(open, open);
  };

  it.each<readonly [string, Bonus, { low: number; high: number }]>([
    ['cells', { each: { cell: { icon: 'cow' } }, points: 2 }, { low: 0, high: 6 }],
    ['cells that cost', { each: { cell: { terrain: 'water' } }, points: -1 }, { low: -3, high: -0 }],
    ['pairs', { each: { pair: { icon: 'cow' }, apart: 1 } }, { low: 0, high: 4 }],
    ['sets', { each: { set: ['cow', 'beer'] } }, { low: 0, high: 3 }],
    ['kinds', { each: { kind: 'terrain' } }, { low: 0, high: 3 }],
    ['blocks', { each: { block: [2, 2], same: 'terrain' } }, { low: 0, high: 8 }],
    ['round holes', { each: { space: { atMost: 1 }, corners: true } }, { low: 0, high: 4 }],
    ['groups by size', { each: { group: { icon: 'cow' } }, steps: [[2, 5]] }, { low: 0, high: 7 }],
    ['a division', { divide: { each: { cell: { icon: 'cow' } } }, by: 2 }, { low: 0, high: 1 }],
    ['the least', { least: [{ each: { cell: { icon: 'cow' } } }, 2] }, { low: 0, high: 2 }],
    ['a comparison', { compare: { each: { cell: {} } }, more: 7, fewer: -3 }, { low: -3, high: 7 }],
    ['a distance', { distance: { icon: 'cow' }, to: { icon: 'gun' } }, { low: 0, high: 0 }],
  ])('for %s', (_name, bonus, expected) => {
    expect(intervalOf(bonus)).toEqual(expected);
  });

  it('contain the value after every placement, for every condition of the printed deck', () => {
    const [card] = cards as [CardCodes];
    const open = openTown(town, cards);
    for (const { bonus } of baseDeck().cards) {
      const { low, high } = compileInterval(bonus)(open, open);
      for (const spot of spotsOn(town)) {
        const points = withCard(town, card, spot, () => pointsByRules(bonus, town));
        expect(points).toBeGreaterThanOrEqual(low);
        expect(points).toBeLessThanOrEqual(high);
      }
    }
  });
});

describe('margin bounds', () => {
  const marginOf = (game: Game): number => {
    const { first, second } = score(game);
    return first.total - second.total;
  };

  it('contain the margin of a game that is played on', () => {
    for (const game of [newGame('margin', baseDeck()), late('margin', 6), late('margin', 2)]) {
      const { lower, upper } = marginBoundsOf(game);
      const margin = marginOf(finish(game, { first: greedy, second: greedy }));
      expect(margin).toBeGreaterThanOrEqual(lower);
      expect(margin).toBeLessThanOrEqual(upper);
    }
  });
});

describe('the table of second cards', () => {
  const gains = { far: 1, close: 2, beside: 3, overlapping: 4, relief: 5, linked: 5, isolated: 0b10 };
  const town = townOf('Db Db / Db Db');
  const second = new SecondCard();
  second.begin(town, 3, 2);
  for (let y = -3; y < 4; y++) {
    for (let x = -3; x < 4; x++) {
      for (const rotation of [0, 1])
        second.record(rotation, x, y, x === 2 && y === 0 && rotation === 1 ? { ...gains, close: 20 } : gains);
    }
  }
  second.finish();

  it('selects the gain by the distance of both cards', () => {
    const slot = second.slotAt(0, 1, 1);
    expect(second.gainAt(slot, 4, 0)).toBe(1);
    expect(second.gainAt(slot, 3, 0)).toBe(2);
    expect(second.gainAt(slot, 2, 2)).toBe(2);
    expect(second.gainAt(slot, 2, 1)).toBe(3);
    expect(second.isolatedAt(slot)).toBe(0b10);
  });

  it('saves no more over the first card than the territories that are covered', () => {
    const slot = second.slotAt(0, 1, 1);
    expect(second.gainAt(slot, 1, 1)).toBe(4 + 2);
    expect(second.gainAt(slot, 1, 0)).toBe(4 + 4);
    expect(second.gainAt(slot, 0, 0)).toBe(4 + 5);
  });

  it('treats spots outside of the recorded box like its corner', () => {
    expect(second.slotAt(0, 9, 9)).toBe(second.slotAt(0, -3, -3));
  });

  it('knows the maxima around the first card', () => {
    expect(second.mostFar).toBe(1);
    expect(second.mostClose(0, 0)).toBe(20);
    expect(second.mostClose(-3, 0)).toBe(2);
    expect(second.mostTouching(0, 0)).toBe(4 + 5 + 5);
  });

  it('knows which offsets touch', () => {
    expect([touches(2, 1), touches(2, 2), touches(0, 2), touches(3, 0)]).toEqual([true, false, true, false]);
  });
});
