// Filters of the scoring language, compiled: each marks the territories of a town that it means, row by row.

import { ICONS, TERRAINS } from '@wagons/rules';
import type { Filter, Range } from '@wagons/rules/scoring';
import { fromLeft, fromRight, makeRows, type Rows } from './rows.ts';
import type { KernelTown } from './town.ts';

/**
 * Marks cells of a town. The rows belong to the compiled filter and hold until it is asked again. They are right
 * from one row above the town to one below it, where nothing lies.
 */
export type Marks = (town: KernelTown) => Rows;

/** What a surrounding `choose` has picked; it is written before the `score` inside is asked. */
export type Chosen = { readonly rows: Rows };

/** Takes out of `marks` what does not match. */
type Narrow = (town: KernelTown, marks: Rows) => void;

export function compileFilter(filter: Filter, chosen: Chosen): Marks {
  const { terrain, icon, ...rest } = filter;
  const narrows = narrowsOf(rest, chosen);
  const plane = planeOf(terrain, icon);
  // What a plane of the town already shows need not be written down again.
  if (plane && narrows.length === 0) return plane;
  const begin = plane ?? ((town: KernelTown) => town.occupied);
  if (!plane) narrows.unshift(...planeNarrows(terrain, icon));
  const marks = makeRows();
  return (town) => {
    const rows = begin(town);
    for (let y = town.top - 1; y <= town.bottom + 1; y++) marks[y & 31] = rows[y & 31]!;
    for (const narrow of narrows) narrow(town, marks);
    return marks;
  };
}

/** The plane that shows just this, if there is one. */
function planeOf(terrain: Filter['terrain'], icon: Filter['icon']): Marks | undefined {
  if (terrain === undefined && icon === undefined) return (town) => town.occupied;
  if (terrain === undefined && typeof icon === 'string') {
    const plane = ICONS.indexOf(icon);
    return (town) => town.icons[plane]!;
  }
  if (icon === undefined && typeof terrain === 'string') {
    const plane = TERRAINS.indexOf(terrain);
    return (town) => town.terrains[plane]!;
  }
  return undefined;
}

function planeNarrows(terrain: Filter['terrain'], icon: Filter['icon']): Narrow[] {
  const terrains = [terrain ?? []].flat().map((word) => TERRAINS.indexOf(word));
  const icons = [icon ?? []].flat().map((word) => ICONS.indexOf(word));
  const narrows: Narrow[] = [];
  if (terrain !== undefined) narrows.push((town, marks) => keepPlanes(town, marks, town.terrains, terrains));
  if (icon !== undefined) narrows.push((town, marks) => keepPlanes(town, marks, town.icons, icons));
  return narrows;
}

function narrowsOf(filter: Omit<Filter, 'terrain' | 'icon'>, chosen: Chosen): Narrow[] {
  const compile = (inner: Filter): Marks => compileFilter(inner, chosen);
  const narrows: Narrow[] = [];
  const { beside, near, amid, neighbours, emptySides, not, any, all } = filter;
  if (filter.chosen) {
    narrows.push((town, marks) => {
      for (let y = town.top; y <= town.bottom; y++) marks[y & 31]! &= chosen.rows[y & 31]!;
    });
  }
  if (beside) narrows.push(keepBeside(compile(beside), 'beside'));
  if (near) narrows.push(keepBeside(compile(near), 'near'));
  if (amid) narrows.push(keepAmid(compile(amid)));
  if (neighbours) {
    const such = compile(neighbours.of);
    narrows.push((town, marks) => keepCounted(town, marks, such(town), neighbours));
  }
  if (emptySides) {
    const empty = makeRows();
    narrows.push((town, marks) => {
      for (let y = town.top - 1; y <= town.bottom + 1; y++) empty[y & 31] = ~town.occupied[y & 31]!;
      keepCounted(town, marks, empty, emptySides);
    });
  }
  if (not) {
    const such = compile(not);
    narrows.push((town, marks) => {
      const rows = such(town);
      for (let y = town.top; y <= town.bottom; y++) marks[y & 31]! &= ~rows[y & 31]!;
    });
  }
  if (any) narrows.push(keepAny(any.map(compile)));
  for (const one of all ?? []) {
    const such = compile(one);
    narrows.push((town, marks) => {
      const rows = such(town);
      for (let y = town.top; y <= town.bottom; y++) marks[y & 31]! &= rows[y & 31]!;
    });
  }
  return narrows;
}

function keepPlanes(town: KernelTown, marks: Rows, planes: readonly Rows[], which: readonly number[]): void {
  for (let y = town.top; y <= town.bottom; y++) {
    let row = 0;
    for (const plane of which) row |= planes[plane]![y & 31]!;
    marks[y & 31]! &= row;
  }
}

function keepBeside(such: Marks, how: 'beside' | 'near'): Narrow {
  return (town, marks) => {
    const rows = such(town);
    for (let y = town.top; y <= town.bottom; y++) {
      const row = rows[y & 31]!;
      const around = fromLeft(row) | fromRight(row) | rows[(y - 1) & 31]! | rows[(y + 1) & 31]!;
      marks[y & 31]! &= how === 'near' ? around | row : around;
    }
  };
}

function keepAmid(such: Marks): Narrow {
  return (town, marks) => {
    const rows = such(town);
    for (let y = town.top; y <= town.bottom; y++) {
      const row = rows[y & 31]!;
      marks[y & 31]! &= (fromLeft(row) & fromRight(row)) | (rows[(y - 1) & 31]! & rows[(y + 1) & 31]!);
    }
  };
}

/** Keeps the cells with so many of `such` on their four sides; the four are added up bit by bit, all cells at once. */
function keepCounted(town: KernelTown, marks: Rows, such: Rows, { atLeast = 0, atMost = 4 }: Range): void {
  for (let y = town.top; y <= town.bottom; y++) {
    const row = such[y & 31]!;
    const left = fromLeft(row);
    const right = fromRight(row);
    const up = such[(y - 1) & 31]!;
    const down = such[(y + 1) & 31]!;
    const oneOfSides = left ^ right;
    const oneOfEnds = up ^ down;
    const bothSides = left & right;
    const bothEnds = up & down;
    const four = bothSides & bothEnds;
    const one = (oneOfSides ^ oneOfEnds) & ~(bothSides | bothEnds);
    const three = (bothSides & oneOfEnds) | (bothEnds & oneOfSides);
    const none = ~(left | right | up | down);
    const two = ~(none | one | three | four);
    let kept = 0;
    if (atLeast <= 0) kept |= none;
    if (atLeast <= 1 && atMost >= 1) kept |= one;
    if (atLeast <= 2 && atMost >= 2) kept |= two;
    if (atLeast <= 3 && atMost >= 3) kept |= three;
    if (atLeast <= 4 && atMost >= 4) kept |= four;
    marks[y & 31]! &= kept;
  }
}

function keepAny(such: readonly Marks[]): Narrow {
  const either = makeRows();
  return (town, marks) => {
    for (let y = town.top; y <= town.bottom; y++) either[y & 31] = 0;
    for (const one of such) {
      const rows = one(town);
      for (let y = town.top; y <= town.bottom; y++) either[y & 31]! |= rows[y & 31]!;
    }
    for (let y = town.top; y <= town.bottom; y++) marks[y & 31]! &= either[y & 31]!;
  };
}
