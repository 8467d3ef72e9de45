// Filters of the scoring language, compiled: each marks the matching territories of a town as bit rows.

import { ICONS, TERRAINS } from '@wagons/rules';
import type { Filter, Range } from '@wagons/rules/scoring';
import { makeRows, type Rows, torus } from '../town/rows.ts';
import type { KernelTown } from '../town/town.ts';

const { fromLeft, fromRight, wrap } = torus;

/**
 * Marks cells of a town. The rows belong to the compiled filter and are valid until its next call, from one row above
 * the town to one row below it.
 */
export type CompiledFilter = (town: KernelTown) => Rows;

/** What a surrounding `choose` has picked; it is written before the inner `score` is evaluated. */
export type Chosen = { readonly rows: Rows };

/** Removes the cells from `marks` that don't match. */
type Narrow = (town: KernelTown, marks: Rows) => void;

export function compileFilter(filter: Filter, chosen: Chosen): CompiledFilter {
  const { terrain, icon, ...rest } = filter;
  const narrows = narrowsOf(rest, chosen);
  const plane = planeOf(terrain, icon);
  // Without further conditions the plane of the town needs no copy.
  if (plane && narrows.length === 0) return plane;
  const begin = plane ?? ((town: KernelTown) => town.occupied);
  if (!plane) narrows.unshift(...planeNarrows(terrain, icon));
  const marks = makeRows();
  return (town) => {
    const rows = begin(town);
    for (let y = town.top - 1; y <= town.bottom + 1; y++) marks[wrap(y)] = rows[wrap(y)]!;
    for (const narrow of narrows) narrow(town, marks);
    return marks;
  };
}

/** The plane with exactly these cells, if there is one. */
function planeOf(terrain: Filter['terrain'], icon: Filter['icon']): CompiledFilter | undefined {
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
  const compile = (inner: Filter): CompiledFilter => compileFilter(inner, chosen);
  const narrows: Narrow[] = [];
  const { beside, near, amid, neighbours, emptySides, not, any, all } = filter;
  if (filter.chosen) {
    narrows.push((town, marks) => {
      for (let y = town.top; y <= town.bottom; y++) marks[wrap(y)]! &= chosen.rows[wrap(y)]!;
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
      for (let y = town.top - 1; y <= town.bottom + 1; y++) empty[wrap(y)] = ~town.occupied[wrap(y)]!;
      keepCounted(town, marks, empty, emptySides);
    });
  }
  if (not) {
    const such = compile(not);
    narrows.push((town, marks) => {
      const rows = such(town);
      for (let y = town.top; y <= town.bottom; y++) marks[wrap(y)]! &= ~rows[wrap(y)]!;
    });
  }
  if (any) narrows.push(keepAny(any.map(compile)));
  for (const one of all ?? []) {
    const such = compile(one);
    narrows.push((town, marks) => {
      const rows = such(town);
      for (let y = town.top; y <= town.bottom; y++) marks[wrap(y)]! &= rows[wrap(y)]!;
    });
  }
  return narrows;
}

function keepPlanes(town: KernelTown, marks: Rows, planes: readonly Rows[], which: readonly number[]): void {
  for (let y = town.top; y <= town.bottom; y++) {
    let row = 0;
    for (const plane of which) row |= planes[plane]![wrap(y)]!;
    marks[wrap(y)]! &= row;
  }
}

function keepBeside(such: CompiledFilter, how: 'beside' | 'near'): Narrow {
  return (town, marks) => {
    const rows = such(town);
    for (let y = town.top; y <= town.bottom; y++) {
      const row = rows[wrap(y)]!;
      const around = fromLeft(row) | fromRight(row) | rows[wrap(y - 1)]! | rows[wrap(y + 1)]!;
      marks[wrap(y)]! &= how === 'near' ? around | row : around;
    }
  };
}

function keepAmid(such: CompiledFilter): Narrow {
  return (town, marks) => {
    const rows = such(town);
    for (let y = town.top; y <= town.bottom; y++) {
      const row = rows[wrap(y)]!;
      marks[wrap(y)]! &= (fromLeft(row) & fromRight(row)) | (rows[wrap(y - 1)]! & rows[wrap(y + 1)]!);
    }
  };
}

/** Keeps the cells by the number of `such` neighbors; a bitwise adder counts for all cells of a row in parallel. */
function keepCounted(town: KernelTown, marks: Rows, such: Rows, { atLeast = 0, atMost = 4 }: Range): void {
  for (let y = town.top; y <= town.bottom; y++) {
    const row = such[wrap(y)]!;
    const left = fromLeft(row);
    const right = fromRight(row);
    const up = such[wrap(y - 1)]!;
    const down = such[wrap(y + 1)]!;
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
    marks[wrap(y)]! &= kept;
  }
}

function keepAny(such: readonly CompiledFilter[]): Narrow {
  const either = makeRows();
  return (town, marks) => {
    for (let y = town.top; y <= town.bottom; y++) either[wrap(y)] = 0;
    for (const one of such) {
      const rows = one(town);
      for (let y = town.top; y <= town.bottom; y++) either[wrap(y)]! |= rows[wrap(y)]!;
    }
    for (let y = town.top; y <= town.bottom; y++) marks[wrap(y)]! &= either[wrap(y)]!;
  };
}
