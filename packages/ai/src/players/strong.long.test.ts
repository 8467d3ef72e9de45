import { dice } from '@wagons/rules/deal';
import { expect, it } from 'vitest';
import { baseDeck } from '../../../rules/test/table.ts';
import { playPair, standing } from './arena.ts';
import { makeBot } from './bot.ts';

it('level 8 beats the greedy player in deal pairs', { timeout: 300_000 }, () => {
  const strong = makeBot('L8', dice(''), { nodes: 200 });
  const greedy = makeBot('greedy', dice(''));
  const pairs = Array.from({ length: 12 }, (_, i) => playPair(`strong ${i}`, baseDeck(), strong, greedy));
  const { won, meanMargin } = standing(pairs);
  expect(won).toBeGreaterThanOrEqual(10);
  expect(meanMargin).toBeGreaterThan(3);
});
