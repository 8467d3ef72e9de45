import { type Game, newGame, opponent, score } from '@wagons/rules';
import { makeMove } from '@wagons/rules/notation';
import { describe, expect, it } from 'vitest';
import { baseDeck } from '../../../rules/test/table.ts';
import { late, playOn } from '../../test/games.ts';
import { Spending } from '../budget.ts';
import { choices, type Reach, valueEach } from './candidates.ts';
import { makeJudge } from './judge.ts';
import { Memory } from './memory.ts';
import { type OpenGame, Position } from './position.ts';
import { keyOf, lastOf, withoutLast } from './queue.ts';
import { lineOf, Searcher } from './searcher.ts';

const deck = baseDeck();

function open(game: Game): OpenGame {
  if (game.phase === 'over') throw new Error('the game is over');
  return game;
}

/** The cards of a key in the order in which they are laid. */
function cardsOf(key: number): number[] {
  return key === 0 ? [] : [...cardsOf(withoutLast(key)), lastOf(key)];
}

describe('sets of cards', () => {
  it('keep the order of the queue, whatever the start', () => {
    for (let start = 0; start < 15; start++) {
      for (let cards = 0; cards < 1 << 15; cards += 37) {
        const queue = Array.from({ length: 15 }, (_, q) => q).filter((q) => (cards >> q) & 1);
        expect(cardsOf(keyOf(cards, start))).toEqual(queue.map((q) => (q + start) % 15));
      }
    }
  });

  it('are the same for the same cards in the same order', () => {
    // The cards 3 and 4 of the circle after the starts 0, 2 and 3; after 4 the card 3 comes last.
    expect([keyOf(0b11000, 0), keyOf(0b110, 2), keyOf(0b11, 3)]).toEqual([24, 24, 24]);
    expect(keyOf(0b100000000000001, 4)).not.toBe(24);
  });
});

const REACH: Reach = { horizon: 4, width: 2, placements: 5 };

/** Every candidate valued without bounds, so that nothing is cut off. */
function plainValues(game: OpenGame): Map<string, number> {
  const judge = makeJudge(deck, game.deal.center);
  if (!judge) throw new Error('the base deck can be judged');
  const at = new Position(game, judge, new Memory());
  const valued = valueEach(at, choices(at, REACH), REACH, Infinity, new Spending({}));
  return new Map(valued?.map(({ move, value }) => [makeMove(move), value]));
}

/** Positions of all phases from the whole course of a game. */
const positions = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed, i): OpenGame[] => {
  if (i === 0) return [open(newGame(seed, deck))];
  const draft = late(seed, 14 - 2 * i);
  return [
    open(draft),
    open(playOn(draft, { type: 'draft', card: draft.circle[Math.min(1, draft.circle.length - 1)] ?? '' })),
  ];
});

describe('the search', () => {
  it('finds with bounds what it finds without', () => {
    for (const game of positions) {
      const values = plainValues(game);
      for (const exactly of [1, 3]) {
        const thought = new Searcher(game).think(game, new Spending({}), { exactly, reaches: [REACH] });
        const best = [...values.values()].toSorted((a, b) => b - a).slice(0, exactly);
        expect(thought?.candidates.slice(0, exactly).map(({ value }) => value)).toEqual(best);
        for (const { move, value } of thought?.candidates.slice(0, exactly) ?? [])
          expect(values.get(makeMove(move))).toBe(value);
      }
    }
  });

  it('values the same from what it remembers as from nothing', () => {
    for (const start of ['remember', 'again']) {
      let game = late(start, 9);
      const searcher = new Searcher(game);
      while (game.phase !== 'over') {
        const warm = searcher.think(game, new Spending({}), { reaches: [REACH] });
        const cold = new Searcher(game).think(game, new Spending({}), { reaches: [REACH] });
        expect(warm?.candidates[0].value).toBe(cold?.candidates[0].value);
        game = playOn(game, warm?.candidates[0].move ?? game.moves[0]!);
      }
    }
  });

  it('needs fewer nodes for what it has thought about', () => {
    const game = open(late('warm', 8));
    const nodesOf = (searcher: Searcher, at: OpenGame): number => {
      const spending = new Spending({});
      searcher.think(at, spending, { reaches: [REACH] });
      return spending.nodes;
    };
    const searcher = new Searcher(game);
    nodesOf(searcher, game);
    const next = open(playOn(game, { type: 'draft', card: game.circle[0] ?? '' }));
    expect(nodesOf(searcher, next)).toBeLessThan(nodesOf(new Searcher(next), next));
  });

  it('foresees a line that leads to its value', () => {
    const reach = { ...REACH, horizon: 15, width: 1 };
    for (const game of positions.slice(3)) {
      const thought = new Searcher(game).think(game, new Spending({}), { exactly: 2, reaches: [reach] });
      if (!thought) throw new Error('the base deck can be searched');
      for (const candidate of thought.candidates.slice(0, 2)) {
        const end = lineOf(thought, candidate).reduce(playOn, game as Game);
        expect(end.phase).toBe('over');
        const tallies = score(end);
        expect(tallies[game.seat].total - tallies[opponent(game.seat)].total).toBe(candidate.value);
      }
    }
  });

  it('values a bad move too, when asked to', () => {
    for (const game of positions) {
      if (game.phase !== 'place') continue;
      const move = {
        type: 'place',
        card: game.held[0].card,
        cell: { x: 0, y: 0 },
        rotation: 'upsideDown',
      } as const;
      const thought = new Searcher(game).think(game, new Spending({ nodes: 50 }), { also: move });
      expect(thought?.candidates.filter((one) => makeMove(one.move) === makeMove(move))).toHaveLength(1);
    }
  });

  it('keeps no more towns than it may, and answers all the same', () => {
    for (const most of [0, 10, 100, 1000]) {
      const memory = new Memory(most);
      let game = late('full', 9);
      const searcher = new Searcher(game, memory);
      while (game.phase !== 'over') {
        const thought = searcher.think(game, new Spending({ nodes: 2000 }));
        if (!thought) throw new Error('there is always an answer');
        // Two towns that were begun may be finished: 32 sketches for each of up to 14 cards.
        expect(memory.towns).toBeLessThan(most + 2 * 32 * 14);
        game = playOn(game, thought.candidates[0].move);
      }
    }
  });
});
