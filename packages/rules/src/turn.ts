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
} from './types.ts';

/** What stays the same for every phase of a game. */
type Moment = Pick<Game, 'deck' | 'deal' | 'moves' | 'towns'>;

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

const moment = (game: Game, move: Move, towns: BySeat<Town> = game.towns): Moment => ({
  deck: game.deck,
  deal: game.deal,
  moves: [...game.moves, move],
  towns,
});

/** After the starting card is named the first player drafts (D1). */
export const afterStart = (game: Game, move: Move, circle: Circle): Game => ({
  ...moment(game, move),
  circle,
  phase: 'draft',
  seat: 'first',
});

/** After a draft its cards are placed, the drafter's own first (T1). */
export const afterDraft = (game: Game, move: Move, { circle, held }: Drafted): Game => ({
  ...moment(game, move),
  circle,
  phase: 'place',
  seat: held[0].seat,
  held,
  drafter: held[0].seat,
});

/** After a card is placed the next held one follows; after the last, the drafter's opponent drafts, or it is over (T3). */
export function afterPlace(game: Game & { readonly phase: 'place' }, move: Move, towns: BySeat<Town>): Game {
  const now = { ...moment(game, move, towns), circle: game.circle };
  const [, next, ...rest]: readonly Held[] = game.held;
  if (next) return { ...now, phase: 'place', seat: next.seat, held: [next, ...rest], drafter: game.drafter };
  if (game.circle.length > 0) return { ...now, phase: 'draft', seat: opponent(game.drafter) };
  return { ...now, phase: 'over' };
}

/** Who moves, or undefined when the game is over. */
export const seatToMove = (game: Game): Seat | undefined => (game.phase === 'over' ? undefined : game.seat);
