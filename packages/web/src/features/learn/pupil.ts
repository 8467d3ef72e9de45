// The learner in a lesson: what is tried, what comes of it, and how it would be done.

import { batch, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { CardId, Deck, Game, Illegal, Move } from '@wagons/rules';
import type { Slip } from '@wagons/words/lessons';
import { type Sitting, sitAt } from '../../play/table/sitting.ts';
import { type Course, courseAfter, leadsOn, ourCourse } from './course.ts';
import { slipOf } from './goals.ts';
import { type LessonTable, setLessonTable, solutionOf } from './lessonTable.ts';
import { type Lesson, LESSON_LIST } from './lessons.ts';

/** What came of the last try. */
export type Verdict =
  | { readonly is: 'right' }
  /** Legal, but not what was asked for. */
  | { readonly is: 'slip'; readonly slip: Slip | 'elsewhere'; readonly game: Game; readonly move: Move }
  | { readonly is: 'refused'; readonly illegal: Illegal }
  /** The solution is shown, to be confirmed. */
  | { readonly is: 'shown' };

export type Pupil = {
  readonly lesson: Lesson;
  readonly table: LessonTable;
  /** Accepts only what the lesson asks for. */
  readonly sitting: Sitting;
  readonly verdict: ReadonlySignal<Verdict | undefined>;
  /** Something did not succeed: from then on one may ask to be shown. */
  readonly hasErred: ReadonlySignal<boolean>;
  /** The card of the circle that is pointed at. */
  readonly pointed: Signal<CardId | undefined>;
  /** The scoring card that was looked at. */
  readonly looked: ReadonlySignal<CardId | undefined>;
  readonly look: (card: CardId) => void;
  readonly showMe: () => void;
  /** The move that solves the rest of the lesson, one way of several. */
  readonly solution: () => Move | undefined;
  /** The course with what was done in this lesson, if it was done. */
  readonly course: () => Course;
  readonly leave: () => void;
};

const ALWAYS: ReadonlySignal<boolean> = signal(true);

export function teach(lesson: Lesson, deck: Deck, course: Course = ourCourse(deck)): Pupil {
  const table = setLessonTable(lesson, deck, course);
  const sitting = sitAt(table, { confirm: ALWAYS });
  const verdict = signal<Verdict | undefined>(undefined);
  const hasErred = signal(false);
  const pointed = signal<CardId | undefined>(undefined);
  const looked = signal<CardId | undefined>(undefined);

  const err = (what: Verdict): void =>
    batch(() => {
      verdict.value = what;
      hasErred.value = true;
    });
  const isInTheWay = (move: Move): boolean => {
    const next = LESSON_LIST[LESSON_LIST.indexOf(lesson) + 1];
    const made = [...course.slice(0, lesson.from), ...table.pending.peek(), move];
    return next !== undefined && !leadsOn(deck, courseAfter(deck, made), next);
  };
  /** Whether a move may be made; otherwise it is said why not. */
  const passes = (move: Move): boolean => {
    const game = sitting.now.peek();
    const slip = slipOf(lesson, game, move) ?? (isInTheWay(move) ? 'elsewhere' : undefined);
    if (slip !== undefined) err({ is: 'slip', slip, game, move });
    return slip === undefined;
  };
  const place = (): void => {
    const card = sitting.card.peek();
    const ghost = sitting.ghost.peek();
    if (card !== undefined && ghost && passes({ type: 'place', card, ...ghost })) sitting.place();
  };
  const pick = (card: CardId): void => {
    const { phase } = sitting.now.peek();
    if (lesson.moves === 0)
      err({ is: 'slip', slip: 'card', game: sitting.now.peek(), move: { type: 'pickStart', card } });
    else if ((phase === 'pickStart' || phase === 'draft') && passes({ type: phase, card }))
      sitting.pick(card);
  };
  /** What was just tried in the town makes what was said before void. */
  const heed = (): void => {
    const refusal = sitting.refusal.peek();
    if (refusal) err({ is: 'refused', illegal: refusal.illegal });
    else verdict.value = undefined;
  };

  // Each move of the lesson that succeeds makes what was said before void.
  const stop = effect(() => {
    void table.pending.value;
    verdict.value = table.isDone.value ? { is: 'right' } : undefined;
  });

  const solution = (): Move | undefined => solutionOf(lesson, deck)[table.pending.peek().length];
  const showMe = (): void => {
    const move = solution();
    batch(() => {
      verdict.value = { is: 'shown' };
      if (move?.type === 'place') {
        if (sitting.rotation.peek() !== move.rotation) sitting.turnCard();
        sitting.lift();
        sitting.choose(move.cell);
      } else if (move) pointed.value = move.card;
    });
  };

  return {
    lesson,
    table,
    sitting: {
      ...sitting,
      place,
      pick,
      choose: (cell) => {
        sitting.choose(cell);
        heed();
      },
      nudge: (direction) => {
        sitting.nudge(direction);
        heed();
      },
    },
    verdict,
    hasErred,
    pointed,
    looked,
    look: (card) => {
      looked.value = card;
      pointed.value = undefined;
      if (lesson.moves === 0) verdict.value = { is: 'right' };
    },
    showMe,
    solution,
    course: () =>
      table.isDone.peek()
        ? courseAfter(deck, [...course.slice(0, lesson.from), ...table.pending.peek()])
        : course,
    leave: () => {
      stop();
      sitting.leave();
      table.leave();
    },
  };
}
