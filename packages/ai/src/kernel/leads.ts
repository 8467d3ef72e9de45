// What comparing cards give to one player less what they give to the other, from a table where a card compares one
// number: asked for every placement, it must not go far.

import type { Face } from './faces.ts';

export type FacePoints = (own: Face, rival: Face) => number;

/** Larger numbers are rare; for them the points are computed each time. */
const KNOWN = 64;

/** The lead by points that depend on a single number of each face, the one at this place. */
export function leadByNumber(points: FacePoints, at: number): FacePoints {
  const leads = new Float64Array(KNOWN * KNOWN).fill(NaN);
  return (own, rival) => {
    const ours = own[at]!;
    const theirs = rival[at]!;
    if (!(ours >= 0 && ours < KNOWN && theirs >= 0 && theirs < KNOWN))
      return points(own, rival) - points(rival, own);
    const place = ours * KNOWN + theirs;
    const known = leads[place]!;
    if (!Number.isNaN(known)) return known;
    const lead = points(own, rival) - points(rival, own);
    leads[place] = lead;
    return lead;
  };
}

export function sumOf(all: readonly FacePoints[]): FacePoints {
  const [first, second] = all;
  if (first && !second) return first;
  return (own, rival) => {
    let points = 0;
    for (const one of all) points += one(own, rival);
    return points;
  };
}
