// Things of the scoring language, compiled: how many of them a town has.

import { type Filter, ICONS, type Range, TERRAINS, type Things } from '@wagons/rules';
import { type Chosen, compileFilter, type Marks } from './filters.ts';
import { takeSize } from './flood.ts';
import { makeRows, popcount, type Rows, shifted, SIDE } from './rows.ts';
import type { KernelTown } from './town.ts';

export type Count = (town: KernelTown) => number;

const within = (n: number, { atLeast = -Infinity, atMost = Infinity }: Range): boolean =>
  n >= atLeast && n <= atMost;

export function compileThings(things: Things, chosen: Chosen): Count {
  const compile = (filter: Filter): Marks => compileFilter(filter, chosen);
  if ('cell' in things) {
    const such = compile(things.cell);
    return (town) => countCells(such(town), town);
  }
  if ('group' in things) return groupCount(compile(things.group), things.size ?? {});
  if ('space' in things) return things.space.atMost === 1 ? holeCount : spaceCount(things.space);
  if ('block' in things) return blockCount(things, compile(things.of ?? {}));
  if ('pair' in things) {
    return pairCount(compile(things.pair), things.apart, things.between && compile(things.between));
  }
  if ('line' in things) return lineCount(compile(things.line), things.size);
  if ('set' in things) return setCount(things.set);
  return kindCount(compile(things.of ?? {}), things.kind);
}

function countCells(rows: Rows, town: KernelTown): number {
  let count = 0;
  for (let y = town.top; y <= town.bottom; y++) count += popcount(rows[y & 31]!);
  return count;
}

function groupCount(such: Marks, size: Range): Count {
  const rest = makeRows();
  return (town) => {
    rest.set(such(town));
    return groupsOfSize(rest, town.top, town.bottom, size);
  };
}

function groupsOfSize(rest: Rows, top: number, bottom: number, size: Range): number {
  let count = 0;
  for (let cells = takeSize(rest, top, bottom); cells > 0; cells = takeSize(rest, top, bottom)) {
    if (within(cells, size)) count++;
  }
  return count;
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

/** The columns from `left` to `right`. */
const columns = (left: number, right: number): number =>
  right < left ? 0 : right - left >= SIDE - 1 ? -1 : shifted((1 << (right - left + 1)) - 1, -left & 31);

function spaceCount(size: Range): Count {
  const rest = makeRows();
  return (town) => {
    if (town.size === 0) return 0;
    const inside = columns(town.left - 1, town.right + 1);
    for (let y = town.top - 1; y <= town.bottom + 1; y++) rest[y & 31] = ~town.occupied[y & 31]! & inside;
    // The first space found, in the row above the town, is all around it.
    takeSize(rest, town.top - 1, town.bottom + 1);
    return groupsOfSize(rest, town.top - 1, town.bottom + 1, size);
  };
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

function lineCount(such: Marks, size: Range): Count {
  return (town) => {
    const rows = such(town);
    let count = 0;
    for (let y = town.top; y <= town.bottom; y++) {
      const hits = popcount(rows[y & 31]!);
      if (hits > 0 && within(hits, size)) count++;
    }
    for (let x = town.left; x <= town.right; x++) {
      const hits = columnHits(rows, town, x);
      if (hits > 0 && within(hits, size)) count++;
    }
    return count;
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
