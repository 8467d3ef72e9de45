// The score of a match, the reader's wins first.

import type { Seat } from '@wagons/rules';
import type { PlayWords } from '@wagons/words';
import { seatOfOne } from '../table/matches.ts';
import type { Match } from '../store/seatPlayers.ts';

/** "2 : 1"; `game` is the number of a game of the match, from 0, in which `own` sits. */
export function wonText({ amounts }: PlayWords, match: Match, own: Seat, game: number): string {
  const { one, other } = match.won;
  const isOne = seatOfOne({ ...match, played: game }) === own;
  const [mine, theirs] = isOne ? [one, other] : [other, one];
  return `${amounts.number(mine)} : ${amounts.number(theirs)}`;
}
