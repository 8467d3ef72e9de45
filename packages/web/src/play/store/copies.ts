// Where two records of one game part: whether one goes on from the other, and what a copy is called.

import type { Game } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { makeMove } from '@wagons/rules/notation';

/** Whether one game goes on from the other: all its moves are there. */
export function leadsTo(earlier: Game, later: Game): boolean {
  return earlier.moves.every((move, i) => {
    const same = later.moves[i];
    return same !== undefined && makeMove(move) === makeMove(same);
  });
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A name for a copy: the same for the same words, so that nothing is copied twice. */
export function copyName(of: string): string {
  const roll = dice(of);
  return Array.from({ length: 16 }, () => LETTERS[roll(LETTERS.length)]).join('');
}
