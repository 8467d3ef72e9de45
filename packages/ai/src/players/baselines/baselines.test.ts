import {
  type Game,
  legalMoves,
  type Move,
  newGame,
  opponent,
  play,
  score,
  type Seat,
  SEATS,
} from '@wagons/rules';
import { type Dice, dice } from '@wagons/rules/deal';
import { makeMove } from '@wagons/rules/notation';
import { describe, expect, it } from 'vitest';
import { deckFile } from '../../../../rules/test/table.ts';
import type { Budget } from '../../search/budget.ts';
import { random } from '../random.ts';
import { greedy } from '../../search/greedy.ts';
import { mcts } from './mcts.ts';
import { next } from './next.ts';
import { uct } from './uct.ts';

const base = deckFile('base');

function make(game: Game, move: Move): Game {
  const next = play(game, move);
  if (!next.ok) throw new Error(`an illegal move: ${next.error.why}`);
  return next.value;
}

/** A random game with short skips, until at most `cards` cards are left in the circle. */
function begun(seed: string, cards: number, deck = base): Game {
  const roll = dice(`begun ${seed}`);
  let game = newGame(seed, deck);
  while (game.circle.length > cards || (game.phase !== 'draft' && game.phase !== 'over')) {
    const moves = legalMoves(game);
    const choices = game.phase === 'draft' ? moves.slice(0, Math.min(2, moves.length - cards)) : moves;
    game = make(game, choices[roll(choices.length)]!);
  }
  return game;
}

type Player = (game: Game, roll: Dice) => Move;

/** The margin of a player in a seat when a game is played to its end. */
function margin(start: Game, seat: Seat, player: Player, rival: Player): number {
  const rolls = { player: dice('player'), rival: dice('rival') };
  let game = start;
  while (game.phase !== 'over')
    game = make(game, game.seat === seat ? player(game, rolls.player) : rival(game, rolls.rival));
  const tallies = score(game);
  return tallies[seat].total - tallies[opponent(seat)].total;
}

/** The margins of deal-pairs: the same positions from both seats. */
const pairs = (starts: readonly Game[], player: Player, rival: Player): number[] =>
  starts.map((start) => SEATS.reduce((sum, seat) => sum + margin(start, seat, player, rival), 0));

const baselines = { uct, mcts };

/** The moves they chose when they were written. Never to be changed. */
const FROZEN = {
  uct: [
    'start bootleggers',
    'take bootleggers',
    'place bootleggers 0,0 turned',
    'take one-too-many',
    'take cool-water',
    'place cool-water -4,-3',
    'take the-clearing',
    'place the-clearing 2,-1',
  ],
  mcts: [
    'start cool-water',
    'take cool-water',
    'place cool-water 0,0 turned',
    'take target-practice',
    'take cool-water',
    'place cool-water -3,-4 turned',
    'take target-practice',
    'place target-practice 1,-3 turned',
  ],
};

describe.each(['uct', 'mcts'] as const)('%s', (name) => {
  const choose = baselines[name];

  it.each(['base', 'frontier', 'example'])('plays legal moves in every phase with %s', (file) => {
    const roll = dice('legal');
    let game = newGame(`legal ${file}`, deckFile(file));
    while (game.phase !== 'over') game = make(game, choose(game, { nodes: 2 }, roll));
    expect(game.towns.first.length + game.towns.second.length).toBe(15);
  });

  it('chooses the same move from the same dice within the same nodes', () => {
    for (const game of [newGame('same', base), begun('same', 6), begun('same', 3)]) {
      const [once, again] = [1, 2].map(() => choose(game, { nodes: 12 }, dice('same')));
      expect(once).toEqual(again);
    }
  });

  it('is frozen: it plays the same opening and ending as when it was written', () => {
    const course: string[] = [];
    for (let game of [newGame('frozen', base), begun('frozen', 3)]) {
      for (let i = 0; i < 4 && game.phase !== 'over'; i++) {
        const move = choose(game, { nodes: 20 }, dice(`frozen ${i}`));
        course.push(makeMove(move));
        game = make(game, move);
      }
    }
    expect(course).toEqual(FROZEN[name]);
  });

  it('does not modify the game', () => {
    const game = begun('untouched', 4);
    const before = structuredClone(game);
    choose(game, { nodes: 20 }, dice('untouched'));
    expect(game).toEqual(before);
  });

  it('returns the first legal move without a budget', () => {
    const nothing: readonly Budget[] = [
      { nodes: 0 },
      { time: { milliseconds: 0, now: () => 7 } },
      { nodes: 1000, aborted: () => true },
    ];
    for (const game of [newGame('zero', base), begun('zero', 5)])
      for (const budget of nothing) expect(choose(game, budget, dice('zero'))).toEqual(legalMoves(game)[0]);
  });

  it('stops after its time or when it is aborted', () => {
    const game = begun('stop', 4);
    let clock = 0;
    let asked = 0;
    const now = () => clock++;
    choose(game, { time: { milliseconds: 10, now } }, dice('stop'));
    expect(clock).toBeLessThan(15);
    choose(game, { aborted: () => ++asked > 10 }, dice('stop'));
    expect(asked).toBe(11);
  });

  it('rejects a finished game and a budget without a limit', () => {
    const over = begun('over', 0);
    expect(over.phase).toBe('over');
    expect(() => choose(over, { nodes: 10 }, dice('over'))).toThrow('a finished game asks for no move');
    expect(() => choose(newGame('over', base), {}, dice('over'))).toThrow('without a bound');
  });
});

describe('next', () => {
  it('chooses the first card of the circle, never skips, and places where it scores most', () => {
    let game = newGame('next', base);
    while (game.phase !== 'over') {
      const move = next(game);
      if (move.type === 'place') expect(move).toEqual(greedy(game));
      else expect(move.card).toBe(game.circle[0]);
      game = make(game, move);
    }
    expect(game.towns.first.length - game.towns.second.length).toBe(1);
    // The last placement depends on all others. Never to be changed.
    expect(game.moves.slice(-2).map(makeMove)).toEqual([
      'take the-clearing',
      'place the-clearing 1,-6 turned',
    ]);
  });

  it('rejects a finished game', () => {
    expect(() => next(begun('over', 0))).toThrow('a finished game asks for no move');
  });
});

describe('strength, from late positions and both seats', () => {
  const starts = Array.from({ length: 4 }, (_, i) => begun(`strength ${i}`, 4));

  it('uct with 2,000 playouts beats random in every pair', () => {
    const margins = pairs(starts, (game, roll) => uct(game, { nodes: 2000 }, roll), random);
    expect(
      margins.filter((one) => one > 0),
      String(margins),
    ).toHaveLength(starts.length);
  });

  it('mcts with 20 playouts beats random in every pair', () => {
    const margins = pairs(starts, (game, roll) => mcts(game, { nodes: 20 }, roll), random);
    expect(
      margins.filter((one) => one > 0),
      String(margins),
    ).toHaveLength(starts.length);
  });

  it('mcts beats uct over all pairs when both have 50 playouts', () => {
    const margins = pairs(
      starts,
      (game, roll) => mcts(game, { nodes: 50 }, roll),
      (game, roll) => uct(game, { nodes: 50 }, roll),
    );
    expect(
      margins.reduce((sum, one) => sum + one, 0),
      String(margins),
    ).toBeGreaterThan(0);
  });
});
