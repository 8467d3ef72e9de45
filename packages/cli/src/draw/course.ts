// Describes a sequence of moves, one sentence per move.

import { type Game, invariant, type Move, mustPlay } from '@wagons/rules';
import { whatHappened } from '@wagons/words';
import { type Context, titles } from '../kit/context.ts';
import { type Block, wrap } from '../terminal/block.ts';

export function drawCourse(context: Context, game: Game, moves: readonly Move[], width: number): Block {
  const title = titles(context, game.deck);
  const lines: string[] = [];
  let now = game;
  for (const move of moves) {
    invariant(now.phase !== 'over', 'a finished game has no further move');
    lines.push(...wrap(whatHappened(context.words, now, move, title), width, 2));
    now = mustPlay(now, move);
  }
  return lines;
}
