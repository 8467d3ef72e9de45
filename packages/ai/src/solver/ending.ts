// The ending: nothing is left to draft, one player lays his last cards, then the other, who sees what was made.
//
// From here on the towns go apart. Where no scoring card compares, each player just makes his best town. Where one does,
// the first to lay chooses how to stand, and the other makes the best town against that.

import { type Aim, ALONE, makeAim } from './aim.ts';
import { bestPoints, brings } from './bestTown.ts';
import { frontOf } from './front.ts';
import { lowest, type Site, type Stand } from './site.ts';
import type { Across, Stakes } from './stakes.ts';

/** Whether the first player named gets at least the margin when he lays his cards and then the rival lays his. */
export type Ending = (me: Site, mine: number, rival: Site, his: number, margin: number) => boolean;

export function makeEnding(stakes: Stakes): Ending {
  if (stakes.tangled) return tangledEnding(stakes.tangled);
  return stakes.across ? comparedEnding(stakes.across) : plainEnding;
}

const sizeOf = (cards: number): number => {
  let size = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) size++;
  return size;
};

// One side is reckoned out exactly, the other only asked whether it suffices. The rival has just moved and his town is
// new, while the player's own stood there before: so rather his own, unless he has many more cards to lay.
const plainEnding: Ending = (me, mine, rival, his, margin) =>
  sizeOf(mine) <= sizeOf(his) + 1
    ? !brings(rival, his, ALONE, bestPoints(me, mine, ALONE) - margin + 1)
    : brings(me, mine, ALONE, bestPoints(rival, his, ALONE) + margin);

/** So many cards can be laid in every way without asking first what it is good for. */
const FEW_CARDS = 2;

function comparedEnding(across: Across): Ending {
  const aims = new Map<string, Aim>();
  let ids = 0;
  const against = ({ face }: Stand): Aim => {
    const key = face.join();
    let aim = aims.get(key);
    if (!aim) aims.set(key, (aim = makeAim(++ids, across, (own) => across.between(own, face))));
    return aim;
  };
  /** Stands up to whichever answer is worst. */
  const againstAll = (stands: readonly Stand[]): Aim =>
    makeAim(++ids, across, (own) =>
      stands.reduce((worst, { face, alone }) => Math.min(worst, across.between(own, face) - alone), Infinity),
    );
  return (me, mine, rival, his, margin) => {
    if (sizeOf(mine) <= FEW_CARDS || sizeOf(mine) <= sizeOf(his)) {
      const { stands } = frontOf(me, mine, across);
      const good = stands.findIndex((stand) => !brings(rival, his, against(stand), stand.alone - margin + 1));
      if (good > 0) stands.unshift(...stands.splice(good, 1));
      return good >= 0;
    }
    const front = frontOf(rival, his, across);
    return brings(me, mine, (front.aim ??= againstAll(front.stands)), margin);
  };
}

/** Where a scoring card looks at both towns cell by cell, every way of laying is tried against every other. */
function tangledEnding(tangled: NonNullable<Stakes['tangled']>): Ending {
  return (me, mine, rival, his, margin) =>
    someWay(
      me,
      mine,
      (own) => !someWay(rival, his, (other) => other - own + tangled(rival.town, me.town) > -margin),
    );
}

/** Whether some way of laying the cards passes; the test is given the points of the town alone. */
function someWay(site: Site, cards: number, test: (alone: number) => boolean): boolean {
  if (cards === 0) return test(site.known.alone);
  const card = lowest(cards);
  const rest = cards & (cards - 1);
  if (rest === 0) return site.some(card, test);
  const growth = site.growth(card);
  for (let i = 0; i < growth.placements.length; i++) {
    site.enter(card, growth, i);
    const passed = someWay(site, rest, test);
    site.leave();
    if (passed) return true;
  }
  return false;
}
