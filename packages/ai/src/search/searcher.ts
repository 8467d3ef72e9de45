// The search by iterative deepening: a narrow scope first, then wider ones as long as the budget lasts.

import type { Game, Move } from '@wagons/rules';
import { makeMove } from '@wagons/rules/notation';
import { Spending } from './budget.ts';
import { type Candidate, choices, expectedLine, type SearchScope, valueEach } from './candidates.ts';
import { type Evaluator, makeEvaluator } from './evaluator.ts';
import { Position, type UnfinishedGame } from './position.ts';
import { SearchCache } from './searchCache.ts';

/** Each scope takes several times as long as the one before. */
const SCOPES: readonly SearchScope[] = [
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

/** The candidates of a search, best first, and the last scope that was completed. */
export type SearchResult = {
  readonly position: Position;
  readonly candidates: readonly [Candidate, ...Candidate[]];
  readonly scope: SearchScope;
};

/** The last scope that was completed, and the best move of all. */
export type Thought = SearchResult & {
  /** The best move that the next scope found before the budget was spent; otherwise that of the completed scope. */
  readonly move: Move;
};

export type SearchOptions = {
  /** How many of the best candidates get an exact value; 1 by default. */
  readonly exactly?: number;
  /** A move that gets an exact value even if it is a bad one. */
  readonly also?: Move | undefined;
  readonly scopes?: readonly SearchScope[];
  /** Receives the result of each scope that was completed. */
  readonly completed?: (result: SearchResult) => void;
};

export type SearcherOptions = {
  readonly cache?: SearchCache;
  /** Whether beams keep towns for their potential as well as for their points. */
  readonly withPotential?: boolean;
};

/** Searches positions of one game, and caches what it found for the next decision. */
export class Searcher {
  readonly #evaluator: Evaluator | undefined;
  readonly #cache: SearchCache;

  constructor(
    { deck, deal }: Pick<Game, 'deck' | 'deal'>,
    { cache = new SearchCache(), withPotential = false }: SearcherOptions = {},
  ) {
    this.#evaluator = makeEvaluator(deck, deal.center, { withPotential });
    this.#cache = cache;
  }

  /** Undefined if a scoring card depends on both towns cell by cell: tries can't represent that. */
  think(
    game: UnfinishedGame,
    spending: Spending,
    { exactly = 1, also, scopes = SCOPES, completed }: SearchOptions = {},
  ): Thought | undefined {
    if (!this.#evaluator) return undefined;
    if (this.#cache.isFull) this.#cache.clear();
    const position = new Position(game, this.#evaluator, this.#cache);
    const left = spending.left();
    const own = new Spending({ ...left, aborted: () => this.#cache.isFull || (left.aborted?.() ?? false) });
    let result: SearchResult | undefined;
    let found: Move | undefined;
    // The first move of a scope is the best so far. A better one counts even if the scope doesn't finish.
    const improved = ({ move }: Candidate): void => void (found = move);
    for (const scope of scopes) {
      // Once the horizon includes the whole circle, only a wider scope helps.
      const isWider =
        scope.width > (result?.scope.width ?? 0) || horizonOf(result, game) < game.circle.length;
      if (!isWider) continue;
      // The first scope always completes, so there is always a result.
      const spent = result ? own : new Spending({});
      const moves = promisingFirst(choices(position, scope), result?.candidates ?? []);
      const candidates = valueWith(position, moves, also, { scope, exactly, spending: spent, improved });
      if (!result) own.spend(spent.nodes);
      if (!candidates) break;
      found = candidates[0].move;
      result = { position, candidates, scope };
      completed?.(result);
      if (own.isSpent()) break;
    }
    spending.spend(own.nodes);
    return result && { ...result, move: found ?? result.candidates[0].move };
  }
}

/** Values moves and the extra one, best first. */
function valueWith(
  position: Position,
  moves: readonly Move[],
  also: Move | undefined,
  options: Parameters<typeof valueEach>[2],
): [Candidate, ...Candidate[]] | undefined {
  const valued = valueEach(position, moves, options);
  const [extra] = also
    ? (valueEach(position, [also], { ...options, exactly: 1, improved: () => undefined }) ?? [undefined])
    : [];
  if (!valued || (also && !extra)) return undefined;
  const others = extra ? valued.filter(({ move }) => makeMove(move) !== makeMove(extra.move)) : valued;
  // Of equal values the extra move's comes first: it is exact, and those of others may be upper bounds.
  const [best, ...rest] = [...(extra ? [extra] : []), ...others].toSorted((a, b) => b.value - a.value);
  return best && [best, ...rest];
}

const horizonOf = (result: SearchResult | undefined, game: UnfinishedGame): number =>
  Math.min(result?.scope.horizon ?? 0, game.circle.length);

/** Moves that did well in the scope before come first. */
function promisingFirst(moves: readonly Move[], found: readonly Candidate[]): Move[] {
  const ranks = new Map(found.map(({ move }, rank) => [makeMove(move), rank]));
  const rank = (move: Move): number => ranks.get(makeMove(move)) ?? found.length;
  return moves.toSorted((a, b) => rank(a) - rank(b));
}

/** The expected continuation after a candidate, starting with its move. */
export const lineOf = ({ position, scope }: SearchResult, candidate: Candidate): readonly Move[] =>
  expectedLine(position, candidate, scope, new Spending({})) ?? [candidate.move];
