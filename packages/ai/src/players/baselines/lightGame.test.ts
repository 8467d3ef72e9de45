import { type Deck, type Game, legalMoves, newGame, opponent, play, score, seatToMove } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { describe, expect, it } from 'vitest';
import { deckFile } from '../../../../rules/test/table.ts';
import { makeScoreboard } from '../../kernel/scoreboard.ts';
import { LightGame } from './lightGame.ts';
import { quickDice } from './quickDice.ts';

/** A position of a game by the rules, and the index of the next move among the legal ones. */
type Step = { readonly game: Game; readonly count: number; readonly margin: number; readonly move: number };

/** A random game. With a short `reach` skips are short, as in real play, so that both towns grow. */
function course(seed: string, deck: Deck, scope: number): Step[] {
  const roll = dice(`light ${seed}`);
  const steps: Step[] = [];
  let game = newGame(seed, deck);
  for (;;) {
    const moves = legalMoves(game);
    const { first, second } = score(game);
    const sides = game.phase === 'draft' ? Math.min(scope, moves.length) : moves.length;
    const move = sides > 0 ? roll(sides) : 0;
    steps.push({ game, count: moves.length, margin: first.total - second.total, move });
    const chosen = moves[move];
    if (!chosen) return steps;
    const next = play(game, chosen);
    if (!next.ok) throw new Error(next.error.why);
    game = next.value;
  }
}

function expectAgreement(light: LightGame, { game, count, margin }: Step): void {
  expect(light.phase).toBe(game.phase);
  if (game.phase !== 'over') expect(light.seat).toBe(seatToMove(game));
  expect(light.count).toBe(count);
  expect(light.margin).toBe(margin);
}

describe.each(['base', 'frontier', 'example'])('light game and rules agree with %s', (file) => {
  const deck = deckFile(file);
  const games = Array.from({ length: 12 }, (_, i) => course(`${file} ${i}`, deck, i % 2 === 0 ? 15 : 3));

  it('at every step of random games, set up at every position', () => {
    for (const steps of games) {
      for (const [from, { game }] of steps.entries()) {
        const light = new LightGame(game);
        for (const step of steps.slice(from)) {
          expectAgreement(light, step);
          if (step.count > 0) light.play(step.move);
        }
      }
    }
  });

  it('after a reset', () => {
    const roll = quickDice(dice('back'));
    for (const steps of games) {
      for (const step of steps) {
        const light = new LightGame(step.game);
        for (let playout = 0; playout < 3; playout++) {
          while (light.count > 0) light.play(roll(light.count));
          light.reset();
          expectAgreement(light, step);
        }
      }
    }
  });

  it('on the gain of a placement, up to a constant', () => {
    for (const { game } of games.slice(0, 4).flat()) {
      if (game.phase !== 'place') continue;
      const { seat } = game;
      const light = new LightGame(game);
      const constants = legalMoves(game).map((move, placement) => {
        const next = play(game, move);
        if (!next.ok) throw new Error(next.error.why);
        return makeScoreboard(next.value).margin(seat) - light.gainOf(placement);
      });
      expect(new Set(constants).size, `${seat} against ${opponent(seat)}`).toBe(1);
    }
  });
});

describe('a light game', () => {
  it('is played no further than its end', () => {
    const light = new LightGame(newGame('end', deckFile('base')));
    while (light.count > 0) light.play(0);
    expect(() => light.play(0)).toThrow('finished');
  });
});
