// Lookup tables for conditions whose points depend on the size of a group, space, line or run.

import type { Range, SizedThings, Steps, Things } from '@wagons/rules/scoring';

/** Points by size. The last entry also holds for all larger sizes. */
export type PointsBySize = Int16Array<ArrayBuffer>;

export const pointsForSize = (points: PointsBySize, size: number): number =>
  points[size < points.length ? size : points.length - 1]!;

export const isSized = (things: Things): things is SizedThings =>
  'group' in things || 'space' in things || 'line' in things || 'run' in things;

/** The sizes that score. */
function sizesOf(things: SizedThings): Range {
  const sizes = ('space' in things ? things.space : things.size) ?? {};
  const least = 'run' in things ? 2 : 1;
  return { ...sizes, atLeast: Math.max(least, sizes.atLeast ?? least) };
}

/** The points of each thing by its size: given by steps, or the same for all sizes that score. */
export function pointsBySizeOf(
  things: SizedThings,
  { steps, points = 1 }: { readonly steps?: Steps<number>; readonly points?: number },
): PointsBySize {
  const { atLeast = 1, atMost = Infinity } = sizesOf(things);
  const table = steps ?? [[1, points]];
  // One entry beyond the last size at which the points change.
  const last = Math.max(atLeast, Number.isFinite(atMost) ? atMost : 0, ...table.map(([from]) => from)) + 1;
  return Int16Array.from({ length: last + 1 }, (_, size) =>
    size < atLeast || size > atMost ? 0 : lookUp(table, size, 0),
  );
}

/** The entry of the last step that the value reaches; `below` if it reaches none. */
export const lookUp = <T>(steps: Steps<T>, value: number, below: T): T =>
  steps.findLast(([from]) => value >= from)?.[1] ?? below;
