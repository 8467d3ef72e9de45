// Sweep for blocks of two by two: only the nine blocks that the card touches can change.

import type { Bonus } from '@wagons/rules/scoring';
import { codeTest } from '../conditions/crossWeight.ts';
import { pointsOf } from '../conditions/structure.ts';
import { CODE_COUNT, iconOf, terrainOf } from '../town/codes.ts';
import { type Grid, sheet } from '../town/grid.ts';
import type { CardCodes } from '../town/town.ts';
import type { ConditionSweep } from './conditionSweep.ts';

const { SHEET, STRIDE } = sheet;

/** A kind that no territory around a card has. */
const NEVER = 255;

export function blockSweepOf(bonus: Bonus): ConditionSweep | undefined {
  if (typeof bonus === 'number' || !('each' in bonus) || !('block' in bonus.each)) return undefined;
  const { block, of = {}, same } = bonus.each;
  const test = codeTest(of);
  if (!test || block[0] !== 2 || block[1] !== 2) return undefined;
  const kinds = Uint8Array.from({ length: CODE_COUNT }, (_, code) => {
    if (!test(code)) return 0;
    if (same === undefined) return 1;
    return 1 + (same === 'terrain' ? terrainOf : iconOf)[code]!;
  });
  return new BlockSweep(kinds, pointsOf(bonus));
}

class BlockSweep implements ConditionSweep {
  /** By code: what must be equal within a block; 0 for territories that are in none. */
  readonly #kinds: Uint8Array<ArrayBuffer>;
  readonly #points: number;
  /** By cell: its kind; the kind it shares with its right and its lower neighbor; 1 if it is the corner of a block. */
  readonly #kind = new Uint8Array(SHEET);
  readonly #across = new Uint8Array(SHEET);
  readonly #down = new Uint8Array(SHEET);
  readonly #block = new Uint8Array(SHEET);
  #version = 0;

  constructor(kinds: Uint8Array<ArrayBuffer>, points: number) {
    this.#kinds = kinds;
    this.#points = points;
  }

  sweep(grid: Grid, card: CardCodes, now: number, values: Float64Array): void {
    this.#begin(grid);
    const { spots, spotCount } = grid;
    const kind = this.#kind;
    const across = this.#across;
    const down = this.#down;
    const block = this.#block;
    const points = this.#points;
    // A territory that is in no block must not equal anything around.
    const k0 = this.#kinds[card[0]!]! || NEVER;
    const k1 = this.#kinds[card[1]!]! || NEVER;
    const k2 = this.#kinds[card[2]!]! || NEVER;
    const k3 = this.#kinds[card[3]!]! || NEVER;
    const whole = k0 !== NEVER && k0 === k1 && k0 === k2 && k0 === k3 ? 1 : 0;
    const upper = k0 === k1 ? k0 : NEVER;
    const lower = k2 === k3 ? k2 : NEVER;
    const first = k0 === k2 ? k0 : NEVER;
    const second = k1 === k3 ? k1 : NEVER;
    for (let i = 0; i < spotCount; i++) {
      const at = spots[i]!;
      const over = at - STRIDE;
      const below = at + STRIDE;
      const under = at + 2 * STRIDE;
      const before =
        block[over - 1]! +
        block[over]! +
        block[over + 1]! +
        block[at - 1]! +
        block[at]! +
        block[at + 1]! +
        block[below - 1]! +
        block[below]! +
        block[below + 1]!;
      // The kinds that cells around the card share: two on each side, three around each corner.
      const onTop = across[over]!;
      const onLeft = down[at - 1]!;
      const onRight = down[at + 2]!;
      const atBottom = across[under]!;
      const cornerA = across[over - 1]! & -same(across[over - 1]!, kind[at - 1]!);
      const cornerB = across[over + 1]! & -same(across[over + 1]!, kind[at + 2]!);
      const cornerC = across[under - 1]! & -same(across[under - 1]!, kind[below - 1]!);
      const cornerD = across[under + 1]! & -same(across[under + 1]!, kind[below + 2]!);
      const upright =
        same(k0, cornerA) + same(k1, cornerB) + same(k2, cornerC) + same(k3, cornerD) + whole - before;
      const turned =
        same(k3, cornerA) + same(k2, cornerB) + same(k1, cornerC) + same(k0, cornerD) + whole - before;
      values[2 * i] =
        now +
        points *
          (upright +
            same(upper, onTop) +
            same(lower, atBottom) +
            same(first, onLeft) +
            same(second, onRight));
      values[2 * i + 1] =
        now +
        points *
          (turned + same(lower, onTop) + same(upper, atBottom) + same(second, onLeft) + same(first, onRight));
    }
  }

  #begin({ codes, occupied, count, version }: Grid): void {
    if (this.#version === version) return;
    this.#version = version;
    const kind = this.#kind;
    const across = this.#across;
    const down = this.#down;
    const block = this.#block;
    kind.fill(0);
    across.fill(0);
    down.fill(0);
    block.fill(0);
    for (let i = count - 1; i >= 0; i--) {
      const at = occupied[i]!;
      const here = this.#kinds[codes[at]!]!;
      if (here === 0) continue;
      kind[at] = here;
      if (kind[at + 1] === here) across[at] = here;
      if (kind[at + STRIDE] === here) down[at] = here;
      if (across[at] === here && across[at + STRIDE] === here) block[at] = 1;
    }
  }
}

/** 1 if two kinds are equal, else 0. Branchless, because the outcome is unpredictable. */
const same = (a: number, b: number): number => (((a ^ b) - 1) >>> 31) & 1;
