// MCTS with domain knowledge: progressive widening by immediate gain, and greedy playouts.
//
// UCB1 with the constant √2; all starting cards and drafts, in the order of the circle; placements by immediate gain,
// ⌈√n⌉ of them after n visits (progressive widening). Playouts place greedily and draft at random among the next three
// cards. The reward is the margin on a logistic curve where 5 points are worth 0.73. Frozen: never improved. A change
// needs a new name.

import type { Game, Move } from '@wagons/rules';
import type { Dice } from '@wagons/rules/deal';
import type { Budget } from '../../search/budget.ts';
import type { LightGame } from './lightGame.ts';
import { quickDice } from './quickDice.ts';
import { searchTree } from './treeSearch.ts';

/** Good players rarely skip more; uniform drafts would end a playout after three or four turns. */
const DRAFT_REACH = 3;

const MARGIN_SCALE = 5;

/** Chooses a move, with one playout per node of the budget; only called while the game is not over. */
export function mcts(game: Game, budget: Budget, roll: Dice): Move {
  const quick = quickDice(roll);
  return searchTree(game, budget, {
    order: (light) => (light.phase === 'place' ? byGain(light) : [...Array(light.count).keys()]),
    width: (light, visits) => (light.phase === 'place' ? Math.ceil(Math.sqrt(visits + 1)) : Infinity),
    playOut: (light) => playGreedily(light, quick),
    reward: (margin) => 1 / (1 + Math.exp(-margin / MARGIN_SCALE)),
  });
}

/** The placements of the card in hand by gain, largest first. Ties stay in the order of `legalMoves`. */
function byGain(game: LightGame): number[] {
  const gains = Array.from({ length: game.count }, (_, placement) => game.gainOf(placement));
  return [...gains.keys()].toSorted((a, b) => gains[b]! - gains[a]!);
}

function playGreedily(game: LightGame, roll: Dice): void {
  for (;;) {
    switch (game.phase) {
      case 'pickStart':
        game.play(roll(game.count));
        break;
      case 'draft':
        game.play(roll(Math.min(DRAFT_REACH, game.count)));
        break;
      case 'place':
        game.play(mostGainful(game));
        break;
      case 'over':
        return;
    }
  }
}

function mostGainful(game: LightGame): number {
  let best = 0;
  let most = -Infinity;
  for (let placement = 0; placement < game.count; placement++) {
    const gain = game.gainOf(placement);
    if (gain > most) {
      most = gain;
      best = placement;
    }
  }
  return best;
}
