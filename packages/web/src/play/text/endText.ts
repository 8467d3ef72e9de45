// How a finished game ended, from the only human player's view if there is one.

import { type BySeat, opponent, outcome, type Points, SEATS } from '@wagons/rules';
import { playerArgs } from '@wagons/words';
import type { PagesWords, WebWords } from '@wagons/words/areas';
import type { SeatPlayer } from '../store/seatPlayers.ts';
import { winnerOf } from './winner.ts';

export function endText(
  say: PagesWords['games'],
  web: WebWords,
  players: BySeat<SeatPlayer>,
  totals: BySeat<Points>,
): string {
  const persons = SEATS.filter((seat) => players[seat].kind === 'person');
  const winner = outcome({ first: { total: totals.first }, second: { total: totals.second } });
  const seat = (persons.length === 1 ? persons[0] : undefined) ?? (winner === 'draw' ? 'first' : winner);
  const ended = { own: totals[seat], theirs: totals[opponent(seat)] };
  if (winner === 'draw') return say.youShared(ended);
  if (persons.length !== 1) return say.won({ ...ended, ...playerArgs(winnerOf(players, winner, web)) });
  return winner === seat ? say.youWon(ended) : say.youLost(ended);
}
