// What takes long to think about: choosing a move, proving an end.

import { type BotName, type Budget, makeBot, type Solution, solve } from '@wagons/ai';
import { dice, type Game, type Move } from '@wagons/rules';

/** How much may be thought: plain data, so that it can be handed to where the thinking is done. */
export type Allowance = { readonly nodes?: number; readonly milliseconds?: number };

/** The game is not over, except one that is solved. */
export type Task = { readonly game: Game; readonly allowance: Allowance } & (
  | { readonly is: 'choose'; readonly bot: BotName; readonly chance: string }
  | { readonly is: 'solve' }
);

export type Answers = { readonly choose: Move; readonly solve: Solution };

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
  switch (task.is) {
    case 'choose':
      return makeBot(task.bot, dice(task.chance), budgetOf(allowance, world))(game);
    case 'solve':
      return solve(game, budgetOf(allowance, world) ?? world);
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
