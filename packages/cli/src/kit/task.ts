// What takes long to think about: choosing a move, looking into a position, grading a game, proving an end.

import type { Analysis, BotName, Budget, Review, Solution } from '@wagons/ai';
import type { Game, Move } from '@wagons/rules';

/** How much may be thought: plain data, so that it can be handed to where the thinking is done. */
export type Allowance = { readonly nodes?: number; readonly milliseconds?: number };

type Matter = { readonly game: Game; readonly allowance: Allowance };

/** A move to choose. Whatever is left to chance comes from the words in `chance`. */
export type Choice = Matter & {
  readonly is: 'choose';
  readonly bot: BotName;
  /** Who plays, at which table: asked again under the same name, it may go on from what it has thought before. */
  readonly player: string;
  readonly chance: string;
};

/** The game is not over, except one that is graded or solved. */
export type Task = Choice | (Matter & { readonly is: 'analyse' | 'review' | 'solve' });

export type Answers = {
  readonly choose: Move;
  readonly analyse: Analysis;
  readonly review: Review;
  readonly solve: Solution;
};

/** Told how far it is, of what can be counted. */
export type Progress = (done: number, of: number) => void;

/** What thinking needs of the world. */
export type Surroundings = {
  readonly now: () => number;
  readonly aborted: () => boolean;
  readonly progress?: Progress | undefined;
};

/** As much as is allowed; undefined where nothing is said, for whoever has a measure of his own. */
export function budgetOf(
  { nodes, milliseconds }: Allowance,
  { now, aborted }: Pick<Surroundings, 'now' | 'aborted'>,
): Budget | undefined {
  if (nodes === undefined && milliseconds === undefined) return undefined;
  return {
    aborted,
    ...(nodes === undefined ? {} : { nodes }),
    ...(milliseconds === undefined ? {} : { time: { milliseconds, now } }),
  };
}
