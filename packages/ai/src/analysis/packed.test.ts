import { type Game, undo } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { expect, it } from 'vitest';
import { finish, late } from '../../test/games.ts';
import { makeBot } from '../players/bot.ts';
import { packReview, unpackReview } from './packed.ts';
import { review } from './review.ts';

const greedy = makeBot('greedy', dice(''));
const random = makeBot('random', dice('packed'));
const whole: Game = finish(late('packed', 15), { first: random, second: greedy });

it('a packed review is short, and unpacks to the same grades', () => {
  for (const game of [whole, undo(whole, 6)]) {
    const found = review(game, { nodes: 800 });
    const text = packReview(game, found);
    expect(text.length).toBeLessThan(90 * game.moves.length);
    expect(unpackReview(game, text)).toEqual(found);
  }
});

it('anything else is refused', () => {
  const text = packReview(whole, review(whole, { nodes: 200 }));
  const other = finish(late('other', 15), { first: random, second: greedy });
  for (const wrong of [
    '',
    'review 1',
    'review 2',
    text.replace('review 1', 'review 0'),
    text.slice(0, -1),
    `${text} x`,
  ])
    expect(unpackReview(whole, wrong)).toBeUndefined();
  expect(unpackReview(other, text)).toBeUndefined();
  expect(unpackReview(undo(whole, 1), text)).toBeUndefined();
});
