// The search: looks a little way first, then further and wider for as long as the budget lasts.

import type { Game, Move } from '@wagons/rules';
import { makeMove } from '@wagons/rules/notation';
import { Spending } from '../budget.ts';
import { type Candidate, choices, expected, type Reach, valueEach } from './candidates.ts';
import { type Judge, makeJudge } from './judge.ts';
import { Memory } from './memory.ts';
import { type OpenGame, Position } from './position.ts';

/** Each reach takes some times as long as the one before. */
const REACHES: readonly Reach[] = [
  { horizon: 2, width: 1, placements: 4 },
  { horizon: 3, width: 1, placements: 6 },
  { horizon: 4, width: 1, placements: 8 },
  { horizon: 4, width: 2, placements: 8 },
  { horizon: 6, width: 2, placements: 8 },
  { horizon: 8, width: 2, placements: 8 },
  { horizon: 8, width: 4, placements: 10 },
  { horizon: 10, width: 4, placements: 10 },
  { horizon: 15, width: 4, placements: 12 },
  { horizon: 15, width: 8, placements: 16 },
  { horizon: 15, width: 16, placements: 24 },
  { horizon: 15, width: 32, placements: 48 },
];

/** What a search found: candidates, the best first, and how far it looked. */
export type Thought = {
  readonly at: Position;
  readonly candidates: readonly [Candidate, ...Candidate[]];
  readonly reach: Reach;
};

export type Care = {
  /** How many of the best candidates are valued exactly; 1 unless the caller asks for more. */
  readonly exactly?: number;
  /** A move that is valued exactly whatever it is worth. */
  readonly also?: Move | undefined;
  readonly reaches?: readonly Reach[];
};

/** Thinks about one game, and remembers for the next decision what it found for this one. */
export class Searcher {
  readonly #judge: Judge | undefined;
  readonly #memory: Memory;

  constructor({ deck, deal }: Pick<Game, 'deck' | 'deal'>, memory = new Memory()) {
    this.#judge = makeJudge(deck, deal.center);
    this.#memory = memory;
  }

  /** Undefined where a scoring card ties both towns together cell by cell: that is beyond the tries. */
  think(
    game: OpenGame,
    spending: Spending,
    { exactly = 1, also, reaches = REACHES }: Care = {},
  ): Thought | undefined {
    if (!this.#judge) return undefined;
    if (this.#memory.isFull) this.#memory.clear();
    const at = new Position(game, this.#judge, this.#memory);
    const left = spending.left();
    const own = new Spending({ ...left, aborted: () => this.#memory.isFull || (left.aborted?.() ?? false) });
    let thought: Thought | undefined;
    for (const reach of reaches) {
      // Past the end of the circle there is nothing more to see: only more towns help.
      const isNews =
        reach.width > (thought?.reach.width ?? 0) || horizonOf(thought, game) < game.circle.length;
      if (!isNews) continue;
      // The first look is never cut short, so there is always an answer.
      const spent = thought ? own : new Spending({});
      const valued = this.#look(at, reach, spent, { exactly, also, found: thought?.candidates ?? [] });
      if (!thought) own.spend(spent.nodes);
      if (!valued) break;
      thought = { at, candidates: valued, reach };
      if (own.isSpent()) break;
    }
    spending.spend(own.nodes);
    return thought;
  }

  #look(
    at: Position,
    reach: Reach,
    spending: Spending,
    { exactly, also, found }: { exactly: number; also: Move | undefined; found: readonly Candidate[] },
  ): [Candidate, ...Candidate[]] | undefined {
    const moves = promisingFirst(choices(at, reach), found);
    const valued = valueEach(at, moves, reach, exactly, spending);
    const [asked] = also ? (valueEach(at, [also], reach, 1, spending) ?? [undefined]) : [];
    if (!valued || (also && !asked)) return undefined;
    const others = asked ? valued.filter(({ move }) => makeMove(move) !== makeMove(asked.move)) : valued;
    const [best, ...rest] = [...others, ...(asked ? [asked] : [])].toSorted((a, b) => b.value - a.value);
    return best && [best, ...rest];
  }
}

const horizonOf = (thought: Thought | undefined, game: OpenGame): number =>
  Math.min(thought?.reach.horizon ?? 0, game.circle.length);

/** Moves that did well before are looked at first. */
function promisingFirst(moves: readonly Move[], found: readonly Candidate[]): Move[] {
  const ranks = new Map(found.map(({ move }, rank) => [makeMove(move), rank]));
  const rank = (move: Move): number => ranks.get(makeMove(move)) ?? found.length;
  return moves.toSorted((a, b) => rank(a) - rank(b));
}

/** How the game is expected to go on after a candidate, as far as was looked: its move first. */
export const lineOf = ({ at, reach }: Thought, candidate: Candidate): readonly Move[] =>
  expected(at, candidate, reach, new Spending({})) ?? [candidate.move];
