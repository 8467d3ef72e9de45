// Divides the history of ratings into live and correspondence games: every game is rated again, in order, among the games
// of its kind. Games without a clock count as correspondence.

import { ratingKind, type RatingKind, type TableSettings } from '@wagons/protocol';
import { type Rating, RESULTS } from '../ports/store.ts';
import { NEW_RATINGS, rate } from '../rating/glicko2.ts';
import { figures } from './figures.ts';
import { jsonIn, numberIn, textIn, wordIn } from './rows.ts';
import type { Row, SqlTx } from './sql.ts';

const HISTORY = `
  select rating.game, rating.player, rating.nth, rating.opponent, rating.result, game.settings
  from rating join game on game.id = rating.game
  order by rating.at, rating.game, rating.player`;

const MOVE = `
  update rating set kind = $3, rating = $4, deviation = $5, volatility = $6,
    rating_before = $7, deviation_before = $8, volatility_before = $9
  where player = $1 and nth = $2`;

const SET = `
  update player set rating = $2, deviation = $3, volatility = $4,
    slow_rating = $5, slow_deviation = $6, slow_volatility = $7, slow_games = $8
  where id = $1`;

type Current = Record<RatingKind, Rating>;

export async function divideRatings(tx: SqlTx): Promise<void> {
  const rows = await tx.all(HISTORY);
  if (!rows.some((row) => kindOf(row) === 'correspondence')) return;
  const players = new Map<string, Current>();
  // Two rows per game, one for each player.
  const games = new Map<string, Row[]>();
  for (const row of rows) games.set(textIn(row, 'game'), [...(games.get(textIn(row, 'game')) ?? []), row]);
  for (const game of games.values()) await rateAgain(tx, players, game);
  for (const [id, { live, correspondence }] of players)
    await tx.run(SET, [id, ...figures(live), ...figures(correspondence), correspondence.games]);
}

const kindOf = (row: Row): RatingKind => ratingKind((jsonIn(row, 'settings') as TableSettings).clock);

async function rateAgain(tx: SqlTx, players: Map<string, Current>, game: readonly Row[]): Promise<void> {
  const kind = game[0] ? kindOf(game[0]) : 'live';
  const before = game.map((row) => currentOf(players, textIn(row, 'player'))[kind]);
  for (const [at, row] of game.entries()) {
    const [own, other] = [before[at], before[1 - at]];
    if (!own || !other) continue;
    const player = textIn(row, 'player');
    const after = rate(own, other, wordIn(row, 'result', RESULTS));
    await tx.run(MOVE, [player, numberIn(row, 'nth'), kind, ...figures(after), ...figures(own)]);
    currentOf(players, player)[kind] = after;
  }
}

function currentOf(players: Map<string, Current>, player: string): Current {
  let current = players.get(player);
  if (!current) players.set(player, (current = { ...NEW_RATINGS }));
  return current;
}
