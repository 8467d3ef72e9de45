import { invariant, mustPlay, seatToMove } from '@wagons/rules';
import { expect, it } from 'vitest';
import { late } from '../../test/games.ts';
import { solve } from './solve.ts';

// Too few nodes for a proof of these positions, but enough to secure a margin.
it.each([
  { seed: 'safe 3', nodes: 300 },
  { seed: 'safe 13', nodes: 300 },
])('a safe move reaches the bound of an unfinished proof ($seed)', ({ seed, nodes }) => {
  const game = late(seed);
  const unfinished = solve(game, { nodes }, { withSafeMove: true });
  invariant(!unfinished.proven && unfinished.safe, 'a margin was secured');
  const after = solve(mustPlay(game, unfinished.safe), {});
  invariant(after.proven, 'the budget is unlimited');
  if (seatToMove(game) === 'first') expect(after.value).toBeGreaterThanOrEqual(unfinished.lower);
  else expect(after.value).toBeLessThanOrEqual(unfinished.upper);
});

it('gives no safe move unless asked for one', () => {
  expect(solve(late('safe 3'), { nodes: 300 })).toMatchObject({ proven: false, safe: undefined });
});
