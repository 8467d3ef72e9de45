// What takes long to think about: choosing a move, looking into a position, grading a game, proving an end.

import {
  type Analysis,
  analyse,
  type BotName,
  type Budget,
  makeBot,
  type Review,
  review,
  type Solution,
  solve,
} from '@wagons/ai';
import { dice, type Game, type Move } from '@wagons/rules';

/** How much may be thought: plain data, so that it can be handed to where the thinking is done. */
export type Allowance = { readonly nodes?: number; readonly milliseconds?: number };

/** The game is not over, except one that is graded or solved. */
export type Task = { readonly game: Game; readonly allowance: Allowance } & (
  | { readonly is: 'choose'; readonly bot: BotName; readonly chance: string }
  | { readonly is: 'analyse' | 'review' | 'solve' }
);

export type Answers = {
  readonly choose: Move;
  readonly analyse: Analysis;
  readonly review: Review;
  readonly solve: Solution;
};

/** As many moves are told of a position. */
const CANDIDATES = 5;

/** Told how far it is, of what can be counted. */
export type Progress = (done: number, of: number) => void;

type World = {
  readonly now: () => number;
  readonly aborted: () => boolean;
  readonly progress?: Progress | undefined;
};

/** Thinks, here and now. */
export function perform(task: Task, world: World): Answers[Task['is']] {
  const { game, allowance } = task;
  const budget = budgetOf(allowance, world);
  const limit = budget ?? { aborted: world.aborted };
  switch (task.is) {
    case 'choose':
      return makeBot(task.bot, dice(task.chance), budget)(game);
    case 'analyse':
      return analyse(game, limit, CANDIDATES);
    case 'review': {
      let graded = 0;
      return review(game, limit, (_, of) => world.progress?.(++graded, of));
    }
    case 'solve':
      return solve(game, limit);
  }
}

/** As much as is allowed; undefined where nothing is said, for whoever has a measure of his own. */
export function budgetOf(
  { nodes, milliseconds }: Allowance,
  { now, aborted = () => false }: Pick<World, 'now'> & Partial<World>,
): Budget | undefined {
  if (nodes === undefined && milliseconds === undefined) return undefined;
  return {
    aborted,
    ...(nodes === undefined ? {} : { nodes }),
    ...(milliseconds === undefined ? {} : { time: { milliseconds, now } }),
  };
}
