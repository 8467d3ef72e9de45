// The table of a puzzle: only the asked cards can be placed, and the last one is the answer.

import { computed, signal } from '@preact/signals';
import type { PuzzleTask } from '@wagons/ai/puzzles';
import { type Game, invariant, type Move, ok, opponent, playAll, refused } from '@wagons/rules';
import type { Table } from '../../play/table/table.ts';
import { temporaryTable } from '../../play/table/temporaryTable.ts';

export type PuzzleTable = Table & {
  /** Takes all cards back. */
  readonly clear: () => void;
};

/** The position of a puzzle: a game that ends after the cards to place, or the game itself in a duel. */
export function startOf({ kind, game, seat, cards }: PuzzleTask): Game {
  if (kind === 'duel') return game;
  const { deck, deal, moves, towns } = game;
  const [first, ...rest] = cards.map((card) => ({ seat, card, free: true }));
  invariant(first, 'a puzzle has a card to place');
  const held = [first, ...rest] as const;
  return { deck, deal, moves, towns, circle: [], phase: 'place', seat, held, drafter: opponent(seat) };
}

export function setPuzzleTable(task: PuzzleTask, answered: (moves: readonly Move[]) => void): PuzzleTable {
  const start = startOf(task);
  const game = signal(start);
  const pending = signal<readonly Move[]>([]);
  const isDone = signal(false);
  return {
    ...temporaryTable(game, pending),
    id: 'puzzle',
    mine: computed(() => (isDone.value ? [] : [task.seat])),
    keepPending: (moves) => {
      pending.value = moves;
    },
    confirm: (turn) => {
      const after = playAll(start, turn);
      if (!after.ok) return Promise.resolve(refused({ why: 'rules', illegal: after.error }));
      pending.value = turn;
      isDone.value = true;
      answered(turn);
      return Promise.resolve(ok(after.value));
    },
    clear: () => {
      pending.value = [];
      isDone.value = false;
    },
  };
}
