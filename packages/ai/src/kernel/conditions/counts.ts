// Things of the scoring language, compiled: how many of them a town has, and their points together.

import { ICONS, TERRAINS } from '@wagons/rules';
import type { Filter, SizedThings, Things } from '@wagons/rules/scoring';
import { takeGroup, takeSize } from '../town/flood.ts';
import { makeRows, type Rows, SIDE, torus } from '../town/rows.ts';
import type { KernelTown } from '../town/town.ts';
import { type Chosen, type CompiledFilter, compileFilter } from './filters.ts';
import { isSized, type PointsBySize, pointsBySizeOf, pointsForSize } from './pointsBySize.ts';
import { type Each, pointsOf } from './structure.ts';

const { fromLeft, fromRight, popcount, shifted, wrap } = torus;

export type Count = (town: KernelTown) => number;

/** The points of all things of a town. */
export function compileEach(bonus: Each, chosen: Chosen): Count {
  const { each } = bonus;
  if (isSized(each)) return compileSized(each, pointsBySizeOf(each, bonus), chosen);
  const count = compileThings(each, chosen);
  const points = pointsOf(bonus);
  return (town) => points * count(town) + 0;
}

/** How many such things a town has. */
export function compileThings(things: Things, chosen: Chosen): Count {
  if (isSized(things)) return compileSized(things, pointsBySizeOf(things, {}), chosen);
  const compile = (filter: Filter): CompiledFilter => compileFilter(filter, chosen);
  if ('cell' in things) {
    const such = compile(things.cell);
    return (town) => countCells(such(town), town);
  }
  if ('block' in things) return blockCount(things, compile(things.of ?? {}));
  if ('pair' in things) {
    return pairCount(compile(things.pair), things.apart, things.between && compile(things.between));
  }
  if ('set' in things) return setCount(things.set);
  return kindCount(compile(things.of ?? {}), things.kind);
}

/** The points of things that score by their size. */
export function compileSized(things: SizedThings, bySize: PointsBySize, chosen: Chosen): Count {
  if ('group' in things) return groupPoints(compileFilter(things.group, chosen), bySize);
  if ('line' in things) return linePoints(compileFilter(things.line, chosen), bySize);
  if ('run' in things) return runPoints(compileFilter(things.run, chosen), bySize);
  if (things.space.atMost === 1) {
    const holes = things.corners ? roundHoleCount : holeCount;
    const points = pointsForSize(bySize, 1);
    return (town) => points * holes(town) + 0;
  }
  return things.corners ? roundSpacePoints(bySize) : spacePoints(bySize);
}

function countCells(rows: Rows, town: KernelTown): number {
  let count = 0;
  for (let y = town.top; y <= town.bottom; y++) count += popcount(rows[wrap(y)]!);
  return count;
}

function groupPoints(such: CompiledFilter, bySize: PointsBySize): Count {
  const rest = makeRows();
  return (town) => {
    rest.set(such(town));
    return pointsOfGroups(rest, town.top, town.bottom, bySize);
  };
}

function pointsOfGroups(rest: Rows, top: number, bottom: number, bySize: PointsBySize): number {
  let points = 0;
  for (let cells = takeSize(rest, top, bottom); cells > 0; cells = takeSize(rest, top, bottom)) {
    points += pointsForSize(bySize, cells);
  }
  return points;
}

/** Empty cells with a territory on every side. */
function holeCount({ occupied, top, bottom }: KernelTown): number {
  let count = 0;
  for (let y = top + 1; y < bottom; y++) {
    const row = occupied[wrap(y)]!;
    const sides = shifted(row, 1) & shifted(row, 31) & occupied[wrap(y - 1)]! & occupied[wrap(y + 1)]!;
    count += popcount(sides & ~row);
  }
  return count;
}

/** Empty cells with a territory on every side and at every corner. */
function roundHoleCount({ occupied, top, bottom }: KernelTown): number {
  let count = 0;
  for (let y = top + 1; y < bottom; y++) {
    const row = occupied[wrap(y)]!;
    const ends = occupied[wrap(y - 1)]! & occupied[wrap(y + 1)]!;
    const beside = row & ends;
    count += popcount(fromLeft(beside) & fromRight(beside) & ends & ~row);
  }
  return count;
}

/** The columns from `left` to `right`. */
const columns = (left: number, right: number): number =>
  right < left ? 0 : right - left >= SIDE - 1 ? -1 : shifted((1 << (right - left + 1)) - 1, wrap(-left));

/** Writes the enclosed empty cells of a town into `rest`. */
function markEnclosed(town: KernelTown, rest: Rows): void {
  const inside = columns(town.left - 1, town.right + 1);
  for (let y = town.top - 1; y <= town.bottom + 1; y++) rest[wrap(y)] = ~town.occupied[wrap(y)]! & inside;
  // The first space, which starts in the row above the town, is the outside.
  takeSize(rest, town.top - 1, town.bottom + 1);
}

function spacePoints(bySize: PointsBySize): Count {
  const rest = makeRows();
  return (town) => {
    if (town.size === 0) return 0;
    markEnclosed(town, rest);
    return pointsOfGroups(rest, town.top, town.bottom, bySize);
  };
}

/** Enclosed spaces that touch no other empty cell, not even at a corner. */
function roundSpacePoints(bySize: PointsBySize): Count {
  const rest = makeRows();
  const space = makeRows();
  return (town) => {
    if (town.size === 0) return 0;
    markEnclosed(town, rest);
    let points = 0;
    for (;;) {
      const size = takeGroup(rest, space, town.top, town.bottom);
      if (size === 0) return points;
      if (isRound(town, space)) points += pointsForSize(bySize, size);
    }
  };
}

/** Whether all cells around a space, including its corners, have a territory. */
function isRound({ occupied, top, bottom }: KernelTown, space: Rows): boolean {
  for (let y = top; y <= bottom; y++) {
    const near = space[wrap(y - 1)]! | space[wrap(y)]! | space[wrap(y + 1)]!;
    const around = near | fromLeft(near) | fromRight(near);
    if ((around & ~space[wrap(y)]! & ~occupied[wrap(y)]!) !== 0) return false;
  }
  return true;
}

function blockCount(
  { block: [width, height], same, of }: Extract<Things, { readonly block: unknown }>,
  such: CompiledFilter,
): Count {
  const ways: ReadonlyArray<readonly [number, number]> =
    width === height
      ? [[width, height]]
      : [
          [width, height],
          [height, width],
        ];
  const countIn = (town: KernelTown, rows: Rows, plane: Rows): number => {
    let count = 0;
    for (const [w, h] of ways) {
      for (let y = town.top; y <= town.bottom - h + 1; y++) {
        let corners = -1;
        for (let down = 0; down < h && corners !== 0; down++) {
          const row = rows[wrap(y + down)]! & plane[wrap(y + down)]!;
          for (let across = 0; across < w; across++) corners &= shifted(row, across);
        }
        count += popcount(corners);
      }
    }
    return count;
  };
  if (width === 2 && height === 2 && !of && same !== undefined) {
    return (town) => countSquares(town, same === 'terrain' ? 0 : 6);
  }
  return (town) => {
    const rows = such(town);
    if (same === undefined) return countIn(town, rows, town.occupied);
    let count = 0;
    for (const plane of same === 'terrain' ? town.terrains : town.icons) count += countIn(town, rows, plane);
    return count;
  };
}

/** Blocks of two by two in six planes, starting with `first`. */
function countSquares({ planes, top, bottom }: KernelTown, first: number): number {
  let count = 0;
  for (let plane = first; plane < first + 6; plane++) {
    let above = 0;
    for (let y = top; y <= bottom; y++) {
      const row = planes[(plane << 5) | wrap(y)]!;
      const both = row & above;
      above = row;
      if (both !== 0) count += popcount(both & shifted(both, 1));
    }
  }
  return count;
}

function pairCount(such: CompiledFilter, apart: number, between: CompiledFilter | undefined): Count {
  return (town) => {
    const rows = such(town);
    const middle = between?.(town);
    // On the torus a pair must start where it also ends within the town.
    const starts = columns(town.left, town.right - apart);
    let count = 0;
    for (let y = town.top; y <= town.bottom; y++) {
      let across = rows[wrap(y)]! & shifted(rows[wrap(y)]!, apart) & starts;
      let down = y + apart <= town.bottom ? rows[wrap(y)]! & rows[wrap(y + apart)]! : 0;
      if (middle) {
        for (let step = 1; step < apart; step++) {
          across &= shifted(middle[wrap(y)]!, step);
          down &= middle[wrap(y + step)]!;
        }
      }
      count += popcount(across) + popcount(down);
    }
    return count;
  };
}

function linePoints(such: CompiledFilter, bySize: PointsBySize): Count {
  return (town) => {
    const rows = such(town);
    let points = 0;
    for (let y = town.top; y <= town.bottom; y++) points += pointsForSize(bySize, popcount(rows[wrap(y)]!));
    for (let x = town.left; x <= town.right; x++) points += pointsForSize(bySize, columnHits(rows, town, x));
    return points;
  };
}

/** Follows all runs of a row in parallel, as bits: each step adds the points by which a longer run scores more. */
function runPoints(such: CompiledFilter, bySize: PointsBySize): Count {
  return (town) => {
    const rows = such(town);
    let points = 0;
    for (let y = town.top; y <= town.bottom; y++) {
      const row = rows[wrap(y)]!;
      if (row === 0) continue;
      let across = row & ~fromLeft(row) & fromRight(row);
      for (let size = 2; across !== 0; size++) {
        points += popcount(across) * (pointsForSize(bySize, size) - pointsForSize(bySize, size - 1));
        across &= shifted(row, size);
      }
      let down = row & ~rows[wrap(y - 1)]! & rows[wrap(y + 1)]!;
      for (let size = 2; down !== 0; size++) {
        points += popcount(down) * (pointsForSize(bySize, size) - pointsForSize(bySize, size - 1));
        down &= rows[wrap(y + size)]!;
      }
    }
    return points;
  };
}

export function columnHits(rows: Rows, town: KernelTown, x: number): number {
  let hits = 0;
  for (let y = town.top; y <= town.bottom; y++) hits += (rows[wrap(y)]! >>> wrap(x)) & 1;
  return hits;
}

function setCount(words: readonly string[]): Count {
  const terrains = words.map((word) => TERRAINS.findIndex((terrain) => terrain === word));
  const icons = words.map((word) => ICONS.findIndex((icon) => icon === word));
  const isTerrains = terrains.every((plane) => plane >= 0);
  return (town) => {
    let least = Infinity;
    for (const plane of isTerrains ? terrains : icons) {
      const cells = countCells((isTerrains ? town.terrains : town.icons)[plane]!, town);
      if (cells < least) least = cells;
    }
    return least;
  };
}

function kindCount(such: CompiledFilter, kind: 'terrain' | 'icon'): Count {
  return (town) => {
    const rows = such(town);
    let count = 0;
    for (const plane of kind === 'terrain' ? town.terrains : town.icons) {
      let found = 0;
      for (let y = town.top; y <= town.bottom; y++) found |= rows[wrap(y)]! & plane[wrap(y)]!;
      if (found !== 0) count++;
    }
    return count;
  };
}
