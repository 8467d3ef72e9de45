import { describe, expect, it } from 'vitest';
import { playing } from '../../test/course.ts';
import { baseDeck } from '../../test/table.ts';
import { perft } from './perft.ts';
import { newGame } from './play.ts';

const dealt = newGame('perft', baseDeck());

describe('counting', () => {
  it('[S5][D2][P1] the first moves of any deal: 15 starts, 15 drafts, 2 ways to lay', () => {
    expect([0, 1, 2, 3].map((depth) => perft(dealt, depth))).toEqual([1, 15, 225, 450]);
  });

  it('[T1] depth 4: the next card is drafted, or the first gift is laid', () => {
    // No skip: 15 · 2 · 14 drafts follow. One skip or more: 15 · 14 · 2 · 2 placements.
    expect(perft(dealt, 4)).toBe(15 * 2 * 14 + 15 * 14 * 2 * 2);
  });

  it('[P2][P6] deeper, where second cards have 42 placements', () => {
    expect(perft(dealt, 5)).toBe(34_380);
  });

  it('[T3] a finished game counts as one', () => {
    let game = playing(dealt, 'start 1; take 15; 0,0');
    while (game.circle.length === 0 && game.phase === 'place' && game.held.length > 1)
      game = playing(game, '0,0');
    expect(perft(game, 1)).toBe(perft(game, 2));
    expect(perft(playing(game, '0,0'), 7)).toBe(1);
  });
});
