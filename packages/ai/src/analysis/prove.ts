// Proven prospects, near the end of a game.

import type { Game, Move, Seat } from '@wagons/rules';
import type { Spending } from '../search/budget.ts';
import { solve } from '../solver/solve.ts';
import { makeProspect, playOut, type Prospect } from '../grades/prospect.ts';

/** The best prospect of a seat, or that of a given move; undefined if the share of the budget was too small. */
export function prove(
  game: Game,
  seat: Seat,
  spending: Spending,
  { share, move }: { readonly share: number; readonly move?: Move },
): Prospect | undefined {
  const prefix = move ? [move] : [];
  const solution = solve(playOut(game, prefix), spending.left(share));
  spending.spend(solution.nodes);
  if (!solution.proven) return undefined;
  return makeProspect(game, { seat, line: [...prefix, ...solution.line], proven: true });
}
