// Players with limited skill: the same search with a smaller scope and evaluation errors.

import { type Game, invariant, type Move } from '@wagons/rules';
import type { Dice } from '@wagons/rules/deal';
import { type Budget, Spending } from '../search/budget.ts';
import { type Candidate, choices, type SearchScope, valueEach } from '../search/candidates.ts';
import { makeEvaluator } from '../search/evaluator.ts';
import { greedy } from '../search/greedy.ts';
import { Position } from '../search/position.ts';
import { SearchCache } from '../search/searchCache.ts';
import type { Skill } from './skills.ts';

export type SkilledOptions = { readonly skill: Skill; readonly roll: Dice; readonly budget: Budget };

/** Chooses the move that seems best; only called while the game is not over. */
export const skilled = (game: Game, options: SkilledOptions): Move =>
  choose(game, options, (estimate) => estimate);

/** Chooses the move that seems to keep the game close. */
export const companion = (game: Game, options: SkilledOptions): Move =>
  choose(game, options, (estimate) => -Math.abs(estimate));

/** Chooses the move with the highest utility of its estimated margin. Ties go to the first. */
function choose(
  game: Game,
  { skill, roll, budget }: SkilledOptions,
  utility: (estimate: number) => number,
): Move {
  invariant(game.phase !== 'over', 'a finished game asks for no move');
  const happens = (percentage: number): boolean => percentage > 0 && roll(100) < percentage;
  const remembered = game.deal.center.filter(() => !happens(skill.forgets));
  const evaluator = makeEvaluator(game.deck, remembered, { withPotential: skill.width > 1 });
  if (!evaluator) return greedy(game);
  const ignoresGifts = game.phase === 'draft' && happens(skill.ignoresGifts);
  const position = new Position(game, evaluator, new SearchCache());
  const moves = noticedMoves(position, skill, roll);
  const within = (scope: SearchScope, spending: Spending): Candidate[] | undefined =>
    valueEach(position, moves, { scope, exactly: Infinity, spending, ignoresGifts });
  // If the budget is too small for the horizon, immediate points decide.
  const valued =
    within(skill, new Spending(budget)) ?? within({ ...skill, horizon: 0 }, new Spending({})) ?? [];
  const rated = valued.map(({ move, value }) => ({ move, value: utility(value + error(skill, roll)) }));
  const [first, ...rest] = rated;
  invariant(first, 'there is a choice');
  return rest.reduce((best: Candidate, one) => (one.value > best.value ? one : best), first).move;
}

/** The moves it considers: of the spots that it doesn't overlook, those with the most immediate points. */
function noticedMoves(position: Position, skill: Skill, roll: Dice): Move[] {
  if (skill.overlooks === 0 || position.game.phase !== 'place') return choices(position, skill);
  const all = choices(position, { ...skill, placements: Infinity });
  const noticed = all.filter(() => roll(100) >= skill.overlooks);
  return (noticed.length > 0 ? noticed : all).slice(0, skill.placements);
}

/** Resolution of the error, so fine that two candidates seldom have the same. */
const GRAINS = 1024;

/** The evaluation error in points: the sum of two dice, so that small errors are more likely than large ones. */
const error = ({ misjudge }: Skill, roll: Dice): number =>
  misjudge === 0 ? 0 : ((roll(GRAINS) + roll(GRAINS)) / (GRAINS - 1) - 1) * misjudge;
