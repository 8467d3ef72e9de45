// A position looked into: which moves come into question, what each is worth, and how the game would go on.

import { type Game, invariant, makeMove, type Move, type Seat } from '@wagons/rules';
import { type Budget, Spending } from '../budget.ts';
import { greedy } from '../greedy.ts';
import { lineOf, Searcher } from '../search/searcher.ts';
import { makeProspect, playOut, type Prospect } from './prospect.ts';
import { isSolvable } from '../solver/solvable.ts';
import { prove } from './prove.ts';

/** The moves that come into question, the best first. */
export type Analysis = {
  readonly seat: Seat;
  readonly candidates: readonly [Prospect, ...Prospect[]];
  readonly nodes: number;
};

/** Looks into a position that is not the end, and tells at most so many moves. */
export function analyse(game: Game, budget: Budget, most = 3, searcher = new Searcher(game)): Analysis {
  invariant(game.phase !== 'over', 'a finished game has no move to look into');
  const { seat } = game;
  const spending = new Spending(budget);
  const best = isSolvable(game) ? prove(game, seat, spending, { share: 0.5 }) : undefined;
  const thought = searcher.think(game, spending, { exactly: most });
  const others: Prospect[] = [];
  for (const candidate of thought?.candidates ?? []) {
    if (others.length === most) break;
    if (best && isSame(best.move, candidate.move)) continue;
    // What is known of the best move makes it worth while to know the others as well.
    const proven = best && prove(game, seat, spending, { share: 0.5, move: candidate.move });
    const found = proven ?? (thought && makeProspect(game, seat, lineOf(thought, candidate), false));
    // An estimate above what is possible would only mislead.
    if (found && !(best && found.value > best.value)) others.push(found);
  }
  if (best) others.sort((a, b) => b.value - a.value);
  const [first, ...rest] = best ? [best, ...others] : others;
  const candidates = [first ?? byGreed(game, seat), ...rest].slice(0, most);
  return { seat, candidates: candidates as [Prospect, ...Prospect[]], nodes: spending.nodes };
}

const isSame = (one: Move, other: Move): boolean => makeMove(one) === makeMove(other);

/** Where nothing better is to be had: both go on as the next turn looks best. */
export function byGreed(game: Game, seat: Seat, begun: readonly Move[] = []): Prospect {
  const line = [...begun];
  for (let at = playOut(game, begun); at.phase !== 'over'; at = playOut(at, line.slice(-1)))
    line.push(greedy(at));
  return makeProspect(game, seat, line, false);
}
