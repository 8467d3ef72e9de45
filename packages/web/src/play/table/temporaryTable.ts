// The parts that tables without a stored game have in common: lessons and puzzles.

import { type Signal, signal } from '@preact/signals';
import { type Game, type Move, refused } from '@wagons/rules';
import { nowOf, type Table } from './table.ts';

type Own = 'id' | 'mine' | 'keepPending' | 'confirm';

/** A table with nothing to save, to wait for, or to take back. */
export const temporaryTable = (game: Signal<Game>, pending: Signal<readonly Move[]>): Omit<Table, Own> => ({
  game,
  pending,
  now: nowOf(game, pending),
  keeping: signal('saved'),
  awaited: signal(undefined),
  match: signal(undefined),
  canTakeBack: signal(false),
  takeBack: () => Promise.resolve(refused({ why: 'nothing' })),
  takeOver: () => undefined,
  leave: () => undefined,
});
