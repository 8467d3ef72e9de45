// The strong player: looks a little way first, then further and wider for as long as the budget lasts.

import { type Game, invariant, type Move } from '@wagons/rules';
import { type Budget, Spending } from '../budget.ts';
import { greedy } from '../greedy.ts';
import { type Candidate, candidates, prepare, type Reach } from './candidates.ts';
import { makeJudge } from './judge.ts';

/** Each reach takes some times as long as the one before. */
const REACHES: readonly Reach[] = [
  { horizon: 2, width: 1, placements: 4 },
  { horizon: 3, width: 1, placements: 6 },
  { horizon: 4, width: 1, placements: 8 },
  { horizon: 4, width: 2, placements: 8 },
  { horizon: 6, width: 2, placements: 8 },
  { horizon: 8, width: 2, placements: 8 },
  { horizon: 8, width: 4, placements: 10 },
  { horizon: 10, width: 4, placements: 10 },
  { horizon: 15, width: 4, placements: 12 },
  { horizon: 15, width: 8, placements: 16 },
  { horizon: 15, width: 16, placements: 24 },
  { horizon: 15, width: 32, placements: 48 },
];

/** Chooses a move; the better, the more it may think. Asked only while the game is not over. */
export function strong(game: Game, budget: Budget): Move {
  invariant(game.phase !== 'over', 'a finished game asks for no move');
  const judge = makeJudge(game.deck, game.deal.center);
  // A condition that ties both towns together cell by cell is beyond the tries; looking one turn ahead always works.
  if (!judge) return greedy(game);
  const at = prepare(game, judge);
  const spending = new Spending(budget);
  let found: Candidate | undefined;
  for (const reach of REACHES) {
    // Past the end of the circle there is nothing more to see: only more towns help.
    const isNews = reach.width > 2 || reach.horizon <= game.circle.length + 1;
    if (found && !isNews) continue;
    // The first look is never cut short, so there is always an answer.
    const choices = candidates(at, reach, 'best', found ? spending : new Spending({}));
    if (!choices) break;
    found = bestOf(choices);
    if (spending.isSpent()) break;
  }
  invariant(found, 'the first look is finished');
  return found.move;
}

/** The best of some candidates; among equals the first. */
function bestOf(choices: readonly Candidate[]): Candidate {
  const [first, ...rest] = choices;
  invariant(first, 'there is a choice');
  return rest.reduce((best, choice) => (choice.value > best.value ? choice : best), first);
}
