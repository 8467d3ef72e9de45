// Points with their sign, as margins and changes are told.

import type { Words } from '@wagons/words';

/** "+3", "−1.5", "0"; at most two digits behind the comma. */
export function signed({ amounts }: Words, points: number): string {
  const rounded = Math.round(points * 100) / 100;
  return rounded > 0 ? `+${amounts.number(rounded)}` : amounts.number(rounded);
}
