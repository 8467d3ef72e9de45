// Matches: games between the same two that count together.

import { type BySeat, opponent, type Points, type Seat } from '@wagons/rules';
import type { Match } from '../store/sitters.ts';

/** Who of the match sits where in its next game: whoever sat first in the first game is `one`. */
export const seatOfOne = ({ played }: Match): Seat => (played % 2 === 0 ? 'first' : 'second');

/** The match with one more game in it. */
export function afterGame(match: Match, totals: BySeat<Points>): Match {
  const one = seatOfOne(match);
  const lead = totals[one] - totals[opponent(one)];
  const winner = lead === 0 ? 'shared' : lead > 0 ? 'one' : 'other';
  return {
    ...match,
    played: match.played + 1,
    won: { ...match.won, [winner]: match.won[winner] + 1 },
  };
}

/** Whether nobody can catch up any more, or all games are played. */
export const isDecided = ({ of, played, won }: Match): boolean =>
  played >= of || Math.abs(won.one - won.other) > of - played;
