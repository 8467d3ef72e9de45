// Stores rating changes, each exactly once.

import { RESULTS, type Rating, type RatingChange, type Store } from '../ports/store.ts';
import type { GameId, PlayerId, Time } from '../ports/tableEvent.ts';
import { PLAYER, readPlayer } from './players.ts';
import { numberIn, textIn, wordIn } from './rows.ts';
import type { Row, Sql, Statement } from './sql.ts';

/**
 * The keys `(game, player)` and `(player, nth)` reject a game that is counted twice, and concurrent changes of a
 * rating.
 */
const INSERT = `
  insert into rating (player, nth, game, at, opponent, result, rating, deviation, volatility,
    rating_before, deviation_before, volatility_before)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;

const UPDATE = `
  update player set rating = $2, deviation = $3, volatility = $4, rated_games = $5 where id = $1`;

/**
 * The statements for the rating changes of a game, always in the same order, so that concurrent games can't deadlock.
 */
export function rate(game: GameId, at: Time, changes: readonly RatingChange[]): readonly Statement[] {
  return changes
    .toSorted((one, other) => (one.player < other.player ? -1 : 1))
    .flatMap(({ player, opponent, result, before, after }) => [
      {
        text: INSERT,
        values: [player, after.games, game, at, opponent, result, ...figures(after), ...figures(before)],
      },
      { text: UPDATE, values: [player, ...figures(after), after.games] },
    ]);
}

const figures = ({ rating, deviation, volatility }: Rating): readonly number[] => [
  rating,
  deviation,
  volatility,
];

export const ratings = (sql: Sql): Pick<Store, 'ratingsOf' | 'leaders'> => ({
  ratingsOf: async (player, atMost) => {
    const rows = await sql.all('select * from rating where player = $1 order by nth desc limit $2', [
      player,
      atMost,
    ]);
    return rows.map((row) => readChange(player, row)).toReversed();
  },
  leaders: async (atMost, maxDeviation) => {
    const rows = await sql.all(
      `select ${PLAYER} from player where rated_games > 0 and account = 1 and deviation <= $2
       order by rating desc, id limit $1`,
      [atMost, maxDeviation],
    );
    return rows.map(readPlayer);
  },
});

const readChange = (
  player: PlayerId,
  row: Row,
): RatingChange & { readonly game: GameId; readonly at: Time } => {
  const games = numberIn(row, 'nth');
  return {
    player,
    game: textIn(row, 'game'),
    at: numberIn(row, 'at'),
    opponent: textIn(row, 'opponent'),
    result: wordIn(row, 'result', RESULTS),
    before: {
      rating: numberIn(row, 'rating_before'),
      deviation: numberIn(row, 'deviation_before'),
      volatility: numberIn(row, 'volatility_before'),
      games: games - 1,
    },
    after: {
      rating: numberIn(row, 'rating'),
      deviation: numberIn(row, 'deviation'),
      volatility: numberIn(row, 'volatility'),
      games,
    },
  };
};
