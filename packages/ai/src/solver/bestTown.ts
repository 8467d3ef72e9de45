// The best town that can be made of some cards, exactly: how many points it has, or whether it has enough.

import type { Aim } from './aim.ts';
import { lowest, type Site } from './site.ts';

/** Whether some way of laying the cards, in their order, brings at least so many points for the aim. */
export function brings(site: Site, cards: number, aim: Aim, points: number): boolean {
  const { known } = site;
  if (cards === 0) return known.alone + aim.extra(site.town) >= points;
  const best = known.best(cards, aim);
  if (best.low >= points) return true;
  if (best.high < points) return false;
  const card = lowest(cards);
  const rest = cards & (cards - 1);
  if (rest === 0) {
    const value = site.last(card, aim, points);
    best.high = Math.min(best.high, value);
    if (value >= points) best.low = value;
    return value >= points;
  }
  const growth = site.growth(card);
  const { length } = growth.placements;
  for (let i = 0; i < length; i++) {
    // The favourite first, then the others in their order.
    const which = i === 0 ? growth.favourite : i <= growth.favourite ? i - 1 : i;
    site.enter(card, growth, which);
    const enough = brings(site, rest, aim, points);
    if (enough) best.low = site.known.best(rest, aim).low;
    site.leave();
    if (!enough) continue;
    growth.favourite = which;
    return true;
  }
  best.high = points - 1;
  return false;
}

/** The most points that can be made of the cards, for the aim. */
export function bestPoints(site: Site, cards: number, aim: Aim): number {
  const { known } = site;
  if (cards === 0) return known.alone + aim.extra(site.town);
  const best = known.best(cards, aim);
  if (best.low === -Infinity) quickPoints(site, cards, aim);
  while (best.low < best.high && brings(site, cards, aim, best.low + 1));
  return best.low;
}

/** What comes of laying each card where it brings most at once: a first bound from below. */
export function quickPoints(site: Site, cards: number, aim: Aim): number {
  const { known } = site;
  if (cards === 0) return known.alone + aim.extra(site.town);
  const best = known.best(cards, aim);
  if (best.low > -Infinity) return best.low;
  const card = lowest(cards);
  const rest = cards & (cards - 1);
  if (rest === 0) {
    best.low = best.high = site.last(card, aim, -Infinity);
    return best.low;
  }
  const growth = site.growth(card);
  site.enter(card, growth, growth.favourite);
  best.low = quickPoints(site, rest, aim);
  site.leave();
  return best.low;
}
