// Plans for the game after a game: the next one, or the same deal with swapped seats.

import type { Level } from '@wagons/ai';
import { begin, type BySeat, type Game, newGame } from '@wagons/rules';
import { isDecided } from './matches.ts';
import type { Plan } from './plans.ts';
import type { Match, Sitter } from '../store/sitters.ts';

const swapped = ({ first, second }: BySeat<Sitter>): BySeat<Sitter> => ({ first: second, second: first });

/** What a plan needs of a table. */
type Played = { readonly game: Game; readonly sitters: BySeat<Sitter>; readonly match: Match | undefined };

/** The next game: a new deal, swapped seats. An undecided match continues. */
export const planNext = ({ game, sitters, match }: Played, seed: string): Plan => ({
  game: newGame(seed, game.deck),
  sitters: swapped(sitters),
  seed,
  match: match && !isDecided(match) ? match : match && { ...match, played: 0, won: NO_WINS },
});
const NO_WINS = { one: 0, other: 0, shared: 0 } as const;

/** The same deal with swapped seats, outside any match. */
export const planSameDeal = ({ game, sitters }: Played, seed: string | undefined): Plan => ({
  game: begin(game.deck, game.deal),
  sitters: swapped(sitters),
  seed,
});

/** A single game against another computer opponent: a new deal, swapped seats. */
export const planAgainst = ({ game, sitters }: Played, seed: string, level: Level): Plan => {
  const other = ({ kind }: Sitter): Sitter => (kind === 'bot' ? { kind, level } : { kind });
  const { first, second } = swapped(sitters);
  return { game: newGame(seed, game.deck), sitters: { first: other(first), second: other(second) }, seed };
};
