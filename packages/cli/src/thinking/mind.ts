// Somebody who thinks, here and now; whoever plays a game is kept in mind from one of its moves to the next.

import { analyse, makeBot, review, solve } from '@wagons/ai';
import { type Deck, dice, type Dice, type Move } from '@wagons/rules';
import { type Answers, budgetOf, type Choice, type Surroundings, type Task } from '../kit/task.ts';

/** As many moves are told of a position. */
const CANDIDATES = 5;

/** As many players as sit at a table. */
const SEATED = 2;

export type Mind = (task: Task, world: Surroundings) => Answers[Task['is']];

/** Bots come from `make`; tests hand in others. */
export function makeMind(make = makeBot): Mind {
  let players: readonly Player[] = [];
  let deck: Deck | undefined;

  const playerOf = (choice: Choice): Player => {
    const key = JSON.stringify([choice.player, choice.bot, choice.allowance]);
    const player = players.find((one) => one.key === key) ?? sitDown(key, choice, make);
    players = [player, ...players.filter((one) => one !== player)].slice(0, SEATED);
    return player;
  };

  return (given, world) => {
    // A game from another thread brings a copy of its deck, but what is worked out for a deck is kept with the deck.
    if (deck?.hash !== given.game.deck.hash) ({ deck } = given.game);
    const task: Task = { ...given, game: { ...given.game, deck } };
    const { game } = task;
    const limit = budgetOf(task.allowance, world) ?? { aborted: world.aborted };
    switch (task.is) {
      case 'choose':
        return playerOf(task).choose(task, world);
      case 'analyse':
        return analyse(game, limit, CANDIDATES);
      case 'review': {
        let graded = 0;
        return review(game, limit, (_, of) => world.progress?.(++graded, of));
      }
      case 'solve':
        return solve(game, limit);
    }
  };
}

type Player = {
  readonly key: string;
  readonly choose: (choice: Choice, world: Surroundings) => Move;
};

/** The bot stays the same, but each move brings its own dice and its own call to stop. */
function sitDown(key: string, first: Choice, make: typeof makeBot): Player {
  let roll: Dice = dice(first.chance);
  let world: Surroundings | undefined;
  const aborted = (): boolean => world?.aborted() ?? false;
  const budget = budgetOf(first.allowance, { now: () => world?.now() ?? 0, aborted }) ?? { aborted };
  const bot = make(first.bot, (sides) => roll(sides), budget);
  return {
    key,
    choose: (choice, asked) => {
      roll = dice(choice.chance);
      world = asked;
      return bot(choice.game);
    },
  };
}
