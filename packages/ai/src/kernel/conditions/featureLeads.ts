// The lead that comparing conditions give: points of one town minus those of the other, by their features.

/** The numbers of one town that other towns are compared with. */
export type Features = Float64Array<ArrayBuffer>;

export type FeaturePoints = (own: Features, rival: Features) => number;

/** By number of features: leads are cached for features below this; larger ones are rare. */
const CACHED = [0, 64, 16] as const;

/** Known leads by the numbers of both towns: NaN where unknown. */
export type LeadTable = Float64Array<ArrayBuffer>;

export const makeLeadTable = (features: 1 | 2): LeadTable =>
  new Float64Array(CACHED[features] ** (2 * features)).fill(NaN);

/**
 * The lead if the points depend on the features `first` and `second` alone, which may be the same. It is looked up in a
 * table, because it is used for every placement. What belongs to the same rival is close together there.
 */
export function tabulatedLead(
  points: FeaturePoints,
  table: LeadTable,
  first: number,
  second: number,
): FeaturePoints {
  const limit = CACHED[first === second ? 1 : 2];
  const factor = first === second ? 0 : limit;
  const side = first === second ? limit : limit * limit;
  const isSmall = (value: number): boolean => value >= 0 && value < limit;
  return (own, rival) => {
    if (!(isSmall(own[first]!) && isSmall(own[second]!) && isSmall(rival[first]!) && isSmall(rival[second]!)))
      return points(own, rival) - points(rival, own);
    const ours = factor * own[first]! + own[second]!;
    const theirs = factor * rival[first]! + rival[second]!;
    const place = side * theirs + ours;
    const known = table[place]!;
    if (!Number.isNaN(known)) return known;
    const lead = points(own, rival) - points(rival, own);
    table[place] = lead;
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
