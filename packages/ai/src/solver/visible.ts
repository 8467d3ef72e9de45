// Which territories are visible in a town, counted by their codes.

import { SIDE } from '../kernel/rows.ts';
import type { KernelTown } from '../kernel/town.ts';

/** How often each code is visible in a town. */
export function countCodes({ cells, left, top, right, bottom }: KernelTown, counts: Uint8Array): void {
  counts.fill(0);
  for (let y = top; y <= bottom; y++) {
    const row = (y & 31) * SIDE;
    for (let x = left; x <= right; x++) counts[cells[row + (x & 31)]!]!++;
  }
}
