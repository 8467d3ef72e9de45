// Matches: several games between the same two players.

import { type BySeat, opponent, type Points, type Seat } from '@wagons/rules';
import type { Match } from '../store/seatPlayers.ts';

/** The seat of `one`, the first player of the first game, in the next game. */
export const seatOfOne = ({ played }: Match): Seat => (played % 2 === 0 ? 'first' : 'second');

/** The match after one more game. */
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

/** Whether the match is decided: all games are played, or the lead is out of reach. */
export const isDecided = ({ of, played, won }: Match): boolean =>
  played >= of || Math.abs(won.one - won.other) > of - played;
