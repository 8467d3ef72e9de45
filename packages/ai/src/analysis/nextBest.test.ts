import { legalMoves, type Move, mustPlay } from '@wagons/rules';
import { makeMove } from '@wagons/rules/notation';
import { describe, expect, it } from 'vitest';
import { late } from '../../test/games.ts';
import type { UnfinishedGame } from '../search/position.ts';
import { Spending } from '../search/budget.ts';
import { solve } from '../solver/solve.ts';
import { nextBest } from './nextBest.ts';
import type { Prospect } from '../grades/prospect.ts';
import { prove } from './prove.ts';

const unfinished = (game: ReturnType<typeof late>): UnfinishedGame => {
  if (game.phase === 'over') throw new Error('the game is over');
  return game;
};

function bestOf(game: UnfinishedGame): Prospect {
  const best = prove(game, game.seat, new Spending({}), { share: 1 });
  if (!best) throw new Error('the last cards are solved');
  return best;
}

/** The value of a move for its player, with perfect play after it. */
function valueOf(game: UnfinishedGame, move: Move): number {
  const solution = solve(mustPlay(game, move), {});
  if (!solution.proven) throw new Error('the last cards are solved');
  return game.seat === 'first' ? solution.value : -solution.value;
}

describe('the next best move', () => {
  it.each([0, 1, 2, 3])('is the best of all other legal moves (%i)', (n) => {
    const drafting = unfinished(late(`next best ${n}`, 2));
    const placing = unfinished(mustPlay(drafting, bestOf(drafting).move));
    for (const game of [drafting, placing]) {
      const best = bestOf(game);
      const others = legalMoves(game).filter((move) => makeMove(move) !== makeMove(best.move));
      const values = others.map((move) => valueOf(game, move));
      const found = nextBest(game, best, {});
      if (found.is !== 'proven') throw new Error('there is another move');
      expect(found.by).toBe(best.value - Math.max(...values));
      expect(valueOf(game, found.move)).toBe(best.value - found.by);
    }
  });

  it('does not exist where one move is legal', () => {
    const game = unfinished(late('unknown', 2));
    expect(legalMoves(game)).toHaveLength(1);
    expect(nextBest(game, bestOf(game), {})).toEqual({ is: 'none' });
  });

  it('is not known if the best move is an estimate, or if the budget is too small', () => {
    const game = unfinished(late('next best 0', 2));
    const best = bestOf(game);
    expect(nextBest(game, { ...best, proven: false }, {})).toEqual({ is: 'unknown' });
    expect(nextBest(game, best, { nodes: 1 })).toEqual({ is: 'unknown' });
  });
});
