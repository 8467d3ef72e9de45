import { type Game, type Move, newGame } from '@wagons/rules';
import { perft } from '@wagons/rules/perft';
import { dice } from '@wagons/rules/deal';
import { describe, expect, it } from 'vitest';
import { baseDeck, frontierDeck, playBoth, scoreBoth, type Tallies } from './agree.ts';
import { crowdedTown } from './crowdedTown.ts';
import * as naive from './naive.ts';

describe.each([
  { name: 'the printed deck', deck: baseDeck, ids: naive.PRINTED_IDS },
  { name: 'Frontier', deck: frontierDeck, ids: naive.FRONTIER_IDS },
])('with $name the engine and its naive twin agree', ({ deck, ids }) => {
  const randomGames = (from: number, to: number, tallies: Tallies): number => {
    let moves = 0;
    for (let i = from; i < to; i++) {
      const throwDie = dice(`agree ${i}`);
      const anyMove = (_: Game, legal: readonly Move[]): Move => legal[throwDie(legal.length)] ?? never();
      moves += playBoth(`agree/${i}`, anyMove, tallies, deck).moves.length;
    }
    return moves;
  };

  it('in the cards and their order', () => {
    expect(ids).toEqual(deck.cards.map(({ id }) => id));
  });

  it('in the legal moves of 2,500 random games and all 18 scores at their end', { timeout: 300_000 }, () => {
    expect(randomGames(0, 2500, 'atTheEnd')).toBeGreaterThan(17 * 2500);
  });

  it('in every tally line after every move of 150 random games', { timeout: 300_000 }, () => {
    expect(randomGames(2500, 2650, 'everyMove')).toBeGreaterThan(17 * 150);
  });

  it('in 1,000 pairs of dense towns made of copies of a few cards', { timeout: 300_000 }, () => {
    const roll = dice('crowded');
    const results = new Map<string, Set<number>>(ids.map((id) => [id, new Set()]));
    for (let i = 0; i < 1000; i++) {
      const cards = [0, 1, 2].map(() => ids[roll(ids.length)] ?? never());
      const { first, second } = scoreBoth(deck, {
        first: crowdedTown(deck, cards, roll),
        second: crowdedTown(deck, cards, roll),
      });
      for (const { card, points } of [...first.bonuses, ...second.bonuses]) results.get(card)?.add(points);
    }
    for (const [card, different] of results) expect(different.size, card).toBeGreaterThan(1);
  });

  it('in the number of positions six moves deep: more than a million', { timeout: 300_000 }, () => {
    const game = newGame('perft', deck);
    const count = perft(game, 6);
    expect(count).toBeGreaterThan(1_000_000);
    expect(naive.perft(naive.newGame(game.deal), 6)).toBe(count);
  });
});

function never(): never {
  throw new Error('There is always a move before the end.');
}
