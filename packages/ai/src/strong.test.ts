import { legalMoves, newGame } from '@wagons/rules';
import { makeMove } from '@wagons/rules/notation';
import { describe, expect, it } from 'vitest';
import { baseDeck, deckFile } from '../../rules/test/table.ts';
import { late, playOn, tiedDeck } from '../test/games.ts';
import { makeFaces } from './kernel/faces.ts';
import { setTown, worthIn } from './kernel/table.ts';
import { makeStrong, strong } from './strong.ts';

const deck = baseDeck();

describe('the strong player', () => {
  it('with a budget in nodes finds the same move every time', () => {
    for (let game = newGame('same', deck), i = 0; game.phase !== 'over' && i < 12; i++) {
      const move = strong(game, { nodes: 60 });
      expect(strong(game, { nodes: 60 })).toEqual(move);
      game = playOn(game, move);
    }
  });

  it('with a budget in nodes forgets what it thought before', () => {
    const budget = { nodes: 120 };
    const bot = makeStrong(budget);
    for (let game = newGame('forget', deck), i = 0; game.phase !== 'over' && i < 12; i++) {
      const move = bot(game);
      expect(move).toEqual(makeStrong(budget)(game));
      game = playOn(game, move);
    }
  });

  it('with a budget in time goes from game to game, and back', () => {
    let clock = 0;
    const bot = makeStrong({ time: { milliseconds: 200, now: () => clock++ } });
    const games = [newGame('one', deck), newGame('other', deckFile('frontier')), late('one more', 6)];
    for (const game of [...games, ...games.toReversed()])
      expect(legalMoves(game).map(makeMove)).toContain(makeMove(bot(game)));
  });

  it('has a legal move even with no budget at all, or when it is stopped at once', () => {
    for (const budget of [
      { nodes: 0 },
      { nodes: -1 },
      { aborted: () => true },
      { time: { milliseconds: 0, now: () => 5 } },
    ]) {
      for (let game = newGame('none', deck); game.phase !== 'over';) {
        const move = strong(game, budget);
        expect(legalMoves(game).map(makeMove)).toContain(makeMove(move));
        game = playOn(game, move);
      }
    }
  });

  it('stops when its time is over', () => {
    let clock = 0;
    const now = (): number => clock++;
    strong(newGame('time', deck), { time: { milliseconds: 40, now } });
    expect(clock).toBeLessThan(60);
  });

  it('plays any deck, also with conditions that tie the towns together', () => {
    expect(makeFaces(tiedDeck().cards.map(({ bonus }) => bonus))).toBeUndefined();
    for (const other of [tiedDeck(), deckFile('frontier')]) {
      for (let game = newGame('any', other), i = 0; game.phase !== 'over' && i < 40; i++) {
        const move = strong(game, { nodes: 20 });
        expect(legalMoves(game).map(makeMove)).toContain(makeMove(move));
        game = playOn(game, move);
      }
    }
  });

  it('refuses a finished game', () => {
    let game = newGame('end', deck);
    for (let moves = legalMoves(game); moves[0]; moves = legalMoves(game)) game = playOn(game, moves[0]);
    expect(() => strong(game, { nodes: 1 })).toThrow('a finished game asks for no move');
  });
});

describe('faces', () => {
  it('give the points of comparing conditions without the cells', () => {
    const compare = ['claim-jumpers', 'one-too-many', 'smalltown-charm'];
    const bonuses = deck.cards.filter(({ id }) => compare.includes(id)).map(({ bonus }) => bonus);
    const faces = makeFaces(bonuses);
    for (let i = 0; i < 20; i++) {
      let game = newGame(`face ${i}`, deck);
      for (let step = 0; game.phase !== 'over'; step++) {
        const moves = legalMoves(game);
        game = playOn(game, moves[(step * 7919 + i) % moves.length]!);
        const own = setTown(deck, game.towns.first);
        const rival = setTown(deck, game.towns.second);
        const points = compare.reduce((sum, card) => sum + worthIn(deck, card)(own, rival), 0);
        expect(faces?.points(faces.read(own), faces.read(rival))).toBe(points);
      }
    }
  });
});
