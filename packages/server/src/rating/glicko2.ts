// Glicko-2 ratings, after Mark Glickman's "Example of the Glicko-2 system"; every rated game is its own rating period.

import type { RatingKind } from '@wagons/protocol';
import type { Outcome } from '@wagons/rules';
import type { Glicko, Player, Rating, RatingChange, Ratings } from '../ports/store.ts';

export const NEW_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06, games: 0 };
export const NEW_RATINGS: Ratings = { live: NEW_RATING, correspondence: NEW_RATING };

/** A result: 1 for a win, ½ for a draw, 0 for a loss. */
export type Score = { readonly against: Pick<Glicko, 'rating' | 'deviation'>; readonly score: number };

/** τ in the paper: constrains the change of volatility. */
const TAU = 0.5;
const SCALE = 173.7178;
const PRECISION = 0.000_001;

/** The rating after a rating period with these results. */
export function afterPeriod(before: Glicko, results: readonly Score[]): Glicko {
  const mu = (before.rating - NEW_RATING.rating) / SCALE;
  const phi = before.deviation / SCALE;
  let information = 0;
  let surprise = 0;
  for (const { against, score } of results) {
    const g = weight(against.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (against.rating - NEW_RATING.rating) / SCALE)));
    information += g * g * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  const variance = 1 / information;
  const volatility = newVolatility(before.volatility, phi, variance, variance * surprise);
  const spread = 1 / Math.sqrt(1 / (phi * phi + volatility * volatility) + information);
  return {
    rating: NEW_RATING.rating + SCALE * (mu + spread * spread * surprise),
    // Never less certain than a new player's rating.
    deviation: Math.min(SCALE * spread, NEW_RATING.deviation),
    volatility,
  };
}

/** g(φ) in the paper: results against uncertain opponents count for less. */
const weight = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

/** Step 5 of the paper: finds the root by the Illinois algorithm. */
function newVolatility(sigma: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const sum = phi * phi + variance + e;
    return (e * (delta * delta - sum)) / (2 * sum * sum) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high: number;
  if (delta * delta > phi * phi + variance) high = Math.log(delta * delta - phi * phi - variance);
  else {
    let k = 1;
    while (f(a - k * TAU) < 0) k += 1;
    high = a - k * TAU;
  }
  let atLow = f(low);
  let atHigh = f(high);
  while (Math.abs(high - low) > PRECISION) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) {
      low = high;
      atLow = atHigh;
    } else atLow /= 2;
    high = middle;
    atHigh = atMiddle;
  }
  return Math.exp(low / 2);
}

type Result = RatingChange['result'];
const SCORES: Readonly<Record<Result, number>> = { won: 1, drawn: 0.5, lost: 0 };

/** The figures of one player after a game against the other. */
export const afterGame = (one: Glicko, other: Glicko, result: Result): Glicko =>
  afterPeriod(one, [{ against: other, score: SCORES[result] }]);

/** The rating of one player after a game against the other. */
export const rate = (one: Rating, other: Glicko, result: Result): Rating => ({
  ...afterGame(one, other, result),
  games: one.games + 1,
});

/** A finished rated game. */
export type RatedEnd = {
  readonly first: Player;
  readonly second: Player;
  readonly kind: RatingKind;
  readonly outcome: Outcome;
};

/** The rating changes of both players, each computed from the other's rating before the game. */
export function ratingsAfter({ first, second, kind, outcome }: RatedEnd): readonly RatingChange[] {
  const changeOf = (one: Player, other: Player, result: Result): RatingChange => ({
    player: one.id,
    opponent: other.id,
    kind,
    result,
    nth: one.ratings.live.games + one.ratings.correspondence.games + 1,
    before: one.ratings[kind],
    after: rate(one.ratings[kind], other.ratings[kind], result),
  });
  if (outcome === 'draw') return [changeOf(first, second, 'drawn'), changeOf(second, first, 'drawn')];
  const isFirst = outcome === 'first';
  return [
    changeOf(first, second, isFirst ? 'won' : 'lost'),
    changeOf(second, first, isFirst ? 'lost' : 'won'),
  ];
}
