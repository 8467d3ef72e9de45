// The table of a lesson: accepts only the moves it asks for.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Deck, type Game, invariant, type Move, ok, playAll, refused } from '@wagons/rules';
import { nowOf, type Table } from '../../play/table/table.ts';
import { LEARNER, slipOf } from './goals.ts';
import { beginLesson, type Course, ourCourse } from './course.ts';
import type { Lesson } from './lessons.ts';

export type LessonTable = Table & {
  /** Whether the lesson is solved. */
  readonly isDone: ReadonlySignal<boolean>;
};

/** The starting position of a lesson. */
export function startOf(lesson: Lesson, deck: Deck, course: Course = ourCourse(deck)): Game {
  const start = beginLesson(lesson, deck, course);
  invariant(start.ok, 'a course has only legal moves');
  return start.value;
}

/** One solution of several. */
export const solutionOf = ({ from, moves }: Lesson, deck: Deck): readonly Move[] =>
  ourCourse(deck).slice(from, from + moves);

export function setLessonTable(lesson: Lesson, deck: Deck, course: Course): LessonTable {
  const start = startOf(lesson, deck, course);
  const game = signal(start);
  const pending = signal<readonly Move[]>([]);
  const isDone = computed(() => lesson.moves > 0 && pending.value.length === lesson.moves);

  /** The game after these moves, if each is legal and asked for. */
  const after = (moves: readonly Move[]): Game | undefined => {
    let now = start;
    for (const move of moves) {
      const next = playAll(now, [move], LEARNER);
      if (!next.ok || slipOf(lesson, now, move) !== undefined) return undefined;
      now = next.value;
    }
    return now;
  };
  const keepPending = (moves: readonly Move[]): void => {
    invariant(after(moves), 'only what the lesson asks for is laid');
    pending.value = moves;
  };
  return {
    id: lesson.id,
    game,
    mine: computed(() => (isDone.value ? [] : [LEARNER])),
    keeping: signal('saved'),
    pending,
    now: nowOf(game, pending),
    awaited: signal(undefined),
    match: signal(undefined),
    canTakeBack: signal(false),
    isDone,
    keepPending,
    confirm: (turn) => {
      keepPending(turn);
      return Promise.resolve(ok(after(turn) ?? start));
    },
    takeBack: () => Promise.resolve(refused({ why: 'nothing' })),
    takeOver: () => undefined,
    leave: () => undefined,
  };
}
