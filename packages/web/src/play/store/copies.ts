// Diverging copies of one game: whether one continues the other, and the id of a copy.

import type { Game } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { makeMove } from '@wagons/rules/notation';

/** Whether `later` continues `earlier`: all moves of `earlier` are in it. */
export function leadsTo(earlier: Game, later: Game): boolean {
  return earlier.moves.every((move, i) => {
    const same = later.moves[i];
    return same !== undefined && makeMove(move) === makeMove(same);
  });
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The id of a copy: the same for the same text, so that nothing is copied twice. */
export function copyName(of: string): string {
  const roll = dice(of);
  return Array.from({ length: 16 }, () => LETTERS[roll(LETTERS.length)]).join('');
}
