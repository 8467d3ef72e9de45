// Prospects that are certain, near the end of a game.

import type { Game, Move, Seat } from '@wagons/rules';
import type { Spending } from '../budget.ts';
import { solve } from '../solver/solve.ts';
import { makeProspect, playOut, type Prospect } from './prospect.ts';

/** The best prospect of a seat, or that of a given move; undefined when a share of what is left did not prove it. */
export function prove(
  game: Game,
  seat: Seat,
  spending: Spending,
  { share, move }: { readonly share: number; readonly move?: Move },
): Prospect | undefined {
  const begun = move ? [move] : [];
  const solution = solve(playOut(game, begun), spending.left(share));
  spending.spend(solution.nodes);
  return solution.proven ? makeProspect(game, seat, [...begun, ...solution.line], true) : undefined;
}
