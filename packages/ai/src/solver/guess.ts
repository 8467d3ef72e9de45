// A first guess at the margin: the draft, played out over towns that are made quickly.

import { ALONE } from './aim.ts';
import { quickPoints } from './bestTown.ts';
import type { Course } from './course.ts';
import type { Site } from './site.ts';

/** One player's town and the cards that are his already. */
type Share = { readonly site: Site; readonly cards: number };

/** The margin of the player to draft, if both laid their cards at the end, each where it brings most at once. */
export function guess(course: Course, me: Share, rival: Share, next: number): number {
  if (next === course.length) {
    return quickPoints(me.site, me.cards, ALONE) - quickPoints(rival.site, rival.cards, ALONE);
  }
  let best = -Infinity;
  for (const plan of course.plans(me.site, me.cards, next)) {
    const mine = { ...me, cards: plan.cards };
    const his = { ...rival, cards: rival.cards | plan.gifts };
    best = Math.max(best, -guess(course, his, mine, plan.next));
  }
  return best;
}
