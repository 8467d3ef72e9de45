// Long computations as plain data: choosing a move, analyzing a position, reviewing a game, solving an endgame.

import type { Analysis, BotName, Budget, Review, Solution } from '@wagons/ai';
import type { Game, Move } from '@wagons/rules';

/** Upper bounds for a computation; plain data, since it is posted to a worker. */
export type ThinkingLimit = { readonly nodes?: number; readonly milliseconds?: number };

type Matter = { readonly game: Game; readonly allowance: ThinkingLimit };

/** Chooses a move. The bot's dice are seeded with `chance`. */
export type MoveTask = Matter & {
  readonly is: 'choose';
  readonly bot: BotName;
  /** Identifies a player: asked again under the same name, the bot may reuse its cache. */
  readonly player: string;
  readonly chance: string;
};

/** The game is not over, except in a review or when solving. */
export type Task = MoveTask | (Matter & { readonly is: 'analyse' | 'review' | 'solve' });

export type TaskResults = {
  readonly choose: Move;
  readonly analyse: Analysis;
  readonly review: Review;
  readonly solve: Solution;
};

export type Progress = (done: number, of: number) => void;

/** What a computation needs from outside. */
export type TaskEnvironment = {
  readonly now: () => number;
  readonly aborted: () => boolean;
  readonly progress?: Progress | undefined;
};

/** The budget of a limit; undefined if there is none, so that the bot uses its own. */
export function budgetOf(
  { nodes, milliseconds }: ThinkingLimit,
  { now, aborted }: Pick<TaskEnvironment, 'now' | 'aborted'>,
): Budget | undefined {
  if (nodes === undefined && milliseconds === undefined) return undefined;
  return {
    aborted,
    ...(nodes === undefined ? {} : { nodes }),
    ...(milliseconds === undefined ? {} : { time: { milliseconds, now } }),
  };
}
