// Generic UCT: a tree search that knows only the rules of the game.
//
// One tree with every legal move, UCB1 with the constant √2, uniformly random playouts; a win is worth 1, a draw ½,
// a loss 0. It shows what the general method achieves. Frozen: never improved. A change needs a new name.

import type { Game, Move } from '@wagons/rules';
import type { Dice } from '@wagons/rules/deal';
import type { Budget } from '../../search/budget.ts';
import type { LightGame } from './lightGame.ts';
import { quickDice } from './quickDice.ts';
import { searchTree } from './treeSearch.ts';

/** Chooses a move, with one playout per node of the budget; only called while the game is not over. */
export function uct(game: Game, budget: Budget, roll: Dice): Move {
  const quick = quickDice(roll);
  return searchTree(game, budget, {
    order: ({ count }) => shuffled(count, quick),
    width: () => Infinity,
    playOut: (light) => playRandomly(light, quick),
    reward: (margin) => (Math.sign(margin) + 1) / 2,
  });
}

function playRandomly(game: LightGame, roll: Dice): void {
  while (game.count > 0) game.play(roll(game.count));
}

/** The numbers below `count`, each order equally likely. */
function shuffled(count: number, roll: Dice): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < count; i++) {
    const at = roll(i + 1);
    numbers.push(numbers[at] ?? i);
    numbers[at] = i;
  }
  return numbers;
}
