import { type Game, mustPlay, newGame, opponent, score } from '@wagons/rules';
import { makeMove } from '@wagons/rules/notation';
import { describe, expect, it } from 'vitest';
import { baseDeck } from '../../../rules/test/table.ts';
import { late } from '../../test/games.ts';
import { Spending } from './budget.ts';
import { choices, type SearchScope, valueEach } from './candidates.ts';
import { keyOf, lastOf, withoutLast } from './cardSets.ts';
import { makeEvaluator } from './evaluator.ts';
import { Position, type UnfinishedGame } from './position.ts';
import { SearchCache } from './searchCache.ts';
import { lineOf, Searcher } from './searcher.ts';

const deck = baseDeck();

function open(game: Game): UnfinishedGame {
  if (game.phase === 'over') throw new Error('the game is over');
  return game;
}

/** The cards of a key in the order in which they are placed. */
function cardsOf(key: number): number[] {
  return key === 0 ? [] : [...cardsOf(withoutLast(key)), lastOf(key)];
}

describe('sets of cards', () => {
  it('keep the order of the queue for every start', () => {
    for (let start = 0; start < 15; start++) {
      for (let cards = 0; cards < 1 << 15; cards += 37) {
        const queue = Array.from({ length: 15 }, (_, q) => q).filter((q) => (cards >> q) & 1);
        expect(cardsOf(keyOf(cards, start))).toEqual(queue.map((q) => (q + start) % 15));
      }
    }
  });

  it('have the same key for the same cards in the same order', () => {
    // The cards 3 and 4 of the circle after the starts 0, 2 and 3; after 4 the card 3 comes last.
    expect([keyOf(0b11000, 0), keyOf(0b110, 2), keyOf(0b11, 3)]).toEqual([24, 24, 24]);
    expect(keyOf(0b100000000000001, 4)).not.toBe(24);
  });
});

const SCOPE: SearchScope = { horizon: 4, width: 2, placements: 5 };

/** Every candidate valued without alpha-beta bounds. */
function plainValues(game: UnfinishedGame): Map<string, number> {
  const evaluator = makeEvaluator(deck, game.deal.center);
  if (!evaluator) throw new Error('the base deck can be judged');
  const at = new Position(game, evaluator, new SearchCache());
  const valued = valueEach(at, choices(at, SCOPE), {
    scope: SCOPE,
    exactly: Infinity,
    spending: new Spending({}),
  });
  return new Map(valued?.map(({ move, value }) => [makeMove(move), value]));
}

/** Positions of all phases, from the opening to the end. */
const positions = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed, i): UnfinishedGame[] => {
  if (i === 0) return [open(newGame(seed, deck))];
  const draft = late(seed, 14 - 2 * i);
  return [
    open(draft),
    open(mustPlay(draft, { type: 'draft', card: draft.circle[Math.min(1, draft.circle.length - 1)] ?? '' })),
  ];
});

describe('the search', () => {
  it('plays what an unfinished scope has found to be better', () => {
    const scopes = [
      { horizon: 1, width: 1, placements: 6 },
      { ...SCOPE, placements: 12 },
    ];
    let better = 0;
    for (const game of positions) {
      const whole = new Searcher(game).think(game, new Spending({}), { exactly: Infinity, scopes })!;
      const values = new Map(whole.candidates.map(({ move, value }) => [makeMove(move), value]));
      for (let nodes = 10; nodes < 400; nodes += 10) {
        const { move, candidates, scope } = new Searcher(game).think(game, new Spending({ nodes }), {
          scopes,
        })!;
        const before = makeMove(candidates[0].move);
        if (makeMove(move) === before) continue;
        better++;
        expect(scope).toBe(scopes[0]);
        expect(values.get(makeMove(move))).toBeGreaterThan(values.get(before)!);
      }
    }
    expect(better).toBeGreaterThan(3);
  });

  it('finds the same values with and without alpha-beta bounds', () => {
    for (const game of positions) {
      const values = plainValues(game);
      for (const exactly of [1, 3]) {
        const result = new Searcher(game).think(game, new Spending({}), { exactly, scopes: [SCOPE] });
        const best = [...values.values()].toSorted((a, b) => b - a).slice(0, exactly);
        expect(result?.candidates.slice(0, exactly).map(({ value }) => value)).toEqual(best);
        for (const { move, value } of result?.candidates.slice(0, exactly) ?? [])
          expect(values.get(makeMove(move))).toBe(value);
      }
    }
  });

  it('finds the same values with a warm and an empty cache', () => {
    for (const start of ['remember', 'again']) {
      let game = late(start, 9);
      const searcher = new Searcher(game);
      while (game.phase !== 'over') {
        const warm = searcher.think(game, new Spending({}), { scopes: [SCOPE] });
        const cold = new Searcher(game).think(game, new Spending({}), { scopes: [SCOPE] });
        expect(warm?.candidates[0].value).toBe(cold?.candidates[0].value);
        game = mustPlay(game, warm?.candidates[0].move ?? game.moves[0]!);
      }
    }
  });

  it('needs fewer nodes with a warm cache', () => {
    const game = open(late('warm', 8));
    const nodesOf = (searcher: Searcher, at: UnfinishedGame): number => {
      const spending = new Spending({});
      searcher.think(at, spending, { scopes: [SCOPE] });
      return spending.nodes;
    };
    const searcher = new Searcher(game);
    nodesOf(searcher, game);
    const next = open(mustPlay(game, { type: 'draft', card: game.circle[0] ?? '' }));
    expect(nodesOf(searcher, next)).toBeLessThan(nodesOf(new Searcher(next), next));
  });

  it('expects a line that leads to its value', () => {
    const scope = { ...SCOPE, horizon: 15, width: 1 };
    for (const game of positions.slice(3)) {
      const result = new Searcher(game).think(game, new Spending({}), { exactly: 2, scopes: [scope] });
      if (!result) throw new Error('the base deck can be searched');
      for (const candidate of result.candidates.slice(0, 2)) {
        const end = lineOf(result, candidate).reduce(mustPlay, game as Game);
        expect(end.phase).toBe('over');
        const tallies = score(end);
        expect(tallies[game.seat].total - tallies[opponent(game.seat)].total).toBe(candidate.value);
      }
    }
  });

  it('values an extra move even if it is a bad one', () => {
    for (const game of positions) {
      if (game.phase !== 'place') continue;
      const move = {
        type: 'place',
        card: game.held[0].card,
        cell: { x: 0, y: 0 },
        rotation: 'upsideDown',
      } as const;
      const result = new Searcher(game).think(game, new Spending({ nodes: 50 }), { also: move });
      expect(result?.candidates.filter((one) => makeMove(one.move) === makeMove(move))).toHaveLength(1);
    }
  });

  it('expects a line from the best move, also if an extra move is just as good', () => {
    const scope = { ...SCOPE, horizon: 15, width: 2 };
    for (const game of positions.slice(3)) {
      const best = new Searcher(game).think(game, new Spending({}), { scopes: [scope] })!.candidates[0];
      const result = new Searcher(game).think(game, new Spending({}), { also: best.move, scopes: [scope] })!;
      expect(result.candidates[0].value).toBe(best.value);
      const end = lineOf(result, result.candidates[0]).reduce(mustPlay, game as Game);
      expect(end.phase).toBe('over');
    }
  });

  it('respects the capacity of the cache and still finds a move', () => {
    for (const most of [0, 10, 100, 1000]) {
      const cache = new SearchCache(most);
      let game = late('full', 9);
      const searcher = new Searcher(game, { cache });
      while (game.phase !== 'over') {
        const result = searcher.think(game, new Spending({ nodes: 2000 }));
        if (!result) throw new Error('the search found no move');
        // Two tries may complete a branch: a beam of 32 towns for each of up to 14 cards.
        expect(cache.towns).toBeLessThan(most + 2 * 32 * 14);
        game = mustPlay(game, result.candidates[0].move);
      }
    }
  });
});
