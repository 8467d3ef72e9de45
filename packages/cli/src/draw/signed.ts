// Formats margins and changes with their sign.

import type { Words } from '@wagons/words';

/** "+3", "−1.5", "0"; at most two decimals. */
export function signed({ amounts }: Words, points: number): string {
  const rounded = Math.round(points * 100) / 100;
  return rounded > 0 ? `+${amounts.number(rounded)}` : amounts.number(rounded);
}
