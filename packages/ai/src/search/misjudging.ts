// A weaker player: the same search, but not as far, and not quite right about what it sees.

import { type Dice, type Game, invariant, type Move } from '@wagons/rules';
import { Spending } from '../budget.ts';
import { greedy } from '../greedy.ts';
import type { Skill } from '../levels.ts';
import { choices, valueEach } from './candidates.ts';
import { makeJudge } from './judge.ts';
import { Memory } from './memory.ts';
import { Position } from './position.ts';

/** Fine enough that two candidates are seldom off by the same. */
const GRAINS = 1024;

/** Chooses what seems best to this skill; asked only while the game is not over. */
export function misjudging(game: Game, skill: Skill, roll: Dice): Move {
  invariant(game.phase !== 'over', 'a finished game asks for no move');
  const judge = makeJudge(game.deck, game.deal.center);
  if (!judge) return greedy(game);
  const at = new Position(game, judge, new Memory());
  const valued = valueEach(at, choices(at, skill), skill, Infinity, new Spending({}));
  /** Off by less, more likely than by more: the sum of two dice. */
  const off = (): number => ((roll(GRAINS) + roll(GRAINS)) / (GRAINS - 1) - 1) * skill.misjudge;
  let best: { readonly move: Move; readonly seems: number } | undefined;
  for (const { move, value } of valued ?? []) {
    const seems = value + off();
    if (!best || seems > best.seems) best = { move, seems };
  }
  invariant(best, 'there is a choice');
  return best.move;
}
