// The exact solver: the margin of the last cards under perfect play, proven, and the moves that lead there.

import { type Game, type Held, invariant, type Move, mustPlay, opponent } from '@wagons/rules';
import { codesIn, kernelTownOf, makeScoreboard } from '../kernel/scoreboard.ts';
import { type Budget, Spending } from '../search/budget.ts';
import type { UnfinishedGame } from '../search/position.ts';
import { type MarginBounds, marginBoundsOf } from './bounds/marginBounds.ts';
import { makeEndScoring } from './bounds/scoring.ts';
import type { DraftPlan } from './search/draftPlans.ts';
import { EndgameSearch } from './search/endgameSearch.ts';
import { makeFinalPhase, type MarginGoal } from './search/finalPhase.ts';
import { guessMargin } from './search/initialGuess.ts';
import { BudgetSpent, PlacementScorer } from './search/placementScorer.ts';
import { ProvenLine } from './search/provenLine.ts';
import { RelaxedSearch } from './search/relaxedSearch.ts';
import { makeMemoryBudget, SearchTown } from './search/searchTown.ts';

/** The final margin, first minus second player, under perfect play; bounds, both inclusive, if it is not proven. */
export type Solution = { readonly nodes: number } & (
  | { readonly proven: true; readonly value: number; readonly line: readonly Move[] }
  | {
      readonly proven: false;
      readonly lower: number;
      readonly upper: number;
      /** A move that reaches the best margin which the proof has secured so far, if it was asked for and one was secured. */
      readonly safe?: Move | undefined;
    }
);

type Solved = { readonly value: number; readonly line: readonly Move[] };

export type SolveOptions = {
  /** The share of the budget that is kept to narrow the bounds if the proof doesn't finish; none by default. */
  readonly forBounds?: number;
  /** Whether to look for a safe move on the way to the proof. */
  readonly withSafeMove?: boolean;
};

/** Solves a game as far as the budget allows. */
export function solve(
  game: Game,
  budget: Budget,
  { forBounds = 0, withSafeMove = false }: SolveOptions = {},
): Solution {
  if (game.phase === 'over') {
    return { proven: true, value: makeScoreboard(game).margin('first'), line: [], nodes: 0 };
  }
  const all = new Spending(budget);
  const spending = new Spending(all.left(1 - forBounds));
  const bounds = marginBoundsOf(game);
  let safe: Move | undefined;
  const keepSafe = (move: Move | undefined): void => {
    safe = move;
  };
  const solved = untilSpent(spending, () =>
    game.phase === 'pickStart'
      ? solveStart(game, spending, bounds)
      : prove(game, spending, bounds, withSafeMove ? keepSafe : undefined),
  );
  all.spend(spending.nodes);
  if (solved) return { proven: true, ...solved, nodes: all.nodes };
  if (forBounds > 0 && game.phase !== 'pickStart') {
    const rest = new Spending(all.left());
    untilSpent(rest, () => narrow(game, rest, bounds));
    all.spend(rest.nodes);
  }
  return { proven: false, ...bounds, safe, nodes: all.nodes };
}

/** The result of some work; undefined if the budget is spent before it is done. */
function untilSpent<T>(spending: Spending, work: () => T): T | undefined {
  if (spending.isSpent()) return undefined;
  try {
    return work();
  } catch (stopped) {
    if (!(stopped instanceof BudgetSpent)) throw stopped;
    return undefined;
  }
}

/** Distances from a bound or the guess at which questions are asked. The farther, the cheaper they are to answer. */
const FAR_QUESTIONS = [32, 16, 8, 4, 2] as const;

/** Narrows bounds by questions far from the guess, from both sides, the cheapest first. */
function narrow(game: UnfinishedGame, spending: Spending, bounds: MarginBounds): void {
  const { reaches, sign } = questionsAbout(game, spending);
  const guess = guessMargin(game, spending);
  for (const far of FAR_QUESTIONS) {
    for (const margin of [guess + far, guess - far]) {
      // A question about the first player's margin; for the second player it is the opposite one.
      if (margin <= bounds.lower || margin > bounds.upper) continue;
      const isReached = sign > 0 ? reaches(margin) : !reaches(1 - margin);
      if (isReached) bounds.lower = margin;
      else bounds.upper = margin - 1;
    }
  }
}

/** The second player chooses the starting card that leaves the first player the least. */
function solveStart(game: Game, spending: Spending, bounds: MarginBounds): Solved {
  let best: Solved | undefined;
  for (const card of game.circle) {
    const move: Move = { type: 'pickStart', card };
    const started = mustPlay(game, move);
    invariant(started.phase !== 'over', 'a draft follows the starting card');
    const { value, line } = prove(started, spending, marginBoundsOf(started));
    if (best && best.value <= value) continue;
    best = { value, line: [move, ...line] };
    bounds.upper = Math.min(bounds.upper, value);
  }
  invariant(best, 'the circle is not empty');
  return best;
}

/** The margin and line of a position. `bounds` are narrowed on the way; `keepSafe` gets a move for each margin secured. */
function prove(
  game: UnfinishedGame,
  spending: Spending,
  bounds: MarginBounds,
  keepSafe?: (move: Move | undefined) => void,
): Solved {
  const { reaches, sign, endgame } = questionsAbout(game, spending);
  const { search, ids, me, rival, held, plan } = endgame;
  const all = (1 << held) - 1;
  const line = new ProvenLine(search, ids);
  const reachesAndKeeps = (margin: number): boolean => {
    if (!reaches(margin)) return false;
    const goal: MarginGoal = { me, rival, margin };
    keepSafe?.(plan ? line.openingOf(goal, plan) : line.opening(goal, all, held));
    return true;
  };
  const margin = closeIn(reachesAndKeeps, sign * guessMargin(game, spending), sign, bounds);
  const goal: MarginGoal = { me, rival, margin };
  if (!plan) return { value: sign * margin + 0, line: line.turns(goal, all, held) };
  const own = line.placements(goal, plan);
  const rest = line.turns({ me: rival, rival: me, margin: -margin }, plan.gifts, plan.next);
  return { value: sign * margin + 0, line: [...own, ...rest] };
}

/** Whether the player to move reaches a margin, and the sign of that margin for the first player. */
function questionsAbout(game: UnfinishedGame, spending: Spending) {
  const endgame = makeEndgame(game, spending);
  const { search, me, rival, held, plan } = endgame;
  const reaches = (margin: number): boolean => {
    const goal = { me, rival, margin };
    return plan ? search.holds(goal, plan) : search.reaches(goal, (1 << held) - 1, held);
  };
  return { reaches, sign: game.seat === 'first' ? 1 : -1, endgame };
}

/** Sets up the search: held cards come first, then the circle. */
export function makeEndgame(game: UnfinishedGame, spending: Spending) {
  const scoring = makeEndScoring(game.deck, game.deal.center);
  const scorer = new PlacementScorer(scoring, spending);
  const held: readonly Held[] = game.phase === 'place' ? game.held : [];
  const ids = [...held.map(({ card }) => card), ...game.circle];
  const cards = ids.map(codesIn(game.deck));
  const memory = makeMemoryBudget();
  const me = new SearchTown(kernelTownOf(game.deck, game.towns[game.seat]), cards, scorer, memory);
  const theirTown = kernelTownOf(game.deck, game.towns[opponent(game.seat)]);
  const rival = new SearchTown(theirTown, cards, scorer, memory);
  const finalPhase = makeFinalPhase(scoring);
  // With entangled towns a final phase with many cards is harder than the turns before it, so the relaxation doesn't pay.
  const relaxed = scoring.entangled ? undefined : new RelaxedSearch(ids.length, finalPhase);
  const search = new EndgameSearch(ids.length, finalPhase, relaxed);
  // If the first held card was drafted, the free cards after it are the rival's; if not, all are the player's.
  const isDrafted = held[0] !== undefined && !held[0].free;
  const gifts = ((1 << held.length) - 1) & ~1;
  const plan: DraftPlan | undefined = isDrafted ? { cards: 1, gifts, next: held.length } : undefined;
  return { search, ids, me, rival, held: held.length, plan };
}

/** Finds the largest margin that is reached, by tests around a first guess. `bounds` are narrowed on the way. */
function closeIn(
  reaches: (margin: number) => boolean,
  guess: number,
  sign: number,
  bounds: MarginBounds,
): number {
  let low = sign > 0 ? bounds.lower : -bounds.upper;
  let high = sign > 0 ? bounds.upper : -bounds.lower;
  let next = guess;
  let stride = 1;
  while (low < high) {
    next = Math.min(Math.max(next, low + 1), high);
    if (reaches(next)) {
      low = next;
      next = low + 1;
    } else {
      high = next - 1;
      next -= stride;
      stride *= 2;
    }
    bounds.lower = sign > 0 ? low : -high + 0;
    bounds.upper = sign > 0 ? high : -low + 0;
  }
  return low;
}
