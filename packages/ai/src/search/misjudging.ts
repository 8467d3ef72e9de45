// A weaker player: the same search, but not as far, and not quite right about what it sees.

import { type Dice, type Game, invariant, type Move } from '@wagons/rules';
import { type Budget, Spending } from '../budget.ts';
import { greedy } from '../greedy.ts';
import type { Skill } from '../levels.ts';
import { candidates, prepare } from './candidates.ts';
import { makeJudge } from './judge.ts';
import { strong } from './searcher.ts';

/** Fine enough that two candidates are seldom off by the same. */
const GRAINS = 1024;

/** Chooses what seems best to this skill; asked only while the game is not over. */
export function misjudging(game: Game, skill: Skill, roll: Dice, budget: Budget): Move {
  invariant(game.phase !== 'over', 'a finished game asks for no move');
  const judge = makeJudge(game.deck, game.deal.center);
  if (!judge) return greedy(game);
  const choices = candidates(prepare(game, judge), skill, 'all', new Spending(budget));
  if (!choices) return strong(game, { nodes: 0 });
  /** Off by less, more likely than by more: the sum of two dice. */
  const off = (): number => ((roll(GRAINS) + roll(GRAINS)) / (GRAINS - 1) - 1) * skill.misjudge;
  let best: { readonly move: Move; readonly seems: number } | undefined;
  for (const { move, value } of choices) {
    const seems = value + off();
    if (!best || seems > best.seems) best = { move, seems };
  }
  invariant(best, 'there is a choice');
  return best.move;
}
