// The columns of ratings. Those of live games have no prefix. `rated_games` counts the games of both kinds: servers from
// before the division know no other, and what they count is live.

import type { RatingKind } from '@wagons/protocol';
import type { Glicko } from '../ports/store.ts';
import { numberIn } from './rows.ts';
import type { Row } from './sql.ts';

export type RatingColumns = Readonly<Record<keyof Glicko, string>>;

export const LIVE: RatingColumns = { rating: 'rating', deviation: 'deviation', volatility: 'volatility' };
export const SLOW: RatingColumns = {
  rating: 'slow_rating',
  deviation: 'slow_deviation',
  volatility: 'slow_volatility',
};
/** In the history of ratings. */
export const BEFORE: RatingColumns = {
  rating: 'rating_before',
  deviation: 'deviation_before',
  volatility: 'volatility_before',
};
export const COLUMNS: Readonly<Record<RatingKind, RatingColumns>> = { live: LIVE, correspondence: SLOW };

/** The number of games of one kind, as SQL. */
export const GAMES: Readonly<Record<RatingKind, string>> = {
  live: 'rated_games - slow_games',
  correspondence: 'slow_games',
};

export const glickoIn = (row: Row, { rating, deviation, volatility }: RatingColumns): Glicko => ({
  rating: numberIn(row, rating),
  deviation: numberIn(row, deviation),
  volatility: numberIn(row, volatility),
});

export const figures = ({ rating, deviation, volatility }: Glicko): readonly number[] => [
  rating,
  deviation,
  volatility,
];
