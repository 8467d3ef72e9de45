// Connects a game of `@wagons/rules` to the board: what to show, and which move an event stands for.

import type { BoardConfig } from '@wagons/board';
import {
  type CardId,
  type Game,
  legalMoves,
  type Move,
  type Placement,
  score,
  type Seat,
  skipped,
} from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';

/** The seat whose town is on show by default: the one to move, or the first one when the game is over. */
export const seatOnShow = (game: Game): Seat => (game.phase === 'over' ? 'first' : game.seat);

/** What the board shows of a game. Only the town of the seat to move has legal placements. */
export function showGame(game: Game, seat: Seat): Omit<BoardConfig, 'cardOf' | 'events'> {
  const isPlacing = game.phase === 'place' && game.seat === seat;
  return {
    town: game.towns[seat],
    circle: game.circle,
    dealt: game.deal.circle,
    next: game.phase === 'pickStart' ? undefined : game.circle[0],
    skipped: game.phase === 'draft' ? (card) => skipped(game.circle, card) : undefined,
    scoring: scoringOf(game),
    hand: game.phase === 'place' ? game.held.map(({ card }) => card) : [],
    placements: isPlacing ? legalMoves(game).filter((move) => move.type === 'place') : [],
  };
}

/** The scoring cards, each with its points so far. */
function scoringOf(game: Game): NonNullable<BoardConfig['scoring']> {
  const { first, second } = score(game);
  return game.deal.center.map((id, line) => ({
    title: cardOf(game.deck, id).title.en ?? id,
    sentence: `First player: ${first.bonuses[line]?.points}. Second player: ${second.bonuses[line]?.points}.`,
    bonus: cardOf(game.deck, id).bonus,
  }));
}

/** The move that taking a card from the circle stands for. */
export const takeMove = (game: Game, card: CardId): Move => ({
  type: game.phase === 'pickStart' ? 'pickStart' : 'draft',
  card,
});

export const placeMove = (placement: Placement): Move => ({ type: 'place', ...placement });
