// How a finished game ended: for the only person who played, or between two of a kind.

import { type BySeat, opponent, outcome, type Points, SEATS } from '@wagons/rules';
import { outcomeText, type Words } from '@wagons/words';
import type { PagesWords } from '@wagons/words/pages';
import type { KeptGame } from '../../store/keptGame.ts';

export function endText(
  say: PagesWords['games'],
  words: Words,
  { sitters }: KeptGame,
  totals: BySeat<Points>,
): string {
  const persons = SEATS.filter((seat) => sitters[seat].kind === 'person');
  const [you] = persons;
  if (!you || persons.length > 1) {
    const names = { first: sitters.first.name, second: sitters.second.name };
    const result = outcome({ first: { total: totals.first }, second: { total: totals.second } });
    return outcomeText(words, result, totals, names);
  }
  const ended = { own: totals[you], theirs: totals[opponent(you)] };
  if (ended.own === ended.theirs) return say.youShared(ended);
  return ended.own > ended.theirs ? say.youWon(ended) : say.youLost(ended);
}
