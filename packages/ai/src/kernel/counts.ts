// Things of the scoring language, compiled: how many of them a town has, and what they are worth together.

import { ICONS, TERRAINS } from '@wagons/rules';
import type { Filter, SizedThings, Things } from '@wagons/rules/scoring';
import { type Chosen, compileFilter, type Marks } from './filters.ts';
import { takeGroup, takeSize } from './flood.ts';
import { type Each, pointsOf } from './parts.ts';
import { fromLeft, fromRight, makeRows, popcount, type Rows, shifted, SIDE } from './rows.ts';
import { isSized, type Worths, worthOf, worthsOf } from './sizes.ts';
import type { KernelTown } from './town.ts';

export type Count = (town: KernelTown) => number;

/** What all things of a town are worth. */
export function compileEach(bonus: Each, chosen: Chosen): Count {
  const { each } = bonus;
  if (isSized(each)) return compileSized(each, worthsOf(each, bonus), chosen);
  const count = compileThings(each, chosen);
  const points = pointsOf(bonus);
  return (town) => points * count(town) + 0;
}

/** How many such things a town has. */
export function compileThings(things: Things, chosen: Chosen): Count {
  if (isSized(things)) return compileSized(things, worthsOf(things, {}), chosen);
  const compile = (filter: Filter): Marks => compileFilter(filter, chosen);
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

/** What things are worth that have a size of their own, each by its size. */
export function compileSized(things: SizedThings, worths: Worths, chosen: Chosen): Count {
  if ('group' in things) return groupWorth(compileFilter(things.group, chosen), worths);
  if ('line' in things) return lineWorth(compileFilter(things.line, chosen), worths);
  if ('run' in things) return runWorth(compileFilter(things.run, chosen), worths);
  if (things.space.atMost === 1) {
    const holes = things.corners ? roundHoleCount : holeCount;
    const points = worthOf(worths, 1);
    return (town) => points * holes(town) + 0;
  }
  return things.corners ? roundSpaceWorth(worths) : spaceWorth(worths);
}

function countCells(rows: Rows, town: KernelTown): number {
  let count = 0;
  for (let y = town.top; y <= town.bottom; y++) count += popcount(rows[y & 31]!);
  return count;
}

function groupWorth(such: Marks, worths: Worths): Count {
  const rest = makeRows();
  return (town) => {
    rest.set(such(town));
    return worthOfGroups(rest, town.top, town.bottom, worths);
  };
}

function worthOfGroups(rest: Rows, top: number, bottom: number, worths: Worths): number {
  let points = 0;
  for (let cells = takeSize(rest, top, bottom); cells > 0; cells = takeSize(rest, top, bottom)) {
    points += worthOf(worths, cells);
  }
  return points;
}

/** Empty cells with a territory on every side. */
function holeCount({ occupied, top, bottom }: KernelTown): number {
  let count = 0;
  for (let y = top + 1; y < bottom; y++) {
    const row = occupied[y & 31]!;
    const sides = shifted(row, 1) & shifted(row, 31) & occupied[(y - 1) & 31]! & occupied[(y + 1) & 31]!;
    count += popcount(sides & ~row);
  }
  return count;
}

/** Empty cells with a territory on every side and at every corner. */
function roundHoleCount({ occupied, top, bottom }: KernelTown): number {
  let count = 0;
  for (let y = top + 1; y < bottom; y++) {
    const row = occupied[y & 31]!;
    const ends = occupied[(y - 1) & 31]! & occupied[(y + 1) & 31]!;
    const beside = row & ends;
    count += popcount(fromLeft(beside) & fromRight(beside) & ends & ~row);
  }
  return count;
}

/** The columns from `left` to `right`. */
const columns = (left: number, right: number): number =>
  right < left ? 0 : right - left >= SIDE - 1 ? -1 : shifted((1 << (right - left + 1)) - 1, -left & 31);

/** Writes the enclosed empty cells of a town into `rest`. */
function markEnclosed(town: KernelTown, rest: Rows): void {
  const inside = columns(town.left - 1, town.right + 1);
  for (let y = town.top - 1; y <= town.bottom + 1; y++) rest[y & 31] = ~town.occupied[y & 31]! & inside;
  // The first space found, in the row above the town, is all around it.
  takeSize(rest, town.top - 1, town.bottom + 1);
}

function spaceWorth(worths: Worths): Count {
  const rest = makeRows();
  return (town) => {
    if (town.size === 0) return 0;
    markEnclosed(town, rest);
    return worthOfGroups(rest, town.top, town.bottom, worths);
  };
}

/** Enclosed spaces that touch no other empty cell at a corner. */
function roundSpaceWorth(worths: Worths): Count {
  const rest = makeRows();
  const space = makeRows();
  return (town) => {
    if (town.size === 0) return 0;
    markEnclosed(town, rest);
    let points = 0;
    for (;;) {
      const size = takeGroup(rest, space, town.top, town.bottom);
      if (size === 0) return points;
      if (isRound(town, space)) points += worthOf(worths, size);
    }
  };
}

/** Whether all cells around a space, also at its corners, have a territory. */
function isRound({ occupied, top, bottom }: KernelTown, space: Rows): boolean {
  for (let y = top; y <= bottom; y++) {
    const near = space[(y - 1) & 31]! | space[y & 31]! | space[(y + 1) & 31]!;
    const around = near | fromLeft(near) | fromRight(near);
    if ((around & ~space[y & 31]! & ~occupied[y & 31]!) !== 0) return false;
  }
  return true;
}

function blockCount(
  { block: [width, height], same, of }: Extract<Things, { readonly block: unknown }>,
  such: Marks,
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
          const row = rows[(y + down) & 31]! & plane[(y + down) & 31]!;
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

/** Blocks of two by two in six planes from this one on. */
function countSquares({ planes, top, bottom }: KernelTown, first: number): number {
  let count = 0;
  for (let plane = first; plane < first + 6; plane++) {
    let above = 0;
    for (let y = top; y <= bottom; y++) {
      const row = planes[(plane << 5) | (y & 31)]!;
      const both = row & above;
      above = row;
      if (both !== 0) count += popcount(both & shifted(both, 1));
    }
  }
  return count;
}

function pairCount(such: Marks, apart: number, between: Marks | undefined): Count {
  return (town) => {
    const rows = such(town);
    const middle = between?.(town);
    // The ring has no end, so pairs may only begin where they also end within the town.
    const starts = columns(town.left, town.right - apart);
    let count = 0;
    for (let y = town.top; y <= town.bottom; y++) {
      let across = rows[y & 31]! & shifted(rows[y & 31]!, apart) & starts;
      let down = y + apart <= town.bottom ? rows[y & 31]! & rows[(y + apart) & 31]! : 0;
      if (middle) {
        for (let step = 1; step < apart; step++) {
          across &= shifted(middle[y & 31]!, step);
          down &= middle[(y + step) & 31]!;
        }
      }
      count += popcount(across) + popcount(down);
    }
    return count;
  };
}

function lineWorth(such: Marks, worths: Worths): Count {
  return (town) => {
    const rows = such(town);
    let points = 0;
    for (let y = town.top; y <= town.bottom; y++) points += worthOf(worths, popcount(rows[y & 31]!));
    for (let x = town.left; x <= town.right; x++) points += worthOf(worths, columnHits(rows, town, x));
    return points;
  };
}

/** All runs are followed at once, bit by bit: those that go on for another cell are worth so much more. */
function runWorth(such: Marks, worths: Worths): Count {
  return (town) => {
    const rows = such(town);
    let points = 0;
    for (let y = town.top; y <= town.bottom; y++) {
      const row = rows[y & 31]!;
      if (row === 0) continue;
      let across = row & ~fromLeft(row) & fromRight(row);
      for (let size = 2; across !== 0; size++) {
        points += popcount(across) * (worthOf(worths, size) - worthOf(worths, size - 1));
        across &= shifted(row, size);
      }
      let down = row & ~rows[(y - 1) & 31]! & rows[(y + 1) & 31]!;
      for (let size = 2; down !== 0; size++) {
        points += popcount(down) * (worthOf(worths, size) - worthOf(worths, size - 1));
        down &= rows[(y + size) & 31]!;
      }
    }
    return points;
  };
}

export function columnHits(rows: Rows, town: KernelTown, x: number): number {
  let hits = 0;
  for (let y = town.top; y <= town.bottom; y++) hits += (rows[y & 31]! >>> (x & 31)) & 1;
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

function kindCount(such: Marks, kind: 'terrain' | 'icon'): Count {
  return (town) => {
    const rows = such(town);
    let count = 0;
    for (const plane of kind === 'terrain' ? town.terrains : town.icons) {
      let found = 0;
      for (let y = town.top; y <= town.bottom; y++) found |= rows[y & 31]! & plane[y & 31]!;
      if (found !== 0) count++;
    }
    return count;
  };
}
