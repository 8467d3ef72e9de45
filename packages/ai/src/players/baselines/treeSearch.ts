// Monte Carlo tree search: descend by UCB1, add one branch, play out, and back up the reward.
//
// Frozen, like the players that use it: never improved. A change needs a new name.

import { type Game, invariant, legalMoves, type Move, type Seat } from '@wagons/rules';
import { type Budget, Spending } from '../../search/budget.ts';
import { LightGame } from './lightGame.ts';

/** What distinguishes the players that use this search. */
export type Policy = {
  /** All legal moves of a position, in the order in which they are added to the tree. */
  readonly order: (game: LightGame) => readonly number[];
  /** How many of them may be in the tree after this number of visits; at least one. */
  readonly width: (game: LightGame, visits: number) => number;
  /** Plays the game to its end. */
  readonly playOut: (game: LightGame) => void;
  /** The reward for a final margin, from 0 to 1. The rival gets the rest. */
  readonly reward: (margin: number) => number;
};

/** A move in the tree, and its statistics. */
type Branch = {
  readonly move: number;
  visits: number;
  /** The sum of the first player's rewards. */
  reward: number;
  /** The moves that may follow, listed on the second visit; the first ones are in `branches`. */
  order: readonly number[] | undefined;
  readonly branches: Branch[];
};

const sprout = (move: number): Branch => ({ move, visits: 0, reward: 0, order: undefined, branches: [] });

/** Upper bound for the tree, to limit memory. The search continues in the full tree without adding branches. */
const MOST_BRANCHES = 2 ** 18;

/** Chooses the move that was tried most often. A node of the budget is one playout; without any, the first legal move wins. */
export function searchTree(game: Game, budget: Budget, policy: Policy): Move {
  invariant(game.phase !== 'over', 'a finished game asks for no move');
  const { nodes, time, aborted } = budget;
  invariant(nodes !== undefined || time || aborted, 'a budget without a bound would never be spent');
  const spending = new Spending(budget);
  const light = new LightGame(game);
  const root = sprout(0);
  for (; !spending.isSpent(); spending.spend()) {
    // A playout adds one branch at most.
    const path = descend(light, root, policy, MOST_BRANCHES - spending.nodes);
    policy.playOut(light);
    const reward = policy.reward(light.margin);
    for (const branch of path) {
      branch.visits++;
      branch.reward += reward;
    }
    light.reset();
  }
  const move = legalMoves(game)[mostVisited(root, game.seat)?.move ?? 0];
  invariant(move, 'a game that is not over has a legal move');
  return move;
}

/** Plays down the tree to a new branch, or to the end of the tree or the game; returns the path. */
function descend(game: LightGame, root: Branch, { order, width }: Policy, room: number): Branch[] {
  const path = [root];
  let branch = root;
  while (game.count > 0) {
    const { branches } = branch;
    if (room <= 0 && branches.length === 0) break;
    branch.order ??= order(game);
    const next = branch.order[branches.length];
    const grows = next !== undefined && room > 0 && branches.length < width(game, branch.visits);
    const follower = grows ? sprout(next) : favorite(branch, game.seat);
    game.play(follower.move);
    path.push(follower);
    if (grows) {
      branches.push(follower);
      break;
    }
    branch = follower;
  }
  return path;
}

/** UCB1: the branch with the best mean reward to the seat that chooses, plus √(2 ln n / visits). */
function favorite({ visits, branches }: Branch, seat: Seat): Branch {
  const logarithm = 2 * Math.log(visits);
  let best: Branch | undefined;
  let most = -Infinity;
  for (const branch of branches) {
    const bound = meanReward(branch, seat) + Math.sqrt(logarithm / branch.visits);
    if (bound > most) {
      most = bound;
      best = branch;
    }
  }
  invariant(best, 'a position that was played on has a branch');
  return best;
}

/** The branch that was tried most often; among equals the one with the best mean reward. */
function mostVisited({ branches }: Branch, seat: Seat): Branch | undefined {
  let best: Branch | undefined;
  for (const branch of branches) {
    const lead = branch.visits - (best?.visits ?? 0);
    if (!best || lead > 0 || (lead === 0 && meanReward(branch, seat) > meanReward(best, seat))) best = branch;
  }
  return best;
}

const meanReward = ({ reward, visits }: Branch, seat: Seat): number =>
  seat === 'first' ? reward / visits : 1 - reward / visits;
