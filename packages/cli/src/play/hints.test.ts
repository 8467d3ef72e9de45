import { makeBot } from '@wagons/ai';
import { type Game, legalMoves, newGame, opponent, play, score } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { describe, expect, it } from 'vitest';
import { printedDeck } from '../../test/wagons.ts';
import { draftHints, placementHints } from './hints.ts';

/** Every position of a random game. */
function* moments(seed: string): Generator<Game> {
  const bot = makeBot('random', dice(seed));
  let game = newGame(seed, printedDeck);
  for (;;) {
    yield game;
    if (game.phase === 'over') return;
    const next = play(game, bot(game));
    if (!next.ok) throw new Error(next.error.why);
    game = next.value;
  }
}

describe('hints for placing', () => {
  it('list every legal move with its change of the score, the best first', () => {
    for (const game of moments('hints')) {
      if (game.phase !== 'place') continue;
      const hints = placementHints(game, game.seat, game.held[0].card);
      const legal = legalMoves(game);
      expect(hints).toHaveLength(legal.length);
      const now = score(game);
      for (const { placement, total, terrains, bonuses, opponent: rival } of hints) {
        const next = play(game, { type: 'place', ...placement });
        expect(next.ok).toBe(true);
        if (!next.ok) continue;
        const then = score(next.value);
        expect(total).toBe(then[game.seat].total - now[game.seat].total);
        expect(rival).toBe(then[opponent(game.seat)].total - now[opponent(game.seat)].total);
        const parts = [...terrains, ...bonuses].map(([, points]) => points);
        expect(parts.reduce((sum, points) => sum + points, 0)).toBe(total);
        expect(parts).not.toContain(0);
      }
      const margins = hints.map((hint) => hint.total - hint.opponent);
      expect(margins).toEqual(margins.toSorted((a, b) => b - a));
    }
  });
});

describe('hints for drafting', () => {
  it('list the gain of each card for both players and the cards it gives away', () => {
    for (const game of moments('hints')) {
      if (game.phase !== 'draft') continue;
      const hints = draftHints(game);
      expect(hints.map(({ card }) => card)).toEqual(game.circle);
      let given = 0;
      for (const hint of hints) {
        const [best] = placementHints(game, game.seat, hint.card);
        expect(hint.gain).toBe((best?.total ?? 0) - (best?.opponent ?? 0));
        expect(hint.given).toBe(given);
        given += hint.opponentGain;
      }
    }
  });
});
