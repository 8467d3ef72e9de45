// An attempt at a puzzle: the cards on the board, hints, the answer and the verdict.

import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Puzzle, placementIndex, type PuzzleTask, totalWith } from '@wagons/ai/puzzles';
import type { Move, Placement, Points } from '@wagons/rules';
import type { PuzzleResult } from '../../play/store/puzzleProgress.ts';
import { type TurnDraft, turnDraftAt } from '../../play/table/turnDraft.ts';
import type { DuelLine } from './duelLine.ts';
import { type PuzzleTable, setPuzzleTable } from './puzzleTable.ts';

export const MOST_HINTS = 3;

export type PuzzleVerdict = {
  readonly is: 'right' | 'short';
  /** The cards as they were placed. */
  readonly placed: readonly Placement[];
  /** The number that was chosen for a gift. */
  readonly chosen?: Points;
};

export type Attempt = {
  readonly puzzle: Puzzle;
  readonly task: PuzzleTask;
  readonly table: PuzzleTable;
  readonly turnDraft: TurnDraft;
  readonly verdict: ReadonlySignal<PuzzleVerdict | undefined>;
  /** How many hints were taken. */
  readonly hints: ReadonlySignal<number>;
  /** Whether the best answer is shown. */
  readonly isRevealed: ReadonlySignal<boolean>;
  /** Perfect play to the end of a duel, once it is shown on the board. */
  readonly line: Signal<DuelLine | undefined>;
  readonly hint: () => void;
  /** Answers what a skip gives away. */
  readonly choose: (points: Points) => void;
  readonly retry: () => void;
  readonly reveal: () => void;
  readonly leave: () => void;
};

const ALWAYS: ReadonlySignal<boolean> = signal(true);

/** `report` receives the result of every answer; showing the best answer without one is a miss. */
export function attempt(
  puzzle: Puzzle,
  task: PuzzleTask,
  report: (result: Exclude<PuzzleResult, 'later'>) => void,
): Attempt {
  const verdict = signal<PuzzleVerdict | undefined>(undefined);
  const hints = signal(0);
  const isRevealed = signal(false);
  const line = signal<DuelLine | undefined>(undefined);
  const judge = (said: PuzzleVerdict): void =>
    batch(() => {
      verdict.value = said;
      // A second guess at a number would prove nothing.
      if (said.is === 'right' || said.chosen !== undefined) isRevealed.value = true;
      report(said.is === 'short' ? 'missed' : hints.value > 0 ? 'hinted' : 'solved');
    });
  const table = setPuzzleTable(task, (moves) => {
    // The cards of a gift may be tried on the board; the answer is the number.
    if (task.kind !== 'gift') judge(verdictOf(puzzle, task, moves));
  });
  const turnDraft = turnDraftAt(table, { confirm: ALWAYS });
  return {
    puzzle,
    task,
    table,
    turnDraft,
    verdict,
    hints,
    isRevealed,
    line,
    hint: () => {
      if (!verdict.value) hints.value = Math.min(MOST_HINTS, hints.value + 1);
    },
    choose: (points) => {
      if (!verdict.value)
        judge({ is: points === puzzle.best ? 'right' : 'short', placed: [], chosen: points });
    },
    retry: () =>
      batch(() => {
        verdict.value = undefined;
        line.value = undefined;
        table.clear();
      }),
    reveal: () =>
      batch(() => {
        if (!verdict.value) judge({ is: 'short', placed: [] });
        isRevealed.value = true;
      }),
    leave: () => {
      turnDraft.leave();
      table.leave();
    },
  };
}

/** Whether the moves are a best answer. */
export function verdictOf(puzzle: Puzzle, task: PuzzleTask, moves: readonly Move[]): PuzzleVerdict {
  const placed = moves.flatMap((move): readonly Placement[] => {
    if (move.type !== 'place') return [];
    const { card, cell, rotation } = move;
    return [{ card, cell, rotation }];
  });
  return { is: isBest(puzzle, task, placed) ? 'right' : 'short', placed };
}

function isBest(puzzle: Puzzle, task: PuzzleTask, placed: readonly Placement[]): boolean {
  if (task.kind !== 'duel') return totalWith(task, placed) === puzzle.best;
  const [placement] = placed;
  if (!placement) return false;
  const { deck, circle, towns } = task.game;
  const draft = circle.indexOf(placement.card);
  const spot = placementIndex(deck, towns[task.seat], placement);
  return puzzle.answers.some(([card, at]) => card === draft && at === spot);
}
