// The front of a town: every face it can show once some cards are laid, each with the most points alone.

import { type Front, lowest, type Site, type Stand } from './site.ts';
import type { Across } from './stakes.ts';

export function frontOf(site: Site, cards: number, across: Across): Front {
  const { known } = site;
  let front = known.fronts.get(cards);
  if (!front) {
    const best = new Map<string, Stand>();
    collect(site, cards, across, best);
    const stands = [...best.values()].toSorted((a, b) => b.alone - a.alone);
    known.fronts.set(cards, (front = { stands }));
  }
  return front;
}

function collect(site: Site, cards: number, across: Across, best: Map<string, Stand>): void {
  const keep = (stand: Stand): void => {
    const key = stand.face.join();
    if (stand.alone > (best.get(key)?.alone ?? -Infinity)) best.set(key, stand);
  };
  const card = lowest(cards);
  const rest = cards & (cards - 1);
  if (cards === 0) keep({ face: across.face(site.town), alone: site.known.alone });
  else if (rest === 0) {
    site.some(card, (alone) => {
      keep({ face: across.face(site.town), alone });
      return false;
    });
  } else {
    const growth = site.growth(card);
    for (let i = 0; i < growth.placements.length; i++) {
      site.enter(card, growth, i);
      for (const stand of frontOf(site, rest, across).stands) keep(stand);
      site.leave();
    }
  }
}
