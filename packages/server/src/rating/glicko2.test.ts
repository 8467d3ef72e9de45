// Tests of the ratings: the worked example of the paper, and properties for any two players.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Player, Rating } from '../ports/store.ts';
import { afterPeriod, NEW_RATING, rate, ratingsAfter } from './glicko2.ts';

it('the worked example of the paper gives its results', () => {
  const { rating, deviation, volatility } = afterPeriod({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { against: { rating: 1400, deviation: 30 }, score: 1 },
    { against: { rating: 1550, deviation: 100 }, score: 0 },
    { against: { rating: 1700, deviation: 300 }, score: 0 },
  ]);
  expect(rating).toBeCloseTo(1464.06, 1);
  expect(deviation).toBeCloseTo(151.52, 2);
  // The paper truncates its figures.
  expect(volatility.toString().slice(0, 7)).toBe('0.05999');
});

const arbitraryRating: fc.Arbitrary<Rating> = fc.record({
  rating: fc.integer({ min: 500, max: 2800 }),
  deviation: fc.double({ min: 30, max: 350, noNaN: true }),
  volatility: fc.double({ min: 0.03, max: 0.12, noNaN: true }),
  games: fc.nat(1000),
});

describe('one game', () => {
  it('raises the winner, lowers the loser, and a draw is in between', () => {
    fc.assert(
      fc.property(arbitraryRating, arbitraryRating, (one, other) => {
        const won = rate(one, other, 'won');
        const drawn = rate(one, other, 'drawn');
        const lost = rate(one, other, 'lost');
        expect(won.rating).toBeGreaterThan(one.rating);
        expect(lost.rating).toBeLessThan(one.rating);
        expect(drawn.rating).toBeGreaterThan(lost.rating);
        expect(drawn.rating).toBeLessThan(won.rating);
      }),
    );
  });

  it('moves unequal players closer when they draw', () => {
    fc.assert(
      fc.property(arbitraryRating, arbitraryRating, (one, other) => {
        fc.pre(one.rating !== other.rating);
        const { rating } = rate(one, other, 'drawn');
        expect(Math.sign(rating - one.rating)).toBe(Math.sign(other.rating - one.rating));
      }),
    );
  });

  it('counts for more against a stronger opponent', () => {
    const one: Rating = { rating: 1500, deviation: 80, volatility: 0.06, games: 9 };
    const gains = [1200, 1500, 1800].map(
      (rating) => rate(one, { ...one, rating }, 'won').rating - one.rating,
    );
    expect(gains).toEqual(gains.toSorted((a, b) => a - b));
  });

  it('counts for more with a less certain own rating, and for less against an uncertain one', () => {
    const sure: Rating = { rating: 1500, deviation: 60, volatility: 0.06, games: 50 };
    const unsure = { ...sure, deviation: 300 };
    const gain = (one: Rating, other: Rating) => rate(one, other, 'won').rating - one.rating;
    expect(gain(unsure, sure)).toBeGreaterThan(gain(sure, sure));
    expect(gain(sure, unsure)).toBeLessThan(gain(sure, sure));
  });

  it('is counted, and stays within bounds', () => {
    fc.assert(
      fc.property(arbitraryRating, arbitraryRating, (one, other) => {
        const after = rate(one, other, 'lost');
        expect(after.games).toBe(one.games + 1);
        expect(after.deviation).toBeGreaterThan(0);
        expect(after.deviation).toBeLessThanOrEqual(NEW_RATING.deviation);
        expect(after.volatility).toBeGreaterThan(0);
        expect(after.volatility).toBeLessThan(1);
      }),
    );
  });
});

describe('both players', () => {
  const player = (id: string, rating: Rating): Player => ({
    id,
    name: id,
    account: true,
    createdAt: 0,
    epoch: 0,
    ratings: { live: NEW_RATING, correspondence: rating },
  });

  it('are rated by the other’s rating before the game', () => {
    const first = player('first', NEW_RATING);
    const second = player('second', { rating: 1700, deviation: 90, volatility: 0.06, games: 30 });
    const [one, other] = [first.ratings.correspondence, second.ratings.correspondence];
    const kind = 'correspondence';
    expect(ratingsAfter({ first, second, kind, outcome: 'first' })).toEqual([
      {
        player: 'first',
        opponent: 'second',
        kind,
        result: 'won',
        nth: 1,
        before: one,
        after: rate(one, other, 'won'),
      },
      {
        player: 'second',
        opponent: 'first',
        kind,
        result: 'lost',
        nth: 31,
        before: other,
        after: rate(other, one, 'lost'),
      },
    ]);
    expect(ratingsAfter({ first, second, kind, outcome: 'draw' }).map(({ result }) => result)).toEqual([
      'drawn',
      'drawn',
    ]);
    expect(ratingsAfter({ first, second, kind, outcome: 'second' }).map(({ result }) => result)).toEqual([
      'lost',
      'won',
    ]);
  });

  it('of whom one always wins drift apart, with growing certainty', () => {
    let one = NEW_RATING;
    let other = NEW_RATING;
    for (let game = 0; game < 20; game++) [one, other] = [rate(one, other, 'won'), rate(other, one, 'lost')];
    expect(one.rating - other.rating).toBeGreaterThan(300);
    expect(one.rating + other.rating).toBeCloseTo(3000, 6);
    expect(one.deviation).toBeLessThan(200);
  });
});
