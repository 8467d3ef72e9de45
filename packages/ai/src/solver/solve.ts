// The exact solver: what the last cards are worth when both play perfectly, proven, and the moves that lead there.

import { type Game, type Held, invariant, type Move, opponent, play } from '@wagons/rules';
import { type Budget, Spending } from '../budget.ts';
import { codesIn, setTable, setTown } from '../kernel/table.ts';
import { Course } from './course.ts';
import type { Plan } from './plans.ts';
import { makeEnding } from './ending.ts';
import { guess } from './guess.ts';
import { layAll, playTurns } from './line.ts';
import { type Bounds, boundsOf } from './outlook.ts';
import { makeRoom, Site } from './site.ts';
import { makeStakes } from './stakes.ts';
import { BudgetSpent, Trial } from './trial.ts';

/**
 * The margin at the end, first minus second player, when both play perfectly from here on. When it is not proven it
 * lies between two bounds, both included.
 */
export type Solution = { readonly nodes: number } & (
  | { readonly proven: true; readonly value: number; readonly line: readonly Move[] }
  | { readonly proven: false; readonly lower: number; readonly upper: number }
);

type Solved = { readonly value: number; readonly line: readonly Move[] };

/** Solves a game as far as the budget goes. */
export function solve(game: Game, budget: Budget): Solution {
  if (game.phase === 'over') {
    return { proven: true, value: setTable(game).margin('first'), line: [], nodes: 0 };
  }
  const spending = new Spending(budget);
  const bounds = boundsOf(game);
  if (!spending.isSpent()) {
    try {
      const solved =
        game.phase === 'pickStart' ? solveStart(game, spending, bounds) : prove(game, spending, bounds);
      return { proven: true, ...solved, nodes: spending.nodes };
    } catch (stopped) {
      if (!(stopped instanceof BudgetSpent)) throw stopped;
    }
  }
  return { proven: false, ...bounds, nodes: spending.nodes };
}

/** The second player names the card that leaves the first player least. */
function solveStart(game: Game, spending: Spending, bounds: Bounds): Solved {
  let best: Solved | undefined;
  for (const card of game.circle) {
    const move: Move = { type: 'pickStart', card };
    const named = play(game, move);
    invariant(named.ok && named.value.phase !== 'over', 'any card may be named');
    const { value, line } = prove(named.value, spending, boundsOf(named.value));
    if (best && best.value <= value) continue;
    best = { value, line: [move, ...line] };
    bounds.upper = Math.min(bounds.upper, value);
  }
  invariant(best, 'there is a card to name');
  return best;
}

/** Closes in on the value with one question after another: does the player to move get at least so much? */
function prove(game: Exclude<Game, { phase: 'over' }>, spending: Spending, bounds: Bounds): Solved {
  const stakes = makeStakes(game.deck, game.deal.center);
  const trial = new Trial(stakes, spending);
  const held: readonly Held[] = game.phase === 'place' ? game.held : [];
  const ids = [...held.map(({ card }) => card), ...game.circle];
  const cards = ids.map(codesIn(game.deck));
  const room = makeRoom();
  const me = new Site(setTown(game.deck, game.towns[game.seat]), cards, trial, room);
  const rival = new Site(setTown(game.deck, game.towns[opponent(game.seat)]), cards, trial, room);
  const course = new Course(ids.length, makeEnding(stakes));

  // A drafted card comes first and the gifts after it are the rival's; otherwise all that is held is the player's.
  const all = (1 << held.length) - 1;
  const plan: Plan | undefined =
    held[0] && !held[0].free ? { cards: 1, gifts: all & ~1, next: held.length } : undefined;
  const reaches = (margin: number): boolean =>
    plan ? course.holds(me, rival, plan, margin) : course.reaches(me, rival, all, held.length, margin);

  const sign = game.seat === 'first' ? 1 : -1;
  let low = sign > 0 ? bounds.lower : -bounds.upper;
  let high = sign > 0 ? bounds.upper : -bounds.lower;
  let next = sign * guess(game, spending);
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

  const line = plan
    ? [
        ...layAll(course, ids, me, rival, plan, low),
        ...playTurns(course, ids, { me: rival, rival: me, free: plan.gifts, next: plan.next }, -low),
      ]
    : playTurns(course, ids, { me, rival, free: all, next: held.length }, low);
  return { value: sign * low + 0, line };
}
