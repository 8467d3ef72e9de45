// How a finished game ended, from the only human player's view if there is one.

import { type BySeat, opponent, outcome, type Points, SEATS } from '@wagons/rules';
import { playerArgs } from '@wagons/words';
import type { PagesWords } from '@wagons/words/pages';
import type { WebWords } from '@wagons/words/web';
import type { Sitter } from '../store/sitters.ts';
import { winnerOf } from './winner.ts';

export function endText(
  say: PagesWords['games'],
  web: WebWords,
  sitters: BySeat<Sitter>,
  totals: BySeat<Points>,
): string {
  const persons = SEATS.filter((seat) => sitters[seat].kind === 'person');
  const winner = outcome({ first: { total: totals.first }, second: { total: totals.second } });
  const seat = (persons.length === 1 ? persons[0] : undefined) ?? (winner === 'draw' ? 'first' : winner);
  const ended = { own: totals[seat], theirs: totals[opponent(seat)] };
  if (winner === 'draw') return say.youShared(ended);
  if (persons.length !== 1) return say.won({ ...ended, ...playerArgs(winnerOf(sitters, winner, web)) });
  return winner === seat ? say.youWon(ended) : say.youLost(ended);
}
