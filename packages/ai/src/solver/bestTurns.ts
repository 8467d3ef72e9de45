// All turns of a drafting player that reach the proven margin, and what the next best turn is worth.

import { type CardId, type Game, type Placement, type Points, ROTATIONS } from '@wagons/rules';
import { rotationOf, xOf, yOf } from '../kernel/town/packedSpot.ts';
import { type Budget, Spending } from '../search/budget.ts';
import { BudgetSpent } from './search/placementScorer.ts';
import { makeEndgame, solve } from './solve.ts';

/** A draft and where the card is placed. */
export type DraftTurn = { readonly card: CardId; readonly placement: Placement };

export type BestTurns = {
  /** The margin under perfect play for the seat to move. */
  readonly value: Points;
  readonly turns: readonly DraftTurn[];
  /** The largest margin that other turns reach; undefined if it is below `floor`. */
  readonly next: Points | undefined;
};

/** Solves the turn of a drafting player. Undefined if the budget is too small. */
export function bestTurns(
  game: Game & { readonly phase: 'draft' },
  budget: Budget,
  { floor }: { readonly floor: Points },
): BestTurns | undefined {
  const solution = solve(game, budget);
  if (!solution.proven) return undefined;
  const value = (game.seat === 'first' ? 1 : -1) * solution.value + 0;
  try {
    const reaching = turnsReaching(game, new Spending(budget));
    const turns = reaching(value);
    for (let margin = value - 1; margin >= value - floor; margin--) {
      if (reaching(margin).length > turns.length) return { value, turns, next: margin };
    }
    return { value, turns, next: undefined };
  } catch (stopped) {
    if (!(stopped instanceof BudgetSpent)) throw stopped;
    return undefined;
  }
}

/** Lists the turns that reach a margin. What one call learns about the towns helps the next. */
function turnsReaching(
  game: Game & { readonly phase: 'draft' },
  spending: Spending,
): (margin: Points) => readonly DraftTurn[] {
  const { search, ids, me, rival } = makeEndgame(game, spending);
  return (margin) => {
    const found: DraftTurn[] = [];
    for (const plan of search.plans(me, 0, 0)) {
      const taken = plan.next - 1;
      const card = ids[taken] ?? '';
      const expansion = me.expand(taken);
      for (const [child, spot] of expansion.placements.entries()) {
        me.enter(taken, expansion, child);
        const reaches = search.holds({ me, rival, margin }, { ...plan, cards: 0 });
        me.leave();
        if (!reaches) continue;
        const rotation = ROTATIONS[rotationOf(spot)] ?? 'upright';
        found.push({ card, placement: { card, cell: { x: xOf(spot), y: yOf(spot) }, rotation } });
      }
    }
    return found;
  };
}
