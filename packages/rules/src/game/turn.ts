// Whose turn it is and what comes next: drafter places, opponent places the free cards, opponent drafts (T1–T3).

import type { Drafted } from './draft.ts';
import {
  type BySeat,
  type Circle,
  type Deal,
  type Deck,
  type Game,
  type Held,
  type Move,
  opponent,
  type Seat,
  type Town,
  type Turn,
} from '../core/types.ts';

/** The game before its first move. */
export const begin = (deck: Deck, deal: Deal): Game => ({
  deck,
  deal,
  moves: [],
  circle: deal.circle,
  towns: { first: [], second: [] },
  phase: 'pickStart',
  seat: 'second',
});

/** After the starting card is chosen, the first player drafts (D1). */
export const afterStart = ({ deck, deal, moves, towns }: Game, move: Move, circle: Circle): Game => ({
  deck,
  deal,
  moves: [...moves, move],
  circle,
  towns,
  phase: 'draft',
  seat: 'first',
});

/** After a draft the cards are placed, the drafter's own first (T1). */
export const afterDraft = ({ deck, deal, moves, towns }: Game, move: Move, drafted: Drafted): Game => ({
  deck,
  deal,
  moves: [...moves, move],
  circle: drafted.circle,
  towns,
  phase: 'place',
  seat: drafted.held[0].seat,
  held: drafted.held,
  drafter: drafted.held[0].seat,
});

/** After a placement the next held card follows; after the last, the opponent drafts, or it is over (T3). */
export function afterPlace(game: Game & { readonly phase: 'place' }, move: Move, towns: BySeat<Town>): Game {
  const { deck, deal, circle, held, drafter } = game;
  const moves = [...game.moves, move];
  const [, next, ...rest]: readonly Held[] = held;
  if (next)
    return {
      deck,
      deal,
      moves,
      circle,
      towns,
      phase: 'place',
      seat: next.seat,
      held: [next, ...rest],
      drafter,
    };
  if (circle.length > 0) return { deck, deal, moves, circle, towns, phase: 'draft', seat: opponent(drafter) };
  return { deck, deal, moves, circle, towns, phase: 'over' };
}

/** The seat to move, or undefined when the game is over. */
export const seatToMove = (game: Game): Seat | undefined => (game.phase === 'over' ? undefined : game.seat);

/**
 * The moves so far, turn by turn; the last turn may be unfinished. A turn ends with the starting card, or with the
 * drafter's own placement. After that it is the opponent's turn, so seats alternate (T1–T3).
 */
export function turnsOf({ moves }: Pick<Game, 'moves'>): readonly Turn[] {
  const starts = moves.flatMap((_, at) => (at === 0 || endsTurn(moves, at - 1) ? [at] : []));
  return starts.map((from, i) => ({
    seat: i % 2 === 0 ? 'second' : 'first',
    from,
    moves: moves.slice(from, starts[i + 1]),
  }));
}

const endsTurn = (moves: readonly Move[], at: number): boolean =>
  moves[at]?.type === 'pickStart' || (moves[at]?.type === 'place' && moves[at - 1]?.type === 'draft');

/** Whether a card has been drafted: from then on a game counts. */
export const isUnderWay = ({ moves }: Pick<Game, 'moves'>): boolean =>
  moves.some((move) => move.type === 'draft');
