// A position looked into: which moves come into question, what each is worth, and how the game would go on.

import { type Game, invariant, type Move, type Seat } from '@wagons/rules';
import { makeMove } from '@wagons/rules/notation';
import { type Budget, Spending } from '../budget.ts';
import { greedy } from '../greedy.ts';
import type { Reach } from '../search/candidates.ts';
import { lineOf, Searcher } from '../search/searcher.ts';
import { cardsToLay, isSolvable } from '../solver/solvable.ts';
import { makeProspect, playOut, type Prospect } from './prospect.ts';
import { prove } from './prove.ts';

/** The moves that come into question, the best first. */
export type Analysis = {
  readonly seat: Seat;
  readonly candidates: readonly [Prospect, ...Prospect[]];
  readonly nodes: number;
};

/** How closely a position is looked into. */
type Care = {
  readonly reaches: readonly Reach[];
  /** Whether a proof is tried. */
  readonly proves: boolean;
  /** Whether the search is trusted before the value of a line that goes on past what was foreseen. */
  readonly trusts: boolean;
};

/** A line is worth more than a close look at the next cards, so the end is aimed at early. */
const REACHES: readonly Reach[] = [
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

/** Looks into a position that is not the end, and tells at most so many moves, each to the end of the game. */
export const analyse = (game: Game, budget: Budget, most = 3, searcher = new Searcher(game)): Analysis =>
  lookInto(game, budget, most, searcher, { reaches: REACHES, proves: isSolvable(game), trusts: false });

/** A hint has a fixed horizon, so that a device that is six times as slow sees the same. */
function glance(toLay: number): readonly Reach[] {
  const first = { horizon: 3, width: 1, placements: 6 };
  if (toLay > 9) return [first, { horizon: 8, width: 1, placements: 16 }];
  return [first, { horizon: 9, width: toLay > 5 ? 2 : 4, placements: 16 }];
}
/** Six times what nine of ten positions need (`npm run bench:hint`). */
export const HINT_NODES = 7000;
/** With so many cards to be laid, a proof takes no longer. */
const PROVEN_AT_A_GLANCE = 3;

/** The same at a glance: how far it looks depends on the position, and the budget is seldom spent. */
export const hint = (game: Game, budget: Budget, most = 3): Analysis =>
  lookInto(game, budget, most, new Searcher(game), {
    reaches: glance(cardsToLay(game)),
    proves: cardsToLay(game) <= PROVEN_AT_A_GLANCE,
    trusts: true,
  });

function lookInto(
  game: Game,
  budget: Budget,
  most: number,
  searcher: Searcher,
  { reaches, proves, trusts }: Care,
): Analysis {
  invariant(game.phase !== 'over', 'a finished game has no move to look into');
  const { seat } = game;
  const spending = new Spending(budget);
  const search = new Spending(spending.left(proves ? SEARCH_SHARE : 1));
  const thought = searcher.think(game, search, { exactly: most, reaches });
  spending.spend(search.nodes);
  const best = proves ? prove(game, seat, spending, { share: 0.5 }) : undefined;
  const others = (thought?.candidates ?? [])
    .filter(({ move }) => !(best && isSame(best.move, move)))
    .slice(0, most)
    .map((candidate): Prospect => {
      // Once the best move is certain, it is worth while to know the others for certain as well.
      const proven = best && prove(game, seat, spending, { share: 0.5, move: candidate.move });
      return proven ?? byGreed(game, seat, thought ? lineOf(thought, candidate) : []);
    });
  const top = best ?? (trusts ? others[0] : undefined);
  const [first = byGreed(game, seat), ...rest] = [...(best ? [best] : []), ...others]
    // An estimate above what is possible would only mislead.
    .filter(({ value }) => !(top && value > top.value))
    .toSorted((a, b) => b.value - a.value);
  return { seat, candidates: [first, ...rest.slice(0, most - 1)], nodes: spending.nodes };
}

const isSame = (one: Move, other: Move): boolean => makeMove(one) === makeMove(other);

/** Past what was foreseen, both go on as the next turn looks best. */
export function byGreed(game: Game, seat: Seat, foreseen: readonly Move[] = []): Prospect {
  const line = [...foreseen];
  for (let at = playOut(game, line); at.phase !== 'over'; at = playOut(at, line.slice(-1)))
    line.push(greedy(at));
  return makeProspect(game, seat, line, false);
}
