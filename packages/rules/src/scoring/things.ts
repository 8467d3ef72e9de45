// What scoring conditions count: cells, groups, spaces, blocks, pairs, lines, runs, sets and kinds.

import { around, type Cells, type Group, groups, neighbors } from '../town/groups.ts';
import type { View } from '../town/town.ts';
import { type Filter, ICONS, type Range, TERRAINS, type Things } from '../core/types.ts';
import { indices, matching, within } from './matching.ts';

/** A thing: its size, and the cells it is attributed to. */
export type Thing = { readonly size: number; readonly cells: Group };

/** Things of the right size, each attributed to all its cells. */
const shown = (all: readonly Group[], size: Range = {}): Thing[] =>
  all.map((cells) => ({ size: cells.length, cells })).filter((thing) => within(thing.size, size));

type Block = Extract<Things, { readonly block: unknown }>;

/** Finds all such things in a town. */
export function find(things: Things, view: View, chosen: Cells): Thing[] {
  const match = (filter: Filter = {}): Cells => matching(filter, view, chosen);
  if ('cell' in things) return cells(things.cell, view, match);
  if ('group' in things) return shown(groups(view, match(things.group)), things.size);
  if ('space' in things) {
    return enclosed(view, things.corners).filter(({ size }) => within(size, things.space));
  }
  if ('block' in things) return shown(blocks(view, match(things.of), things));
  if ('pair' in things) {
    return shown(pairs(view, match(things.pair), things.apart, things.between && match(things.between)));
  }
  if ('line' in things) return shown(marked(lines(view), match(things.line)), things.size);
  if ('run' in things) return shown(runs(view, match(things.run)), things.size);
  if ('set' in things) return shown(sets(view, things.set));
  return shown(kinds(view, indices(match(things.of)), things.kind));
}

/** Matching territories. One that matches because of its `neighbours` is attributed to them, too. */
function cells(filter: Filter, view: View, match: (filter: Filter) => Cells): Thing[] {
  const helpers = filter.neighbours && match(filter.neighbours.of);
  return indices(match(filter)).map((index) => ({
    size: 1,
    cells: helpers ? [index, ...neighbors(view, index).filter((next) => helpers[next])] : [index],
  }));
}

/**
 * Enclosed empty spaces, attributed to the territories around them. With `corners` the diagonal territories count as
 * well, and a space without all of them is skipped.
 */
function enclosed(view: View, corners = false): Thing[] {
  // The margin is one connected space around the town. It comes first, and is never enclosed.
  const empty = view.territories.map((territory) => territory === undefined);
  const [, ...inside] = groups(view, empty);
  return inside.flatMap((space) => {
    const ring = new Set(
      space
        .flatMap((index): readonly number[] => (corners ? around : neighbors)(view, index))
        .filter((index) => !space.includes(index)),
    );
    const isClosed = [...ring].every((index) => !empty[index]);
    return isClosed ? [{ size: space.length, cells: [...ring].toSorted((a, b) => a - b) }] : [];
  });
}

/** Rectangles of marked cells, in both orientations. */
function blocks(view: View, cells: Cells, { block, same }: Block): Group[] {
  const [width, height] = block;
  const ways: ReadonlyArray<Block['block']> = width === height ? [block] : [block, [height, width]];
  const isUniform = (rectangle: Group): boolean =>
    same === undefined || new Set(rectangle.map((index) => view.territories[index]?.[same])).size === 1;
  return ways.flatMap((way) => rectangles(view, cells, way)).filter(isUniform);
}

function rectangles(view: View, cells: Cells, [width, height]: Block['block']): Group[] {
  const offsets = Array.from(
    { length: width * height },
    (_, i) => Math.floor(i / width) * view.width + (i % width),
  );
  return indices(cells)
    .map((corner) => offsets.map((offset) => corner + offset))
    .filter((rectangle) => rectangle.every((index) => cells[index]));
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

/** Rows from top to bottom, then columns from left to right, as the territories in them. */
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

/** The marked cells of each line that has any. */
const marked = (all: readonly Group[], cells: Cells): Group[] =>
  all.map((line) => line.filter((index) => cells[index])).filter((hits) => hits.length > 0);

/** Maximal runs of two or more marked cells in a row or column. */
function runs(view: View, cells: Cells): Group[] {
  return [1, view.width].flatMap((step) =>
    indices(cells)
      .filter((index) => !cells[index - step])
      .map((start) => {
        const run = [start];
        for (let next = start + step; cells[next]; next += step) run.push(next);
        return run;
      })
      .filter((run) => run.length > 1),
  );
}

/**
 * The paths from a cell to the closest marked ones in its row or column: all territories on the way, with both ends.
 * Several if they tie. An empty cell makes a path longer, but isn't part of it.
 */
export function closest(view: View, cells: Cells, index: number): Group[] {
  const found = [-view.width, -1, 1, view.width]
    .map((step) => straight(view, index, step))
    .flatMap((way) => {
      const steps = way.findIndex((at, i) => i > 0 && cells[at]);
      return steps > 0 ? [way.slice(0, steps + 1)] : [];
    });
  const nearest = Math.min(...found.map((way) => way.length));
  return found
    .filter((way) => way.length === nearest)
    .map((way) => way.filter((at) => view.territories[at] !== undefined));
}

/** The cells from one of them on in one direction, up to the edge of the view. */
function straight(view: View, from: number, step: number): Group {
  const way: number[] = [];
  const row = Math.floor(from / view.width);
  const isInside = (at: number): boolean =>
    at >= 0 && at < view.territories.length && (Math.abs(step) > 1 || Math.floor(at / view.width) === row);
  for (let at = from; isInside(at); at += step) way.push(at);
  return way;
}

/** The lines with the most marked cells, by their first marked cell; a row before a column. */
export function fullestLines(view: View, cells: Cells): Group[] {
  const all = lines(view).map((line) => ({ line, hits: line.filter((index) => cells[index]) }));
  const most = Math.max(0, ...all.map(({ hits }) => hits.length));
  return all
    .filter(({ hits }) => hits.length === most && most > 0)
    .toSorted((a, b) => (a.hits[0] ?? 0) - (b.hits[0] ?? 0))
    .map(({ line }) => line);
}

const TERRAIN_WORDS: readonly string[] = TERRAINS;

/** Complete sets: the n-th has the n-th territory of each word in reading order. */
function sets(view: View, words: readonly string[]): Group[] {
  const side = TERRAIN_WORDS.includes(words[0] ?? '') ? 'terrain' : 'icon';
  const members = words.map((): number[] => []);
  view.territories.forEach((territory, index) => {
    if (territory) members[words.indexOf(territory[side])]?.push(index);
  });
  const complete = Math.min(...members.map((list) => list.length));
  return Array.from({ length: complete }, (_, i) => members.map((list) => list[i] ?? 0));
}

/** The distinct terrains or icons among some cells, each with all its cells. */
function kinds(view: View, cells: readonly number[], kind: 'terrain' | 'icon'): Group[] {
  return [...(kind === 'terrain' ? TERRAINS : ICONS)]
    .map((word) => cells.filter((index) => view.territories[index]?.[kind] === word))
    .filter((list) => list.length > 0);
}
