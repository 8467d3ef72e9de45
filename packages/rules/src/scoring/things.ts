// What a scoring condition counts: cells, groups, spaces, blocks, pairs, lines, sets and kinds.

import { type Cells, type Group, groups } from '../groups.ts';
import type { View } from '../town.ts';
import { type Filter, ICONS, TERRAINS, type Things } from '../types.ts';
import { indices, matching, within } from './matching.ts';

/** Every such thing in a town. */
export function find(things: Things, view: View, chosen: Cells): Group[] {
  const match = (filter: Filter): Cells => matching(filter, view, chosen);
  if ('cell' in things) return indices(match(things.cell)).map((index) => [index]);
  if ('group' in things) {
    return groups(view, match(things.group)).filter((group) => within(group.length, things.size ?? {}));
  }
  if ('space' in things) {
    return enclosed(view).filter((space) => within(space.length, things.space));
  }
  if ('block' in things) {
    const [width, height] = things.block;
    const cells = match(things.of ?? {});
    const upright = blocks(view, cells, { width, height }, things.same);
    return width === height
      ? upright
      : [...upright, ...blocks(view, cells, { width: height, height: width }, things.same)];
  }
  if ('pair' in things) {
    return pairs(view, match(things.pair), things.apart, things.between && match(things.between));
  }
  if ('line' in things) {
    const cells = match(things.line);
    return lines(view)
      .map((line) => line.filter((index) => cells[index]))
      .filter((line) => line.length > 0 && within(line.length, things.size));
  }
  if ('set' in things) return sets(view, things.set);
  return kinds(view, indices(match(things.of ?? {})), things.kind);
}

/** Spaces of empty cells that do not reach the margin. */
function enclosed(view: View): Group[] {
  // The margin is one space that runs all around the town: it is the first one, and never enclosed.
  const empty = view.territories.map((territory) => territory === undefined);
  const [, ...inside] = groups(view, empty);
  return inside;
}

function blocks(
  view: View,
  cells: Cells,
  { width, height }: { readonly width: number; readonly height: number },
  same: 'terrain' | 'icon' | undefined,
): Group[] {
  const offsets = Array.from(
    { length: width * height },
    (_, i) => Math.floor(i / width) * view.width + (i % width),
  );
  return indices(cells)
    .map((corner) => offsets.map((offset) => corner + offset))
    .filter((block) => block.every((index) => cells[index]))
    .filter(
      (block) =>
        same === undefined || new Set(block.map((index) => view.territories[index]?.[same])).size === 1,
    );
}

function pairs(view: View, cells: Cells, apart: number, between: Cells | undefined): Group[] {
  return indices(cells).flatMap((index) =>
    [1, view.width]
      .filter((step) => step !== 1 || (index % view.width) + apart < view.width)
      .map((step) => Array.from({ length: apart + 1 }, (_, i) => index + i * step))
      .filter(
        (path) =>
          cells[path.at(-1) ?? -1] && (between === undefined || path.slice(1, -1).every((i) => between[i])),
      )
      .map((path) => [index, path.at(-1) ?? index]),
  );
}

/** The rows from top to bottom, then the columns from left to right, each with its territories. */
function lines(view: View): Group[] {
  const rows: number[][] = Array.from({ length: view.height }, () => []);
  const columns: number[][] = Array.from({ length: view.width }, () => []);
  view.territories.forEach((territory, index) => {
    if (!territory) return;
    rows[Math.floor(index / view.width)]?.push(index);
    columns[index % view.width]?.push(index);
  });
  return [...rows, ...columns].filter((line) => line.length > 0);
}

/** The lines with the most marked cells, in the order of their first marked cell; a row before a column. */
export function fullestLines(view: View, cells: Cells): Group[] {
  const marked = lines(view).map((line) => ({ line, hits: line.filter((index) => cells[index]) }));
  const most = Math.max(0, ...marked.map(({ hits }) => hits.length));
  return marked
    .filter(({ hits }) => hits.length === most && most > 0)
    .toSorted((a, b) => (a.hits[0] ?? 0) - (b.hits[0] ?? 0))
    .map(({ line }) => line);
}

const TERRAIN_WORDS: readonly string[] = TERRAINS;

/** Complete sets: the first holds the first territory of each word in reading order, and so on. */
function sets(view: View, words: readonly string[]): Group[] {
  const side = TERRAIN_WORDS.includes(words[0] ?? '') ? 'terrain' : 'icon';
  const members = words.map((): number[] => []);
  view.territories.forEach((territory, index) => {
    if (territory) members[words.indexOf(territory[side])]?.push(index);
  });
  const complete = Math.min(...members.map((list) => list.length));
  return Array.from({ length: complete }, (_, i) => members.map((list) => list[i] ?? 0));
}

/** The different terrains or icons among some cells, each with all its cells. */
function kinds(view: View, cells: readonly number[], kind: 'terrain' | 'icon'): Group[] {
  return [...(kind === 'terrain' ? TERRAINS : ICONS)]
    .map((word) => cells.filter((index) => view.territories[index]?.[kind] === word))
    .filter((list) => list.length > 0);
}
