// Plans for the game after a game: the next one, or the same deal with swapped seats.

import type { Level } from '@wagons/ai';
import { begin, type BySeat, type Game, newGame } from '@wagons/rules';
import { isDecided } from './matches.ts';
import type { Plan } from './plans.ts';
import type { Match, SeatPlayer } from '../store/seatPlayers.ts';

const swapped = ({ first, second }: BySeat<SeatPlayer>): BySeat<SeatPlayer> => ({
  first: second,
  second: first,
});

/** What a plan needs of a table. */
type Played = {
  readonly game: Game;
  readonly players: BySeat<SeatPlayer>;
  readonly match: Match | undefined;
};

/** The next game: a new deal, swapped seats. An undecided match continues. */
export const planNext = ({ game, players, match }: Played, seed: string): Plan => ({
  game: newGame(seed, game.deck),
  players: swapped(players),
  seed,
  match: match && !isDecided(match) ? match : match && { ...match, played: 0, won: NO_WINS },
});
const NO_WINS = { one: 0, other: 0, shared: 0 } as const;

/** The same deal with swapped seats, outside any match. */
export const planSameDeal = ({ game, players }: Played, seed: string | undefined): Plan => ({
  game: begin(game.deck, game.deal),
  players: swapped(players),
  seed,
});

/** A single game against another computer opponent: a new deal, swapped seats. */
export const planAgainst = ({ game, players }: Played, seed: string, level: Level): Plan => {
  const other = ({ kind }: SeatPlayer): SeatPlayer => (kind === 'bot' ? { kind, level } : { kind });
  const { first, second } = swapped(players);
  return { game: newGame(seed, game.deck), players: { first: other(first), second: other(second) }, seed };
};
