// Our own games, sorted: our turn, waiting for the opponent, finished.

import type { GameEnd, ListedGame, RatedGame } from '@wagons/protocol';
import { opponent, type Seat } from '@wagons/rules';

export type Sorted = {
  readonly mine: readonly ListedGame[];
  readonly waiting: readonly ListedGame[];
  readonly finished: readonly ListedGame[];
};

/** How long an offer of a rematch is shown, in milliseconds. */
const REMINDED = 24 * 60 * 60 * 1000;

export function sortGames(games: readonly ListedGame[], self: string, now: number): Sorted {
  const isMine = (game: ListedGame): boolean =>
    (game.status === 'going' && game.toMove !== undefined && game.toMove === seatOf(game, self)) ||
    (isAsked(game, self) && (game.status === 'going' || now - game.changedAt < REMINDED));
  return {
    mine: games
      .filter(isMine)
      // By deadline; games without a deadline come last.
      .toSorted((a, b) => (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || a.changedAt - b.changedAt),
    waiting: games.filter((game) => game.status !== 'over' && !isMine(game)),
    finished: games.filter((game) => game.status === 'over' && !isMine(game)),
  };
}

/** Whether the opponent waits for a reply. */
export const isAsked = (game: ListedGame, self: string): boolean =>
  game.offer !== undefined && game.offer.by !== seatOf(game, self);

export function seatOf({ first, second }: ListedGame, player: string): Seat | undefined {
  if (first?.id === player) return 'first';
  return second?.id === player ? 'second' : undefined;
}

/** How a game ended for a seat. */
export function resultFor(end: GameEnd, seat: Seat): RatedGame['result'] | 'aborted' {
  if (end.by === 'aborted') return 'aborted';
  if (end.outcome === 'draw') return 'drawn';
  return end.outcome === seat ? 'won' : 'lost';
}

/** Both totals, ours first, if points decided. */
export function totalsFor(
  { end, totals }: ListedGame,
  seat: Seat,
): { readonly own: number; readonly theirs: number } | undefined {
  if (end?.by !== 'points' || !totals) return undefined;
  return { own: totals[seat], theirs: totals[opponent(seat)] };
}
