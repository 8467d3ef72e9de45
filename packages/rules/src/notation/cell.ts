// A cell as text: `2,-1` (N6).

import type { Cell } from '../core/types.ts';

export const makeCell = ({ x, y }: Cell): string => `${x},${y}`;

export function parseCell(text: string): Cell | undefined {
  const match = /^(-?\d{1,3}),(-?\d{1,3})$/.exec(text);
  return match ? { x: Number(match[1]) + 0, y: Number(match[2]) + 0 } : undefined;
}
