// The best line of a solved position: in each step a move that is proven to keep the value.

import { type CardId, invariant, type Move, ROTATIONS } from '@wagons/rules';
import { rotationOf, xOf, yOf } from '../../kernel/town/packedSpot.ts';
import type { DraftPlan } from './draftPlans.ts';
import type { EndgameSearch } from './endgameSearch.ts';
import type { MarginGoal } from './finalPhase.ts';
import { type CardSet, firstCard, withoutFirst } from './searchTown.ts';

type PlaceMove = Extract<Move, { readonly type: 'place' }>;

export class ProvenLine {
  readonly #search: EndgameSearch;
  readonly #ids: readonly CardId[];

  constructor(search: EndgameSearch, ids: readonly CardId[]) {
    this.#search = search;
    this.#ids = ids;
  }

  /** The line from a turn whose margin is proven. The cards of the line stay placed. */
  turns(goal: MarginGoal, freeCards: CardSet, nextCard: number): Move[] {
    const moves: Move[] = [];
    let [turn, free, next] = [goal, freeCards, nextCard];
    while (free !== 0 || next < this.#ids.length) {
      const plan = this.#keepingPlan(turn, free, next);
      const drafted = plan.next > next ? this.#ids[plan.next - 1] : undefined;
      for (const move of this.placements(turn, plan)) {
        if (move.card === drafted) moves.push({ type: 'draft', card: move.card });
        moves.push(move);
      }
      turn = { me: turn.rival, rival: turn.me, margin: -turn.margin };
      ({ gifts: free, next } = plan);
    }
    return moves;
  }

  /** The first move of a turn whose margin is proven to be reached. Nothing stays placed. */
  opening(goal: MarginGoal, freeCards: CardSet, nextCard: number): Move | undefined {
    const plan = this.#keepingPlan(goal, freeCards, nextCard);
    if (freeCards !== 0) return this.openingOf(goal, plan);
    const card = this.#ids[plan.next - 1];
    return card === undefined ? undefined : { type: 'draft', card };
  }

  /** The first placement of a plan. Nothing stays placed. */
  openingOf(goal: MarginGoal, plan: DraftPlan): Move {
    const move = this.#place(goal, plan);
    goal.me.leave();
    return move;
  }

  #keepingPlan(goal: MarginGoal, free: CardSet, next: number): DraftPlan {
    const plan = this.#search.plans(goal.me, free, next).find((one) => this.#search.holds(goal, one));
    invariant(plan, 'some plan keeps the value');
    return plan;
  }

  /** Places the cards of a plan so that the margin is kept. */
  placements(goal: MarginGoal, plan: DraftPlan): PlaceMove[] {
    const moves: PlaceMove[] = [];
    for (let { cards } = plan; cards !== 0; cards = withoutFirst(cards)) {
      moves.push(this.#place(goal, { ...plan, cards }));
    }
    return moves;
  }

  /** Places the first card of a plan so that the margin is kept. */
  #place(goal: MarginGoal, plan: DraftPlan): PlaceMove {
    const { me } = goal;
    const card = firstCard(plan.cards);
    const rest = { ...plan, cards: withoutFirst(plan.cards) };
    const expansion = me.expand(card);
    const keeps = (child: number): boolean => {
      me.enter(card, expansion, child);
      if (this.#search.holds(goal, rest)) return true;
      me.leave();
      return false;
    };
    let child = expansion.favorite;
    if (!keeps(child)) child = expansion.placements.findIndex((_, i) => i !== expansion.favorite && keeps(i));
    const spot = expansion.placements[child];
    invariant(spot !== undefined, 'some placement keeps the value');
    return {
      type: 'place',
      card: this.#ids[card] ?? '',
      cell: { x: xOf(spot), y: yOf(spot) },
      rotation: ROTATIONS[rotationOf(spot)] ?? 'upright',
    };
  }
}
