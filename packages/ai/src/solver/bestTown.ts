// The best town that can be made of some cards, exactly: how many points it has, or whether it has enough.

import { invariant } from '@wagons/rules';
import type { Aim } from './aim.ts';
import { lowest, type Site, type Stand } from './site.ts';

/** Whether some way of laying the cards, in their order, brings at least so many points for the aim. */
export function brings(site: Site, cards: number, aim: Aim, points: number): boolean {
  const { known } = site;
  if (cards === 0) return known.alone + site.extra(aim) >= points;
  const best = known.best(cards, aim);
  if (best.low >= points) return true;
  if (best.high < points) return false;
  const card = lowest(cards);
  const rest = cards & (cards - 1);
  if ((rest & (rest - 1)) === 0) {
    const value = rest === 0 ? site.last(card, aim) : site.lastTwo(cards, aim, points);
    if (value < points) {
      best.high = value;
      return false;
    }
    best.low = value;
    best.stand = site.stand;
    return true;
  }
  const growth = site.growth(card);
  const { length } = growth.placements;
  const bounds = site.forecast(cards, aim, growth);
  for (let i = 0; i < length; i++) {
    // The favorite first, then the others in their order.
    const which = i === 0 ? growth.favorite : i <= growth.favorite ? i - 1 : i;
    if (bounds[which]! < points) continue;
    site.enter(card, growth, which);
    const enough = brings(site, rest, aim, points);
    if (enough) ({ low: best.low, stand: best.stand } = site.known.best(rest, aim));
    site.leave();
    if (!enough) continue;
    growth.favorite = which;
    return true;
  }
  best.high = points - 1;
  return false;
}

/** What comes of laying each card where it brings most at once: a first bound from below. */
export function quickPoints(site: Site, cards: number, aim: Aim): number {
  const { known } = site;
  if (cards === 0) return known.alone + site.extra(aim);
  const best = known.best(cards, aim);
  if (best.low > -Infinity) return best.low;
  const card = lowest(cards);
  const rest = cards & (cards - 1);
  if (rest === 0) {
    best.low = best.high = site.last(card, aim);
    best.stand = site.stand;
    return best.low;
  }
  const growth = site.growth(card);
  site.enter(card, growth, growth.favorite);
  quickPoints(site, rest, aim);
  ({ low: best.low, stand: best.stand } = site.known.best(rest, aim));
  site.leave();
  return best.low;
}

/** What is known to be possible; something is once it was asked for with success. */
export const surePoints = (site: Site, cards: number, aim: Aim): number =>
  cards === 0 ? site.known.alone + site.extra(aim) : site.known.best(cards, aim).low;

/** How the town stands then. */
export function standOf(site: Site, cards: number, aim: Aim): Stand {
  const { across } = site.trial;
  const stand =
    cards === 0 && across
      ? { face: across.face(site.town), alone: site.known.alone }
      : site.known.best(cards, aim).stand;
  invariant(stand, 'what was brought about has a stand');
  return stand;
}
