// Review of a game: every decision compared with the best alternative found.

import { type BySeat, type Game, invariant, type Move, type Points, type Seat, undo } from '@wagons/rules';
import { makeMove } from '@wagons/rules/notation';
import { type Budget, Spending } from '../search/budget.ts';
import type { Candidate, SearchScope } from '../search/candidates.ts';
import type { UnfinishedGame } from '../search/position.ts';
import { lineOf, Searcher } from '../search/searcher.ts';
import { isSolvable } from '../solver/solvable.ts';
import { continueGreedily } from './analyze.ts';
import { differenceOf, makeProspect, type Prospect, type TallyDifference } from './prospect.ts';
import { prove } from './prove.ts';

export const DECISIONS = ['start', 'draft', 'placement'] as const;
export type DecisionKind = (typeof DECISIONS)[number];

/** The grade of one move. */
export type Grade = {
  /** Index of the move in the game. */
  readonly at: number;
  readonly seat: Seat;
  readonly decision: DecisionKind;
  readonly played: Prospect;
  /** The best move found; the one played if nothing better was found. */
  readonly best: Prospect;
  /** Points lost compared with the best; never negative. */
  readonly lost: Points;
  /** How each tally would differ with the best move instead of the one played. */
  readonly difference: BySeat<TallyDifference>;
};

/** The grades of a game's moves, in order. */
export type Review = {
  readonly grades: readonly Grade[];
  /** Points lost by each seat, split by the kind of decision. */
  readonly lost: BySeat<Readonly<Record<DecisionKind, Points>>>;
  /** False if the review was aborted before all moves were graded. */
  readonly complete: boolean;
};

const KINDS = { pickStart: 'start', draft: 'draft', place: 'placement' } as const;

/** The default budget for a whole game. */
const NODES = 60_000;

/** Wider scopes seldom change a grade. */
const SCOPES: readonly SearchScope[] = [
  { horizon: 3, width: 1, placements: 6 },
  { horizon: 6, width: 1, placements: 6 },
  { horizon: 9, width: 1, placements: 6 },
  { horizon: 15, width: 1, placements: 6 },
  { horizon: 15, width: 2, placements: 8 },
  { horizon: 15, width: 4, placements: 10 },
];

/** Grades the moves of a game from last to first. `graded` receives each grade and the total number of moves. */
export function review(game: Game, budget: Budget, graded?: (grade: Grade, of: number) => void): Review {
  const { moves } = game;
  const isLimited = budget.nodes !== undefined || budget.time !== undefined;
  const spending = new Spending(isLimited ? budget : { ...budget, nodes: NODES });
  const searcher = new Searcher(game);
  const grades: Grade[] = [];
  // The proven best line from the position after a move.
  let after = lineFromEnd(game, spending);
  for (let at = moves.length - 1; at >= 0 && !budget.aborted?.(); at--) {
    const move = moves[at];
    const before = undo(game, moves.length - at);
    invariant(move && before.phase !== 'over', 'a move was made');
    // Earlier decisions are harder, so they get what the later ones leave of the budget.
    const share = 1 / (at + 1);
    const proven = after && proveBoth(before, [move, ...after], { spending, share });
    after = proven?.best.line;
    const grade = makeGrade(at, before, proven ?? estimateBoth(before, move, searcher, { spending, share }));
    grades.push(grade);
    graded?.(grade, moves.length);
  }
  grades.reverse();
  const lostBy = (seat: Seat): Record<DecisionKind, Points> => {
    const lost = { start: 0, draft: 0, placement: 0 };
    for (const grade of grades) if (grade.seat === seat) lost[grade.decision] += grade.lost;
    return lost;
  };
  return {
    grades,
    lost: { first: lostBy('first'), second: lostBy('second') },
    complete: grades.length === moves.length,
  };
}

/** The proven best line from the current position; empty if the game is over. */
function lineFromEnd(game: Game, spending: Spending): readonly Move[] | undefined {
  if (game.phase === 'over') return [];
  return isSolvable(game) ? prove(game, game.seat, spending, { share: 0.2 })?.line : undefined;
}

type Both = { readonly played: Prospect; readonly best: Prospect };

/** A budget, and the share of its rest that may be spent. */
type Share = { readonly spending: Spending; readonly share: number };

/** Both prospects proven, given the proven best line after the move played. */
function proveBoth(
  before: UnfinishedGame,
  line: readonly Move[],
  { spending, share }: Share,
): Both | undefined {
  if (!isSolvable(before)) return undefined;
  const best = prove(before, before.seat, spending, { share });
  return best && { best, played: makeProspect(before, { seat: before.seat, line, proven: true }) };
}

function estimateBoth(
  before: UnfinishedGame,
  move: Move,
  searcher: Searcher,
  { spending, share }: Share,
): Both {
  const { seat } = before;
  const search = new Spending(spending.left(share));
  const result = searcher.think(before, search, { also: move, scopes: SCOPES });
  spending.spend(search.nodes);
  if (!result)
    return { best: continueGreedily(before, seat), played: continueGreedily(before, seat, [move]) };
  const prospect = (candidate: Candidate): Prospect =>
    makeProspect(before, { seat, line: lineOf(result, candidate), proven: false });
  const own = result.candidates.find((candidate) => makeMove(candidate.move) === makeMove(move));
  invariant(own, 'the move played is a candidate');
  const played = prospect(own);
  // The rotation of a town's first card doesn't matter.
  const isFirst = before.phase === 'place' && before.towns[seat].length === 0;
  return { best: isFirst ? played : prospect(result.candidates[0]), played };
}

/** If nothing better was found, the move played is the best. */
function makeGrade(at: number, { seat, phase }: UnfinishedGame, { played, best: found }: Both): Grade {
  const best = found.value > played.value ? found : played;
  return {
    at,
    seat,
    decision: KINDS[phase],
    played,
    best,
    lost: best.value - played.value,
    difference: differenceOf(best, played),
  };
}
