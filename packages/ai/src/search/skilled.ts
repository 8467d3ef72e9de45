// Players with limits: the same search, but not as far, and not quite right about what they see.

import { type Game, invariant, type Move } from '@wagons/rules';
import type { Dice } from '@wagons/rules/deal';
import { type Budget, Spending } from '../budget.ts';
import { greedy } from '../greedy.ts';
import type { Skill } from '../levels.ts';
import { type Candidate, choices, valueEach } from './candidates.ts';
import { makeJudge } from './judge.ts';
import { Memory } from './memory.ts';
import { Position } from './position.ts';

/** Chooses what seems best to a skill; asked only while the game is not over. */
export const skilled = (game: Game, skill: Skill, roll: Dice, budget: Budget): Move =>
  choose(game, skill, roll, budget, (seems) => seems);

/** Chooses what seems to keep the game close: a companion rather than an opponent. */
export const companion = (game: Game, skill: Skill, roll: Dice, budget: Budget): Move =>
  choose(game, skill, roll, budget, (seems) => -Math.abs(seems));

/** Takes the move that is liked most; among equals the first. */
function choose(
  game: Game,
  skill: Skill,
  roll: Dice,
  budget: Budget,
  liking: (seems: number) => number,
): Move {
  invariant(game.phase !== 'over', 'a finished game asks for no move');
  const judge = makeJudge(game.deck, game.deal.center);
  if (!judge) return greedy(game);
  const at = new Position(game, judge, new Memory());
  const moves = seen(at, skill, roll);
  // Without the time to look ahead, what is seen at once must do.
  const valued =
    valueEach(at, moves, skill, Infinity, new Spending(budget)) ??
    valueEach(at, moves, { ...skill, horizon: 0 }, Infinity, new Spending({})) ??
    [];
  const liked = valued.map(({ move, value }) => ({ move, value: liking(value + error(skill, roll)) }));
  const [first, ...rest] = liked;
  invariant(first, 'there is a choice');
  return rest.reduce((best: Candidate, one) => (one.value > best.value ? one : best), first).move;
}

/** The moves it has in mind: of the spots that it does not overlook, those that look best at once. */
function seen(at: Position, skill: Skill, roll: Dice): Move[] {
  if (skill.overlooks === 0 || at.game.phase !== 'place') return choices(at, skill);
  const all = choices(at, { ...skill, placements: Infinity });
  const noticed = all.filter(() => roll(100) >= skill.overlooks);
  return (noticed.length > 0 ? noticed : all).slice(0, skill.placements);
}

/** Fine enough that two candidates are seldom off by the same. */
const GRAINS = 1024;

/** How far off a value is judged, in points: a small error is likelier than a large one, as with two dice. */
const error = ({ misjudge }: Skill, roll: Dice): number =>
  misjudge === 0 ? 0 : ((roll(GRAINS) + roll(GRAINS)) / (GRAINS - 1) - 1) * misjudge;
