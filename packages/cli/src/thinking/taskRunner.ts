// Runs tasks in this thread, and caches bots from one move of a game to the next.

import { analyze, makeBot, review, solve } from '@wagons/ai';
import type { Deck, Move } from '@wagons/rules';
import { dice, type Dice } from '@wagons/rules/deal';
import { type TaskResults, budgetOf, type MoveTask, type TaskEnvironment, type Task } from '../kit/task.ts';

/** Number of candidates in an analysis. */
const CANDIDATES = 5;

/** The share of a solver's budget that is kept to narrow the bounds of what it can't prove. */
const BOUNDS_SHARE = 0.2;

/** Cached bots: one per seat. */
const SEATED = 2;

export type TaskRunner = (task: Task, env: TaskEnvironment) => TaskResults[Task['is']];

/** Tests inject `make`. */
export function makeTaskRunner(make = makeBot): TaskRunner {
  let players: readonly CachedBot[] = [];
  let deck: Deck | undefined;

  const playerOf = (choice: MoveTask): CachedBot => {
    const key = JSON.stringify([choice.player, choice.bot, choice.allowance]);
    const player = players.find((one) => one.key === key) ?? makeCachedBot(key, choice, make);
    players = [player, ...players.filter((one) => one !== player)].slice(0, SEATED);
    return player;
  };

  return (given, env) => {
    // A game from another thread has a copy of its deck, but caches are keyed by the deck object.
    if (deck?.hash !== given.game.deck.hash) ({ deck } = given.game);
    const task: Task = { ...given, game: { ...given.game, deck } };
    const { game } = task;
    const limit = budgetOf(task.allowance, env) ?? { aborted: env.aborted };
    switch (task.is) {
      case 'choose':
        return playerOf(task).choose(task, env);
      case 'analyse':
        return analyze(game, limit, CANDIDATES);
      case 'review': {
        let graded = 0;
        return review(game, limit, (_, of) => env.progress?.(++graded, of));
      }
      case 'solve':
        return solve(game, limit, { forBounds: BOUNDS_SHARE });
    }
  };
}

type CachedBot = {
  readonly key: string;
  readonly choose: (choice: MoveTask, env: TaskEnvironment) => Move;
};

/** The bot is reused, but every move has its own seed and its own abort signal. */
function makeCachedBot(key: string, first: MoveTask, make: typeof makeBot): CachedBot {
  let roll: Dice = dice(first.chance);
  let env: TaskEnvironment | undefined;
  const aborted = (): boolean => env?.aborted() ?? false;
  const budget = budgetOf(first.allowance, { now: () => env?.now() ?? 0, aborted }) ?? { aborted };
  const bot = make(first.bot, (sides) => roll(sides), budget);
  return {
    key,
    choose: (choice, current) => {
      roll = dice(choice.chance);
      env = current;
      return bot(choice.game);
    },
  };
}
