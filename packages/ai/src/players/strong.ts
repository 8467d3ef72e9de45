// Level 8, the whole engine: the exact solver near the end of a game, else the search as far as the budget allows.

import { type Game, invariant, type Move } from '@wagons/rules';
import { type Budget, Spending } from '../search/budget.ts';
import { greedy } from '../search/greedy.ts';
import { Searcher } from '../search/searcher.ts';
import { isSolvable } from '../solver/solvable.ts';
import { solve } from '../solver/solve.ts';

/** The nodes of a decision by default. A proof gets more: it is short in most games, and its result is final. */
const SEARCH_NODES = 3000;
const PROOF_NODES = 100_000;

/** The budget of a decision: the given one, or the default if it has no limit. */
function limited(budget: Budget, game: Game): Budget {
  if (budget.nodes !== undefined || budget.time) return budget;
  return { ...budget, nodes: isSolvable(game) ? PROOF_NODES : SEARCH_NODES };
}

const makeSearcher = (game: Game): Searcher => new Searcher(game, { withPotential: true });

/** A bot that spends the budget on each decision. */
export function makeStrong(budget: Budget): (game: Game) => Move {
  let searcher: Searcher | undefined;
  let deal: string | undefined;
  return (game) => {
    const { center, circle } = game.deal;
    const dealt = [game.deck.hash, ...center, ...circle].join();
    // Without a time limit the same position must get the same move, so nothing is cached between moves.
    if (!searcher || dealt !== deal || !budget.time) searcher = makeSearcher(game);
    deal = dealt;
    return strong(game, limited(budget, game), searcher);
  };
}

/** Near the end this share of the budget is for the proof; the rest is for a search if it secures nothing. */
const PROOF_SHARE = 0.8;

/** Chooses a move; only called while the game is not over. */
export function strong(game: Game, budget: Budget, searcher = makeSearcher(game)): Move {
  invariant(game.phase !== 'over', 'a finished game asks for no move');
  const spending = new Spending(budget);
  if (isSolvable(game)) {
    const solution = solve(game, spending.left(PROOF_SHARE), { withSafeMove: true });
    spending.spend(solution.nodes);
    // A proof that doesn't finish has usually secured the value, and only not excluded one point more.
    const sure = solution.proven ? solution.line[0] : solution.safe;
    if (sure) return sure;
  }
  // Greedy play works with any scoring cards.
  return searcher.think(game, new Spending(spending.left()))?.move ?? greedy(game);
}
