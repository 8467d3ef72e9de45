// Upper bound for round holes: empty cells with territories on all sides and corners.

import { EMPTY_CELL } from '../../../kernel/town/codes.ts';
import { AREA, torus } from '../../../kernel/town/rows.ts';
import type { KernelTown } from '../../../kernel/town/town.ts';
import type { GainBound } from './gainBound.ts';

const { cellIndex } = torus;

/** Marks a cell with a territory: it is never a hole. */
const NEVER = 9;
/** A card that doesn't cover the hole itself covers at most two of the eight cells around it. */
const BY_ONE_CARD = 2;
/** The most round holes around one card, since they don't touch each other, not even at a corner. */
const MOST_HOLES = 4;

/** The offsets of the twelve cells around a card, and of the eight cells around a cell. */
const RING: ReadonlyArray<readonly [number, number]> = [-1, 0, 1, 2].flatMap((down) =>
  [-1, 0, 1, 2].flatMap((right): Array<readonly [number, number]> =>
    [0, 1].includes(right) && [0, 1].includes(down) ? [] : [[right, down]],
  ),
);
const AROUND: ReadonlyArray<readonly [number, number]> = [-1, 0, 1].flatMap((down) =>
  [-1, 0, 1].flatMap((right): Array<readonly [number, number]> =>
    right === 0 && down === 0 ? [] : [[right, down]],
  ),
);

export function roundHoleBound(points: number): GainBound {
  /** By cell: how many of the eight cells around it are empty. By spot: the holes completed plus one, 0 if unknown. */
  const missing = new Uint8Array(AREA);
  const found = { apart: new Uint8Array(AREA), near: new Uint8Array(AREA) };
  let cells = new Uint8Array(AREA);
  let help = 0;

  /** How many holes a card completes if other cards cover up to `others` more cells around each. */
  const made = (x: number, y: number, others: number): number => {
    let count = 0;
    for (const [right, down] of RING) {
      const open = missing[cellIndex(x + right, y + down)]!;
      if (open === 0 || open > BY_ONE_CARD + others) continue;
      let filled = 0;
      for (let part = 0; part < 4; part++) {
        const [column, row] = [part & 1, part >> 1];
        if (Math.abs(right - column) > 1 || Math.abs(down - row) > 1) continue;
        if (cells[cellIndex(x + column, y + row)] === EMPTY_CELL) filled++;
      }
      if (filled > 0 && open <= filled + others) count++;
    }
    return Math.min(MOST_HOLES, count);
  };
  const cached = (known: Uint8Array, x: number, y: number, others: number): number => {
    const at = cellIndex(x, y);
    if (known[at] === 0) known[at] = 1 + made(x, y, others);
    return known[at]! - 1;
  };
  const covered = (x: number, y: number): number => {
    let count = 0;
    for (let part = 0; part < 4; part++) {
      if (missing[cellIndex(x + (part & 1), y + (part >> 1))] === 0) count++;
    }
    return count;
  };
  return {
    begin(town, _card, others) {
      ({ cells } = town);
      help = BY_ONE_CARD * others.cards;
      found.apart.fill(0);
      found.near.fill(0);
      findMissing(town, missing);
    },
    most: () => points * MOST_HOLES,
    apart: (_card, _rotation, x, y) => points * (cached(found.apart, x, y, 0) - covered(x, y)),
    near: (_card, _rotation, x, y) => points * cached(found.near, x, y, help),
  };
}

function findMissing({ cells, left, top, right, bottom }: KernelTown, missing: Uint8Array): void {
  missing.fill(AROUND.length);
  for (let y = top - 1; y <= bottom + 1; y++) {
    for (let x = left - 1; x <= right + 1; x++) {
      const at = cellIndex(x, y);
      missing[at] = NEVER;
      if (cells[at] !== EMPTY_CELL) continue;
      const isEmpty = ([across, down]: readonly [number, number]): boolean =>
        cells[cellIndex(x + across, y + down)] === EMPTY_CELL;
      missing[at] = AROUND.filter(isEmpty).length;
    }
  }
}
