import { legalMoves, mustPlay, newGame } from '@wagons/rules';
import { makeMove } from '@wagons/rules/notation';
import { describe, expect, it } from 'vitest';
import { baseDeck, deckFile } from '../../../rules/test/table.ts';
import { late, tiedDeck } from '../../test/games.ts';
import { compileFeatures } from '../kernel/conditions/features.ts';
import { compiledBonusOf, kernelTownOf } from '../kernel/scoreboard.ts';
import { makeStrong, strong } from './strong.ts';

const deck = baseDeck();

describe('the strong player', () => {
  it('is deterministic with a budget in nodes', () => {
    for (let game = newGame('same', deck), i = 0; game.phase !== 'over' && i < 12; i++) {
      const move = strong(game, { nodes: 60 });
      expect(strong(game, { nodes: 60 })).toEqual(move);
      game = mustPlay(game, move);
    }
  });

  it('keeps no state between moves with a budget in nodes', () => {
    const budget = { nodes: 120 };
    const bot = makeStrong(budget);
    for (let game = newGame('forget', deck), i = 0; game.phase !== 'over' && i < 12; i++) {
      const move = bot(game);
      expect(move).toEqual(makeStrong(budget)(game));
      game = mustPlay(game, move);
    }
  });

  it('can switch between games with a budget in time', () => {
    let clock = 0;
    const bot = makeStrong({ time: { milliseconds: 200, now: () => clock++ } });
    const games = [newGame('one', deck), newGame('other', deckFile('frontier')), late('one more', 6)];
    for (const game of [...games, ...games.toReversed()])
      expect(legalMoves(game).map(makeMove)).toContain(makeMove(bot(game)));
  });

  it('returns a legal move even with an empty budget or an immediate abort', () => {
    for (const budget of [
      { nodes: 0 },
      { nodes: -1 },
      { aborted: () => true },
      { time: { milliseconds: 0, now: () => 5 } },
    ]) {
      for (let game = newGame('none', deck); game.phase !== 'over';) {
        const move = strong(game, budget);
        expect(legalMoves(game).map(makeMove)).toContain(makeMove(move));
        game = mustPlay(game, move);
      }
    }
  });

  it('stops after its time', () => {
    let clock = 0;
    const now = (): number => clock++;
    strong(newGame('time', deck), { time: { milliseconds: 40, now } });
    expect(clock).toBeLessThan(60);
  });

  it('plays any deck, including conditions that depend on both towns cell by cell', () => {
    expect(compileFeatures(tiedDeck().cards.map(({ bonus }) => bonus))).toBeUndefined();
    for (const other of [tiedDeck(), deckFile('frontier')]) {
      for (let game = newGame('any', other), i = 0; game.phase !== 'over' && i < 40; i++) {
        const move = strong(game, { nodes: 20 });
        expect(legalMoves(game).map(makeMove)).toContain(makeMove(move));
        game = mustPlay(game, move);
      }
    }
  });

  it('refuses a finished game', () => {
    let game = newGame('end', deck);
    for (let moves = legalMoves(game); moves[0]; moves = legalMoves(game)) game = mustPlay(game, moves[0]);
    expect(() => strong(game, { nodes: 1 })).toThrow('a finished game asks for no move');
  });
});

describe('features', () => {
  it('give the points of comparing conditions', () => {
    const compare = ['claim-jumpers', 'one-too-many', 'smalltown-charm'];
    const bonuses = deck.cards.filter(({ id }) => compare.includes(id)).map(({ bonus }) => bonus);
    const scoring = compileFeatures(bonuses);
    for (let i = 0; i < 20; i++) {
      let game = newGame(`features ${i}`, deck);
      for (let step = 0; game.phase !== 'over'; step++) {
        const moves = legalMoves(game);
        game = mustPlay(game, moves[(step * 7919 + i) % moves.length]!);
        const own = kernelTownOf(deck, game.towns.first);
        const rival = kernelTownOf(deck, game.towns.second);
        const points = compare.reduce((sum, card) => sum + compiledBonusOf(deck, card)(own, rival), 0);
        expect(scoring?.points(scoring.read(own), scoring.read(rival))).toBe(points);
      }
    }
  });
});
