// The ending: nothing is left to draft. One player places their last cards, then the other, who sees the result.
//
// From here on the towns are independent. If no scoring card compares, each player just makes the best town. If one does,
// the first to lay chooses how to stand, and the other makes the best town against that.

import type { Face } from '../kernel/faces.ts';
import { type Aim, ALONE, makeAim } from './aim.ts';
import { brings, quickPoints, standOf, surePoints } from './bestTown.ts';
import { type Front, lowest, type Site, type Stand } from './site.ts';
import type { Across, Stakes } from './stakes.ts';

/** Whether `me` reaches the margin by placing the cards `mine`, when the rival then places the cards `theirs`. */
export type Ending = (me: Site, mine: number, rival: Site, theirs: number, margin: number) => boolean;

export function makeEnding(stakes: Stakes): Ending {
  if (stakes.tangled) return tangledEnding(stakes.tangled);
  return stakes.across ? comparedEnding(stakes.across) : plainEnding;
}

// Neither side is computed further than needed: what the player is sure of must be more than the rival is sure
// of, and then the rival must not be able to do better.
const plainEnding: Ending = (me, mine, rival, theirs, margin) => {
  for (let sure = quickPoints(rival, theirs, ALONE); brings(me, mine, ALONE, sure + margin);) {
    const points = surePoints(me, mine, ALONE);
    if (!brings(rival, theirs, ALONE, points - margin + 1)) return true;
    sure = surePoints(rival, theirs, ALONE);
  }
  return false;
};

// Where one compares, the same with ways to stand: the player finds one that holds against all that the rival is known
// to have, and the rival looks for a new one against that, until one of them finds none.
function comparedEnding(across: Across): Ending {
  const aims = new Map<string, Aim>();
  let ids = 0;
  const against = ({ face }: Stand): Aim => {
    const key = face.join();
    let aim = aims.get(key);
    if (!aim) aims.set(key, (aim = makeAim(++ids, across, (own) => across.between(own, face))));
    return aim;
  };
  const frontOf = (site: Site, cards: number): Front => {
    const front = site.known.front(cards);
    if (!front.aim) {
      quickPoints(site, cards, ALONE);
      extend(front, standOf(site, cards, ALONE));
    }
    return front;
  };
  /** One more stand, and an aim that holds against all of them. */
  const extend = (front: Front, stand: Stand): void => {
    const stands = [...front.stands, stand];
    front.stands = stands;
    const worst = (own: Face): number =>
      stands.reduce((least, { face, alone }) => Math.min(least, across.between(own, face) - alone), Infinity);
    front.aim = makeAim(++ids, across, worst, front.aim);
  };
  return (me, mine, rival, theirs, margin) => {
    const front = frontOf(rival, theirs);
    while (front.aim && brings(me, mine, front.aim, margin)) {
      const stand = standOf(me, mine, front.aim);
      const aim = against(stand);
      if (!brings(rival, theirs, aim, stand.alone - margin + 1)) return true;
      extend(front, standOf(rival, theirs, aim));
    }
    return false;
  };
}

/** Where a scoring card looks at both towns cell by cell, every way of laying is tried against every other. */
function tangledEnding(tangled: NonNullable<Stakes['tangled']>): Ending {
  return (me, mine, rival, theirs, margin) =>
    someWay(
      me,
      mine,
      (own) => !someWay(rival, theirs, (other) => other - own + tangled(rival.town, me.town) > -margin),
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
