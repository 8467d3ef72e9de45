// Annuls a rated game: it never counted for its two players. Their later games are rated again, in order. The ratings of
// their opponents stay: what an opponent was paid for a game was fair by what was known then.

import { RATING_KINDS, type RatingKind } from '@wagons/protocol';
import type { GameId, PlayerId, Time } from '../ports/tableEvent.ts';
import { type Glicko, RESULTS } from '../ports/store.ts';
import { afterGame } from '../rating/glicko2.ts';
import { BEFORE, COLUMNS, figures, glickoIn } from './figures.ts';
import { numberIn, textIn, wordIn } from './rows.ts';
import type { Row, SqlTx } from './sql.ts';

/** A player's rating before and after the annulment, of the kind of the game. */
export type Annulled = {
  readonly player: PlayerId;
  readonly kind: RatingKind;
  readonly from: Glicko;
  readonly to: Glicko;
};

const MARK = 'update game set annulled_at = $2 where id = $1 and annulled_at is null';
const KIND = 'select player, kind from rating where game = $1';
const COUNTED =
  'select nth, rating_before, deviation_before, volatility_before from rating where game = $1 and player = $2';

/** Locks the player: what is read from here on stays, and an end of a game that was computed before fails. */
const UNCOUNT = 'update player set rated_games = rated_games - 1, slow_games = slow_games - $2 where id = $1';

/** The player's later games, and the opponent's rating before each. */
export const LATER = `
  select rating.nth, rating.game, rating.kind, rating.result, rating.opponent,
    other.rating_before, other.deviation_before, other.volatility_before
  from rating left join rating as other on other.game = rating.game and other.player = rating.opponent
  where rating.player = $1 and rating.nth > $2 order by rating.nth`;

/** Ascending, a number is free before the next row moves to it. */
const MOVE = 'update rating set nth = nth - 1 where player = $1 and nth = $2';
const MOVE_AND_RATE = `
  update rating set nth = nth - 1, rating = $3, deviation = $4, volatility = $5,
    rating_before = $6, deviation_before = $7, volatility_before = $8
  where player = $1 and nth = $2`;

const setOf = (kind: RatingKind): string => {
  const { rating, deviation, volatility } = COLUMNS[kind];
  return `update player set ${rating} = $2, ${deviation} = $3, ${volatility} = $4 where id = $1`;
};

/** Returns undefined if the game was annulled before: nothing changes then. */
export async function annul(tx: SqlTx, game: GameId, at: Time): Promise<readonly Annulled[] | undefined> {
  if ((await tx.run(MARK, [game, at])) === 0) return undefined;
  const counted = await tx.all(KIND, [game]);
  const kind = counted[0] ? wordIn(counted[0], 'kind', RATING_KINDS) : 'live';
  // Like the end of a game, in the order of ids, so that none of them can deadlock.
  const players = counted
    .map((row) => textIn(row, 'player'))
    .toSorted((one, other) => (one < other ? -1 : 1));
  for (const player of players) await tx.run(UNCOUNT, [player, kind === 'live' ? 0 : 1]);
  const changed: Changing[] = [];
  for (const player of players) {
    const [row] = await tx.all(COUNTED, [game, player]);
    if (!row) continue;
    const later = await tx.all(LATER, [player, numberIn(row, 'nth')]);
    changed.push({ player, later: [...later], figures: glickoIn(row, BEFORE) });
  }
  await tx.run('delete from rating where game = $1', [game]);
  await rateAgain(tx, kind, changed);
  const result: Annulled[] = [];
  for (const { player, figures: to } of changed) {
    const [row] = await tx.all(
      `select ${Object.values(COLUMNS[kind]).join(', ')} from player where id = $1`,
      [player],
    );
    if (!row) continue;
    await tx.run(setOf(kind), [player, ...figures(to)]);
    result.push({ player, kind, from: glickoIn(row, COLUMNS[kind]), to });
  }
  return result;
}

/** The later games of a player that remain to be rated, and the figures before the first of them. */
type Changing = { readonly player: PlayerId; readonly later: Row[]; figures: Glicko };

/**
 * Each player's games one after the other. A game of the two against each other is rated once both have got there,
 * because each is rated by the new figures of the other.
 */
async function rateAgain(tx: SqlTx, kind: RatingKind, players: readonly Changing[]): Promise<void> {
  const isShared = (row: Row): boolean => players.some(({ player }) => player === row['opponent']);
  for (;;) {
    for (const one of players)
      for (let row = one.later[0]; row && !isShared(row); row = one.later[0]) {
        await move(tx, kind, one, undefined);
      }
    const shared = players.filter(({ later }) => later.length > 0);
    if (shared.length === 0) return;
    const before = shared.map(({ figures: now }) => now);
    for (const [at, one] of shared.entries()) await move(tx, kind, one, before[1 - at]);
  }
}

/** Moves the next of the player's games, and rates it if it is of the kind. */
async function move(tx: SqlTx, kind: RatingKind, one: Changing, against: Glicko | undefined): Promise<void> {
  const row = one.later.shift();
  if (!row) return;
  const key = [one.player, numberIn(row, 'nth')];
  if (wordIn(row, 'kind', RATING_KINDS) !== kind) {
    await tx.run(MOVE, key);
    return;
  }
  const before = one.figures;
  const after = afterGame(before, against ?? glickoIn(row, BEFORE), wordIn(row, 'result', RESULTS));
  one.figures = after;
  await tx.run(MOVE_AND_RATE, [...key, ...figures(after), ...figures(before)]);
}
