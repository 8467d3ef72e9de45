// Groups: territories connected by edges; corners don't connect (G1).

import type { View } from './town.ts';

/** A mark for each cell of a view, by index. */
export type Cells = readonly boolean[];

/** Cells of a view, as indices in reading order. */
export type Group = readonly number[];

/** The four neighbors of a cell that is not on the margin: above, left, right, below. */
export const neighbors = (view: View, index: number): readonly [number, number, number, number] => [
  index - view.width,
  index - 1,
  index + 1,
  index + view.width,
];

/** The eight cells around a cell that is not on the margin. */
export const around = (view: View, index: number): readonly number[] =>
  [index - view.width, index, index + view.width].flatMap((middle) =>
    [middle - 1, middle, middle + 1].filter((at) => at !== index),
  );

/**
 * The groups of cells with the same label, ordered by their topmost, then leftmost cell (G3). Cells without a label
 * (undefined or false) belong to no group.
 */
export function groups(view: View, labels: readonly unknown[]): Group[] {
  const seen = new Uint8Array(labels.length);
  const found: Group[] = [];
  for (let start = 0; start < labels.length; start++) {
    const label = labels[start];
    if (!label || seen[start]) continue;
    seen[start] = 1;
    const group = [start];
    // Breadth-first: the list grows while it is traversed.
    for (const index of group) {
      for (const next of neighbors(view, index)) {
        if (labels[next] !== label || seen[next]) continue;
        seen[next] = 1;
        group.push(next);
      }
    }
    found.push(group.toSorted((a, b) => a - b));
  }
  return found;
}

/** The largest groups; several if they tie (G3). */
export function largest(all: readonly Group[]): Group[] {
  const size = Math.max(0, ...all.map((group) => group.length));
  return all.filter((group) => group.length === size);
}
