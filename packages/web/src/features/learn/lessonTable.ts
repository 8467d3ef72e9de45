// The table of a lesson: accepts only the moves it asks for.

import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { begin, type Deck, type Game, invariant, type Move, ok, playAll } from '@wagons/rules';
import type { Table } from '../../play/table/table.ts';
import { temporaryTable } from '../../play/table/temporaryTable.ts';
import { LEARNER, slipOf } from './goals.ts';
import { type Lesson, lessonGame } from './lessons.ts';

export type LessonTable = Table & {
  /** Whether the lesson is solved. */
  readonly isDone: ReadonlySignal<boolean>;
};

/** The starting position of a lesson. */
export function startOf({ from }: Lesson, deck: Deck): Game {
  const { deal, moves } = lessonGame(deck);
  const start = playAll(begin(deck, deal), moves.slice(0, from));
  invariant(start.ok, 'the game of the lessons has only legal moves');
  return start.value;
}

export function setLessonTable(lesson: Lesson, deck: Deck): LessonTable {
  const start = startOf(lesson, deck);
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
    ...temporaryTable(game, pending),
    id: lesson.id,
    mine: computed(() => (isDone.value ? [] : [LEARNER])),
    isDone,
    keepPending,
    confirm: (turn) => {
      keepPending(turn);
      return Promise.resolve(ok(after(turn) ?? start));
    },
  };
}
