// What a town is made for besides its own points: nothing, or to stand against a rival town as it will be.

import type { Face } from '../kernel/faces.ts';
import type { Across, Source } from './stakes.ts';

export type Aim = {
  /** Different for every aim of one solver. */
  readonly id: number;
  /** An aim that never has fewer points: what cannot be brought for it cannot for this one. */
  readonly easier: Aim | undefined;
  /** Points besides those that a town makes alone, by its face. */
  readonly extra: (face: Face) => number;
  /** At most so many of them, when each source of a face lies between two bounds. */
  readonly most: (low: Float64Array, high: Float64Array) => number;
};

/** Where no scoring card compares, a town is made for its own points. */
export const ALONE: Aim = { id: 0, easier: undefined, extra: () => 0, most: () => 0 };

// Beyond so many possible faces it is cheaper not to know a bound. It stays finite, to be added and taken off again.
const MOST_FACES = 4096;
const UNBOUNDED = 2 ** 40;
const SMALL = 64;

/** An aim against one or several possible rivals: `extra` answers what a face makes of them. */
export function makeAim(id: number, across: Across, extra: (face: Face) => number, easier?: Aim): Aim {
  const bounds = new Map<number | string, number>();
  const extraOf = remembered(extra);
  return {
    id,
    easier,
    extra: extraOf,
    most(low, high) {
      const key = keyOf(low, high);
      let bound = bounds.get(key);
      if (bound === undefined) bounds.set(key, (bound = mostOf(across.sources, low, high, extraOf)));
      return bound;
    },
  };
}

/** Asked for every placement, it must not go far: what one or two small numbers make is kept. */
function remembered(extra: (face: Face) => number): (face: Face) => number {
  const known = new Float64Array(SMALL * SMALL).fill(NaN);
  return (face) => {
    const one = face[0] ?? 0;
    const other = face[1] ?? 0;
    if (!(one >= 0 && one < SMALL && other >= 0 && other < SMALL && face.length <= 2)) return extra(face);
    const place = one * SMALL + other;
    let points = known[place]!;
    if (Number.isNaN(points)) known[place] = points = extra(face);
    return points;
  };
}

/** A few small numbers as one; as a text where they are not small. */
function keyOf(low: Float64Array, high: Float64Array): number | string {
  let key = 0;
  for (let i = 0; i < low.length; i++) {
    const isSmall = low[i]! >= 0 && high[i]! < SMALL && i < 4;
    if (!isSmall) return `${low.join()} ${high.join()}`;
    key = (key * SMALL + low[i]!) * SMALL + high[i]!;
  }
  return key;
}

/** The most that any face makes whose sources are within the spans. */
function mostOf(
  sources: readonly Source[],
  low: Float64Array,
  high: Float64Array,
  extra: (face: Face) => number,
): number {
  const faces = low.reduce((product, from, i) => product * (high[i]! - from + 1), 1);
  if (!(faces <= MOST_FACES)) return UNBOUNDED;
  const values = low.slice();
  const face: Face = new Float64Array(sources.reduce((sum, { numbers }) => sum + numbers.length, 0));
  let most = -Infinity;
  for (;;) {
    for (const [i, { numbers }] of sources.entries()) {
      for (const { at, times } of numbers) face[at] = times * values[i]!;
    }
    most = Math.max(most, extra(face));
    let i = 0;
    while (i < low.length && values[i] === high[i]) {
      values[i] = low[i]!;
      i++;
    }
    if (i === low.length) return most;
    values[i]!++;
  }
}
