// The signature of the players: how many nodes they spend on fixed positions, and what they choose there.
//
// A change that means to alter nothing but speed keeps it; one that alters the play changes it, and says so.

import { type Deck, type Game, newGame, play, invariant } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { makeMove } from '@wagons/rules/notation';
import { Spending } from './budget.ts';
import { random } from './random.ts';
import { Searcher } from './search/searcher.ts';
import { isSolvable } from './solver/solvable.ts';
import { solve } from './solver/solve.ts';

export type Signature = {
  /** Nodes of all searches and proofs together. */
  readonly nodes: number;
  /** The moves chosen, as one number. */
  readonly moves: number;
};

const POSITIONS = 24;
const NODES = 200;

/** Searches and proves fixed positions of a deck. */
export function signature(deck: Deck): Signature {
  let nodes = 0;
  let moves = 0;
  const note = (text: string): void => {
    for (const character of text) moves = (Math.imul(moves, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  };
  for (let i = 0; i < POSITIONS; i++) {
    const game = position(deck, i);
    if (game.phase === 'over') continue;
    const spending = new Spending({ nodes: NODES });
    const thought = new Searcher(game).think(game, spending);
    if (thought) note(makeMove(thought.candidates[0].move));
    nodes += spending.nodes;
    if (!isSolvable(game)) continue;
    const solution = solve(game, { nodes: NODES });
    if (solution.proven) note(solution.line.map(makeMove).join());
    nodes += solution.nodes;
  }
  return { nodes, moves };
}

/** The i-th position: a random game after so many of its moves. */
function position(deck: Deck, i: number): Game {
  const roll = dice(`signature ${i}`);
  let game = newGame(`signature ${i}`, deck);
  for (let step = 0; step < i && game.phase !== 'over'; step++) {
    const next = play(game, random(game, roll));
    invariant(next.ok, 'a random move is legal');
    game = next.value;
  }
  return game;
}
