// The signature of the engine: the nodes spent on fixed positions and a hash of the moves chosen there.
//
// A change that only affects speed or style keeps it; a change of play changes it and says so.

import { type Deck, type Game, mustPlay, newGame } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { makeMove } from '@wagons/rules/notation';
import { random } from './players/random.ts';
import { Spending } from './search/budget.ts';
import { Searcher } from './search/searcher.ts';
import { isSolvable } from './solver/solvable.ts';
import { solve } from './solver/solve.ts';

export type Signature = {
  /** Total nodes of all searches and proofs. */
  readonly nodes: number;
  /** A hash of the moves chosen. */
  readonly moves: number;
};

const POSITIONS = 24;
const NODES = 200;

/** Searches and solves fixed positions of a deck. */
export function signature(deck: Deck): Signature {
  let nodes = 0;
  let moves = 0;
  const hash = (text: string): void => {
    for (const character of text) moves = (Math.imul(moves, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  };
  for (let i = 0; i < POSITIONS; i++) {
    const game = position(deck, i);
    if (game.phase === 'over') continue;
    const spending = new Spending({ nodes: NODES });
    const thought = new Searcher(game, { withPotential: true }).think(game, spending);
    if (thought) hash(makeMove(thought.move));
    nodes += spending.nodes;
    if (!isSolvable(game)) continue;
    const solution = solve(game, { nodes: NODES });
    if (solution.proven) hash(solution.line.map(makeMove).join());
    nodes += solution.nodes;
  }
  return { nodes, moves };
}

/** The i-th position: a random game after i moves. */
function position(deck: Deck, i: number): Game {
  const roll = dice(`signature ${i}`);
  let game = newGame(`signature ${i}`, deck);
  for (let step = 0; step < i && game.phase !== 'over'; step++) {
    game = mustPlay(game, random(game, roll));
  }
  return game;
}
