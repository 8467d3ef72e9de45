// Review of a game: every decision compared with the best alternative found.

import { type Game, invariant, type Move, undo } from '@wagons/rules';
import { makeMove } from '@wagons/rules/notation';
import { type Budget, Spending } from '../search/budget.ts';
import type { Candidate, SearchScope } from '../search/candidates.ts';
import type { UnfinishedGame } from '../search/position.ts';
import { lineOf, Searcher, type SearchResult } from '../search/searcher.ts';
import { BUDGETS } from '../service/budgets.ts';
import { isSolvable } from '../solver/solvable.ts';
import { continueGreedily } from './hint.ts';
import type { Grade, Margin } from '../grades/grade.ts';
import { makeProspect, type Prospect } from '../grades/prospect.ts';
import { type Both, finalMargin, makeGrade } from './makeGrade.ts';
import { prove } from './prove.ts';

/** The grades of a game's moves, in order. */
export type Review = {
  readonly grades: readonly Grade[];
  /** False if the review was aborted before all moves were graded. */
  readonly complete: boolean;
};

/** The last ones are for longer budgets only. */
const SCOPES: readonly SearchScope[] = [
  { horizon: 3, width: 1, placements: 16 },
  { horizon: 6, width: 1, placements: 16 },
  { horizon: 9, width: 1, placements: 16 },
  { horizon: 9, width: 2, placements: 16 },
  { horizon: 12, width: 1, placements: 16 },
  { horizon: 15, width: 1, placements: 16 },
  { horizon: 15, width: 2, placements: 16 },
  { horizon: 15, width: 4, placements: 16 },
  { horizon: 15, width: 8, placements: 16 },
  { horizon: 15, width: 16, placements: 24 },
];

/** The share of the rest of the budget for one proof. If one fails, no earlier one is tried. */
const PROOF_SHARE = 0.3;

/**
 * Grades the moves of a game from last to first. `graded` receives each grade and the total number of moves.
 *
 * `known` are the grades of the last moves from a review that was aborted, in order: it continues before them. Its
 * estimates may differ a little from those of an uninterrupted review, which has more positions in its cache.
 */
export function review(
  game: Game,
  budget: Budget,
  graded?: (grade: Grade, of: number) => void,
  known: readonly Grade[] = [],
): Review {
  const { moves } = game;
  const isLimited = budget.nodes !== undefined || budget.time !== undefined;
  const spending = new Spending(isLimited ? budget : { ...budget, ...BUDGETS.review });
  const searcher = new Searcher(game);
  const grades: Grade[] = known.toReversed();
  const [next] = known;
  // What is known of the position after a move: its margin, and its best line if that is proven.
  let line = next ? provenLine(next) : lineFromEnd(game, spending);
  let after: Margin | undefined =
    next?.margins.before ?? (game.phase === 'over' ? finalMargin(game) : undefined);
  for (let at = moves.length - known.length - 1; at >= 0 && !budget.aborted?.(); at--) {
    const { before, move } = decisionAt(game, at);
    const proven = line && proveBoth(before, [move, ...line], spending);
    line = proven?.best.line;
    // Earlier decisions are harder, so they get what the later ones leave of the budget.
    const both = proven ?? estimateBoth(before, move, searcher, { spending, share: 1 / (at + 1) });
    const grade = makeGrade(at, before, both, after);
    after = grade.margins.before;
    grades.push(grade);
    graded?.(grade, moves.length);
  }
  grades.reverse();
  return { grades, complete: grades.length === moves.length };
}

/** Grades one move of a game with a budget of its own. */
export function gradeMove(game: Game, at: number, budget: Budget, searcher = new Searcher(game)): Grade {
  const { before, move } = decisionAt(game, at);
  const spending = new Spending(budget);
  const line = lineFromEnd(undo(game, game.moves.length - at - 1), spending);
  const proven = line && proveBoth(before, [move, ...line], spending);
  return makeGrade(at, before, proven ?? estimateBoth(before, move, searcher, { spending, share: 1 }));
}

function decisionAt(game: Game, at: number): { readonly before: UnfinishedGame; readonly move: Move } {
  const move = game.moves[at];
  const before = undo(game, game.moves.length - at);
  invariant(move && before.phase !== 'over', 'a move was made');
  return { before, move };
}

/** The proven best line from the current position; empty if the game is over. */
function lineFromEnd(game: Game, spending: Spending): readonly Move[] | undefined {
  if (game.phase === 'over') return [];
  return isSolvable(game) ? prove(game, game.seat, spending, { share: PROOF_SHARE })?.line : undefined;
}

/** The best line from the position before a graded move, if it is proven. */
const provenLine = ({ played, best }: Grade): readonly Move[] | undefined =>
  played.proven && best.proven ? best.line : undefined;

/** Both prospects proven, given the proven best line after the move played. */
function proveBoth(before: UnfinishedGame, line: readonly Move[], spending: Spending): Both | undefined {
  if (!isSolvable(before)) return undefined;
  const best = prove(before, before.seat, spending, { share: PROOF_SHARE });
  return best && { best, played: makeProspect(before, { seat: before.seat, line, proven: true }) };
}

/** A budget, and the share of its rest that may be spent. */
type Share = { readonly spending: Spending; readonly share: number };

/**
 * A search to the end of the circle is noisy: from one scope to the next, the loss of a move changes by points. So of
 * all scopes with at least this horizon the one with the median loss counts, not the last one.
 */
const LONG_HORIZON = 9;

function estimateBoth(
  before: UnfinishedGame,
  move: Move,
  searcher: Searcher,
  { spending, share }: Share,
): Both {
  const { seat } = before;
  const search = new Spending(spending.left(share));
  const found: Estimate[] = [];
  const last = searcher.think(before, search, {
    also: move,
    scopes: SCOPES,
    completed: (result) => found.push(estimateOf(result, move)),
  });
  spending.spend(search.nodes);
  if (!last) return { best: continueGreedily(before, seat), played: continueGreedily(before, seat, [move]) };
  const long = Math.min(LONG_HORIZON, before.circle.length);
  const counted = found.filter(({ result }) => result.scope.horizon >= long);
  const { result, best, own } = medianOf(counted) ?? estimateOf(last, move);
  const prospect = (candidate: Candidate): Prospect =>
    makeProspect(before, { seat, line: lineOf(result, candidate), proven: false });
  const played = prospect(own);
  // The rotation of a town's first card doesn't matter.
  const isFirst = before.phase === 'place' && before.towns[seat].length === 0;
  return { best: isFirst ? played : prospect(best), played };
}

/** What a scope says about a move: its best move, and the one played. */
type Estimate = { readonly result: SearchResult; readonly best: Candidate; readonly own: Candidate };

function estimateOf(result: SearchResult, move: Move): Estimate {
  const own = result.candidates.find((candidate) => makeMove(candidate.move) === makeMove(move));
  invariant(own, 'the move played is a candidate');
  return { result, best: result.candidates[0], own };
}

/** The estimate with the median loss, the smaller one of two. */
function medianOf(estimates: readonly Estimate[]): Estimate | undefined {
  const sorted = estimates.toSorted((a, b) => a.best.value - a.own.value - (b.best.value - b.own.value));
  return sorted[Math.floor((sorted.length - 1) / 2)];
}
