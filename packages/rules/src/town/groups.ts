// Groups: territories joined by edges; corners do not join (G1).

import type { View } from './town.ts';

/** Some cells of a view, as a mark for each index. */
export type Cells = readonly boolean[];

/** A set of cells of a view, as indices in reading order. */
export type Group = readonly number[];

/** The four neighbours of a cell that is not on the margin: above, left, right, below. */
export const neighbours = (view: View, index: number): readonly [number, number, number, number] => [
  index - view.width,
  index - 1,
  index + 1,
  index + view.width,
];

/** The eight cells around a cell that is not on the margin: its neighbours, and those at its corners. */
export const around = (view: View, index: number): readonly number[] =>
  [index - view.width, index, index + view.width].flatMap((middle) =>
    [middle - 1, middle, middle + 1].filter((at) => at !== index),
  );

/**
 * The groups of cells that bear the same label; a cell without a label (undefined or false) is in none. They
 * come in the order of their topmost, then leftmost cell (G3).
 */
export function groups(view: View, labels: readonly unknown[]): Group[] {
  const seen = new Uint8Array(labels.length);
  const found: Group[] = [];
  for (let start = 0; start < labels.length; start++) {
    const label = labels[start];
    if (!label || seen[start]) continue;
    seen[start] = 1;
    const group = [start];
    // The list grows while it is walked: every cell that joins brings its own neighbours.
    for (const index of group) {
      for (const next of neighbours(view, index)) {
        if (labels[next] !== label || seen[next]) continue;
        seen[next] = 1;
        group.push(next);
      }
    }
    found.push(group.toSorted((a, b) => a - b));
  }
  return found;
}

/** The largest among some groups; several when they are equally large (G3). */
export function largest(all: readonly Group[]): Group[] {
  const size = Math.max(0, ...all.map((group) => group.length));
  return all.filter((group) => group.length === size);
}
