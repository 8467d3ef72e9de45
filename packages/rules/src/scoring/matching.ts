// Which territories of a town match a filter of the scoring language.

import { type Cells, neighbors } from '../town/groups.ts';
import type { View } from '../town/town.ts';
import type { Filter, Range } from '../core/types.ts';

export const within = (n: number, { atLeast = -Infinity, atMost = Infinity }: Range): boolean =>
  n >= atLeast && n <= atMost;

const oneOf = <T>(words: T | readonly T[] | undefined, word: T): boolean =>
  words === undefined || words === word || (Array.isArray(words) && words.includes(word));

/** Marks the territories that match: first by terrain and icon, then filter by filter. */
export function matching(filter: Filter, view: View, chosen: Cells): Cells {
  const { terrain, icon, beside, near, amid, neighbours: counted, emptySides, not, any, all } = filter;
  const cells: boolean[] = [];
  for (const territory of view.territories) {
    cells.push(territory !== undefined && oneOf(terrain, territory.terrain) && oneOf(icon, territory.icon));
  }
  const keep = (test: (index: number) => boolean | undefined): void => {
    for (let index = 0; index < cells.length; index++) if (cells[index] && !test(index)) cells[index] = false;
  };
  const match = (inner: Filter): Cells => matching(inner, view, chosen);
  const number = (index: number, test: (next: number) => unknown): number =>
    neighbors(view, index).filter(test).length;

  if (filter.chosen) keep((index) => chosen[index]);
  if (beside) {
    const such = match(beside);
    keep((index) => neighbors(view, index).some((next) => such[next]));
  }
  if (near) {
    const such = match(near);
    keep((index) => such[index] || neighbors(view, index).some((next) => such[next]));
  }
  if (amid) {
    const such = match(amid);
    keep((index) => {
      const [up, left, right, down] = neighbors(view, index);
      return (such[left] && such[right]) || (such[up] && such[down]);
    });
  }
  if (counted) {
    const such = match(counted.of);
    keep((index) =>
      within(
        number(index, (next) => such[next]),
        counted,
      ),
    );
  }
  if (emptySides)
    keep((index) =>
      within(
        number(index, (next) => !view.territories[next]),
        emptySides,
      ),
    );
  if (not) {
    const such = match(not);
    keep((index) => !such[index]);
  }
  if (any) {
    const such = any.map(match);
    keep((index) => such.some((one) => one[index]));
  }
  if (all) {
    const such = all.map(match);
    keep((index) => such.every((one) => one[index]));
  }
  return cells;
}

/** The marked cells, in reading order. */
export function indices(cells: Cells): number[] {
  const found: number[] = [];
  for (let index = 0; index < cells.length; index++) if (cells[index]) found.push(index);
  return found;
}
