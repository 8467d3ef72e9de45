// Stores rating changes, each exactly once.

import { ESTABLISHED_GAMES, LEADER_OPPONENTS, RATING_KINDS, type RatingKind } from '@wagons/protocol';
import { RESULTS, type RatingEntry, type RatingChange, type Store } from '../ports/store.ts';
import type { GameId, PlayerId, Time } from '../ports/tableEvent.ts';
import { BEFORE, COLUMNS, figures, GAMES, glickoIn, LIVE } from './figures.ts';
import { PLAYER, readPlayer } from './players.ts';
import { numberIn, textIn, wordIn } from './rows.ts';
import type { Row, Sql, Statement } from './sql.ts';

/**
 * The keys `(game, player)` and `(player, nth)` reject a game that is counted twice, and concurrent changes of a
 * rating.
 */
const INSERT = `
  insert into rating (player, nth, game, at, opponent, kind, result, rating, deviation, volatility,
    rating_before, deviation_before, volatility_before)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;

/**
 * Only from the rating that the change was computed from: an operator may have annulled a game meanwhile, after which the
 * next number is free. Anything else fails, because the column can't be null.
 */
const updateOf = (kind: RatingKind): string => {
  const { rating, deviation, volatility } = COLUMNS[kind];
  const counted = kind === 'live' ? '' : ', slow_games = $8';
  return `
    update player set ${rating} = $2, ${deviation} = $3, ${volatility} = $4,
      rated_games = case when rated_games = $5 - 1 and ${rating} = $6 and ${deviation} = $7 then $5 end${counted}
    where id = $1`;
};
const UPDATES = { live: updateOf('live'), correspondence: updateOf('correspondence') };

/**
 * The statements for the rating changes of a game, always in the same order, so that concurrent games can't deadlock.
 */
export function rate(game: GameId, at: Time, changes: readonly RatingChange[]): readonly Statement[] {
  return changes
    .toSorted((one, other) => (one.player < other.player ? -1 : 1))
    .flatMap(({ player, opponent, kind, result, nth, before, after }) => [
      {
        text: INSERT,
        values: [player, nth, game, at, opponent, kind, result, ...figures(after), ...figures(before)],
      },
      {
        text: UPDATES[kind],
        values: [
          player,
          ...figures(after),
          nth,
          before.rating,
          before.deviation,
          ...(kind === 'live' ? [] : [after.games]),
        ],
      },
    ]);
}

export const COUNTED = `
  select count(*) as games from rating where player = $1 and opponent = $2 and at >= $3 and at < $4`;

/** Stops at the number that is enough, however many games the player has. */
const opponentsOf = (player: string, kind: RatingKind, atMost: string): string => `
  select count(*) from (
    select distinct opponent from rating where rating.player = ${player} and kind = '${kind}' and exists (
      select 1 from player as other where other.id = rating.opponent and ${GAMES[kind]} >= ${ESTABLISHED_GAMES}
    ) limit ${atMost}
  ) as opponents`;

export const OPPONENTS: Readonly<Record<RatingKind, string>> = {
  live: `select (${opponentsOf('$1', 'live', '$2')}) as opponents`,
  correspondence: `select (${opponentsOf('$1', 'correspondence', '$2')}) as opponents`,
};

/** The first condition is that of the index. */
const leadersIn = (kind: RatingKind): string => `
  select ${PLAYER} from player
  where ${kind === 'live' ? 'rated' : 'slow'}_games > 0 and account = 1 and ${GAMES[kind]} >= ${ESTABLISHED_GAMES}
    and (${opponentsOf('player.id', kind, String(LEADER_OPPONENTS))}) >= ${LEADER_OPPONENTS}
  order by ${COLUMNS[kind].rating} desc, id desc limit $1`;

export const LEADERS: Readonly<Record<RatingKind, string>> = {
  live: leadersIn('live'),
  correspondence: leadersIn('correspondence'),
};

type Ratings = Pick<Store, 'ratingsOf' | 'countedBetween' | 'establishedOpponents' | 'leaders'>;

export const ratings = (sql: Sql): Ratings => ({
  ratingsOf: async (player, atMost) => {
    const rows = await sql.all(HISTORY, [player, atMost]);
    return rows.map((row) => readChange(player, row)).toReversed();
  },
  countedBetween: async (player, opponent, { from, to }) => {
    const [row] = await sql.all(COUNTED, [player, opponent, from, to]);
    return row ? numberIn(row, 'games') : 0;
  },
  establishedOpponents: async (player, kind, atMost) => {
    const [row] = await sql.all(OPPONENTS[kind], [player, atMost]);
    return row ? numberIn(row, 'opponents') : 0;
  },
  leaders: async (kind, atMost) => (await sql.all(LEADERS[kind], [atMost])).map(readPlayer),
});

const HISTORY = `
  select nth, game, at, opponent, kind, result, rating, deviation, volatility,
    rating_before, deviation_before, volatility_before
  from rating where player = $1 order by nth desc limit $2`;

const readChange = (player: PlayerId, row: Row): RatingEntry => ({
  player,
  nth: numberIn(row, 'nth'),
  game: textIn(row, 'game'),
  at: numberIn(row, 'at'),
  opponent: textIn(row, 'opponent'),
  kind: wordIn(row, 'kind', RATING_KINDS),
  result: wordIn(row, 'result', RESULTS),
  before: glickoIn(row, BEFORE),
  after: glickoIn(row, LIVE),
});
