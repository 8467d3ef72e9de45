// The game through all lessons: keeps the learner's own placements, and detects those that would break a later lesson.

import { begin, type Deck, type Game, legalMoves, type Move, playAll, type Result } from '@wagons/rules';
import { readMadeMove } from '@wagons/rules/notation';
import { territoryAt } from '@wagons/rules/town';
import { viewsOf } from '../../play/table/preview.ts';
import { LEARNER, pointsNow, slipOf } from './goals.ts';
import { type Lesson, LESSON_LIST, lessonGame } from './lessons.ts';

/** The moves of the whole game: the learner's so far, then the scripted ones. */
export type Course = readonly Move[];

export const ourCourse = (deck: Deck): Course => lessonGame(deck).moves;

/** A course that starts with these moves and continues as scripted. */
export const courseAfter = (deck: Deck, made: readonly Move[]): Course => [
  ...made,
  ...ourCourse(deck).slice(made.length),
];

/** The starting position of a lesson, if all earlier moves are legal. */
export const beginLesson = ({ from }: Lesson, deck: Deck, course: Course): Result<Game, unknown> =>
  playAll(begin(deck, lessonGame(deck).deal), course.slice(0, from));

/** Whether this lesson and all later ones can be solved as scripted, and their texts are true. */
export const leadsOn = (deck: Deck, course: Course, { id }: Lesson): boolean =>
  LESSON_LIST.slice(LESSON_LIST.findIndex((lesson) => lesson.id === id)).every((lesson) =>
    holds(lesson, deck, course),
  );

/** Parses stored moves; undefined if they don't lead to this lesson. */
export function readCourse(lesson: Lesson, deck: Deck, texts: readonly unknown[]): Course | undefined {
  const moves = texts.flatMap((text) => (typeof text === 'string' ? (readMadeMove(text) ?? []) : []));
  const course = courseAfter(deck, moves);
  return moves.length === lesson.from && leadsOn(deck, course, lesson) ? course : undefined;
}

function holds(lesson: Lesson, deck: Deck, course: Course): boolean {
  const start = beginLesson(lesson, deck, course);
  const ours = beginLesson(lesson, deck, ourCourse(deck));
  if (!start.ok || !ours.ok) return false;
  return (
    isSolved(lesson, start.value, course) &&
    !isSolvedUpright(lesson, start.value) &&
    lesson.wants.every((want) => want.is !== 'line' || pointsNow(start.value, want.line) < want.atLeast) &&
    (lesson.marked ?? []).every((cell) => seen(start.value, cell) === seen(ours.value, cell))
  );
}

/** Whether the moves of the course solve a lesson. */
function isSolved(lesson: Lesson, start: Game, course: Course): boolean {
  let now = start;
  for (const move of course.slice(lesson.from, lesson.from + lesson.moves)) {
    const next = playAll(now, [move], LEARNER);
    if (!next.ok || slipOf(lesson, now, move) !== undefined) return false;
    now = next.value;
  }
  return true;
}

/** Whether a lesson about turning could be solved without it. */
function isSolvedUpright({ wants, ...lesson }: Lesson, start: Game): boolean {
  const others = wants.filter(({ is }) => is !== 'turned');
  if (others.length === wants.length) return false;
  return legalMoves(start).some(
    (move) =>
      move.type === 'place' &&
      move.rotation === 'upright' &&
      slipOf({ ...lesson, wants: others }, start, move) === undefined,
  );
}

const seen = (game: Game, { x, y }: { readonly x: number; readonly y: number }): string | undefined => {
  const territory = territoryAt(viewsOf(game)[LEARNER], x, y);
  return territory && `${territory.terrain} ${territory.icon}`;
};
