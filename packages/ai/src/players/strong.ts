// Level 8, the whole engine: the exact solver near the end of a game, else the search as far as the budget allows.

import { type Game, invariant, type Move } from '@wagons/rules';
import { type Budget, Spending } from '../search/budget.ts';
import { greedy } from '../search/greedy.ts';
import { Searcher } from '../search/searcher.ts';
import { isSolvable } from '../solver/solvable.ts';
import { solve } from '../solver/solve.ts';

/** A bot that spends the budget on each decision. */
export function makeStrong(budget: Budget): (game: Game) => Move {
  let searcher: Searcher | undefined;
  let deal: string | undefined;
  return (game) => {
    const { center, circle } = game.deal;
    const dealt = [game.deck.hash, ...center, ...circle].join();
    // With a budget in nodes the same position must get the same move, so nothing is cached between moves.
    if (!searcher || dealt !== deal || budget.nodes !== undefined) searcher = new Searcher(game);
    deal = dealt;
    return strong(game, budget, searcher);
  };
}

/** Near the end a short search is a sufficient fallback; the rest of the budget is for the proof. */
const SEARCH_SHARE = 0.2;

/** Chooses a move; only called while the game is not over. */
export function strong(game: Game, budget: Budget, searcher = new Searcher(game)): Move {
  invariant(game.phase !== 'over', 'a finished game asks for no move');
  const spending = new Spending(budget);
  const isLate = isSolvable(game);
  const search = new Spending(spending.left(isLate ? SEARCH_SHARE : 1));
  const result = searcher.think(game, search);
  spending.spend(search.nodes);
  const solution = isLate ? solve(game, spending.left(), { withSafeMove: true }) : undefined;
  // A proof that doesn't finish has usually secured the value, and only not excluded one point more.
  const sure = solution?.proven ? solution.line[0] : solution?.safe;
  if (sure) return sure;
  // Greedy play works with any scoring cards.
  return result?.candidates[0].move ?? greedy(game);
}
