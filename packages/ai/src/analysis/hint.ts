// Hints: the best moves of a position with their values, and how the game would continue.

import { type Game, invariant, type Move, type Seat } from '@wagons/rules';
import { makeMove } from '@wagons/rules/notation';
import { type Budget, Spending } from '../search/budget.ts';
import type { SearchScope } from '../search/candidates.ts';
import { greedy } from '../search/greedy.ts';
import { lineOf, Searcher } from '../search/searcher.ts';
import { BUDGETS, HINT_MOVES } from '../service/budgets.ts';
import { cardsToPlace, isSolvable } from '../solver/solvable.ts';
import { type Analysis, makeProspect, playOut, type Prospect } from '../grades/prospect.ts';
import { prove } from './prove.ts';

type HintOptions = {
  /** Maximum number of candidates. */
  readonly most: number;
  readonly scopes: readonly SearchScope[];
  /** Whether to try a proof. */
  readonly proves: boolean;
  /** Whether the search is trusted more than the value of a line that continues past its horizon. */
  readonly trusts: boolean;
};

/** A complete line is worth more than a wide search of the next cards, so the horizon grows first. */
const SCOPES: readonly SearchScope[] = [
  { horizon: 2, width: 1, placements: 4 },
  { horizon: 4, width: 1, placements: 8 },
  { horizon: 7, width: 1, placements: 8 },
  { horizon: 10, width: 1, placements: 8 },
  { horizon: 15, width: 1, placements: 8 },
  { horizon: 15, width: 2, placements: 10 },
  { horizon: 15, width: 4, placements: 12 },
  { horizon: 15, width: 8, placements: 16 },
];

/** Near the end a short search is enough; the rest of the budget is for proofs. */
const SEARCH_SHARE = 0.2;

/** Spends all of its budget: at most `most` moves, each with a line to the end of the game. */
export const deepHint = (game: Game, budget: Budget, most = HINT_MOVES): Analysis =>
  hintWith(game, budget, { most, scopes: SCOPES, proves: isSolvable(game), trusts: false });

/** A hint has a fixed scope, so that a device that is six times slower finds the same. */
function hintScopes(toPlace: number): readonly SearchScope[] {
  const first = { horizon: 3, width: 1, placements: 6 };
  if (toPlace > 9) return [first, { horizon: 8, width: 1, placements: 16 }];
  return [first, { horizon: 9, width: toPlace > 5 ? 2 : 4, placements: 16 }];
}
/** With at most this many cards to place, a proof takes no longer than a hint may. */
const PROVEN_HINT_CARDS = 3;

/** A fast hint: its scope depends on the position, and the budget is seldom spent. */
export const hint = (game: Game, budget: Budget = BUDGETS.hint, most = HINT_MOVES): Analysis =>
  hintWith(game, budget, {
    most,
    scopes: hintScopes(cardsToPlace(game)),
    proves: cardsToPlace(game) <= PROVEN_HINT_CARDS,
    trusts: true,
  });

function hintWith(game: Game, budget: Budget, { most, scopes, proves, trusts }: HintOptions): Analysis {
  invariant(game.phase !== 'over', 'a finished game has no move to look into');
  const { seat } = game;
  const spending = new Spending(budget);
  const search = new Spending(spending.left(proves ? SEARCH_SHARE : 1));
  const result = new Searcher(game).think(game, search, { exactly: most, scopes });
  spending.spend(search.nodes);
  const best = proves ? prove(game, seat, spending, { share: 0.5 }) : undefined;
  const others = (result?.candidates ?? [])
    .filter(({ move }) => !(best && isSame(best.move, move)))
    .slice(0, most)
    .map((candidate): Prospect => {
      // Once the best move is proven, the others are worth a proof as well.
      const proven = best && prove(game, seat, spending, { share: 0.5, move: candidate.move });
      return proven ?? continueGreedily(game, seat, result ? lineOf(result, candidate) : []);
    });
  const top = best ?? (trusts ? others[0] : undefined);
  const found = [...(best ? [best] : []), ...others];
  // An estimate above the best possible value would be misleading.
  const kept = found.filter(({ value }) => !(top && value > top.value));
  const [first = continueGreedily(game, seat), ...rest] = kept.toSorted((a, b) => b.value - a.value);
  return {
    seat,
    candidates: [first, ...rest.slice(0, most - 1)],
    isRanked: kept.length === found.length,
    nodes: spending.nodes,
  };
}

const isSame = (one: Move, other: Move): boolean => makeMove(one) === makeMove(other);

/** Past the end of the searched line, both players continue greedily. */
export function continueGreedily(game: Game, seat: Seat, searched: readonly Move[] = []): Prospect {
  const line = [...searched];
  for (let at = playOut(game, line); at.phase !== 'over'; at = playOut(at, line.slice(-1)))
    line.push(greedy(at));
  return makeProspect(game, { seat, line, proven: false });
}
