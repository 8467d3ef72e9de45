// What comes after a game: the next one, or the same deal from the other side.

import { begin, type BySeat, type Game, newGame } from '@wagons/rules';
import { isDecided } from './matches.ts';
import type { Plan } from './plans.ts';
import type { Match, Sitter } from '../store/sitters.ts';

const swapped = ({ first, second }: BySeat<Sitter>): BySeat<Sitter> => ({ first: second, second: first });

/** What a plan can be made from: a table. */
type Played = { readonly game: Game; readonly sitters: BySeat<Sitter>; readonly match: Match | undefined };

/** The next game: a new deal, and the other one begins. A match that is not decided goes on. */
export const planNext = ({ game, sitters, match }: Played, seed: string): Plan => ({
  game: newGame(seed, game.deck),
  sitters: swapped(sitters),
  seed,
  match: match && !isDecided(match) ? match : match && { ...match, played: 0, won: NOBODY },
});
const NOBODY = { one: 0, other: 0, shared: 0 } as const;

/** The same deal with the seats swapped; it counts for no match. */
export const planSameDeal = ({ game, sitters }: Played, seed: string | undefined): Plan => ({
  game: begin(game.deck, game.deal),
  sitters: swapped(sitters),
  seed,
});
