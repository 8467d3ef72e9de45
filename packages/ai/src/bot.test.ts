import { dice, outcome, score } from '@wagons/rules';
import { describe, expect, it } from 'vitest';
import { finish, late } from '../test/games.ts';
import { BOTS, makeBot } from './bot.ts';

describe.each(BOTS)('%s', (name) => {
  it('plays legal moves to the end', () => {
    for (let i = 0; i < 5; i++) {
      const bot = makeBot(name, dice(`moves ${i}`), { nodes: 30 });
      expect(finish(late(`end ${i}`), { first: bot, second: bot }).phase).toBe('over');
    }
  });

  it('plays the same game from the same dice', () => {
    const play1 = makeBot(name, dice('same'), { nodes: 30 });
    const play2 = makeBot(name, dice('same'), { nodes: 30 });
    const game = late('same');
    expect(finish(game, { first: play1, second: play1 })).toEqual(
      finish(game, { first: play2, second: play2 }),
    );
  });
});

describe('greedy', () => {
  it('beats random from late positions, from both seats', () => {
    let margin = 0;
    for (let i = 0; i < 6; i++) {
      const random = makeBot('random', dice(`random ${i}`));
      const greedy = makeBot('greedy', dice(''));
      const first = score(finish(late(`pair ${i}`), { first: greedy, second: random }));
      const second = score(finish(late(`pair ${i}`), { first: random, second: greedy }));
      margin += first.first.total - first.second.total + second.second.total - second.first.total;
      expect(['first', 'second', 'draw']).toContain(outcome(first));
    }
    expect(margin).toBeGreaterThan(20);
  });
});
