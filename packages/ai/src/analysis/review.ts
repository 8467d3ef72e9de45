// A game looked back on: every decision held against the best that was found in its place.

import { type BySeat, type Game, invariant, type Move, type Points, type Seat, undo } from '@wagons/rules';
import { makeMove } from '@wagons/rules/notation';
import { type Budget, Spending } from '../budget.ts';
import type { Candidate, Reach } from '../search/candidates.ts';
import type { OpenGame } from '../search/position.ts';
import { lineOf, Searcher } from '../search/searcher.ts';
import { byGreed } from './analyse.ts';
import { difference, makeProspect, type Prospect, type TallyDifference } from './prospect.ts';
import { isSolvable } from '../solver/solvable.ts';
import { prove } from './prove.ts';

export const DECISIONS = ['start', 'draft', 'placement'] as const;
export type Decision = (typeof DECISIONS)[number];

/** One move of a game. */
export type Grade = {
  /** Which move of the game, counted from 0. */
  readonly at: number;
  readonly seat: Seat;
  readonly decision: Decision;
  readonly played: Prospect;
  /** The best move found: the one played when nothing better was. */
  readonly best: Prospect;
  /** Points lost against the best: never less than 0. */
  readonly lost: Points;
  /** What each tally would have more (or less) with the best move than with the one played. */
  readonly difference: BySeat<TallyDifference>;
};

/** The moves of a game graded, in their order. */
export type Review = {
  readonly grades: readonly Grade[];
  /** Points lost by each seat, split by the kind of decision. */
  readonly lost: BySeat<Readonly<Record<Decision, Points>>>;
  /** Whether all moves are graded, or the review was aborted. */
  readonly complete: boolean;
};

const KINDS = { pickStart: 'start', draft: 'draft', place: 'placement' } as const;

/** The default budget for a whole game. */
const NODES = 60_000;

/** Enough to grade by: a wider look seldom changes the verdict. */
const REACHES: readonly Reach[] = [
  { horizon: 3, width: 1, placements: 6 },
  { horizon: 6, width: 1, placements: 6 },
  { horizon: 9, width: 1, placements: 6 },
  { horizon: 15, width: 1, placements: 6 },
  { horizon: 15, width: 2, placements: 8 },
  { horizon: 15, width: 4, placements: 10 },
];

/**
 * Grades the moves of a game. `graded` receives each grade as it is found, from the last move back to the first, and
 * how many there will be.
 */
export function review(game: Game, budget: Budget, graded?: (grade: Grade, of: number) => void): Review {
  const { moves } = game;
  const isLimited = budget.nodes !== undefined || budget.time !== undefined;
  const spending = new Spending(isLimited ? budget : { ...budget, nodes: NODES });
  const searcher = new Searcher(game);
  const grades: Grade[] = [];
  // The best line from where a move led to, once it is proven.
  let after = lineFromEnd(game, spending);
  for (let at = moves.length - 1; at >= 0 && !budget.aborted?.(); at--) {
    const move = moves[at];
    const before = undo(game, moves.length - at);
    invariant(move && before.phase !== 'over', 'a move was made');
    // What a late decision leaves is for the earlier ones, which have more to look at.
    const share = 1 / (at + 1);
    const certain = after && proveBoth(before, [move, ...after], spending, share);
    after = certain?.best.line;
    const grade = makeGrade(at, before, certain ?? estimateBoth(before, move, searcher, spending, share));
    grades.push(grade);
    graded?.(grade, moves.length);
  }
  grades.reverse();
  const lostBy = (seat: Seat): Record<Decision, Points> => {
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

/** The best line from where the game stands: none is needed when it is over. */
function lineFromEnd(game: Game, spending: Spending): readonly Move[] | undefined {
  if (game.phase === 'over') return [];
  return isSolvable(game) ? prove(game, game.seat, spending, { share: 0.2 })?.line : undefined;
}

type Both = { readonly played: Prospect; readonly best: Prospect };

/** Both prospects for certain, when the best line after the move played is. */
function proveBoth(
  before: OpenGame,
  line: readonly Move[],
  spending: Spending,
  share: number,
): Both | undefined {
  if (!isSolvable(before)) return undefined;
  const best = prove(before, before.seat, spending, { share });
  return best && { best, played: makeProspect(before, before.seat, line, true) };
}

function estimateBoth(
  before: OpenGame,
  move: Move,
  searcher: Searcher,
  spending: Spending,
  share: number,
): Both {
  const { seat } = before;
  const own = new Spending(spending.left(share));
  const thought = searcher.think(before, own, { also: move, reaches: REACHES });
  spending.spend(own.nodes);
  if (!thought) return { best: byGreed(before, seat), played: byGreed(before, seat, [move]) };
  const prospect = (candidate: Candidate): Prospect =>
    makeProspect(before, seat, lineOf(thought, candidate), false);
  const asked = thought.candidates.find((candidate) => makeMove(candidate.move) === makeMove(move));
  invariant(asked, 'the move played was looked at');
  const played = prospect(asked);
  // The first card of a town lies as well one way up as the other.
  const isFirst = before.phase === 'place' && before.towns[seat].length === 0;
  return { best: isFirst ? played : prospect(thought.candidates[0]), played };
}

/** When nothing better was found, the move played was the best. */
function makeGrade(at: number, { seat, phase }: OpenGame, { played, best: found }: Both): Grade {
  const best = found.value > played.value ? found : played;
  return {
    at,
    seat,
    decision: KINDS[phase],
    played,
    best,
    lost: best.value - played.value,
    difference: {
      first: difference(best.tallies.first, played.tallies.first),
      second: difference(best.tallies.second, played.tallies.second),
    },
  };
}
