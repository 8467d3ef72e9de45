import { dice, type Game, type Move, newGame, perft } from '@wagons/rules';
import { describe, expect, it } from 'vitest';
import { baseDeck, playBoth } from './agree.ts';
import * as naive from './naive.ts';

describe('the engine and its naive twin agree', () => {
  const randomGames = (from: number, to: number, tallies: 'everyMove' | 'atTheEnd'): number => {
    let moves = 0;
    for (let i = from; i < to; i++) {
      const throwDie = dice(`agree ${i}`);
      const anyMove = (_: Game, legal: readonly Move[]): Move => legal[throwDie(legal.length)] ?? never();
      moves += playBoth(`agree/${i}`, anyMove, tallies).moves.length;
    }
    return moves;
  };

  it('in the cards and their order', () => {
    expect(naive.CARD_IDS).toEqual(baseDeck.cards.map(({ id }) => id));
  });

  it('in the legal moves of 5,000 random games and their final tallies', { timeout: 300_000 }, () => {
    expect(randomGames(0, 5000, 'atTheEnd')).toBeGreaterThan(17 * 5000);
  });

  it('in every tally line after every move of 300 random games', { timeout: 300_000 }, () => {
    expect(randomGames(5000, 5300, 'everyMove')).toBeGreaterThan(17 * 300);
  });

  it('in the number of positions six moves deep: more than a million', { timeout: 300_000 }, () => {
    const game = newGame('perft', baseDeck);
    const count = perft(game, 6);
    expect(count).toBeGreaterThan(1_000_000);
    expect(naive.perft(naive.newGame(game.deal), 6)).toBe(count);
  });
});

function never(): never {
  throw new Error('There is always a move before the end.');
}
