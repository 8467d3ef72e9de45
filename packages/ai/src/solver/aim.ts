// What a town is made for besides its own points: nothing, or to stand against a rival town as it will be.

import type { Face } from '../kernel/faces.ts';
import type { KernelTown } from '../kernel/town.ts';
import type { Outlook, Span } from './reach.ts';
import type { Across, Source } from './stakes.ts';

export type Aim = {
  /** Different for every aim of one solver. */
  readonly id: number;
  /** An aim that never has fewer points: what cannot be brought for it cannot for this one. */
  readonly easier: Aim | undefined;
  /** Points besides those that the town makes alone. */
  readonly extra: (town: KernelTown) => number;
  /** At most so many of them, whichever way the cards to come are laid. */
  readonly most: (outlook: Outlook) => number;
};

/** Where no scoring card compares, a town is made for its own points. */
export const ALONE: Aim = { id: 0, easier: undefined, extra: () => 0, most: () => 0 };

// Beyond so many possible faces it is cheaper not to know a bound. It stays finite, to be added and taken off again.
const MOST_FACES = 4096;
const UNBOUNDED = 2 ** 40;

/** An aim against one or several possible rivals: `extra` answers what a face makes of them. */
export function makeAim(id: number, across: Across, extra: (face: Face) => number, easier?: Aim): Aim {
  const bounds = new Map<string, number>();
  return {
    id,
    easier,
    extra: (town) => extra(across.face(town)),
    most(outlook) {
      const spans = across.sources.map(({ reach }) => reach(outlook, outlook));
      const key = spans.map(({ low, high }) => `${low} ${high}`).join();
      let bound = bounds.get(key);
      if (bound === undefined) bounds.set(key, (bound = mostOf(across.sources, spans, extra)));
      return bound;
    },
  };
}

/** The most that any face makes whose sources are within the spans. */
function mostOf(sources: readonly Source[], spans: readonly Span[], extra: (face: Face) => number): number {
  const faces = spans.reduce((product, { low, high }) => product * (high - low + 1), 1);
  if (!(faces <= MOST_FACES)) return UNBOUNDED;
  const values = spans.map(({ low }) => low);
  const face: Face = new Float64Array(sources.reduce((sum, { numbers }) => sum + numbers.length, 0));
  let most = -Infinity;
  for (;;) {
    for (const [i, { numbers }] of sources.entries()) {
      for (const { at, times } of numbers) face[at] = times * values[i]!;
    }
    most = Math.max(most, extra(face));
    let i = 0;
    while (i < spans.length && values[i] === spans[i]!.high) {
      values[i] = spans[i]!.low;
      i++;
    }
    if (i === spans.length) return most;
    values[i]!++;
  }
}
