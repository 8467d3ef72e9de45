import { type Game, makeMove, type Move, newGame, play, score, seatToMove } from '@wagons/rules';
import { expect, it } from 'vitest';
import { baseDeck } from '../../../rules/test/table.ts';
import type { Budget } from '../budget.ts';
import { greedy } from '../greedy.ts';
import { strong } from './searcher.ts';

function playOn(game: Game, move: Move): Game {
  const next = play(game, move);
  if (!next.ok) throw new Error(`${makeMove(move)}: ${next.error.why}`);
  return next.value;
}

/** Plays a deal with both seats in turn; answers the margin of the strong player over both games. */
function pairMargin(seed: string, budget: Budget): number {
  return (['first', 'second'] as const).reduce((sum, seat) => {
    let game = newGame(seed, baseDeck());
    while (game.phase !== 'over')
      game = playOn(game, seatToMove(game) === seat ? strong(game, budget) : greedy(game));
    const { first, second } = score(game);
    return sum + (seat === 'first' ? first.total - second.total : second.total - first.total);
  }, 0);
}

it('the strong player beats the greedy one in deal-pairs', { timeout: 300_000 }, () => {
  const margins = ['m0', 'm1', 'm2', 'm3', 'm4', 'm5'].map((seed) => pairMargin(seed, { nodes: 300 }));
  expect(margins.filter((margin) => margin > 0).length).toBeGreaterThanOrEqual(5);
  expect(margins.reduce((sum, margin) => sum + margin, 0)).toBeGreaterThan(20);
});
