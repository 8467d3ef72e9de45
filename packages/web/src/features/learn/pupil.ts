// The state of a lesson: tries, verdicts, and the solution.

import { batch, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { CardId, Deck, Game, Illegal, Move } from '@wagons/rules';
import type { Slip } from '@wagons/words/areas';
import { type TurnDraft, turnDraftAt } from '../../play/table/turnDraft.ts';
import { bestAnswer, slipOf } from './goals.ts';
import { type LessonTable, setLessonTable } from './lessonTable.ts';
import type { Lesson } from './lessons.ts';

/** The result of the last try. */
export type Verdict =
  | { readonly is: 'right' }
  /** Legal, but not what was asked for. */
  | { readonly is: 'slip'; readonly slip: Slip; readonly game: Game; readonly move: Move }
  | { readonly is: 'refused'; readonly illegal: Illegal }
  /** The solution is shown, to be confirmed. */
  | { readonly is: 'shown' };

export type Pupil = {
  readonly lesson: Lesson;
  readonly table: LessonTable;
  /** Accepts only what the lesson asks for. */
  readonly turnDraft: TurnDraft;
  readonly verdict: ReadonlySignal<Verdict | undefined>;
  /** A try missed the goal; from then on the solution is offered. */
  readonly hasErred: ReadonlySignal<boolean>;
  /** The card of the circle that is selected, to be taken. */
  readonly selected: Signal<CardId | undefined>;
  /** The scoring card that was opened. */
  readonly looked: ReadonlySignal<CardId | undefined>;
  readonly look: (card: CardId) => void;
  readonly showMe: () => void;
  readonly leave: () => void;
};

const ALWAYS: ReadonlySignal<boolean> = signal(true);

export const teach = (lesson: Lesson, deck: Deck): Pupil => new LessonPupil(lesson, deck);

class LessonPupil implements Pupil {
  readonly lesson: Lesson;
  readonly table: LessonTable;
  readonly turnDraft: TurnDraft;
  readonly verdict = signal<Verdict | undefined>(undefined);
  readonly hasErred = signal(false);
  readonly selected = signal<CardId | undefined>(undefined);
  readonly looked = signal<CardId | undefined>(undefined);

  /** The turn draft at the lesson's table, without the checks of the lesson. */
  readonly #inner: TurnDraft;
  readonly #stop: () => void;

  constructor(lesson: Lesson, deck: Deck) {
    this.lesson = lesson;
    this.table = setLessonTable(lesson, deck);
    this.#inner = turnDraftAt(this.table, { confirm: ALWAYS });
    this.turnDraft = this.#checked(this.#inner);
    // Every move that succeeds clears the last verdict.
    this.#stop = effect(() => {
      void this.table.pending.value;
      this.verdict.value = this.table.isDone.value ? { is: 'right' } : undefined;
    });
  }

  readonly look = (card: CardId): void => {
    this.looked.value = card;
    this.selected.value = undefined;
    if (!this.table.isDone.peek()) this.verdict.value = undefined;
  };

  readonly showMe = (): void => {
    const move = bestAnswer(this.lesson, this.#inner.now.peek());
    const { rotation, turnCard, lift, choose } = this.#inner;
    batch(() => {
      this.verdict.value = { is: 'shown' };
      if (move?.type === 'place') {
        if (rotation.peek() !== move.rotation) turnCard();
        lift();
        choose(move.cell);
      } else if (move) this.selected.value = move.card;
    });
  };

  readonly leave = (): void => {
    this.#stop();
    this.#inner.leave();
    this.table.leave();
  };

  /** A turn draft that accepts only what the lesson asks for. */
  #checked(turnDraft: TurnDraft): TurnDraft {
    return {
      ...turnDraft,
      place: () => {
        const card = turnDraft.card.peek();
        const ghost = turnDraft.ghost.peek();
        if (card !== undefined && ghost && this.#passes({ type: 'place', card, ...ghost })) turnDraft.place();
      },
      pick: (card) => this.#pick(card),
      choose: (cell) => {
        turnDraft.choose(cell);
        this.#judgeSpot();
      },
      nudge: (direction) => {
        turnDraft.nudge(direction);
        this.#judgeSpot();
      },
    };
  }

  #pick(card: CardId): void {
    const game = this.#inner.now.peek();
    if ((game.phase === 'pickStart' || game.phase === 'draft') && this.#passes({ type: game.phase, card }))
      this.#inner.pick(card);
  }

  /** Whether a move may be made; if not, the verdict says why. */
  #passes(move: Move): boolean {
    const game = this.#inner.now.peek();
    const slip = slipOf(this.lesson, game, move);
    if (slip !== undefined) this.#err({ is: 'slip', slip, game, move });
    return slip === undefined;
  }

  /** What was just tried in the town replaces the last verdict. */
  #judgeSpot(): void {
    const refusal = this.#inner.refusal.peek();
    if (refusal) this.#err({ is: 'refused', illegal: refusal.illegal });
    else this.verdict.value = undefined;
  }

  #err(verdict: Verdict): void {
    batch(() => {
      this.verdict.value = verdict;
      this.hasErred.value = true;
    });
  }
}
