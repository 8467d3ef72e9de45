// The whole engine: proves what it can, and searches as well as its budget allows where it cannot.

import { type Game, invariant, type Move } from '@wagons/rules';
import { type Budget, Spending } from './budget.ts';
import { greedy } from './greedy.ts';
import { Searcher } from './search/searcher.ts';
import { isSolvable } from './solver/solvable.ts';
import { solve } from './solver/solve.ts';

/** A player who thinks as long as the budget lasts for each decision. */
export function makeStrong(budget: Budget): (game: Game) => Move {
  let searcher: Searcher | undefined;
  let deal: string | undefined;
  return (game) => {
    const { center, circle } = game.deal;
    const dealt = [game.deck.hash, ...center, ...circle].join();
    // A budget in nodes shall give the same move from the same position, whatever was thought before.
    if (!searcher || dealt !== deal || budget.nodes !== undefined) searcher = new Searcher(game);
    deal = dealt;
    return strong(game, budget, searcher);
  };
}

/** Near the end a short search is enough for an answer; the rest of the budget is for a proof. */
const SEARCH_SHARE = 0.2;

/** Chooses a move; asked only while the game is not over. */
export function strong(game: Game, budget: Budget, searcher = new Searcher(game)): Move {
  invariant(game.phase !== 'over', 'a finished game asks for no move');
  const spending = new Spending(budget);
  const isLate = isSolvable(game);
  const search = new Spending(spending.left(isLate ? SEARCH_SHARE : 1));
  const thought = searcher.think(game, search);
  spending.spend(search.nodes);
  const solution = isLate ? solve(game, spending.left()) : undefined;
  if (solution?.proven && solution.line[0]) return solution.line[0];
  // Where the tries cannot help, looking one turn ahead always works.
  return thought?.candidates[0].move ?? greedy(game);
}
