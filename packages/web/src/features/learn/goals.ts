// Whether a move solves a lesson, and if not, why.

import {
  type Cell,
  type Game,
  legalMoves,
  type Move,
  type Placement,
  play,
  type Points,
  type Tally,
  TERRAINS,
} from '@wagons/rules';
import { checkSpot, territoryAt } from '@wagons/rules/town';
import type { Slip } from '@wagons/words/areas';
import { standingOf, viewsOf } from '../../play/table/preview.ts';
import type { LineIndex } from '../../play/text/lines.ts';
import type { Lesson, LineName, Want } from './lessons.ts';

/** The learner's seat. */
export const LEARNER = 'second';

/** The first goal of the lesson that a legal move misses, if any. */
export const slipOf = ({ wants }: Lesson, game: Game, move: Move): Slip | undefined =>
  wants.find((want) => !isMet(want, game, move))?.is;

function isMet(want: Want, game: Game, move: Move): boolean {
  if (want.is === 'card') return move.card === want.card;
  if (move.type !== 'place') return false;
  switch (want.is) {
    case 'beside':
      return !covers(game, move);
    case 'covering':
      return covers(game, move);
    case 'turned':
      return move.rotation === 'upsideDown';
    case 'line':
      return pointsAfter(game, move, want.line) >= want.atLeast;
  }
}

/** The moves that the learner can try: cards can be turned only from the lesson that explains it. */
export const answersTo = ({ turns }: Lesson, game: Game): readonly Move[] =>
  legalMoves(game).filter((move) => turns || move.type !== 'place' || move.rotation === 'upright');

/** The answer to show: of those that solve the lesson, one with the most points. */
export const bestAnswer = (lesson: Lesson, game: Game): Move | undefined =>
  answersTo(lesson, game)
    .filter((move) => slipOf(lesson, game, move) === undefined)
    .map((move) => ({ move, points: pointsAfter(game, move, 'total') }))
    .reduce<{ move: Move; points: Points } | undefined>(
      (best, one) => (best && best.points >= one.points ? best : one),
      undefined,
    )?.move;

/** Whether a card would cover any territory of the learner's town. */
function covers(game: Game, { cell: { x, y } }: Placement): boolean {
  const view = viewsOf(game)[LEARNER];
  return [0, 1, 2, 3].some((quarter) => territoryAt(view, x + (quarter % 2), y + (quarter >> 1)));
}

/** The line that a lesson is about. */
export const lineOf = ({ wants }: Lesson): LineName | undefined =>
  wants.find((want) => want.is === 'line')?.line;

/** Its index in the tally; the total has none. */
export function indexOf(line: LineName | undefined, { deal }: Pick<Game, 'deal'>): LineIndex | undefined {
  const place = [...TERRAINS, ...deal.center].findIndex((name) => name === line);
  return place < 0 ? undefined : place;
}

export function pointsOf({ terrains, bonuses, total }: Tally, line: LineName): Points {
  const terrain = TERRAINS.find((one) => one === line);
  if (terrain) return terrains[terrain].points;
  return bonuses.find(({ card }) => card === line)?.points ?? total;
}

/** The learner's current points. */
export const pointsNow = (game: Game, line: LineName): Points =>
  pointsOf(standingOf(game).tallies[LEARNER], line);

/** The learner's points after a move; the current points if it is illegal. */
export function pointsAfter(game: Game, move: Move, line: LineName): Points {
  const after = play(game, move);
  return pointsNow(after.ok ? after.value : game, line);
}

/** Spots that would touch the learner's town only at corners. */
export function cornersOf(game: Game): readonly Cell[] {
  const view = viewsOf(game)[LEARNER];
  // The view has a margin of one cell; a card is two cells wide, so it can start one further out.
  const width = view.width + 1;
  return Array.from({ length: width * (view.height + 1) }, (_, i) => ({
    x: view.left - 1 + (i % width),
    y: view.top - 1 + Math.floor(i / width),
  })).filter((cell) => {
    const lies = checkSpot(view, cell);
    return !lies.ok && lies.error.why === 'cornerOnly';
  });
}
