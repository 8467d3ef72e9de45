// Why an answer is best: its placements, the tallies with and without it, and what the hints say.

import { difference, type TallyDifference } from '@wagons/ai/grades';
import { placementsOf, type Puzzle, type PuzzleTask, turnOf } from '@wagons/ai/puzzles';
import {
  type BySeat,
  type Cell,
  type Placement,
  type Points,
  type Seat,
  type Tally,
  withSeat,
} from '@wagons/rules';
import { scoreTowns } from '@wagons/rules/scoring';
import { type LineIndex, linesOf } from '../../play/text/lines.ts';

/** The placements of the first best answer. */
export function bestPlacements({ answers: [answer = []] }: Puzzle, task: PuzzleTask): readonly Placement[] {
  if (task.kind === 'duel') return [turnOf(task, answer).placement];
  return placementsOf(task.game.deck, task.game.towns[task.seat], task.cards, answer);
}

/** Both tallies with some cards added to the town that the puzzle is about. */
export const talliesAfter = ({ game, seat }: PuzzleTask, placed: readonly Placement[]): BySeat<Tally> =>
  scoreTowns(game.deck, game.deal.center, withSeat(game.towns, seat, [...game.towns[seat], ...placed]));

/** How the tally of one seat differs, as a difference of both: what the puzzle doesn't ask about stays out. */
export function ownDifference(
  better: BySeat<Tally>,
  worse: BySeat<Tally>,
  seat: Seat,
): BySeat<TallyDifference> {
  const none = {
    first: difference(better.first, better.first),
    second: difference(better.second, better.second),
  };
  return withSeat(none, seat, difference(better[seat], worse[seat]));
}

/** The line of the tally that gains most with the best answer, and how much. */
export function keyLine(
  puzzle: Puzzle,
  task: PuzzleTask,
): { readonly line: LineIndex; readonly gain: Points } {
  const before = linesOf(talliesAfter(task, [])[task.seat]);
  const after = linesOf(talliesAfter(task, bestPlacements(puzzle, task))[task.seat]);
  const gains = after.map(({ points }, line) => ({ line, gain: points - (before[line]?.points ?? 0) }));
  return gains.reduce((most, one) => (one.gain > most.gain ? one : most));
}

/** The cells of a card and those around it. */
export const areaAround = ({ x, y }: Cell): readonly Cell[] =>
  Array.from({ length: 16 }, (_, i) => ({ x: x - 1 + (i % 4), y: y - 1 + Math.floor(i / 4) }));
