// The course as a learner takes it: what was really laid stays, and what would spoil a later lesson is found in time.

import { begin, type Deck, type Game, legalMoves, type Move, playAll, type Result } from '@wagons/rules';
import { readMadeMove } from '@wagons/rules/notation';
import { territoryAt } from '@wagons/rules/town';
import { viewsOf } from '../../play/table/preview.ts';
import { LEARNER, pointsNow, slipOf } from './goals.ts';
import { type Lesson, LESSON_LIST, lessonGame } from './lessons.ts';

/** The moves of the whole game: the learner's as far as there are some, and after them those we have thought out. */
export type Course = readonly Move[];

export const ourCourse = (deck: Deck): Course => lessonGame(deck).moves;

/** A course that begins with these moves and goes on as we have thought it out. */
export const courseAfter = (deck: Deck, made: readonly Move[]): Course => [
  ...made,
  ...ourCourse(deck).slice(made.length),
];

/** The position in which a lesson of a course begins, if all moves before are legal. */
export const beginLesson = ({ from }: Lesson, deck: Deck, course: Course): Result<Game, unknown> =>
  playAll(begin(deck, lessonGame(deck).deal), course.slice(0, from));

/** Whether a lesson and all that come after it can be solved as we have thought out, and say nothing untrue. */
export const leadsOn = (deck: Deck, course: Course, { id }: Lesson): boolean =>
  LESSON_LIST.slice(LESSON_LIST.findIndex((lesson) => lesson.id === id)).every((lesson) =>
    holds(lesson, deck, course),
  );

/** Moves that were kept as texts; undefined when they are not those of a course up to a lesson. */
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

/** Whether the moves of the course do what a lesson asks for. */
function isSolved(lesson: Lesson, start: Game, course: Course): boolean {
  let now = start;
  for (const move of course.slice(lesson.from, lesson.from + lesson.moves)) {
    const next = playAll(now, [move], LEARNER);
    if (!next.ok || slipOf(lesson, now, move) !== undefined) return false;
    now = next.value;
  }
  return true;
}

/** Whether a lesson about turning could do without it, so that it would say something untrue. */
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
