import { makeBot } from '@wagons/ai';
import { type Game, invariant, legalMoves, newGame, play } from '@wagons/rules';
import { describe, expect, it } from 'vitest';
import { printedDeck } from '../../test/wagons.ts';
import { makeTaskRunner } from './taskRunner.ts';
import type { MoveTask } from '../kit/task.ts';

/** The position after some moves: always the first legal one. */
function after(moves: number): Game {
  let game = newGame('prairie', printedDeck);
  for (let i = 0; i < moves; i++) {
    const [move] = legalMoves(game);
    const next = move && play(game, move);
    invariant(next?.ok, 'a legal move');
    game = next.value;
  }
  return game;
}

const choice = (more: Partial<MoveTask>): MoveTask => ({
  is: 'choose',
  game: after(1),
  bot: 'L8',
  player: 'first',
  chance: 'x',
  allowance: { milliseconds: 300 },
  ...more,
});

describe('a task runner', () => {
  it('caches two bots between moves and drops them with their game', () => {
    const made: string[] = [];
    const mind = makeTaskRunner((name, roll, budget) => {
      made.push(name);
      return makeBot(name, roll, budget);
    });
    const ask = (more: Partial<MoveTask>): unknown =>
      mind(choice({ bot: 'greedy', ...more }), { now: () => 0, aborted: () => false });
    for (const game of [after(1), after(2)]) for (const player of ['a', 'b']) ask({ game, player });
    expect(made).toHaveLength(2);
    ask({ player: 'a', bot: 'random' });
    expect(made).toEqual(['greedy', 'greedy', 'random']);
    ask({ player: 'b' });
    expect(made).toHaveLength(3);
    ask({ player: 'b', allowance: { nodes: 5 } });
    expect(made).toHaveLength(4);
    ask({ player: 'a' });
    expect(made).toHaveLength(5);
  });

  it('rolls the same dice for the same seed', () => {
    const mind = makeTaskRunner();
    const env = { now: () => 0, aborted: () => false };
    const ask = (chance: string) => mind(choice({ bot: 'random', allowance: {}, chance }), env);
    const chances = ['a', 'b', 'c', 'd', 'e', 'f'];
    const once = chances.map(ask);
    expect(chances.map(ask)).toEqual(once);
    expect(
      chances.map((chance) => makeTaskRunner()(choice({ bot: 'random', allowance: {}, chance }), env)),
    ).toEqual(once);
  });

  it('stops a bot with its own limits', () => {
    let asked = 0;
    const env = { now: () => 0, aborted: () => ++asked > 0 };
    makeTaskRunner()(choice({ bot: 'L7', allowance: {} }), env);
    expect(asked).toBeGreaterThan(0);
  });

  it('uses the abort signal of the current move', () => {
    const mind = makeTaskRunner();
    let time = 0;
    const now = (): number => ++time;
    mind(choice({}), { now, aborted: () => true });
    let asked = 0;
    mind(choice({}), { now, aborted: () => ++asked < 0 });
    expect(asked).toBeGreaterThan(0);
  });
});
