// Tests of a game as steps.

import { begin, legalMoves, newGame, play, type Game } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { describe, expect, test } from 'vitest';
import { baseDeck } from '../../../../rules/test/table.ts';
import { firstStep, heldWithin, stepsOf } from './steps.ts';

/** A random game after this many moves. */
function randomGame(seed: string, moves = 31): Game {
  const chance = dice(seed);
  let game = newGame(seed, baseDeck());
  while (game.phase !== 'over' && game.moves.length < moves) {
    const legal = legalMoves(game);
    const move = legal[chance(legal.length)];
    const next = move && play(game, move);
    if (!next?.ok) throw new Error(seed);
    game = next.value;
  }
  return game;
}

describe('the steps of a game', () => {
  test.each(['a', 'b', 'c', 'd'])('lead from the deal to where it stands (%s)', (seed) => {
    const game = randomGame(seed);
    const steps = stepsOf(game);
    expect(steps[0]).toEqual({ game: begin(game.deck, game.deal) });
    expect(steps.at(-1)?.game).toEqual(game);
    expect(steps).toHaveLength(game.moves.length + 1);
    expect(steps.flatMap(({ led }) => (led ? [led.move] : []))).toEqual(game.moves);
    steps.forEach((step, at) => expect(step.game.moves).toHaveLength(at));
  });

  test('begin at the deal of a finished game, and where an unfinished one stands', () => {
    expect(firstStep(randomGame('a'))).toBe(0);
    expect(firstStep(randomGame('a', 7))).toBe(7);
  });

  test('end where the game ends, whatever an address says', () => {
    expect([-1, 0, 5, 31, 99].map((at) => heldWithin(at, 24))).toEqual([0, 0, 5, 24, 24]);
  });
});
