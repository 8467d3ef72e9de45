import { describe, expect, it } from 'vitest';
import { countedValue } from './countUp.ts';

describe('a number that counts up', () => {
  it('starts at the old value and ends exactly at the new one', () => {
    expect(countedValue(12, 31, 0)).toBe(12);
    expect(countedValue(12, 31, 1)).toBe(31);
    expect(countedValue(12, 31, 1.7)).toBe(31);
  });

  it('never turns back, upward or downward', () => {
    for (const [from, to] of [
      [0, 40],
      [9, 3],
    ] as const) {
      const shown = Array.from({ length: 21 }, (_, i) => countedValue(from, to, i / 20));
      expect(shown).toEqual(shown.toSorted((a, b) => (to > from ? a - b : b - a)));
    }
  });
});
