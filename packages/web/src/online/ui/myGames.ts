// One's own games, in the order of what is to be done: mine to move, waiting for others, finished.

import type { GameEnd, ListedGame, RatedGame } from '@wagons/protocol';
import { opponent, type Seat } from '@wagons/rules';

export type Sorted = {
  readonly mine: readonly ListedGame[];
  readonly waiting: readonly ListedGame[];
  readonly finished: readonly ListedGame[];
};

/** So long somebody is reminded of a rematch that the other one would like, in milliseconds. */
const REMINDED = 24 * 60 * 60 * 1000;

export function sortGames(games: readonly ListedGame[], self: string, now: number): Sorted {
  const isMine = (game: ListedGame): boolean =>
    (game.status === 'going' && game.toMove !== undefined && game.toMove === seatOf(game, self)) ||
    (isAsked(game, self) && (game.status === 'going' || now - game.changedAt < REMINDED));
  return {
    mine: games
      .filter(isMine)
      // What runs out first is first; what has no end comes last.
      .toSorted((a, b) => (a.deadline ?? Infinity) - (b.deadline ?? Infinity) || a.changedAt - b.changedAt),
    waiting: games.filter((game) => game.status !== 'over' && !isMine(game)),
    finished: games.filter((game) => game.status === 'over' && !isMine(game)),
  };
}

/** Whether the other one waits for an answer. */
export const isAsked = (game: ListedGame, self: string): boolean =>
  game.offer !== undefined && game.offer.by !== seatOf(game, self);

export function seatOf({ first, second }: ListedGame, player: string): Seat | undefined {
  if (first?.id === player) return 'first';
  return second?.id === player ? 'second' : undefined;
}

/** How a game ended for whoever had this seat. */
export function resultFor(end: GameEnd, seat: Seat): RatedGame['result'] | 'aborted' {
  if (end.by === 'aborted') return 'aborted';
  if (end.outcome === 'draw') return 'drawn';
  return end.outcome === seat ? 'won' : 'lost';
}

/** The points of both, where points decided; one's own first. */
export function totalsFor(
  { end, totals }: ListedGame,
  seat: Seat,
): { readonly own: number; readonly theirs: number } | undefined {
  if (end?.by !== 'points' || !totals) return undefined;
  return { own: totals[seat], theirs: totals[opponent(seat)] };
}
