// The best line of a solved position: at every step a move that is proven to keep the value.

import { type CardId, invariant, type Move, ROTATIONS } from '@wagons/rules';
import type { Course } from './course.ts';
import type { Plan } from './plans.ts';
import { lowest, type Site } from './site.ts';
import { rotationOf, xOf, yOf } from '../kernel/spot.ts';

/** Whose turn it is with which free cards in hand, and where the circle begins. */
type Turn = { readonly me: Site; readonly rival: Site; readonly free: number; readonly next: number };

/** Plays the best line from a turn whose margin is known; the sites are left as they are at the end. */
export function playTurns(course: Course, ids: readonly CardId[], from: Turn, margin: number): Move[] {
  const moves: Move[] = [];
  let { me, rival, free, next } = from;
  let worth = margin;
  while (free !== 0 || next < ids.length) {
    const plan = keepingPlan(course, { me, rival, free, next }, worth);
    const drafted = plan.next > next ? plan.next - 1 : undefined;
    for (const move of layAll(course, ids, me, rival, plan, worth)) {
      if (move.card === ids[drafted ?? -1]) moves.push({ type: 'draft', card: move.card });
      moves.push(move);
    }
    [me, rival] = [rival, me];
    worth = -worth;
    ({ gifts: free, next } = plan);
  }
  return moves;
}

function keepingPlan(course: Course, { me, rival, free, next }: Turn, margin: number): Plan {
  const plan = course.plans(me, free, next).find((one) => course.holds(me, rival, one, margin));
  invariant(plan, 'some plan keeps the value');
  return plan;
}

/** Lays the cards of a plan so that the margin is kept. */
export function layAll(
  course: Course,
  ids: readonly CardId[],
  me: Site,
  rival: Site,
  plan: Plan,
  margin: number,
): Array<Move & { type: 'place' }> {
  const moves: Array<Move & { type: 'place' }> = [];
  for (let { cards } = plan; cards !== 0; cards &= cards - 1) {
    const card = lowest(cards);
    const growth = me.growth(card);
    const rest = { ...plan, cards: cards & (cards - 1) };
    const keeps = (which: number): boolean => {
      me.enter(card, growth, which);
      if (course.holds(me, rival, rest, margin)) return true;
      me.leave();
      return false;
    };
    let which = growth.favorite;
    if (!keeps(which)) which = growth.placements.findIndex((_, i) => i !== growth.favorite && keeps(i));
    const placed = growth.placements[which];
    invariant(placed !== undefined, 'some placement keeps the value');
    const rotation = ROTATIONS[rotationOf(placed)] ?? 'upright';
    moves.push({ type: 'place', card: ids[card] ?? '', cell: { x: xOf(placed), y: yOf(placed) }, rotation });
  }
  return moves;
}
