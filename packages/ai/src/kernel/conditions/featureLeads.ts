// The lead that comparing conditions give: points of one town minus those of the other, by their features.

/** The numbers of one town that other towns are compared with. */
export type Features = Float64Array<ArrayBuffer>;

export type FeaturePoints = (own: Features, rival: Features) => number;

/** Leads are cached for features below this; larger ones are rare. */
const CACHED = 64;

/** The lead if the points depend on the feature `at` alone: a lookup table, because it is used for every placement. */
export function leadByNumber(points: FeaturePoints, at: number): FeaturePoints {
  const leads = new Float64Array(CACHED * CACHED).fill(NaN);
  return (own, rival) => {
    const ours = own[at]!;
    const theirs = rival[at]!;
    if (!(ours >= 0 && ours < CACHED && theirs >= 0 && theirs < CACHED))
      return points(own, rival) - points(rival, own);
    const place = ours * CACHED + theirs;
    const known = leads[place]!;
    if (!Number.isNaN(known)) return known;
    const lead = points(own, rival) - points(rival, own);
    leads[place] = lead;
    return lead;
  };
}

export function sumOf(all: readonly FeaturePoints[]): FeaturePoints {
  const [first, second] = all;
  if (first && !second) return first;
  return (own, rival) => {
    let points = 0;
    for (const one of all) points += one(own, rival);
    return points;
  };
}
